import * as React from 'react'

// React's development build captures a stack trace for each JSX element it creates, for `captureOwnerStack()`: an eighth of
// the CPU time of a test run. It stops at 10,000 per second; here it always has reached that limit. The warnings of React
// lose the line of the element only, not their text or the component stack. If React renames the field, this has no effect.

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  })
}
