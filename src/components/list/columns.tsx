import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { FieldCell } from '@/components/records/field-cell'
import { NoteCount } from '@/components/records/note-count'
import { Skeleton } from '@/components/ui/skeleton'
import type { Field, Fields, Kind } from '@/domain/field'
import { fromList } from '@/lib/record-lists'
import { columnHelper, type Column } from './data-table'
import { orderWords, TEXT_ORDER } from './sorting'
import type { CellMeta } from './table-classes'
import { rowLinkProps } from './use-row-interactions'

/** Column defaults by kind: the width in rem and the skeleton. */
const metas: Readonly<Record<Kind, CellMeta>> = {
  text: {},
  code: { width: 7.25 },
  email: { width: 9.5 },
  relation: {},
  party: {},
  naira: { width: 7, isNumber: true },
  count: { width: 5, isNumber: true },
  rating: { width: 5, isNumber: true },
  timestamp: { width: 7.75 },
  day: { width: 8 },
  flag: { width: 5 },
  phone: { width: 9, isWhole: true },
  status: { width: 7, skeleton: <Skeleton className="h-6 w-20" isRound /> },
}

/** The link of a row, its classes, and what it says if its text does not. */
type RowLink = LinkProps & Pick<ComponentProps<'a'>, 'aria-label' | 'className' | 'title'>

interface Look<TRow> {
  /** Clicking anywhere on the row follows this link. */
  link?: (row: TRow) => RowLink
  cell?: (row: TRow) => ReactNode
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
    const { label, card, width, isSpare, isWhole, isHidden } = field
    if (!card) return []
    const { link, cell, className = '' }: Look<TRow> = looks[id] ?? {}
    const meta = {
      ...metas[field.kind],
      card,
      className,
      ...(width !== undefined && { width }),
      orderWords: orderWords[field.kind],
      ...(isSpare && { isSpare }),
      ...(isWhole && { isWhole }),
      ...(isHidden && { isHidden }),
      ...(link && { isRowLink: true }),
    }
    return column.accessor((row): unknown => field.get(row), {
      id,
      header: label,
      meta,
      sortDescFirst: orderWords[field.kind] !== TEXT_ORDER,
      cell: ({ row: { original } }) => {
        const content = cell ? (
          cell(original)
        ) : (
          <FieldCell field={field} row={original} isInLink={link !== undefined} />
        )
        if (!link) return content
        const name = (
          <Link preload={false} state={fromList} {...link(original)} {...rowLinkProps}>
            {content}
          </Link>
        )
        const { noteCount } = original
        return noteCount ? <NoteCount count={noteCount}>{name}</NoteCount> : name
      },
    })
  })
}
