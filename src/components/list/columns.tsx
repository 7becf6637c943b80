import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { DateTime } from '@/components/ui/date-time'
import { Skeleton } from '@/components/ui/skeleton'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Field, Fields, Kind } from '@/domain/field'
import { capitalize, formatCalendarDay, formatCount, formatRating, yesNo } from '@/lib/format'
import { maskPhone } from '@/lib/masks'
import { Amount, Missing, TextOnCard, TruncatedText, TwoLines } from './cell-text'
import { columnHelper, type Column } from './data-table'
import type { CellMeta } from './table-rows'
import { rowLinkProps } from './use-row-interactions'

/** Column defaults by kind: the width in rem and the skeleton. */
const metas: Readonly<Record<Kind, CellMeta>> = {
  text: {},
  code: { width: 7.25 },
  email: { width: 9.5 },
  relation: {},
  party: {},
  naira: { width: 6.5, isNumber: true },
  count: { width: 5, isNumber: true },
  rating: { width: 5, isNumber: true },
  timestamp: { width: 7.75 },
  day: { width: 8 },
  flag: { width: 5 },
  phone: { width: 9, isWhole: true },
  status: { width: 7, skeleton: <Skeleton className="h-6 w-20" isRound /> },
}

interface OnCardProps {
  label: string
  isLabelled: boolean | undefined
}

/** A table has the label in its header. */
const CardLabel = ({ label, isLabelled }: OnCardProps) =>
  isLabelled && <span className="@table:hidden">{label} </span>

/** The value of a field in a list or a small table. */
export function FieldCell<TRow>({ field, row }: { field: Field<TRow>; row: TRow }): ReactNode {
  switch (field.kind) {
    case 'text':
      return field.onCard ? (
        <TextOnCard text={field.get(row)} onCard={field.onCard(row)} />
      ) : (
        <TruncatedText text={field.get(row)} />
      )
    case 'code':
    case 'email':
      return <TruncatedText text={field.get(row)} />
    case 'relation': {
      const record = field.get(row)
      return <TruncatedText text={record?.name ?? record?.id ?? null} />
    }
    case 'party': {
      const party = field.get(row)
      return (
        <TwoLines below={party?.type ? capitalize(party.type) : null}>
          <TruncatedText text={party?.name ?? party?.id ?? null} />
        </TwoLines>
      )
    }
    case 'naira':
      return <Amount amount={field.get(row)} />
    case 'count': {
      const count = field.get(row)
      if (count === null) return <Missing />
      const noun = field.noun?.[count === 1 ? 0 : 1]
      return (
        <>
          <CardLabel label={field.label} isLabelled={field.isLabelled} />
          {formatCount(count)}
          {noun && <span className="@table:hidden"> {noun}</span>}
        </>
      )
    }
    case 'rating': {
      const rating = field.get(row)
      return rating === null ? <Missing /> : formatRating(rating)
    }
    case 'timestamp': {
      const at = field.get(row)
      if (!at) return <Missing />
      return (
        <>
          <CardLabel label={field.label} isLabelled={field.isLabelled} />
          <DateTime at={at} />
        </>
      )
    }
    case 'day': {
      const day = field.get(row)
      return day ? formatCalendarDay(day) : <Missing />
    }
    case 'flag':
      return yesNo(field.get(row))
    case 'phone': {
      const phone = field.get(row)
      return phone ? maskPhone(phone) : <Missing />
    }
    case 'status':
      return <StatusBadge status={field.get(row)} of={field.statuses} />
  }
}

/** The link of a row, its classes, and what it says if its text does not. */
type RowLink = LinkProps & Pick<ComponentProps<'a'>, 'aria-label' | 'className' | 'title'>

interface Look<TRow> {
  /** Clicking anywhere on the row follows this link. */
  link?: (row: TRow) => RowLink
  cell?: (row: TRow) => ReactNode
  className?: string
}

/** The fields that have a place on cards, in their order. `looks` adds links or replaces cells. */
export function columns<TRow extends object, TFields extends Fields<TRow>>(
  fields: TFields & Fields<TRow>,
  looks: { readonly [K in keyof TFields]?: Look<TRow> } = {},
): Column<TRow>[] {
  const column = columnHelper<TRow>()
  return Object.entries<Field<TRow>>(fields).flatMap(([id, field]) => {
    const { label, card, width, isSpare, isWhole } = field
    if (!card) return []
    const { link, cell, className }: Look<TRow> = looks[id] ?? {}
    const meta = {
      ...metas[field.kind],
      card,
      ...(width !== undefined && { width }),
      ...(isSpare && { isSpare }),
      ...(isWhole && { isWhole }),
      ...(className !== undefined && { className }),
    }
    return column.accessor((row): unknown => field.get(row), {
      id,
      header: label,
      meta,
      cell: ({ row: { original } }) => {
        const content = cell ? cell(original) : <FieldCell field={field} row={original} />
        if (!link) return content
        return (
          <Link preload={false} {...link(original)} {...rowLinkProps}>
            {content}
          </Link>
        )
      },
    })
  })
}
