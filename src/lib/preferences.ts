import { createStore, useSelector } from '@tanstack/react-store'
import * as v from 'valibot'

interface PreferenceOptions<T> {
  onChange?: (value: T) => void
  /** With `sessionStorage`, the setting lasts as long as the tab and is not synced. */
  storage?: 'localStorage' | 'sessionStorage'
}

/**
 * A setting that is saved in this browser as JSON under `marketplace-admin.<name>`, and synced
 * between tabs. `fallback` replaces a missing or invalid value.
 */
export function createPreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: NoInfer<T>,
  { onChange, storage = 'localStorage' }: PreferenceOptions<T> = {},
) {
  const key = `marketplace-admin.${name}`
  const savedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), schema), fallback)

  function read() {
    try {
      return v.parse(savedSchema, window[storage].getItem(key))
    } catch {
      return fallback
    }
  }
  const store = createStore(read())
  store.subscribe((value) => onChange?.(value))
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.setState(read)
  })
  function set(value: T) {
    store.setState(() => value)
    try {
      window[storage].setItem(key, JSON.stringify(value))
    } catch (error) {
      console.warn(`The browser storage does not remember "${name}".`, error)
    }
  }
  return { get: store.get, set, use: () => useSelector(store) }
}
