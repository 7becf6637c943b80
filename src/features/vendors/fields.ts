import { formatAddress } from '../../domain/address.ts'
import { fields } from '../../domain/field.ts'
import { businessFields, partnerName } from '../../domain/partner.ts'
import { restaurantStatus, type RestaurantRow } from '../../domain/restaurant.ts'
import { formatCount } from '../../lib/format.ts'
import type { Vendor } from './resource.ts'

const { contactName, email, ...shared } = businessFields

export const vendorFields = fields<Vendor>()({
  name: { label: 'Vendor', kind: 'text', isVerbatim: true, get: partnerName, card: 'top' },
  contactName: { ...contactName, width: 7, hiddenBelow: 'wide' },
  email: { ...email, card: 'hidden', width: 14 },
  restaurantCount: {
    label: 'Restaurants',
    kind: 'count',
    noun: ['restaurant', 'restaurants'],
    card: 'middle',
    width: 5.6,
  },
  ...shared,
  rcNumber: { label: 'Register number', kind: 'text', isVerbatim: true, isExported: true },
  state: { label: 'State', kind: 'text', isVerbatim: true, isOptional: true, isExported: true },
  commissionRate: {
    label: 'Commission',
    kind: 'text',
    isVerbatim: true,
    get: ({ commissionRate: rate }) => (rate === null ? null : `${formatCount(rate)}%`),
    isExported: true,
  },
})

export const restaurantRowFields = fields<RestaurantRow>()({
  name: { label: 'Restaurant', kind: 'text', isVerbatim: true },
  address: {
    label: 'Area and state',
    kind: 'text',
    isVerbatim: true,
    get: ({ address }) => address && formatAddress({ ...address, text: null }),
  },
  orderCount: { label: 'Orders', kind: 'count' },
  status: { label: shared.status.label, kind: 'status', statuses: restaurantStatus },
})
