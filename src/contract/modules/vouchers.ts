import { voucherFields } from '../../features/vouchers/fields.ts'
import {
  bulkEndpoint,
  promotionEndpoint,
  voucherResource,
} from '../../features/vouchers/resource.ts'
import { specifiedModule } from '../list-module.ts'

const voucher = {
  title: 'Suya Sunday',
  type: 'voucher',
  amount: '1500',
  code: 'SUYA15',
  user: 'adaeze.bello@example.com',
  expiryDate: '2027-03-01',
  claimable: true,
}

export const vouchers = specifiedModule(voucherResource, {
  endpoints: [
    {
      ...bulkEndpoint,
      id: 'updateVouchers',
      summary: 'Expire or delete vouchers',
      description:
        'The console sends at most 500 ids at once, and repeats the request for more. `failed` is optional: the vouchers that were not changed, each with the reason. They stay selected. Any other body of a 2xx response says that all were changed.',
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
  examples: {
    createVoucher: { ...voucher, multiple: false },
    changeVoucher: voucher,
    updateVouchers: { type: 'expire', vouchers: ['66f1c0ffee'] },
    rewardCampaign: {
      name: 'Detty December',
      users: [{ email: 'adaeze.bello@example.com', name: 'Adaeze Bello' }],
    },
  },
  fields: voucherFields,
  optional: [],
})
