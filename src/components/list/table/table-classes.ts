import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CardPlace } from '@/domain/field'

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
  /** Without its width in a table that has room for all columns. */
  isGrowing?: boolean
  /** Hidden until the user shows it. */
  isHidden?: boolean
  /** Never on paper. */
  isUnprinted?: boolean
  /** Has a second line, so that all rows of the list are higher. */
  hasTwoLines?: boolean
  /** Contains the link of the row. */
  isRowLink?: boolean
  /** The place on a card. `hidden` omits the cell. */
  card?: CardPlace
  /** Classes with the `@max-table:` prefix place the cell in the grid of a card: `card-row` in styles.css. */
  className?: string
  skeleton?: ReactNode
  sortWords?: SortWords
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
export const ROW =
  'card-row bg-card @table:h-row @table:group-data-two-lines/table:h-row-of-two @xl:@max-table:odd:border-r'
// Opaque, because the pinned column covers others.
export const HOVERED = 'hover:bg-[color-mix(in_oklab,var(--color-muted)_50%,var(--color-card))]'
export const SELECTED =
  'data-[state=selected]:bg-[color-mix(in_oklab,var(--color-brand)_8%,var(--color-card))]'
// On the cells, because a row's border would not move with the pinned column.
export const LINE = '@table:border-b @table:group-last/row:border-b-0'
export const SELECT_CELL = 'px-0.5 @max-table:row-start-1 @max-table:px-1'
// Larger than the checkbox, for touch.
export const CHECKBOX = 'grid size-control shrink-0 place-items-center select-none'
const WHOLE = '@table:wrap-anywhere @table:whitespace-normal!'
const PINNED = '@table:sticky @table:right-0'
export const SPARE = '@table:@max-wide:hidden'
// Sticky while the rows scroll.
export const HEAD = '@table:sticky @table:top-0 @table:z-10 @table:border-b bg-head'

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
    'list-cell',
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
    'relative min-h-0 flex-1 pb-[calc(var(--selection-bar,-1rem)+1rem)] pane:scroll-pt-10 pane:scroll-pb-[calc(var(--selection-bar,-1rem)+1rem)]',
    isLoading ? 'overflow-hidden' : 'overflow-x-auto pane:overflow-y-auto',
  )
}

/** Words for both directions. The first one is the direction of the first press. */
export type SortWords = readonly { isDescending: boolean; words: string }[]
