import { createStore } from '@tanstack/react-store'

const forgetters = new Set<() => void>()

/**
 * Registers a callback that forgets what the next session must not see, such as the names of
 * customers. It runs when a session begins or ends. The query cache is not registered: `router.tsx`
 * empties it. Drafts, saved filters and saved replies belong to one administrator and are kept:
 * `drafts.ts`, `own-list.ts`.
 */
export function endsWithSession(forget: () => void) {
  forgetters.add(forget)
}

/** A store that is reset to its initial value when a session begins or ends. */
export function createSessionStore<T>(initial: T) {
  const store = createStore(initial)
  endsWithSession(() => store.setState(() => initial))
  return store
}

export function forgetSession() {
  for (const forget of forgetters) forget()
}
