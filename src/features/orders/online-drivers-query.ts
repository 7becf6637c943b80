import { queryOptions } from '@tanstack/react-query'
import { capabilitiesOf, rememberCapabilities } from '@/api/announced'
import { freeChoice, ifAnnounced } from '@/api/list'
import { fetchPage } from '@/api/queries'
import { resource, type RowOf } from '@/api/resource'
import { ALL_STATES } from '@/domain/address'
import { ALL, filterOf } from '@/domain/choices'
import { personSchema } from '@/domain/record-schemas'
import { optionalCount, optionalField, optionalText } from '@/domain/response-fields'
import { labelText } from '@/lib/visible-text'

// The number of drivers.
const LIMIT = 100

const onlineDrivers = resource({
  keys: ['driver', 'drivers'],
  path: '/crm/driver',
  hasPhones: true,
  filters: {
    status: filterOf([['active', 'Active']]),
    availability: filterOf([['online', 'Online']]),
    state: ifAnnounced(freeChoice(ALL_STATES)),
  },
  record: personSchema({
    vehicleType: optionalText,
    state: optionalText,
    phone: optionalField(labelText),
    activeOrderCount: optionalCount,
  }),
})
export type DriverChoice = RowOf<typeof onlineDrivers>

const wordOf = (state: string | null) => state?.trim().toLowerCase() ?? ''

/** Whether a driver is in the state. False if either is unknown. */
export const isIn = (state: string | null, driver: Pick<DriverChoice, 'state'>) =>
  wordOf(state) !== '' && wordOf(driver.state) === wordOf(state)

async function readDrivers(search: string, state: string, signal: AbortSignal) {
  const params = { page: 1, search, status: 'active', availability: 'online', state } as const
  const { rows, capabilities } = await fetchPage(onlineDrivers, params, signal, LIMIT)
  rememberCapabilities(onlineDrivers, capabilities)
  return rows
}

const hasStates = () => capabilitiesOf(onlineDrivers)?.filters.includes('state') === true

/** Drivers of the state come first. They may be more than the list of all drivers contains. */
async function readNearestFirst(search: string, state: string | null, signal: AbortSignal) {
  const read = (of: string) => readDrivers(search, of, signal)
  const nearest = async () => (state && hasStates() ? await read(state) : null)
  const [all, near] = await Promise.all([read(ALL), nearest()])
  // The first response may announce the filter `state`.
  const rows = [...(near ?? (await nearest()) ?? []), ...all]
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()]
  return unique.toSorted((a, b) => Number(isIn(state, b)) - Number(isIn(state, a)))
}

/**
 * At most 100 drivers, and at most 100 more of the state. Not the query key of the driver list,
 * because these rows have more fields.
 */
export const onlineDriversQuery = (search: string, state: string | null) =>
  queryOptions({
    queryKey: ['orders', 'drivers', state, search] as const,
    queryFn: async ({ signal }) => ({ rows: await readNearestFirst(search, state, signal) }),
  })
