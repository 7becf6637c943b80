import { labelsOf } from '../../domain/field.ts'
import { bulkEndpoint, promotionEndpoint } from '../../features/vouchers/endpoints.ts'
import { voucherFields } from '../../features/vouchers/fields.ts'
import { voucherResource } from '../../features/vouchers/resource.ts'
import { specifiedModule } from '../list-module.ts'

export const vouchers = specifiedModule('Vouchers', voucherResource, {
  endpoints: [
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
  descriptions: { changeVoucher: 'All fields of the form. A blank text removes the value.' },
  purchases: [{ field: 'amount', below: 50_000 }],
  columns: labelsOf(voucherFields),
  optional: [],
})
