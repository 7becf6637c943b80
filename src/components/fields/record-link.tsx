import { Link, linkOptions, type LinkProps } from '@tanstack/react-router'
import { canView } from '@/api/permissions'
import { PlainLink, TEXT_LINK } from '@/components/ui/links'
import type { RecordKind } from '@/domain/field'
import type { Relation } from '@/domain/record-schemas'
import { EMPTY, shorten } from '@/lib/format'
import { TruncatedText } from './cell-text'

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
  ticket: (id: string) => linkOptions({ to: '/tickets', search: { ticket: id } }),
  admin: (id: string) => linkOptions({ to: '/admins', search: { admin: id } }),
} satisfies Record<RecordKind, unknown>

const moduleOf: Readonly<Record<RecordKind, string>> = {
  order: 'orders',
  user: 'users',
  restaurant: 'restaurants',
  vendor: 'vendors',
  company: 'logistics',
  menu: 'menus',
  driver: 'drivers',
  voucher: 'vouchers',
  transaction: 'transactions',
  payout: 'payouts',
  ticket: 'tickets',
  admin: 'admins',
}

/** A link to a page without access would only say so. */
const isLinked = (kind: RecordKind) => canView(moduleOf[kind])

export const recordLink = (kind: RecordKind, id: string) => pages[kind](id)

interface RecordLinkProps {
  kind?: RecordKind | undefined
  record: Pick<Relation, 'id' | 'name'> | null | undefined
}

/** A link to a related record. Text if there is no id. The id is the fallback for the name. */
export function RecordLink({ kind, record }: RecordLinkProps) {
  const id = record?.id
  const text = record?.name ?? id
  if (!text) return <span>{EMPTY}</span>
  const name = <bdi translate="no">{shorten(text)}</bdi>
  if (!id || !kind || !isLinked(kind)) return name
  return (
    <Link {...recordLink(kind, id)} preload={false} className={TEXT_LINK}>
      {name}
    </Link>
  )
}

// Looks like text until it is hovered or focused: a table has up to 60 of them. A touch screen has no
// hover, and the link fills its cell. A card is one touch target, so there `invisible` takes the link
// from the keyboard and screen readers, and its text stays.
const CELL_LINK =
  'underline-offset-4 hover:underline focus-visible:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0 @max-table:pointer-events-none @max-table:invisible @max-table:each:visible'

/** The name of a related record in a list. A link, except on a card, where a tap opens the row. */
export function CellLink({ kind, record }: RecordLinkProps) {
  const id = record?.id
  const text = record?.name ?? id ?? null
  const name = <TruncatedText text={text} isVerbatim />
  if (!id || !text || !kind || !isLinked(kind)) return name
  return (
    <PlainLink link={recordLink(kind, id)} className={CELL_LINK}>
      {name}
    </PlainLink>
  )
}

const partyKinds = new Map<string, RecordKind>([
  ['user', 'user'],
  ['vendor', 'vendor'],
  ['driver', 'driver'],
  ['logistics', 'company'],
])

export const partyKind = (type: string | null | undefined) =>
  partyKinds.get(type?.toLowerCase() ?? '')

interface PartyLinkProps {
  party: (Relation & { type: string | null }) | null
}

/** A link to a person or company, with its type: "Buka Republic Ltd, vendor". */
export function PartyLink({ party }: PartyLinkProps) {
  if (!party) return <span>{EMPTY}</span>
  const { type } = party
  return (
    <>
      <RecordLink kind={partyKind(type)} record={party} />
      {type && <span className="text-muted-foreground">{`, ${shorten(type)}`}</span>}
    </>
  )
}

interface Named {
  id: string
  /** The id if the backend sends no name. */
  name: string
}

const kinds = new Map<string, RecordKind>([
  ['order', 'order'],
  ['restaurant', 'restaurant'],
  ['menu', 'menu'],
  ['voucher', 'voucher'],
  ['transaction', 'transaction'],
  ['payout', 'payout'],
  ['ticket', 'ticket'],
  ['admin', 'admin'],
])

/** Records without a page of their own: their details over the list, or a search in it. */
const others = new Map<string, (record: Named) => LinkProps>([
  ['notification', ({ id }) => linkOptions({ to: '/notifications', search: { notification: id } })],
  ['category', ({ name }) => linkOptions({ to: '/categories', search: { search: name } })],
  ['faq', ({ name }) => linkOptions({ to: '/faq', search: { search: name } })],
  ['otp', ({ id }) => linkOptions({ to: '/otps', search: { search: id } })],
])

/** To a record of any type: "order", "ticket", "logistics". Undefined for an unknown type. */
export function typedLink(type: string | null, record: Named): LinkProps | undefined {
  const key = type?.toLowerCase() ?? ''
  const kind = kinds.get(key) ?? partyKind(key)
  return kind ? recordLink(kind, record.id) : others.get(key)?.(record)
}
