import * as v from 'valibot'
import { objectSchema } from './inspect.ts'
import type { ListModule } from './list-module.ts'

/** Capitals and underscores make no difference. */
export const toWord = (text: string) => text.toLowerCase().replaceAll('_', ' ')

/** The value at a path, such as "payee.type", of a record that the console has parsed. */
export function valueAt(record: unknown, path: string) {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (v.is(objectSchema, value) ? value[name] : undefined), record)
}

/** The text of a record for a filter or a column. Undefined if it has none. */
export function textOf({ places = {} }: ListModule, name: string, record: unknown) {
  const value = valueAt(record, places[name] ?? name)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/**
 * Whether the console knows the status of a record. An unknown status shows nothing about queues.
 */
export const hasKnownStatus = (
  { names }: { names: readonly string[] },
  { status }: { status: string | null },
) => names.some((name) => toWord(name) === toWord(status ?? ''))
