import type { LinkProps } from '@tanstack/react-router'
import type { Filters, SearchOf } from '@/api/list'
import type { Resource } from '@/api/resource'
import { formatNaira } from '@/domain/amount'
import type { RecordKind } from '@/domain/field'
import { formatRelativeDay } from '@/domain/format-dates'
import { lagosToday } from '@/domain/lagos'
import { maskPhone } from '@/domain/masks'
import type { Statuses } from '@/domain/status'
import { isPrinting } from '@/hooks/use-printing'

/** How the search page and the palette search a list, and what they show of its rows. */
export interface SearchEntry<TFilters extends Filters, TRow> {
  resource: Resource<TFilters, TRow & { id: string }>
  defaults: SearchOf<TFilters>
  statuses: Statuses
  /** What the text may be, for the sentence of the search page: "order number". */
  searchedBy: readonly string[]
  /** The lists whose search finds what belongs to a record by its id. */
  related?: readonly RecordKind[]
  describe: (row: TRow) => {
    label: string
    /** One line, without the parts that the row does not have. */
    detail: readonly (string | false | null | undefined)[]
    link: LinkProps
    /** Values that identify only this record. */
    identifiers: readonly (string | null)[]
  }
}

export const searchEntry = <TFilters extends Filters, TRow>(entry: SearchEntry<TFilters, TRow>) =>
  entry

// Parts of a result's `detail`. Paper has whole days, and no phones.
export const amountDetail = (amount: number | null) => amount !== null && formatNaira(amount)
export const dayDetail = (at: string | null) =>
  at && formatRelativeDay(at, isPrinting() ? null : lagosToday())
export const phoneDetail = (phone: string | null) => phone && !isPrinting() && maskPhone(phone)
