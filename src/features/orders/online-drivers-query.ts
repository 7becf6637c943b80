import { queryOptions } from '@tanstack/react-query'
import { capabilitiesOf, rememberCapabilities } from '@/api/announced'
import { ApiError } from '@/api/api-error'
import { freeChoice, ifAnnounced } from '@/api/list'
import { fetchPage } from '@/api/queries'
import { resource, type RowOf } from '@/api/resource'
import { ALL_STATES } from '@/domain/address'
import { ALL, filterOf } from '@/domain/choices'
import { isDriverIn } from '@/domain/driver'
import { personSchema } from '@/domain/record-schemas'
import { optionalCount, optionalField, optionalText } from '@/domain/response-fields'
import { labelText } from '@/lib/visible-text'

/** A query whose data is never replaced while it is shown, and forgotten afterwards. */
export const readOnce = { staleTime: 'static', gcTime: 0 } as const

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

async function readDrivers(search: string, state: string, signal: AbortSignal) {
  const params = { page: 1, search, status: 'active', availability: 'online', state } as const
  const page = await fetchPage(onlineDrivers, params, signal, LIMIT)
  rememberCapabilities(onlineDrivers, page.capabilities)
  return page
}

const hasStates = () => capabilitiesOf(onlineDrivers)?.filters.includes('state') === true

interface OnlineDrivers {
  rows: readonly DriverChoice[]
  /** Whether the backend may have drivers of these states who are online and were not read. */
  isPartial: boolean
}

/** Drivers of the states come first. They may be more than the list of all drivers contains. */
async function readNearestFirst(
  search: string,
  states: readonly string[],
  signal: AbortSignal,
): Promise<OnlineDrivers> {
  const read = (of: string) => readDrivers(search, of, signal)
  /** Null if it fails: an address may have a state that the backend does not know. */
  const readOne = (state: string) =>
    read(state).catch((error: unknown) => {
      const isRefused = error instanceof ApiError && [400, 404, 422].includes(error.status)
      if (!isRefused) throw error
      return null
    })
  const nearest = async () => (hasStates() ? await Promise.all(states.map(readOne)) : null)
  const [all, early] = await Promise.all([read(ALL), nearest()])
  // The first response may announce the filter `state`.
  const near = early ?? (await nearest())
  const rows = [...(near ?? []), all].flatMap((page) => page?.rows ?? [])
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()]
  const isNear = (driver: DriverChoice) => states.some((state) => isDriverIn(state, driver))
  const total = all.total ?? (all.sentRows === LIMIT ? Infinity : 0)
  return {
    rows: unique.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a))),
    isPartial: (near?.includes(null) ?? true) && total > all.rows.length,
  }
}

/**
 * At most 100 drivers, and at most 100 more of the state. Not the query key of the driver list,
 * because these rows have more fields.
 */
export const onlineDriversQuery = (search: string, state: string | null) =>
  queryOptions({
    queryKey: ['orders', 'drivers', state, search] as const,
    queryFn: ({ signal }) => readNearestFirst(search, state ? [state] : [], signal),
  })

/** As `onlineDriversQuery`, of several states. Every dialog reads them once, bypassing the cache. */
export const driversOfStatesQuery = (states: readonly string[]) =>
  queryOptions({
    queryKey: ['orders', 'drivers of states', ...states] as const,
    queryFn: ({ signal }) => readNearestFirst('', states, signal),
    ...readOnce,
  })
