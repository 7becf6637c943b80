import { http } from 'msw'
import { driverResource } from '../features/drivers/resource.ts'
import {
  answer,
  LATEST,
  listParams,
  missing,
  orderRow,
  payoutRow,
  refuse,
  without,
} from './answers.ts'
import { refusalOf } from './applicants.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { logStatus } from './history.ts'
import { noted, noteHandler, withNoteCount } from './notes.ts'
import { withPapersFor } from './papers.ts'
import { nameOf } from './seed/build-order.ts'
import type { StoredDriver } from './seed/types.ts'

// A row of the list has no bank account.
const driverRow = (driver: StoredDriver) => without(driver, ['account'])

export function createDriverHandlers(db: Db) {
  const sent = (request: Request, driver: StoredDriver) =>
    withPapersFor(db, request, 'drivers', driver)
  return [
    noteHandler(db, driverResource, (id) => {
      const found = db.drivers.find(id)
      return found && nameOf(found)
    }),
    http.get('*/api/crm/driver', ({ request }) => {
      const { rows, ...page } = db.drivers.list(listParams(request))
      return answer({
        drivers: rows.map((row) => withNoteCount(db, 'driver', row, driverRow(sent(request, row)))),
        ...page,
      })
    }),
    http.get<{ id: string }>('*/api/crm/driver/:id', ({ params: { id }, request }) => {
      const driver = db.drivers.find(id)
      if (!driver) return missing('Driver')
      const orders = db.orders.all().filter((order) => order.driver?.id === id)
      return answer({
        driver: withNoteCount(db, 'driver', driver, sent(request, driver)),
        ...noted(db, 'driver', id),
        driverOrder: orders.slice(0, LATEST).map(orderRow),
        driverPayout: db.payouts.list({ search: id, limit: LATEST }).rows.map(payoutRow),
        capabilities: db.drivers.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/driver/:id', async ({ params: { id }, request }) => {
      const driver = db.drivers.find(id)
      if (!driver) return missing('Driver')
      const { body, refusal } = await readBody(request, driverResource.change)
      if (refusal) return refusal
      const reason = refusalOf(driver, body.status)
      if (reason) return refuse(reason)
      // A suspended driver finishes the current order and gets no other one.
      const isLeaving = body.status === 'suspended' && !driver.currentOrder
      const change = { reason: null, ...body, ...(isLeaving && { availability: 'offline' }) }
      logStatus(db, request, { type: 'driver', id, name: nameOf(driver) }, driver.status, body)
      return answer({ driver: sent(request, { ...driver, ...db.drivers.patch(id, change) }) })
    }),
  ]
}
