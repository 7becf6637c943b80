import { Link, linkOptions, type LinkProps } from '@tanstack/react-router'
import { canView, type ViewableModule } from '@/api/permissions'
import { PlainLink, TEXT_LINK } from '@/components/ui/links'
import type { RecordKind } from '@/domain/field'
import type { Relation } from '@/domain/record-schemas'
import { EMPTY, shorten } from '@/lib/format'
import { TruncatedText } from './cell-text'

interface Named {
  id: string
  /** The id if the backend sends no name. */
  name: string
}

interface RecordAddress {
  /** Without its permission `view`, there is no link: the page would only say so. */
  module: ViewableModule
  link: (record: Named) => LinkProps
}

/**
 * Where each kind of record is shown: on a page, in details over its list, or by a search in its
 * list. A field, the activity of an administrator and “My changes” can link to the kinds that have
 * an entry.
 */
const addresses = {
  order: {
    module: 'orders',
    link: ({ id }) => linkOptions({ to: '/orders/$id', params: { id } }),
  },
  user: {
    module: 'users',
    link: ({ id }) => linkOptions({ to: '/users/$id', params: { id } }),
  },
  restaurant: {
    module: 'restaurants',
    link: ({ id }) => linkOptions({ to: '/restaurant/$id', params: { id } }),
  },
  vendor: {
    module: 'vendors',
    link: ({ id }) => linkOptions({ to: '/vendors/$id', params: { id } }),
  },
  logistics: {
    module: 'logistics',
    link: ({ id }) => linkOptions({ to: '/logistics/$id', params: { id } }),
  },
  menu: {
    module: 'menus',
    link: ({ id }) => linkOptions({ to: '/menus/$id', params: { id } }),
  },
  driver: {
    module: 'drivers',
    link: ({ id }) => linkOptions({ to: '/driver/$id', params: { id } }),
  },
  voucher: {
    module: 'vouchers',
    link: ({ id }) => linkOptions({ to: '/vouchers', search: { voucher: id } }),
  },
  transaction: {
    module: 'transactions',
    link: ({ id }) => linkOptions({ to: '/transactions', search: { transaction: id } }),
  },
  payout: {
    module: 'payouts',
    link: ({ id }) => linkOptions({ to: '/payouts', search: { payout: id } }),
  },
  ticket: {
    module: 'tickets',
    link: ({ id }) => linkOptions({ to: '/tickets', search: { ticket: id } }),
  },
  admin: {
    module: 'admins',
    link: ({ id }) => linkOptions({ to: '/admins', search: { admin: id } }),
  },
  notification: {
    module: 'notifications',
    link: ({ id }) => linkOptions({ to: '/notifications', search: { notification: id } }),
  },
  category: {
    module: 'categories',
    link: ({ name }) => linkOptions({ to: '/categories', search: { search: name } }),
  },
  faq: {
    module: 'faq',
    link: ({ name }) => linkOptions({ to: '/faq', search: { search: name } }),
  },
  otp: {
    module: 'otps',
    link: ({ id }) => linkOptions({ to: '/otps', search: { search: id } }),
  },
} satisfies Record<string, RecordAddress>

declare module '@/domain/field' {
  interface RecordKinds extends Record<keyof typeof addresses, true> {}
}

const isLinked = (kind: RecordKind) => canView(addresses[kind].module)

export const recordLink = (kind: RecordKind, id: string, name = id): LinkProps =>
  addresses[kind].link({ id, name })

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
    <Link {...recordLink(kind, id, text)} preload={false} className={TEXT_LINK}>
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
    <PlainLink link={recordLink(kind, id, text)} className={CELL_LINK}>
      {name}
    </PlainLink>
  )
}

const isKind = (type: string): type is RecordKind => Object.hasOwn(addresses, type)

const partyKinds: readonly RecordKind[] = ['user', 'vendor', 'driver', 'logistics']

/** The kind of a person or company, by the `type` of the response. */
export const partyKind = (type: string | null | undefined) =>
  partyKinds.find((kind) => kind === type?.toLowerCase())

interface PartyLinkProps {
  party: (Relation & { type: string | null }) | null
  /** The name is no link. */
  isPlain?: boolean
}

/** A link to a person or company, with its type: "Buka Republic Ltd, vendor". */
export function PartyLink({ party, isPlain = false }: PartyLinkProps) {
  if (!party) return <span>{EMPTY}</span>
  const { type } = party
  return (
    <>
      <RecordLink kind={isPlain ? undefined : partyKind(type)} record={party} />
      {type && <span className="text-muted-foreground">{`, ${shorten(type)}`}</span>}
    </>
  )
}

/** To a record of a type that the backend names: "order", "Ticket". Undefined for an unknown type. */
export function typedLink(type: string | null, { id, name }: Named): LinkProps | undefined {
  const kind = type?.toLowerCase() ?? ''
  return isKind(kind) ? recordLink(kind, id, name) : undefined
}
