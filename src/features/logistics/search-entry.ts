import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { phoneDetail, searchEntry } from '@/components/fields/search-entry'
import { partnerName, partnerStatus } from '@/domain/partner'
import { companyResource } from './resource'

export const companySearchEntry = searchEntry({
  resource: companyResource,
  defaults: listDefaults(companyResource),
  statuses: partnerStatus,
  searchedBy: ['name', 'email', 'phone'],
  related: ['order', 'payout'],
  describe: (company) => ({
    label: partnerName(company),
    detail: [company.contactName, company.email, phoneDetail(company.phone)],
    link: recordLink('logistics', company.id),
    identifiers: [company.email, company.phone],
  }),
})
