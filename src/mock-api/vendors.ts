import { http } from 'msw'
import { vendorResource } from '../features/vendors/resource.ts'
import { answer, LATEST, listParams, missing, payoutRow, refuse, without } from './answers.ts'
import { refusalOf } from './applicants.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import type { StoredVendor } from './seed/types.ts'

/** The reason of the restaurants that are suspended together with their vendor. */
const WITH_VENDOR = 'Its vendor is suspended'

// A row of the list has no bank account.
const vendorRow = (vendor: StoredVendor) => without(vendor, ['account'])

/** Suspends the restaurants that customers see. Those that wait for approval go on waiting. */
function suspendRestaurants(db: Db, vendorId: string) {
  for (const { id, status, vendor } of db.restaurants.all()) {
    if (vendor?.id !== vendorId || (status !== 'open' && status !== 'closed')) continue
    db.restaurants.patch(id, { status: 'suspended', reason: WITH_VENDOR })
  }
}

/** Closes the restaurants that were suspended together with their vendor. Others stay suspended. */
function closeRestaurants(db: Db, vendorId: string) {
  for (const { id, status, reason, vendor } of db.restaurants.all()) {
    if (vendor?.id !== vendorId || status !== 'suspended' || reason !== WITH_VENDOR) continue
    db.restaurants.patch(id, { status: 'closed', reason: 'Its vendor was suspended' })
  }
}

export function createVendorHandlers(db: Db) {
  return [
    http.get('*/api/crm/vendor', ({ request }) => {
      const { rows, ...page } = db.vendors.list(listParams(request))
      return answer({ vendors: rows.map(vendorRow), ...page })
    }),
    http.get<{ id: string }>('*/api/crm/vendor/:id', ({ params: { id } }) => {
      const vendor = db.vendors.find(id)
      if (!vendor) return missing('Vendor')
      return answer({
        vendor,
        vendorRestaurant: db.restaurants.list({ search: id, limit: LATEST }).rows,
        vendorPayout: db.payouts.list({ search: id, limit: LATEST }).rows.map(payoutRow),
        capabilities: db.vendors.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/vendor/:id', async ({ params: { id }, request }) => {
      const vendor = db.vendors.find(id)
      if (!vendor) return missing('Vendor')
      const { body, refusal } = await readBody(request, vendorResource.change)
      if (refusal) return refusal
      const reason = refusalOf(vendor, body.status)
      if (reason) return refuse(reason)
      if (body.status === 'suspended') suspendRestaurants(db, id)
      else if (vendor.status === 'suspended') closeRestaurants(db, id)
      return answer({ vendor: db.vendors.patch(id, { reason: null, ...body }) })
    }),
  ]
}
