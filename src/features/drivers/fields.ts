import { driverRowFields } from '../../domain/driver.ts'
import { fields } from '../../domain/field.ts'
import { partnerFields, partnerStatus } from '../../domain/partner.ts'
import { capitalize, shorten } from '../../lib/format.ts'
import type { Driver } from './resource.ts'

export const driverFields = fields<Driver>()({
  name: { ...driverRowFields.name, card: 'top' },
  // A driver without a company is independent.
  logistics: {
    label: 'Company',
    kind: 'relation',
    record: 'logistics',
    card: 'hidden',
    isOptional: true,
  },
  vehicleType: {
    label: 'Vehicle',
    kind: 'text',
    get: ({ vehicleType }) => (vehicleType ? capitalize(shorten(vehicleType)) : null),
    card: 'middle',
    onCard: ({ logistics }) => logistics?.name ?? logistics?.id ?? null,
    width: 4.75,
  },
  deliveredCount: {
    ...driverRowFields.deliveredCount,
    card: 'hidden',
    width: 4.75,
    hiddenBelow: 'medium',
  },
  cashInHand: {
    label: 'Cash in hand',
    kind: 'naira',
    card: 'hidden',
    isOptional: true,
    width: 6,
  },
  availability: { ...driverRowFields.availability, card: 'middleEnd', width: 5.2 },
  ...partnerFields,
  email: { ...partnerFields.email, isOptional: true },
  lastSeenAt: {
    label: 'Last seen',
    kind: 'timestamp',
    card: 'bottom',
    isLabelled: true,
    isOptional: (driver) => partnerStatus.is(driver, 'pending', 'declined'),
    width: 7.9,
  },
  createdAt: { ...partnerFields.createdAt, card: 'hidden', isHidden: true },
  plateNumber: {
    label: 'Plate number',
    kind: 'text',
    isVerbatim: true,
    isOptional: ({ vehicleType }) => vehicleType?.toLowerCase() === 'bicycle',
    isExported: true,
  },
  state: { label: 'State', kind: 'text', isVerbatim: true, isExported: true },
  currentOrder: {
    label: 'Current order',
    kind: 'relation',
    record: 'order',
    get: ({ currentOrder }) => currentOrder && { ...currentOrder, name: currentOrder.orderId },
    isOptional: ({ availability }) => availability !== 'busy',
    isExported: true,
  },
  activeOrderCount: { label: 'Orders now', kind: 'count', isOptional: true },
  rating: { label: 'Rating', kind: 'rating', isOptional: true, isExported: true },
})
