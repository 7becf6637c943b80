import { Link, linkOptions } from '@tanstack/react-router'
import type { Relation } from '@/api/record-schemas'
import { TEXT_LINK } from '@/components/ui/links'
import type { RecordKind } from '@/domain/field'
import { EMPTY, shorten } from '@/lib/format'

const pages = {
  order: (id: string) => linkOptions({ to: '/orders/$id', params: { id } }),
  user: (id: string) => linkOptions({ to: '/users/$id', params: { id } }),
  restaurant: (id: string) => linkOptions({ to: '/restaurant/$id', params: { id } }),
  vendor: (id: string) => linkOptions({ to: '/vendors/$id', params: { id } }),
  company: (id: string) => linkOptions({ to: '/logistics/$id', params: { id } }),
  menu: (id: string) => linkOptions({ to: '/menus/$id', params: { id } }),
  driver: (id: string) => linkOptions({ to: '/driver/$id', params: { id } }),
  voucher: (id: string) => linkOptions({ to: '/vouchers', search: { voucher: id } }),
  transaction: (id: string) => linkOptions({ to: '/transactions', search: { transaction: id } }),
  payout: (id: string) => linkOptions({ to: '/payouts', search: { payout: id } }),
} satisfies Record<RecordKind, unknown>

interface RecordLinkProps {
  kind?: RecordKind | undefined
  record: Pick<Relation, 'id' | 'name'> | null | undefined
}

/** A link to a related record. Text if there is no id. The id is the fallback for the name. */
export function RecordLink({ kind, record }: RecordLinkProps) {
  const id = record?.id
  const text = record?.name ?? id
  if (!text) return EMPTY
  const name = <bdi>{shorten(text)}</bdi>
  if (!id || !kind) return name
  return (
    <Link {...pages[kind](id)} preload={false} className={TEXT_LINK}>
      {name}
    </Link>
  )
}

const partyKinds = new Map<string, RecordKind>([
  ['user', 'user'],
  ['vendor', 'vendor'],
  ['driver', 'driver'],
  ['logistics', 'company'],
])

interface PartyLinkProps {
  party: (Relation & { type: string | null }) | null
}

/** A link to a person or company, with its type: "Buka Republic Ltd, vendor". */
export function PartyLink({ party }: PartyLinkProps) {
  if (!party) return EMPTY
  const { type } = party
  return (
    <>
      <RecordLink kind={partyKinds.get(type?.toLowerCase() ?? '')} record={party} />
      {type && <span className="text-muted-foreground">, {shorten(type)}</span>}
    </>
  )
}
