import type { Filters } from '@/api/list'
import type { SearchEntry } from '@/components/fields/search-entry'
import type { RecordKind } from '@/domain/field'
import { adminSearchEntry } from '@/features/admins/search-entry'
import { driverSearchEntry } from '@/features/drivers/search-entry'
import { companySearchEntry } from '@/features/logistics/search-entry'
import { dishSearchEntry } from '@/features/menus/search-entry'
import { orderSearchEntry } from '@/features/orders/search-entry'
import { payoutSearchEntry } from '@/features/payouts/search-entry'
import { restaurantSearchEntry } from '@/features/restaurants/search-entry'
import { createSource } from '@/features/search/source'
import { ticketSearchEntry } from '@/features/tickets/search-entry'
import { transactionSearchEntry } from '@/features/transactions/search-entry'
import { userSearchEntry } from '@/features/users/search-entry'
import { vendorSearchEntry } from '@/features/vendors/search-entry'
import { voucherSearchEntry } from '@/features/vouchers/search-entry'
import { listModules, moduleOf } from '@/modules'

const modulesOf = (kinds: readonly RecordKind[] = []) =>
  kinds.flatMap((kind) => listModules.find(({ resource }) => resource.param === kind) ?? [])

const source = <TFilters extends Filters, TRow extends { id: string; status: string | null }>(
  entry: SearchEntry<TFilters, TRow>,
) => createSource({ ...entry, module: moduleOf(entry.resource), related: modulesOf(entry.related) })

/** In the order of the results. */
export const sources = [
  source(orderSearchEntry),
  source(userSearchEntry),
  source(ticketSearchEntry),
  source(transactionSearchEntry),
  source(payoutSearchEntry),
  source(restaurantSearchEntry),
  source(driverSearchEntry),
  source(vendorSearchEntry),
  source(voucherSearchEntry),
  source(dishSearchEntry),
  source(companySearchEntry),
  source(adminSearchEntry),
]
