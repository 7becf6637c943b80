import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { amountDetail, dayDetail, searchEntry } from '@/components/fields/search-entry'
import { payoutName, payoutStatus } from '@/domain/payout'
import { payoutResource } from './resource'

export const payoutSearchEntry = searchEntry({
  resource: payoutResource,
  defaults: listDefaults(payoutResource),
  statuses: payoutStatus,
  searchedBy: ['payout number'],
  describe: (payout) => ({
    label: payoutName(payout),
    detail: [payout.payee?.name, amountDetail(payout.amount), dayDetail(payout.createdAt)],
    link: recordLink('payout', payout.id),
    identifiers: [payout.payoutId, payout.reference],
  }),
})
