import { Link, linkOptions } from '@tanstack/react-router'
import type { Relation } from '@/api/record-schemas'
import { TEXT_LINK } from '@/components/ui/text-link'
import { EMPTY, shorten } from '@/lib/format'

/** The page of each kind of record. */
const pages = {
  order: (id: string) => linkOptions({ to: '/orders/$id', params: { id } }),
  user: (id: string) => linkOptions({ to: '/users/$userId', params: { userId: id } }),
  restaurant: (id: string) => linkOptions({ to: '/restaurant/$id', params: { id } }),
  vendor: (id: string) => linkOptions({ to: '/vendors/$id', params: { id } }),
  company: (id: string) => linkOptions({ to: '/logistics/$id', params: { id } }),
  menu: (id: string) => linkOptions({ to: '/menus/$id', params: { id } }),
  driver: (id: string) => linkOptions({ to: '/driver/$id', params: { id } }),
  voucher: (id: string) => linkOptions({ to: '/vouchers', search: { voucher: id } }),
  transaction: (id: string) => linkOptions({ to: '/transactions', search: { transaction: id } }),
  payout: (id: string) => linkOptions({ to: '/payouts', search: { payout: id } }),
}

type RecordKind = keyof typeof pages

interface RecordLinkProps {
  /** Omit it for a record without a page: then the link is text. */
  kind?: RecordKind | undefined
  record: Pick<Relation, 'id' | 'name'> | null | undefined
}

/** The name of a related record as a link to its page. Without an id it is text, without a name the id is the text. */
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

/** The kind of record by the type of a person or company. A type without a page has none. */
const partyKinds = new Map<string, RecordKind>([
  ['user', 'user'],
  ['vendor', 'vendor'],
  ['driver', 'driver'],
  ['logistics', 'company'],
])

interface PartyLinkProps {
  party: (Relation & { type: string | null }) | null
}

/** A person or company as a link to its page, with its type: "Buka Republic Ltd, vendor". */
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
