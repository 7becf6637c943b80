import { linkOptions, type LinkProps } from '@tanstack/react-router'
import { partyKind, recordLink } from '@/components/records/record-link'
import type { RecordKind } from '@/domain/field'

interface Changed {
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
])

/** Records without a page of their own: their details over the list, or a search in it. */
const others = new Map<string, (changed: Changed) => LinkProps>([
  ['ticket', ({ id }) => linkOptions({ to: '/tickets', search: { ticket: id } })],
  ['admin', ({ id }) => linkOptions({ to: '/admins', search: { admin: id } })],
  ['notification', ({ id }) => linkOptions({ to: '/notifications', search: { notification: id } })],
  ['category', ({ name }) => linkOptions({ to: '/categories', search: { search: name } })],
  ['faq', ({ name }) => linkOptions({ to: '/faq', search: { search: name } })],
  ['otp', ({ id }) => linkOptions({ to: '/otps', search: { search: id } })],
])

/** To the record that an administrator changed. Undefined for an unknown type. */
export function activityLink(type: string | null, changed: Changed): LinkProps | undefined {
  const key = type?.toLowerCase() ?? ''
  const kind = kinds.get(key) ?? partyKind(key)
  return kind ? recordLink(kind, changed.id) : others.get(key)?.(changed)
}
