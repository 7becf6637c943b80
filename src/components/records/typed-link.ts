import { linkOptions, type LinkProps } from '@tanstack/react-router'
import type { RecordKind } from '@/domain/field'
import { partyKind, recordLink } from './record-link'

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
