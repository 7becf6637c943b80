import * as v from 'valibot'
import { idText } from '../lib/visible-text.ts'

/** Keeps every value a string, unlike the router's default parser: `?search=true` is "true". */
export function parseSearch(search: string) {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>) {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(key, String(value))
  }
  const text = params.toString()
  return text && `?${text}`
}

const unset = new Map<string, unknown>([
  ['page', 1],
  ['search', ''],
])

/** Search middleware that omits default values from the URL: `page=1`, `search=`, `status=all`. */
export function stripUnset<T extends object>({
  search,
  next,
}: {
  search: T
  next: (search: T) => T
}): object {
  const params = Object.entries(next(search))
  return Object.fromEntries(
    params.filter(([name, value]) => value !== (unset.has(name) ? unset.get(name) : 'all')),
  )
}

/** Drops unknown names. */
export const dialogParam = <const T extends string>(names: readonly T[]) =>
  v.fallback(v.optional(v.picklist(names)), undefined)

export const recordParam = v.fallback(v.optional(idText), undefined)
