import * as v from 'valibot'
import { cleanLine } from '../lib/visible-text.ts'
import { requiredText, typedLine } from './body-fields.ts'

/** What an administrator keeps under a name: saved filters and saved replies. */
export interface SavedItem {
  name: string
}

/** In characters. */
export const MAX_NAME = 40

export const nameSchema = v.pipe(typedLine, requiredText('Name', MAX_NAME))

const nameKey = (name: string) => cleanLine(name).toLowerCase()

export const hasName = (items: readonly SavedItem[], name: string) =>
  items.some((item) => nameKey(item.name) === nameKey(name))

/** A name that no other item has. `taken` is the error message for one that is taken. */
export const uniqueName = (others: readonly SavedItem[], taken: string) =>
  v.pipe(
    nameSchema,
    v.check((name) => !hasName(others, name), taken),
  )

export const byName = (a: SavedItem, b: SavedItem) => a.name.localeCompare(b.name)
