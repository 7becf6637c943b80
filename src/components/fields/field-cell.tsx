import type { ReactNode } from 'react'
import { CalendarDay, DateTime } from '@/components/ui/date-time'
import type { Field } from '@/domain/field'
import { maskPhone } from '@/domain/masks'
import { capitalize, formatCount, formatRating, shorten, yesNo } from '@/lib/format'
import { Amount, Missing, TextOnCard, TruncatedText } from './cell-text'
import { CellLink, partyKind } from './record-link'
import { StatusBadge } from './status-badge'

interface OnCardProps {
  label: string
  isLabelled: boolean | undefined
}

/** A table has the label in its header. */
const CardLabel = ({ label, isLabelled }: OnCardProps) =>
  isLabelled && <span className="@table:hidden">{`${label} `}</span>

interface FieldCellProps<TRow> {
  field: Field<TRow>
  row: TRow
  /** Renders no link, because the cell is in the link of its row. */
  isInLink?: boolean
}

/** The value of a field in a list or a small table. */
export function FieldCell<TRow>({ field, row, isInLink }: FieldCellProps<TRow>): ReactNode {
  switch (field.kind) {
    case 'text':
      return field.onCard ? (
        <TextOnCard
          text={field.get(row)}
          isVerbatim={field.isVerbatim}
          onCard={field.onCard(row)}
        />
      ) : (
        <TruncatedText text={field.get(row)} isVerbatim={field.isVerbatim} />
      )
    case 'code':
    case 'email':
      return <TruncatedText text={field.get(row)} isVerbatim />
    case 'relation': {
      const record = field.get(row)
      return (
        <>
          {record && <CardLabel label={field.label} isLabelled={field.isLabelled} />}
          <CellLink kind={isInLink ? undefined : field.record} record={record} />
        </>
      )
    }
    case 'party': {
      const party = field.get(row)
      const onCard = field.onCard?.(row) ?? null
      const below = [party?.type && capitalize(party.type), onCard]
        .filter((text) => typeof text === 'string')
        .map((text) => shorten(text))
      return (
        <>
          <TextOnCard text={party?.name ?? party?.id ?? null} onCard={onCard}>
            <CellLink kind={isInLink ? undefined : partyKind(party?.type)} record={party} />
          </TextOnCard>
          {party?.type && (
            <span className="text-muted-foreground @max-table:hidden @table:group-data-two-lines/table:truncate @table:group-data-two-lines/table:leading-[1.15] @table:not-low:group-data-two-lines/table:block @table:low:hidden @table:group-data-two-lines/table:[&_bdi]:inline">
              <span> </span>
              <TruncatedText text={capitalize(party.type)} title={below.join(', ')} />
              {onCard && (
                <span className="@wide:hidden print:hidden">{` · ${shorten(onCard)}`}</span>
              )}
            </span>
          )}
        </>
      )
    }
    case 'naira':
      return (
        <>
          <CardLabel label={field.label} isLabelled={field.isLabelled} />
          <Amount amount={field.get(row)} />
        </>
      )
    case 'count': {
      const count = field.get(row)
      if (count === null) return <Missing />
      const noun = field.noun?.[count === 1 ? 0 : 1]
      return (
        <>
          <CardLabel label={field.label} isLabelled={field.isLabelled} />
          <span translate="no" className={count === 0 ? 'text-muted-foreground' : undefined}>
            {formatCount(count)}
          </span>
          {noun && <span className="@table:hidden">{` ${noun}`}</span>}
        </>
      )
    }
    case 'rating': {
      const rating = field.get(row)
      return rating === null ? <Missing /> : <span translate="no">{formatRating(rating)}</span>
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
      return day ? <CalendarDay day={day} /> : <Missing />
    }
    case 'flag':
      return <span>{yesNo(field.get(row))}</span>
    case 'phone': {
      const phone = field.get(row)
      if (!phone) return <Missing />
      return (
        <span data-unprinted="" translate="no">
          {maskPhone(phone)}
        </span>
      )
    }
    case 'status':
      return <StatusBadge status={field.get(row)} of={field.statuses} />
  }
}
