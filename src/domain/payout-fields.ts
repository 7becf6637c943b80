import { fields } from './field.ts'
import { payoutName, payoutStatus, type PayoutRow } from './payout.ts'

export const payoutRowFields = fields<PayoutRow>()({
  payoutId: { label: 'Payout', kind: 'text', isVerbatim: true, get: payoutName },
  amount: { label: 'Amount', kind: 'naira' },
  status: { label: 'Status', kind: 'status', statuses: payoutStatus },
  createdAt: { label: 'Requested', kind: 'timestamp' },
})
