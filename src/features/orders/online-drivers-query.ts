import { filterOf, listPath } from '@/api/list'
import { getQueryOptions } from '@/api/query-client'
import { personSchema } from '@/api/record-schemas'
import { pageResponse, resource, type RowOf } from '@/api/resource'
import { optionalField, optionalText } from '@/api/response-fields'
import { labelText } from '@/lib/visible-text'

const onlineDrivers = resource({
  keys: ['driver', 'drivers'],
  path: '/crm/driver',
  hasPhones: true,
  filters: {
    status: filterOf([['active', 'Active']]),
    availability: filterOf([['online', 'Online']]),
  },
  record: personSchema({
    vehicleType: optionalText,
    state: optionalText,
    phone: optionalField(labelText),
  }),
})
export type DriverChoice = RowOf<typeof onlineDrivers>

/**
 * At most 100 drivers. The query key differs from that of the list of drivers, because these rows
 * have more fields.
 */
export const onlineDriversQuery = (search: string) =>
  getQueryOptions(
    ['orders', 'drivers', search] as const,
    listPath(onlineDrivers, { page: 1, search, status: 'active', availability: 'online' }, 100),
    pageResponse(onlineDrivers),
  )
