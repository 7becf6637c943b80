import { http } from 'msw'
import { companyResource } from '../features/logistics/resource.ts'
import { answer, LATEST, listParams, missing, payoutRow, refuse, without } from './answers.ts'
import { refusalOf } from './applicants.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log, logStatus } from './history.ts'
import { noted, noteHandler, withNoteCount } from './notes.ts'
import { withPapersFor } from './papers.ts'
import { nameOf } from './seed/build-order.ts'
import type { StoredDriver, StoredLogistics } from './seed/types.ts'

// A row has no bank account.
const companyRow = (company: StoredLogistics) => without(company, ['account'])
const driverRow = (driver: StoredDriver) => without(driver, ['account'])

/** Takes the drivers of a company offline. Drivers with a current order finish it. */
function sendHome(db: Db, request: Request, company: StoredLogistics) {
  for (const driver of db.drivers.all()) {
    const { id, logistics, availability } = driver
    if (logistics?.id !== company.id || availability !== 'online') continue
    db.drivers.patch(id, { availability: 'offline' })
    const record = { type: 'driver', id, name: nameOf(driver) } as const
    const details = { reason: `${company.name} was suspended`, isConsequence: true }
    log(db, request, record, 'sent_home', details)
  }
}

export function createLogisticsHandlers(db: Db) {
  const sent = (request: Request, company: StoredLogistics) =>
    withPapersFor(db, request, 'logistics', company)
  return [
    noteHandler(db, companyResource, (id) => db.logistics.find(id)?.name),
    http.get('*/api/crm/logistics', ({ request }) => {
      const { rows, ...page } = db.logistics.list(listParams(request))
      return answer({
        logistics: rows.map((row) =>
          withNoteCount(db, 'logistics', row, companyRow(sent(request, row))),
        ),
        ...page,
      })
    }),
    http.get<{ id: string }>('*/api/crm/logistics/:id', ({ params: { id }, request }) => {
      const company = db.logistics.find(id)
      if (!company) return missing('Company')
      return answer({
        logistics: withNoteCount(db, 'logistics', company, sent(request, company)),
        ...noted(db, 'logistics', id),
        logisticsDriver: db.drivers
          .list({ search: id, limit: LATEST })
          .rows.map((row) => driverRow(withPapersFor(db, request, 'drivers', row))),
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
      if (body.status === 'suspended') sendHome(db, request, company)
      logStatus(db, request, { type: 'logistics', id, name: company.name }, company.status, body)
      const changed = db.logistics.patch(id, { reason: null, ...body })
      return answer({ logistics: sent(request, { ...company, ...changed }) })
    }),
  ]
}
