import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

/**
 * A choice of the administrator's that this browser remembers under `marketplace-admin.<name>`, as JSON; every tab follows
 * it. What was never chosen, or cannot be read, is `fallback`.
 */
export function createPreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  onChange?: (value: T) => void,
) {
  const key = `marketplace-admin.${name}`
  const saved = v.pipe(v.string(), v.parseJson(), schema)
  const listeners = new Set<() => void>()
  // The text that was read last, and what it says: the same object for the same text.
  let text: string | null = null
  let value = fallback
  // The browser would not keep it: it holds for as long as the page is there.
  let isOnlyHere = false

  function read(now: string | null) {
    if (now !== text) {
      text = now
      const parsed = v.safeParse(saved, now)
      value = parsed.success ? parsed.output : fallback
    }
    return value
  }
  function get() {
    if (isOnlyHere) return value
    try {
      return read(window.localStorage.getItem(key))
    } catch {
      return value
    }
  }
  function tell() {
    onChange?.(get())
    for (const listener of listeners) listener()
  }
  function set(next: T) {
    read(JSON.stringify(next))
    try {
      window.localStorage.setItem(key, JSON.stringify(next))
      isOnlyHere = false
    } catch (error) {
      isOnlyHere = true
      console.warn(`The browser storage does not remember "${name}".`, error)
    }
    tell()
  }
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell()
  })
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return { get, set, use: () => useSyncExternalStore(subscribe, get) }
}
