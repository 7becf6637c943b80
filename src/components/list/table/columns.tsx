import type { LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { StickyNote } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldCell } from '@/components/fields/field-cell'
import { PlainLink } from '@/components/ui/links'
import { Skeleton } from '@/components/ui/skeleton'
import type { Field, Fields, Kind } from '@/domain/field'
import { formatQuantity } from '@/lib/format'
import { fromList } from '@/memory/record-lists'
import { columnHelper, type Column } from './column'
import { sortWords, TEXT_WORDS } from './sorting'
import type { CellMeta } from './table-classes'
import { rowLinkProps } from './use-row-interactions'

/** Column defaults by kind: the width in rem and the skeleton. */
const metas: Readonly<Record<Kind, CellMeta>> = {
  text: {},
  code: { width: 7.25 },
  email: { width: 12.9 },
  relation: {},
  party: {},
  naira: { width: 6.1, isNumber: true },
  count: { width: 4.75, isNumber: true },
  rating: { width: 4.5, isNumber: true },
  timestamp: { width: 7.65 },
  day: { width: 7.65 },
  flag: { width: 5 },
  phone: { width: 9, isUnprinted: true },
  status: { width: 7.1, skeleton: <Skeleton className="h-6 w-20" isRound /> },
}

const MUTED = '@table:text-muted-foreground'
/** The kinds that a table shows as secondary text. */
const QUIET: Partial<Record<Kind, string>> = {
  // A long date has two lines in a wide font.
  timestamp: `${MUTED} @table:[&_time]:whitespace-normal`,
  day: MUTED,
  flag: MUTED,
  phone: MUTED,
}

/** The link of a row, its classes, and what it says if its text does not. */
type RowLink = LinkProps & Pick<ComponentProps<'a'>, 'aria-label' | 'className' | 'title'>

interface Look<TRow> {
  /** Clicking anywhere on the row follows this link. */
  link?: (row: TRow) => RowLink
  cell?: (row: TRow) => ReactNode
  /** The cell has a second line. */
  hasTwoLines?: true
  /** The column may have phones. Paper has none. */
  isUnprinted?: true
  className?: string
}

interface NotedRow {
  /** Shown beside the link of the row. */
  noteCount?: number | null
}

/** The fields that have a place on cards, in their order. `looks` adds links or replaces cells. */
export function columns<TRow extends object & NotedRow, TFields extends Fields<TRow>>(
  fields: TFields & Fields<TRow>,
  looks: { readonly [K in keyof TFields]?: Look<TRow> } = {},
): Column<TRow>[] {
  const column = columnHelper<TRow>()
  return Object.entries<Field<TRow>>(fields).flatMap(([id, field]) => {
    const { label, card, width, hiddenBelow, growsFrom, isHidden } = field
    if (!card) return []
    const { link, cell, hasTwoLines, isUnprinted, className = '' }: Look<TRow> = looks[id] ?? {}
    const meta = {
      ...metas[field.kind],
      card,
      className: clsx(QUIET[field.kind], className),
      ...(width !== undefined && { width }),
      sortWords: sortWords[field.kind],
      ...(growsFrom && { growsFrom }),
      ...(hiddenBelow && { hiddenBelow }),
      ...(isHidden && { isHidden }),
      ...(hasTwoLines && { hasTwoLines }),
      ...(isUnprinted && { isUnprinted }),
      ...(link && { isRowLink: true }),
    }
    return column.accessor((row): unknown => field.get(row), {
      id,
      header: label,
      meta,
      sortDescFirst: sortWords[field.kind] !== TEXT_WORDS,
      cell: ({ row: { original } }) => {
        const content = cell ? (
          cell(original)
        ) : (
          <FieldCell field={field} row={original} isInLink={link !== undefined} />
        )
        if (!link) return content
        const { 'aria-label': ariaLabel, className: linkClass, title, ...to } = link(original)
        const name = (
          <PlainLink
            link={{ state: fromList, ...to }}
            aria-label={ariaLabel}
            className={linkClass}
            title={title}
            {...rowLinkProps}
          >
            {content}
          </PlainLink>
        )
        const { noteCount } = original
        return noteCount ? (
          <NoteCount count={noteCount} isBelow={hasTwoLines}>
            {name}
          </NoteCount>
        ) : (
          name
        )
      },
    })
  })
}

interface NoteCountProps {
  count: number
  /** At the end of the second line, so that it leaves the first one its width. */
  isBelow?: boolean | undefined
  children: ReactNode
}

/** The name of a record, and the number of notes about it. */
export const NoteCount = ({ count, isBelow = false, children }: NoteCountProps) => (
  <span data-noted={isBelow || undefined} className="flex items-center gap-1">
    <span
      className={clsx(
        'flex min-w-0 each:min-w-0 each:flex-auto each:overflow-clip each:text-ellipsis',
        isBelow && '@table:not-low:flex-auto',
      )}
    >
      {children}
    </span>
    <span
      role="img"
      data-unprinted=""
      translate="no"
      aria-label={formatQuantity(count, 'note', 'notes')}
      className={clsx(
        'flex flex-none items-center gap-1 text-sm leading-[1.15] text-muted-foreground',
        isBelow &&
          '@max-table:ml-auto @table:not-low:-ml-1 @table:not-low:w-0 @table:not-low:justify-end @table:not-low:self-end',
      )}
    >
      <StickyNote className="size-3.5 shrink-0" />
      <span>{count}</span>
    </span>
  </span>
)
