import { http } from 'msw'
import { companyResource } from '../features/logistics/resource.ts'
import { answer, LATEST, listParams, missing, payoutRow, refuse, without } from './answers.ts'
import { refusalOf } from './applicants.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import type { StoredDriver, StoredLogistics } from './seed/types.ts'

// A row has no bank account.
const companyRow = (company: StoredLogistics) => without(company, ['account'])
const driverRow = (driver: StoredDriver) => without(driver, ['account'])

/** Sends the drivers of a company home. Those who deliver end the order under way. */
function sendHome(db: Db, companyId: string) {
  for (const { id, logistics, availability } of db.drivers.all()) {
    if (logistics?.id !== companyId || availability !== 'online') continue
    db.drivers.patch(id, { availability: 'offline' })
  }
}

export function createLogisticsHandlers(db: Db) {
  return [
    http.get('*/api/crm/logistics', ({ request }) => {
      const { rows, ...page } = db.logistics.list(listParams(request))
      return answer({ logistics: rows.map(companyRow), ...page })
    }),
    http.get<{ id: string }>('*/api/crm/logistics/:id', ({ params: { id } }) => {
      const company = db.logistics.find(id)
      if (!company) return missing('Company')
      return answer({
        logistics: company,
        logisticsDriver: db.drivers.list({ search: id, limit: LATEST }).rows.map(driverRow),
        logisticsPayout: db.payouts.list({ search: id, limit: LATEST }).rows.map(payoutRow),
        capabilities: db.logistics.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/logistics/:id', async ({ params: { id }, request }) => {
      const company = db.logistics.find(id)
      if (!company) return missing('Company')
      const { body, refusal } = await readBody(request, companyResource.change)
      if (refusal) return refusal
      const reason = refusalOf(company, body.status)
      if (reason) return refuse(reason)
      if (body.status === 'suspended') sendHome(db, id)
      return answer({ logistics: db.logistics.patch(id, { reason: null, ...body }) })
    }),
  ]
}
