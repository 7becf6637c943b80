import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { Filters, FreeChoices } from '@/api/list'
import type { Resource } from '@/api/resource'
import type { ManyForm } from '@/components/actions/many-dialog'
import type { Place } from '@/components/actions/move-actions'
import type { RecordActions } from '@/components/actions/record-action'
import type { OpenMenu } from '@/components/overlays/menu'
import type { Fields } from '@/domain/field'
import type { Sum } from '@/domain/sum'
import type { FilterOptions } from './filters/filter-select'
import type { Column } from './table/column'

/** Filters whose options load with the page, or that have another control than a select. */
export type ListFilters<TName extends string = string> = Readonly<
  Partial<Record<TName, { options?: FilterOptions; control?: ReactNode }>>
>

/** A menu of a row that has other items than its actions. */
type OwnRowMenu<TRow> = ((props: OpenMenu & { row: TRow }) => ReactNode) & { preload: () => void }

interface ListOptions<TFilters extends Filters, TRow extends { id: string }> {
  title: string
  getName: (row: TRow) => string
  columns: readonly Column<TRow>[]
  /** Adds to the rows of a page or a selection what follows from the others among them. */
  relate?: (rows: readonly TRow[]) => readonly TRow[]
  /** Enables Export, with those of the fields that are columns or have `isExported`. */
  exported?: Fields<TRow>
  /** Enables "Sum", and the sum of the selected rows. */
  sum?: Sum<TRow>
  /** `place` is known in lists whose rows can be moved. */
  actions?: (row: TRow, place?: Place) => RecordActions
  /** The menu of each row: its actions, or another one. */
  rowMenu?: 'actions' | OwnRowMenu<TRow>
  /** What the copy button of a row copies (`use-row-copy.tsx`). */
  copied?: (row: TRow) => string | null
  /** The actions that selected rows offer. They need `actions`, and `exported` for their results. */
  many?: readonly string[]
  /** The forms of those that ask for more than a reason or a choice. */
  manyForms?: Readonly<Record<string, ManyForm<TRow>>>
  /** Says that the list has no rows, without filters. */
  empty: string
  /** Replaces the error of a backend that does not provide the list. */
  notProvided?: ReactNode
  /** By default "Search" and the noun. */
  searchLabel?: string
  filters?: ListFilters<FreeChoices<TFilters>>
  /** How often the first page is refetched in the server's order while the tab is visible, in ms. */
  pollEvery?: number
}

export interface ListDefinition<
  TFilters extends Filters = Filters,
  TRow extends { id: string } = { id: string },
  TMeta extends v.ObjectEntries = v.ObjectEntries,
> extends ListOptions<TFilters, TRow> {
  resource: Resource<TFilters, TRow, v.ObjectEntries, TMeta>
}

/** What is constant about the list of a module. */
export const defineList = <
  TFilters extends Filters,
  TRow extends { id: string },
  TMeta extends v.ObjectEntries,
  const TAction extends string = never,
>(
  resource: Resource<TFilters, TRow, v.ObjectEntries, TMeta> & { actions?: readonly TAction[] },
  options: ListOptions<TFilters, NoInfer<TRow>> & { many?: readonly NoInfer<TAction>[] },
): ListDefinition<TFilters, TRow, TMeta> => ({ resource, ...options })
