import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CardPlace } from '@/domain/field'

export interface CellMeta {
  /** In rem. Columns without a width share the rest. */
  width?: number
  /** Right-aligned. */
  isNumber?: boolean
  /** Hidden in a narrower table, so that the others are not cut. */
  hiddenBelow?: 'medium' | 'wide'
  /** In a table of this width, it shares the rest, too. `width` is the least. */
  growsFrom?: 'table' | 'wide'
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

// A long text wraps beside the other cell of its line, which is never narrower than its text.
const START = '@max-table:flex-[1_1_35%]'
const END = '@max-table:ml-auto @max-table:max-w-full @max-table:text-right'
const BELOW = '@max-table:order-9'
/** A card has three lines, each with a start and an end. */
const cardPlaces = {
  top: `${START} @max-table:order-1 @max-table:text-base @max-table:narrow:[&_a:has(>bdi)]:line-clamp-2`,
  topEnd: `${END} @max-table:order-2`,
  middle: `${START} @max-table:order-4`,
  middleEnd: `${END} @max-table:order-5`,
  bottom: `${START} @max-table:order-7 @max-table:text-muted-foreground`,
  bottomFirst: '@max-table:order-7 @max-table:max-w-1/2 @max-table:text-muted-foreground',
  bottomSecond:
    "@max-table:order-7 @max-table:flex-1 @max-table:pl-0 @max-table:text-muted-foreground @max-table:before:mr-1 @max-table:before:content-['·']",
  bottomEnd: `${END} @max-table:order-8`,
  // At the next line with room for it, in the order of the columns.
  start: `${START} ${BELOW}`,
  end: `${END} ${BELOW}`,
  wide: `@max-table:basis-full ${BELOW}`,
  hidden: '@max-table:hidden',
} satisfies Record<CardPlace, string>

// Cards are side by side if two fit.
export const BODY =
  'transition-opacity group-aria-busy/table:opacity-60 @max-table:block @xl:@max-table:grid @xl:@max-table:grid-cols-2'
export const ROW =
  'card-row bg-card @table:h-row @table:not-low:group-data-two-lines/table:h-row-of-two @xl:@max-table:odd:border-r'
// Opaque, because the pinned column covers others.
export const HOVERED = 'hover:bg-[color-mix(in_oklab,var(--color-muted)_50%,var(--color-card))]'
export const SELECTED =
  'data-[state=selected]:bg-[color-mix(in_oklab,var(--color-brand)_8%,var(--color-card))]'
// On the cells, because a row's border would not move with the pinned column.
export const LINE = '@table:border-b @table:group-last/row:border-b-0'
export const SELECT_CELL = 'px-0.5 @max-table:px-0'
// Beside the lines of a card, in the middle of them.
export const BESIDE =
  '@max-table:absolute @max-table:inset-y-0 @max-table:grid @max-table:items-center'
// Larger than the checkbox, for touch.
export const CHECKBOX = 'grid size-control shrink-0 place-items-center select-none'
export const HIDDEN_BELOW = {
  medium: '@table:@max-medium:hidden',
  wide: '@table:@max-wide:hidden',
} as const
// Sticky while the rows scroll.
export const HEAD = '@table:sticky @table:top-0 @table:z-10 @table:border-b bg-head'

const HEADER = `${HEAD} truncate px-1.5 text-muted-foreground first:pl-4 @max-table:sr-only`

// Stays at the right edge while the table scrolls sideways.
const PINNED = '@table:sticky @table:right-0'
export const MENU_HEADER = `${HEADER} ${PINNED}`
export const MENU_CELL = `list-cell card-menu px-0.5! text-right ${LINE} ${PINNED} @table:bg-inherit ${BESIDE} @max-table:right-0 @max-table:px-0!`

export function headerClass(meta: CellMeta | undefined) {
  return clsx(
    HEADER,
    meta?.isNumber && 'pr-3 text-right',
    meta?.hiddenBelow && HIDDEN_BELOW[meta.hiddenBelow],
  )
}

export function cellClass(meta: CellMeta | undefined) {
  return clsx(
    'list-cell',
    LINE,
    meta?.isNumber && '@table:pr-3 @table:text-right',
    meta?.hiddenBelow && HIDDEN_BELOW[meta.hiddenBelow],
    meta?.card && cardPlaces[meta.card],
    meta?.className,
  )
}

// Does not scroll while loading: without a focusable row, keyboard users could not scroll it. On a
// phone, the page scrolls, and the touch area of the checkbox above the cards is higher than its row.
export function scrollerClass(isLoading: boolean) {
  return clsx(
    'relative min-h-0 flex-1 pb-[calc(var(--selection-bar,-1rem)+1rem)] pane:scroll-pt-10 pane:scroll-pb-[calc(var(--selection-bar,-1rem)+1rem)]',
    isLoading ? 'overflow-hidden' : 'overflow-x-auto pane:overflow-y-auto',
    'max-sm:overflow-visible',
  )
}

/** Words for both directions. The first one is the direction of the first press. */
export type SortWords = readonly { isDescending: boolean; words: string }[]
