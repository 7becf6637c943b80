import {
  bulkEndpoint,
  createEndpoint,
  deleteEndpoint,
  editEndpoint,
  promotionEndpoint,
} from '../../features/vouchers/endpoints.ts'
import { voucherResource } from '../../features/vouchers/resource.ts'
import { specifiedModule } from '../list-module.ts'

export const vouchers = specifiedModule('Vouchers', voucherResource, {
  endpoints: [
    { ...createEndpoint, id: 'createVoucher', summary: 'Create a voucher', status: 201 },
    {
      ...editEndpoint,
      id: 'editVoucher',
      summary: 'Edit a voucher',
      description: 'All fields of the form. A blank text removes the value.',
    },
    { ...deleteEndpoint, id: 'deleteVoucher', summary: 'Delete a voucher' },
    {
      ...bulkEndpoint,
      id: 'updateVouchers',
      summary: 'Expire or delete vouchers',
      description: 'The console sends at most 500 ids at once, and repeats the request for more.',
    },
    {
      ...promotionEndpoint,
      id: 'rewardCampaign',
      summary: 'Reward the people of a campaign',
      description: 'All people of the campaign are in one request, also thousands.',
    },
  ],
  purchases: [{ field: 'amount', below: 50_000 }],
  columns: {
    title: 'Title',
    type: 'Type',
    amount: 'Amount',
    code: 'Code',
    user: 'User',
    status: 'Status',
    createdAt: 'Created',
    expiryDate: 'Expiry',
    claimable: 'Claimable',
  },
  optional: [],
})
