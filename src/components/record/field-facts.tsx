import type { ReactNode } from 'react'
import { PartyLink, RecordLink } from '@/components/fields/record-link'
import type { Field } from '@/domain/field'
import { EmailLink, PhoneLink } from './contact'
import { Copyable } from './copyable'
import type { Fact } from './facts'
import { factsOf, PlainFact, type Looks } from './plain-facts'

function FieldFact<TRow>(field: Field<TRow>, row: TRow): ReactNode {
  switch (field.kind) {
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
    case 'text':
    case 'naira':
    case 'count':
    case 'rating':
    case 'timestamp':
    case 'day':
    case 'flag':
    case 'status':
      return PlainFact(field, row)
  }
}

/** Renders fields as facts, in the order of `keys`. `looks` overrides how a field is rendered. */
export const facts = <TRow, const TKey extends string>(
  fields: Readonly<Record<TKey, Field<TRow>>>,
  keys: readonly TKey[],
  looks: Looks<TRow, TKey> = {},
): readonly Fact<TRow>[] => factsOf(fields, keys, looks, FieldFact<TRow>)
