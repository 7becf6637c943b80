import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { amountDetail, searchEntry } from '@/components/fields/search-entry'
import { voucherStatus } from '@/domain/voucher'
import { voucherFields, voucherName } from './fields'
import { voucherResource } from './resource'

export const voucherSearchEntry = searchEntry({
  resource: voucherResource,
  defaults: listDefaults(voucherResource),
  statuses: voucherStatus,
  searchedBy: ['voucher code'],
  describe: (voucher) => ({
    label: voucherName(voucher),
    detail: [
      voucher.title && voucher.code,
      amountDetail(voucher.amount) || voucherFields.type.get(voucher),
      voucher.user,
    ],
    link: recordLink('voucher', voucher.id),
    identifiers: [voucher.code],
  }),
})
