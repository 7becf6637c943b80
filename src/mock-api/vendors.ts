import { http } from 'msw'
import { vendorResource } from '../features/vendors/resource.ts'
import { answer, LATEST, listParams, missing, payoutRow, refuse, without } from './answers.ts'
import { refusalOf } from './applicants.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log, logStatus } from './history.ts'
import { noted, noteHandler, withNoteCount } from './notes.ts'
import { withPapersFor } from './papers.ts'
import type { StoredVendor } from './seed/types.ts'

/** The reason of restaurants that were suspended together with their vendor. */
const WITH_VENDOR = 'Its vendor is suspended'
const AFTER_VENDOR = 'Its vendor was suspended'

// A row of the list has no bank account.
const vendorRow = (vendor: StoredVendor) => without(vendor, ['account'])

/** Suspends the restaurants that customers see. Pending restaurants stay pending. */
function suspendRestaurants(db: Db, request: Request, vendorId: string) {
  for (const { id, name, status, vendor } of db.restaurants.all()) {
    if (vendor?.id !== vendorId || (status !== 'open' && status !== 'closed')) continue
    db.restaurants.patch(id, { status: 'suspended', reason: WITH_VENDOR, until: null })
    const details = { reason: WITH_VENDOR, isConsequence: true }
    log(db, request, { type: 'restaurant', id, name }, 'suspended', details)
  }
}

/**
 * Closes the restaurants that were suspended together with their vendor. All others stay suspended.
 */
function closeRestaurants(db: Db, request: Request, vendorId: string) {
  for (const { id, name, status, reason, vendor } of db.restaurants.all()) {
    if (vendor?.id !== vendorId || status !== 'suspended' || reason !== WITH_VENDOR) continue
    db.restaurants.patch(id, { status: 'closed', reason: AFTER_VENDOR, until: null })
    const details = { reason: AFTER_VENDOR, isConsequence: true }
    log(db, request, { type: 'restaurant', id, name }, 'closed', details)
  }
}

export function createVendorHandlers(db: Db) {
  const sent = (request: Request, vendor: StoredVendor) =>
    withPapersFor(db, request, 'vendors', vendor)
  return [
    noteHandler(db, vendorResource, (id) => db.vendors.find(id)?.name),
    http.get('*/api/crm/vendor', ({ request }) => {
      const { rows, ...page } = db.vendors.list(listParams(request))
      return answer({
        vendors: rows.map((row) => withNoteCount(db, 'vendor', row, vendorRow(sent(request, row)))),
        ...page,
      })
    }),
    http.get<{ id: string }>('*/api/crm/vendor/:id', ({ params: { id }, request }) => {
      const vendor = db.vendors.find(id)
      if (!vendor) return missing('Vendor')
      return answer({
        vendor: withNoteCount(db, 'vendor', vendor, sent(request, vendor)),
        ...noted(db, 'vendor', id),
        vendorRestaurant: db.restaurants
          .list({ search: id, limit: LATEST })
          .rows.map((row) => withPapersFor(db, request, 'restaurants', row)),
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
      if (body.status === 'suspended') suspendRestaurants(db, request, id)
      else if (vendor.status === 'suspended') closeRestaurants(db, request, id)
      logStatus(db, request, { type: 'vendor', id, name: vendor.name }, vendor.status, body)
      const changed = db.vendors.patch(id, { reason: null, ...body })
      return answer({ vendor: sent(request, { ...vendor, ...changed }) })
    }),
  ]
}
