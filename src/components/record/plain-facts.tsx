import type { ReactNode } from 'react'
import { PartyLink } from '@/components/fields/record-link'
import { StatusBadge } from '@/components/fields/status-badge'
import { Breakable } from '@/components/ui/breakable'
import { DayAndTime } from '@/components/ui/date-time'
import { formatNaira } from '@/domain/amount'
import { exportText } from '@/domain/export-columns'
import type { Field } from '@/domain/field'
import { formatDay } from '@/domain/format-dates'
import { formatCount, formatRating, shorten, yesNo } from '@/lib/format'
import { Facts, hasNoValue, type Fact } from './facts'

/** A name or a number that a translation of the page must not change. */
export const verbatim = (text: string | null) =>
  hasNoValue(text) ? (
    text
  ) : (
    <bdi key={text} translate="no">
      <Breakable text={shorten(text ?? '')} />
    </bdi>
  )

/** Without links, buttons and whole phone numbers. */
export function PlainFact<TRow>(field: Field<TRow>, row: TRow): ReactNode {
  switch (field.kind) {
    case 'text':
      return field.isVerbatim ? verbatim(field.get(row)) : field.get(row)
    case 'code':
    case 'email':
    case 'relation':
      return verbatim(exportText(field, row))
    case 'phone': {
      const phone = exportText(field, row)
      return hasNoValue(phone) ? phone : <span className="inline-block">{verbatim(phone)}</span>
    }
    case 'party': {
      const party = field.get(row)
      return party && <PartyLink party={party} isPlain />
    }
    case 'naira':
      return verbatim(formatNaira(field.get(row)))
    case 'count':
      return verbatim(formatCount(field.get(row)))
    case 'rating':
      return verbatim(formatRating(field.get(row)))
    case 'timestamp': {
      const at = field.get(row)
      return at && <DayAndTime at={at} />
    }
    case 'day': {
      const day = field.get(row)
      return day && formatDay(day)
    }
    case 'flag':
      return yesNo(field.get(row))
    case 'status': {
      const status = field.get(row)
      return status && <StatusBadge status={status} of={field.statuses} />
    }
  }
}

export type Looks<TRow, TKey extends string> = {
  readonly [K in NoInfer<TKey>]?: Fact<TRow>['render']
}

/** See `facts` of field-facts.tsx. */
export function factsOf<TRow, const TKey extends string>(
  fields: Readonly<Record<TKey, Field<TRow>>>,
  keys: readonly TKey[],
  looks: Looks<TRow, TKey>,
  renderField: (field: Field<TRow>, row: TRow) => ReactNode,
): readonly Fact<TRow>[] {
  return keys.map((key) => {
    const { label, isOptional = false, isWide = false } = fields[key]
    const look = looks[key]
    return {
      label,
      isWide,
      isOptional: isOptional === true,
      render(row, isLoading) {
        const value = look ? look(row, isLoading) : renderField(fields[key], row)
        const mayBeMissing = typeof isOptional === 'function' ? isOptional(row) : isOptional
        return mayBeMissing && hasNoValue(value) ? false : value
      },
    }
  })
}

/**
 * What a question about a record is decided by, for `facts` of `Ask`: the dialog covers the record.
 * The facts are plain, because a link would leave the question.
 */
export function questionFacts<TRow, const TKey extends string>(
  fields: Readonly<Record<TKey, Field<TRow>>>,
  keys: readonly TKey[],
  looks: Looks<TRow, TKey> = {},
) {
  const shown = factsOf(fields, keys, looks, PlainFact<TRow>)
  return (record: TRow, others: readonly Fact<TRow>[] = []) => (
    <Facts facts={[...shown, ...others]} record={record} isLoading={false} columns="question" />
  )
}
