import { clsx } from 'clsx'
import { memo, useRef, type ChangeEvent, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import type { CardPlace } from '@/domain/field'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import type { OrderWords } from './sorting'

export interface CellMeta {
  /** In rem. Columns without a width share the rest. */
  width?: number
  /** Right-aligned. */
  isNumber?: boolean
  /** Wraps instead of being truncated: a part of a number would look like another number. */
  isWhole?: boolean
  /** Stays at the right edge while the table scrolls sideways. */
  isPinned?: boolean
  /** Hidden in a table that is too narrow for all columns, so that the others are not truncated. */
  isSpare?: boolean
  /** Hidden until the user shows it. */
  isHidden?: boolean
  /** Contains the link of the row. */
  isRowLink?: boolean
  /** The place on a card. `hidden` omits the cell. */
  card?: CardPlace
  /** Classes with the `@max-table:` prefix place the cell in the grid of a card. See ROW. */
  className?: string
  skeleton?: ReactNode
  orderWords?: OrderWords
}

const START = '@max-table:col-start-2'
const END = '@max-table:col-span-2 @max-table:col-start-3 @max-table:pr-4 @max-table:text-right'
/** A card has three lines, each with a start and an end. */
const cardPlaces = {
  top: `${START} @max-table:row-start-1 @max-table:text-lg`,
  topEnd: `${END} @max-table:row-start-1`,
  middle: `${START} @max-table:row-start-2`,
  middleEnd: `${END} @max-table:row-start-2`,
  bottom: `${START} @max-table:row-start-3 @max-table:text-muted-foreground`,
  bottomEnd: `${END} @max-table:row-start-3 @max-table:text-muted-foreground`,
  // At the next line with room for it, in the order of the columns.
  start: START,
  end: END,
  wide: '@max-table:col-span-3 @max-table:col-start-2 @max-table:pr-4',
  hidden: '@max-table:hidden',
} satisfies Record<CardPlace, string>

// Cards are side by side if two fit.
export const BODY =
  'transition-opacity group-aria-busy/table:opacity-60 @max-table:block @xl:@max-table:grid @xl:@max-table:grid-cols-2'
// A card has four columns: the checkbox, the start cells, the right-aligned end cells, and the menu
// button. Without a checkbox or a button, the outer columns are padding.
const ROW =
  'bg-card @table:h-row @max-table:grid @max-table:grid-cols-[0.5rem_minmax(0,1fr)_fit-content(50%)_0px] @max-table:has-[[data-slot=select-cell]]:grid-cols-[3rem_minmax(0,1fr)_fit-content(50%)_0px] @max-table:has-[[data-slot=select-cell]]:has-[.card-menu]:grid-cols-[3rem_minmax(0,1fr)_fit-content(40%)_3.5rem] @max-table:content-start @max-table:items-center @max-table:gap-y-0.5 @max-table:border-b @max-table:py-2 @max-table:last:border-b-0 @xl:@max-table:odd:border-r'
// Opaque, because the pinned column covers others.
const HOVERED = 'hover:bg-[color-mix(in_oklab,var(--color-muted)_50%,var(--color-card))]'
const SELECTED =
  'data-[state=selected]:bg-[color-mix(in_oklab,var(--color-brand)_8%,var(--color-card))]'
// On the cells, because a row's border would not move with the pinned column.
const LINE = '@table:border-b @table:group-last/row:border-b-0'
const SELECT_CELL = 'px-0.5 @max-table:row-start-1 @max-table:px-1'
// Larger than the checkbox, for touch.
const CHECKBOX = 'grid size-control shrink-0 place-items-center select-none'
// Wraps to a second line on a card. In a table it is truncated, with a `title` (cell-text.tsx).
// Positioned for the touch area of a link (record-link.tsx).
const CELL =
  'min-w-0 overflow-clip px-1.5 @max-table:px-2 @max-table:wrap-anywhere @table:relative @table:text-ellipsis @table:whitespace-nowrap @table:first:pl-4 @max-table:has-data-missing:hidden'
const WHOLE = '@table:wrap-anywhere @table:whitespace-normal!'
const PINNED = '@table:sticky @table:right-0'
export const SPARE = '@table:@max-wide:hidden'
// Sticky while the rows scroll.
const HEAD = '@table:sticky @table:top-0 @table:z-10 @table:border-b bg-head'

export function headerClass(meta: CellMeta | undefined) {
  return clsx(
    HEAD,
    'truncate px-1.5 text-muted-foreground first:pl-4 @max-table:sr-only',
    meta?.isNumber && 'pr-3 text-right',
    meta?.isPinned && PINNED,
    meta?.isSpare && SPARE,
  )
}

export function cellClass(meta: CellMeta | undefined) {
  return clsx(
    CELL,
    LINE,
    meta?.isNumber && '@table:pr-3 @table:text-right',
    meta?.isWhole && WHOLE,
    meta?.isPinned && [PINNED, '@table:bg-inherit'],
    meta?.isSpare && SPARE,
    meta?.card && cardPlaces[meta.card],
    meta?.className,
  )
}

// Does not scroll while loading: without a focusable row, keyboard users could not scroll it.
export function scrollerClass(isLoading: boolean) {
  return clsx(
    'relative min-h-0 flex-1 pb-[var(--selection-bar,0px)] pane:scroll-pt-10 pane:scroll-pb-[var(--selection-bar,0px)] pane:[scrollbar-gutter:stable]',
    isLoading ? 'overflow-hidden' : 'overflow-x-auto pane:overflow-y-auto',
  )
}

interface SelectPageProps {
  isDisabled: boolean
  isChecked: boolean
  /** Some but not all of the page's rows are selected. */
  isIndeterminate: boolean
  onToggle: () => void
}

export function SelectPage({ isDisabled, isChecked, isIndeterminate, onToggle }: SelectPageProps) {
  return (
    <th role="columnheader" scope="col" className={clsx(SELECT_CELL, HEAD)}>
      <label className="flex items-center select-none">
        <span className={CHECKBOX}>
          <Checkbox
            aria-label="Select all rows on this page"
            disabled={isDisabled}
            checked={isChecked}
            indeterminate={isIndeterminate}
            onChange={onToggle}
          />
        </span>
        <span aria-hidden="true" className="pl-3.5 whitespace-nowrap @table:hidden">
          Select all on this page
        </span>
      </label>
    </th>
  )
}

interface LoadingRowsProps {
  count: number
  hasCheckbox: boolean
  columns: readonly { id: string; meta: CellMeta | undefined }[]
}

export function LoadingRows({ count, hasCheckbox, columns }: LoadingRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} role="row" aria-hidden="true" className={clsx(ROW, 'group/row')}>
      {hasCheckbox && (
        <td role="cell" data-slot="select-cell" className={clsx(SELECT_CELL, LINE)}>
          <span className={CHECKBOX}>
            <Skeleton className="size-4.5" />
          </span>
        </td>
      )}
      {columns.map(({ id, meta }) => (
        <td key={id} role="cell" className={cellClass(meta)}>
          {meta?.skeleton ?? <Skeleton className="h-4 w-3/5" />}
        </td>
      ))}
    </tr>
  ))
}

const CONTROLS = 'a, button, input'

/** Finds the same control in the row that replaced a removed one. */
function findSameControl(control: HTMLElement, index: number) {
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[tabindex]')]
  const row = rows.at(Math.min(index, rows.length - 1))
  const controlIndex = [...(control.closest('tr')?.querySelectorAll(CONTROLS) ?? [])].indexOf(
    control,
  )
  return row?.querySelectorAll<HTMLElement>(CONTROLS)[controlIndex] ?? row
}

interface TableRowProps {
  name: string
  /** Tab leads to the first row. The arrow keys lead to the others. */
  isFirst: boolean
  /** Whether the list no longer has this row. */
  isGone: boolean
  isSelected: boolean
  onToggle: ((id: string, event: ChangeEvent) => void) | undefined
  /** Cells re-render only when `item` or `columns` change: they must not read other state. */
  item: { id: string }
  columns: object
  /** Must be a stable callback. Renders the cells of the row with this id, and `note` before them. */
  renderCells: (id: string, note: ReactNode) => ReactNode
}

/** Memoized, so that selecting one row does not re-render the others. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { name, isFirst, isGone, isSelected, onToggle, item, renderCells } = props
  const row = useRef<HTMLTableRowElement>(null)
  useFocusFallback(row, findSameControl)
  return (
    <tr
      ref={row}
      role="row"
      tabIndex={isFirst ? 0 : -1}
      data-state={isSelected ? 'selected' : undefined}
      className={clsx(
        ROW,
        HOVERED,
        SELECTED,
        isGone && 'opacity-60',
        'group group/row -outline-offset-2 transition-colors has-data-row-link:cursor-pointer',
      )}
    >
      {onToggle && (
        <td role="cell" data-slot="select-cell" className={clsx(SELECT_CELL, LINE)}>
          <label className={CHECKBOX}>
            <Checkbox
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={(event) => onToggle(item.id, event)}
            />
          </label>
        </td>
      )}
      {renderCells(item.id, isGone && <span className="sr-only">No longer in this list. </span>)}
    </tr>
  )
})
