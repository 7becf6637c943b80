import { formatAddress } from '../../domain/address.ts'
import { fields } from '../../domain/field.ts'
import { restaurantStatus } from '../../domain/restaurant.ts'
import { formatCount, formatQuantity, shorten } from '../../lib/format.ts'
import type { Restaurant } from './resource.ts'

export const restaurantName = ({ name, id }: Restaurant) => shorten(name ?? id)

export const restaurantFields = fields<Restaurant>()({
  name: { label: 'Restaurant', kind: 'text', isVerbatim: true, get: restaurantName, card: 'top' },
  vendor: {
    label: 'Vendor',
    kind: 'relation',
    record: 'vendor',
    get: ({ vendor }) => vendor ?? null,
    card: 'hidden',
    width: 7.5,
    hiddenBelow: 'wide',
  },
  address: {
    label: 'Area and state',
    kind: 'text',
    isVerbatim: true,
    get: ({ address }) => address && formatAddress({ ...address, text: null }),
    card: 'middle',
    width: 8,
  },
  orderCount: {
    label: 'Orders',
    kind: 'count',
    card: 'middleEnd',
    noun: ['order', 'orders'],
    width: 4,
  },
  rating: { label: 'Rating', kind: 'rating', card: 'hidden', isOptional: true, width: 4.25 },
  status: {
    label: 'Status',
    kind: 'status',
    statuses: restaurantStatus,
    card: 'topEnd',
    width: 11.4,
  },
  createdAt: {
    label: 'Joined',
    kind: 'timestamp',
    card: 'bottom',
    isLabelled: true,
    hiddenBelow: 'medium',
  },
  reason: {
    label: 'Reason',
    kind: 'text',
    isOptional: (restaurant) => !restaurantStatus.is(restaurant, 'closed', 'suspended', 'declined'),
    isExported: true,
  },
  phone: { label: 'Phone', kind: 'phone', isExported: true },
  email: { label: 'Email', kind: 'email', isExported: true },
  wholeAddress: {
    label: 'Address',
    kind: 'text',
    isVerbatim: true,
    get: ({ address }) => address && formatAddress(address),
  },
  categories: {
    label: 'Categories',
    kind: 'text',
    isVerbatim: true,
    get: ({ categories }) => (categories ?? []).flatMap((one) => one?.name ?? []).join(', '),
    isExported: true,
  },
  ratingCount: {
    label: 'Rated by',
    kind: 'text',
    get: ({ ratingCount: count }) =>
      count === null ? null : formatQuantity(count, 'customer', 'customers'),
    isOptional: true,
    isExported: true,
  },
  menuCount: { label: 'Dishes', kind: 'count', isExported: true },
  preparationMinutes: {
    label: 'Preparation',
    kind: 'text',
    get: ({ preparationMinutes: time }) => (time === null ? null : `${formatCount(time)} min`),
    isOptional: true,
    isExported: true,
  },
  minimumOrder: { label: 'Minimum order', kind: 'naira', isOptional: true, isExported: true },
  commissionRate: {
    label: 'Commission',
    kind: 'text',
    isVerbatim: true,
    get: ({ commissionRate: rate }) => (rate === null ? null : `${formatCount(rate)}%`),
    isExported: true,
  },
})
