import type * as v from 'valibot'
import type { Filters, ListDefinition } from './list.ts'

/**
 * A module whose requests have the usual form. `GET {path}` responds with a page of rows, and `GET {path}/{id}` with one
 * record. `noun` also names the fields of the responses: `orders`, `order`.
 */
export interface ModuleDefinition<
  TFilters extends Filters = Filters,
  TRow extends { id: string } = { id: string },
  TDetails extends v.ObjectEntries = v.ObjectEntries,
> extends ListDefinition<TFilters> {
  /** The record, as a row of the list and in its details. */
  record: v.GenericSchema<unknown, TRow>
  /** What the details have besides the record. */
  details: TDetails
}

/** The path of one record. */
export const recordPath = ({ path }: Pick<ModuleDefinition, 'path'>, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const
