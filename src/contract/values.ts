import * as v from 'valibot'
import { objectSchema } from './inspect.ts'
import type { ListModule } from './list-module.ts'

/** A word as it is compared: capitals and underscores make no difference. */
export const toWord = (text: string) => text.toLowerCase().replaceAll('_', ' ')

/** The value at a path such as "payee.type" in a record as the console has read it. */
export function valueAt(record: unknown, path: string) {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (v.is(objectSchema, value) ? value[name] : undefined), record)
}

/** The text that a record has for a filter or a column. Undefined if it has none. */
export function textOf({ places = {} }: ListModule, name: string, record: unknown) {
  const value = valueAt(record, places[name] ?? name)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Whether the console knows the status of a record, so that it tells something. */
export const hasKnownStatus = (
  { names }: { names: readonly string[] },
  { status }: { status: string | null },
) => names.some((name) => toWord(name) === toWord(status ?? ''))
