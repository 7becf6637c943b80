import { fields } from '../../domain/field.ts'
import { businessFields, partnerName } from '../../domain/partner.ts'
import { formatCount } from '../../lib/format.ts'
import type { Company } from './resource.ts'

const { contactName, ...shared } = businessFields

export const companyFields = fields<Company>()({
  name: { label: 'Company', kind: 'text', isVerbatim: true, get: partnerName, card: 'top' },
  contactName: { ...contactName, width: 7 },
  // The kind is `text`, because the column also shows the number of drivers who are online.
  driverCount: {
    label: 'Drivers',
    kind: 'text',
    get: ({ driverCount }) => formatCount(driverCount),
    card: 'middle',
    width: 5.9,
  },
  deliveredCount: { label: 'Delivered', kind: 'count', card: 'hidden', isOptional: true },
  ...shared,
  states: {
    label: 'States',
    kind: 'text',
    isVerbatim: true,
    get: ({ states }) => (states ?? []).flatMap((state) => state ?? []).join(', '),
    isExported: true,
  },
  onlineCount: { label: 'Online now', kind: 'count', isOptional: true, isExported: true },
  rating: { label: 'Rating', kind: 'rating', isOptional: true, isExported: true },
})
