import { voucherActions } from '@/features/vouchers/actions'
import { voucherList } from '@/features/vouchers/list'
import { voucherSearchEntry } from '@/features/vouchers/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(
  voucherList,
  {
    noun: 'voucher, vouchers',
    path: '/crm/voucher',
    filters: {
      status: 'All Status, Unclaimed, Claimed, Used, Expired',
      type: 'All Types, Discount, Free Delivery, Invalid',
    },
    columns: 'Title, Type, Amount, Code, User, Status, Created, (Expiry), (Claimable)',
    exported:
      'Title, Type, Amount (NGN), Code, User, Status, Expiry date, Claimable, Multiple, Created, ID',
    empty: 'No vouchers found matching your criteria',
    actions: {
      unclaimed: 'Edit, Duplicate, Mark as Expired!, Delete!',
      claimed: 'Edit, Duplicate, Mark as Expired!, Delete!',
      used: 'Edit, Duplicate, Mark as Expired!, Delete!',
      expired: 'Edit, Duplicate, Mark as Expired!, Delete!',
    },
    words: {
      expire:
        'Mark “Jollof Friday expired” as expired? Nobody can use it any more. This cannot be undone. → Voucher expired',
      delete:
        'Are you sure you want to delete Jollof Friday expired voucher? This action cannot be undone. → Voucher deleted',
    },
  },
  (row) => voucherActions(row),
)

testSearchEntry(voucherSearchEntry, {
  label: 'Jollof Friday pending',
  detail: 'JOLLOF · ₦1,500.00',
  identifiers: ['JOLLOF'],
  searchedBy: 'voucher code',
})
