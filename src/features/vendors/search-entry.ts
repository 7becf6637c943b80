import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { phoneDetail, searchEntry } from '@/components/fields/search-entry'
import { partnerName, partnerStatus } from '@/domain/partner'
import { vendorResource } from './resource'

export const vendorSearchEntry = searchEntry({
  resource: vendorResource,
  defaults: listDefaults(vendorResource),
  statuses: partnerStatus,
  searchedBy: ['name', 'email', 'phone'],
  related: ['payout'],
  describe: (vendor) => ({
    label: partnerName(vendor),
    detail: [vendor.contactName, vendor.email, phoneDetail(vendor.phone)],
    link: recordLink('vendor', vendor.id),
    identifiers: [vendor.email, vendor.phone, vendor.rcNumber],
  }),
})
