import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { phoneDetail, searchEntry } from '@/components/fields/search-entry'
import { driverName } from '@/domain/driver'
import { partnerStatus } from '@/domain/partner'
import { driverResource } from './resource'

export const driverSearchEntry = searchEntry({
  resource: driverResource,
  defaults: listDefaults(driverResource),
  statuses: partnerStatus,
  searchedBy: ['name', 'email', 'phone', 'plate number'],
  related: ['order', 'payout'],
  describe: (driver) => ({
    label: driverName(driver),
    detail: [phoneDetail(driver.phone), driver.plateNumber, driver.logistics?.name],
    link: recordLink('driver', driver.id),
    identifiers: [driver.email, driver.phone, driver.plateNumber],
  }),
})
