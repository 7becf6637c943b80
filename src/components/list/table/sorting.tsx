import type { SortingState, RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { parseSort } from '@/api/capabilities'
import type { Kind } from '@/domain/field'
import type { Column } from './column'
import type { SortWords } from './table-classes'

/** How a list is sorted. The backend sorts, because a page has only some of the rows. */
export interface ListSort {
  /** The ids of the columns that the backend can sort by. */
  fields: readonly string[]
  /** `totalPrice`, or `-totalPrice` for the highest first. Undefined for the server's order. */
  value: string | undefined
  onChange: (sort: string | undefined) => void
}

export const toSortingState = (sort: string | undefined): SortingState => {
  if (sort === undefined) return []
  const { field, isDescending } = parseSort(sort)
  return [{ id: field, desc: isDescending }]
}

export const fromSortingState = ([first]: SortingState) =>
  first && `${first.desc ? '-' : ''}${first.id}`

export const TEXT_WORDS: SortWords = [
  { isDescending: false, words: 'A to Z' },
  { isDescending: true, words: 'Z to A' },
]
const TIME_WORDS: SortWords = [
  { isDescending: true, words: 'newest first' },
  { isDescending: false, words: 'oldest first' },
]
const NUMBER_WORDS: SortWords = [
  { isDescending: true, words: 'highest first' },
  { isDescending: false, words: 'lowest first' },
]

export const sortWords: Readonly<Record<Kind, SortWords>> = {
  text: TEXT_WORDS,
  code: TEXT_WORDS,
  email: TEXT_WORDS,
  phone: TEXT_WORDS,
  relation: TEXT_WORDS,
  party: TEXT_WORDS,
  status: TEXT_WORDS,
  flag: TEXT_WORDS,
  naira: NUMBER_WORDS,
  count: NUMBER_WORDS,
  rating: NUMBER_WORDS,
  timestamp: TIME_WORDS,
  day: TIME_WORDS,
}

/** From TanStack Table. */
type Order = 'asc' | 'desc' | false

const ariaValues = { asc: 'ascending', desc: 'descending' } as const

export const ariaSort = (order: Order) => (order ? ariaValues[order] : 'none')

interface SortButtonProps {
  order: Order
  onSort: () => void
  className?: string
  children: ReactNode
}

/** The content of a sortable column's header. On hover, an arrow shows that it can be pressed. */
export function SortButton({ order, onSort, className, children }: SortButtonProps) {
  const Icon = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className={clsx(
        'group/sort inline-flex h-7 max-w-full items-center gap-1 rounded-sm align-middle hover:text-foreground pointer-coarse:h-control',
        order && 'text-foreground',
        className,
      )}
      onClick={onSort}
    >
      <span className="truncate">{children}</span>
      <Icon
        aria-hidden="true"
        className={clsx('size-3.5 shrink-0', !order && 'hidden opacity-50 group-hover/sort:block')}
      />
    </button>
  )
}

export const DEFAULT_ORDER = 'Default order'

interface SortProps<TRow extends RowData> {
  sort: ListSort
  columns: readonly Column<TRow>[]
}

/** Each order of a list as `[sort, label]`: `['-totalPrice', 'Total, highest first']`. */
export function sortOptions<TRow extends RowData>({ sort, columns }: SortProps<TRow>) {
  return columns.flatMap(({ id = '', header, meta }) =>
    sort.fields.includes(id)
      ? (meta?.sortWords ?? []).map(
          ({ isDescending, words }) =>
            [`${isDescending ? '-' : ''}${id}`, `${String(header)}, ${words}`] as const,
        )
      : [],
  )
}

interface SortStatusProps extends Pick<ListSort, 'value'> {
  sortChoices: ReturnType<typeof sortOptions>
}

/** Announces each change of the order. */
export function SortStatus({ value, sortChoices }: SortStatusProps) {
  const [wasSorted, setWasSorted] = useState(false)
  if (value !== undefined && !wasSorted) setWasSorted(true)
  const [, label] = sortChoices.find(([sort]) => sort === value) ?? []
  return (
    <p role="status" className="sr-only">
      {label ? `Sorted by ${label}` : wasSorted && DEFAULT_ORDER}
    </p>
  )
}
