import type { ReactNode } from 'react'
import { PartyLink, RecordLink } from '@/components/fields/record-link'
import { StatusBadge } from '@/components/fields/status-badge'
import { DayAndTime } from '@/components/ui/date-time'
import { formatNaira } from '@/domain/amount'
import { exportText } from '@/domain/export-columns'
import type { Field } from '@/domain/field'
import { formatDay } from '@/domain/format-dates'
import { formatCount, formatRating, shorten, yesNo } from '@/lib/format'
import { EmailLink, PhoneLink } from './contact'
import { Copyable, Facts, hasNoValue, type Fact } from './facts'

/** A name or a number that a translation of the page must not change. */
export const verbatim = (text: string | null) =>
  hasNoValue(text) ? text : <bdi translate="no">{shorten(text ?? '')}</bdi>

function FieldFact<TRow>(field: Field<TRow>, row: TRow): ReactNode {
  switch (field.kind) {
    case 'text':
      return field.isVerbatim ? verbatim(field.get(row)) : field.get(row)
    case 'code': {
      const code = field.get(row)
      // "Copy reference", but "Copy ID".
      const label = field.label.replace(/^.(?=[a-z])/, (first) => first.toLowerCase())
      return code && <Copyable text={code} label={`Copy ${label}`} />
    }
    case 'email': {
      const email = field.get(row)
      return email && <EmailLink email={email} />
    }
    case 'phone': {
      const phone = field.get(row)
      return phone && <PhoneLink phone={phone} />
    }
    case 'relation': {
      const record = field.get(row)
      return record && <RecordLink kind={field.record} record={record} />
    }
    case 'party': {
      const party = field.get(row)
      return party && <PartyLink party={party} />
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

/** Without links, buttons and whole phone numbers. */
function PlainFact<TRow>(field: Field<TRow>, row: TRow): ReactNode {
  switch (field.kind) {
    case 'code':
    case 'email':
    case 'phone':
    case 'relation':
      return verbatim(exportText(field, row))
    case 'party': {
      const party = field.get(row)
      return party && <PartyLink party={party} isPlain />
    }
    case 'text':
    case 'naira':
    case 'count':
    case 'rating':
    case 'timestamp':
    case 'day':
    case 'flag':
    case 'status':
      return FieldFact(field, row)
  }
}

type Looks<TRow, TKey extends string> = { readonly [K in NoInfer<TKey>]?: Fact<TRow>['render'] }

/** Renders fields as facts, in the order of `keys`. `looks` overrides how a field is rendered. */
export function facts<TRow, const TKey extends string>(
  fields: Readonly<Record<TKey, Field<TRow>>>,
  keys: readonly TKey[],
  looks: Looks<TRow, TKey> = {},
  renderField = FieldFact<TRow>,
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
  const shown = facts(fields, keys, looks, PlainFact<TRow>)
  return (record: TRow, others: readonly Fact<TRow>[] = []) => (
    <Facts facts={[...shown, ...others]} record={record} isLoading={false} columns="question" />
  )
}
