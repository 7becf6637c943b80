import { accountFields } from './account-fields.ts'
import { fields } from './field.ts'
import { partnerStatus, type Business, type Partner } from './partner.ts'

export const partnerFields = fields<Partner>()({
  status: { label: 'Status', kind: 'status', statuses: partnerStatus, card: 'topEnd', width: 6.5 },
  createdAt: { label: 'Joined', kind: 'timestamp', isExported: true },
  reason: {
    label: 'Reason',
    kind: 'text',
    isOptional: (partner) => !partnerStatus.is(partner, 'suspended', 'declined'),
    isExported: true,
  },
  phone: { label: 'Phone', kind: 'phone', isExported: true },
  email: { label: 'Email', kind: 'email', isExported: true },
  ...accountFields,
})

export const businessFields = fields<Business>()({
  contactName: { label: 'Contact', kind: 'text', isVerbatim: true, card: 'hidden' },
  balance: { label: 'Balance', kind: 'naira', card: 'middleEnd', isOptional: true },
  ...partnerFields,
  createdAt: { ...partnerFields.createdAt, card: 'bottom', isLabelled: true },
})
