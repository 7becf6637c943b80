import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  // Nothing is logged that the test has not asked for with `takeLogged`.
  const logged = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(logged).toEqual([])
})

// A file that needs no page says so in its first line, and does not wait for one. Last: what is set up last is undone first.
if ('window' in globalThis) {
  await import('./render-counts')
  await import('./setup-page')
}
