import { createStore, useSelector } from '@tanstack/react-store'
import * as v from 'valibot'
import { toast } from './toast'

export interface PreferenceOptions<T> {
  onChange?: (value: T) => void
  /** With `sessionStorage`, the setting ends with the tab and is not synced. */
  storage?: 'localStorage' | 'sessionStorage'
  /** The user chooses the value: a toast says if it is not kept. */
  isChosen?: true
}

/** For a toast: `notKept('Your choice', 'it is gone')`. */
export const notKept = (what: string, consequence: string) =>
  `${what} could not be kept\nThe storage of this browser is full or blocked: ${consequence} after a reload.`

/** Creates a preference when its name is first used. */
export function preferenceByName<T>(create: (name: string) => T) {
  const created = new Map<string, T>()
  return (name: string) => {
    const preference = created.get(name) ?? create(name)
    created.set(name, preference)
    return preference
  }
}

/**
 * A setting that this browser saves as JSON under `marketplace-admin.<name>` and syncs between
 * tabs. `fallback` replaces a missing or invalid value.
 */
export function createPreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: NoInfer<T>,
  { onChange, storage = 'localStorage', isChosen }: PreferenceOptions<T> = {},
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
  function save(value: T) {
    const text = JSON.stringify(value)
    try {
      window[storage].setItem(key, text)
      // An extension may replace the method with one that does nothing.
      return window[storage].getItem(key) === text
    } catch (error) {
      console.warn(`The browser storage does not remember "${name}".`, error)
      return false
    }
  }
  /** Returns whether the value survives a reload. The current page uses it in any case. */
  function set(value: T) {
    store.setState(() => value)
    const isKept = save(value)
    if (!isKept && isChosen) toast.warning(notKept('Your choice', 'it is gone'))
    return isKept
  }
  return { get: store.get, set, use: () => useSelector(store) }
}
