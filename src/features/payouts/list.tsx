import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { payoutName } from '@/domain/payout'
import { payoutActions } from './actions'
import { payoutFields } from './fields'
import { payoutResource } from './resource'

export const payoutList = defineList(payoutResource, {
  title: 'Payouts',
  getName: payoutName,
  columns: columns(payoutFields, {
    payoutId: { link: ({ id }) => sheetLink(payoutResource, id) },
  }),
  exported: payoutFields,
  actions: payoutActions,
  many: ['decline', 'approve'],
  empty: 'No payouts yet. Vendors, logistics companies and drivers request them.',
})
