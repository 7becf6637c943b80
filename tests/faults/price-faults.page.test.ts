import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { divide } from '@/components/actions/divide'
import { dishActions } from '@/features/menus/actions'
import { planPrices, type PriceChange } from '@/features/menus/change-prices'
import { createPriceRun } from '@/features/menus/change-prices-run'
import { dishFields, dishName } from '@/features/menus/fields'
import { dishResource, type Dish } from '@/features/menus/resource'
import { withoutIsolates } from '@/lib/isolate'
import { startSession } from '@/memory/session'
import { sendAs, tokenOf } from '../support/administrators'
import { ada } from '../support/render-app'
import { serveFaults } from './fault-server'

// Ada raises prices with the code of the console, over real HTTP. Ngozi edits the same dish in between, or the connection
// is lost.

const IDS = Array.from({ length: 12 }, (_, index) => `mnu-${String(index + 1).padStart(3, '0')}`)

const api = serveFaults()
let db: ReturnType<typeof api.restart>
beforeEach(() => {
  db = api.restart(0)
  for (const id of IDS) db.menus.patch(id, { price: 1000, discountPrice: 900 })
  startSession(ada, tokenOf(ada.id))
})

const up10: PriceChange = {
  direction: 'up',
  unit: 'percent',
  amount: 10,
  roundTo: 10,
  discount: 'step',
}

/** Raises the prices of these dishes, as they are now, by 10 percent. */
function createRun(ids: readonly string[]) {
  const rows = ids.map((id) => v.parse(dishResource.record, db.menus.find(id)))
  const source = { getName: dishName, getActions: dishActions, fields: dishFields }
  const items = divide(rows, 'changePrices', source)?.items ?? []
  const planned = items.flatMap((item, index) => {
    const row: Dish | undefined = rows[index]
    const plan = row && planPrices(row, up10)
    return row && plan && 'after' in plan ? [{ item, row, ...plan }] : []
  })
  return createPriceRun({ title: 'Change prices', planned, leftOut: [] })
}

const isAda = ({ headers }: IncomingMessage) =>
  headers.authorization === `Bearer ${tokenOf(ada.id)}`

const editAsNgozi = (id: string, body: object) => sendAs('adm-3', 'PATCH', `/menu/${id}`, body)

const outcomeOf = (run: ReturnType<typeof createRun>) =>
  run.batch.entries.map(({ state: { state } }) => ({
    is: state.is,
    message: withoutIsolates(('message' in state && state.message) || ''),
  }))

/** Ngozi's edit comes before this request of Ada: 0 is her read, 1 her change, 2 comes after both. */
test.each([
  ['the price', { price: 1200 }, 0, 'leftOut', { price: 1200, discountPrice: 900 }],
  ['the discount', { discountPrice: null }, 0, 'leftOut', { price: 1000, discountPrice: null }],
  ['the name', { name: 'Suya' }, 0, 'done', { price: 1100, discountPrice: 990, name: 'Suya' }],
  ['the name', { name: 'Suya' }, 1, 'done', { price: 1100, discountPrice: 990, name: 'Suya' }],
  ['the name', { name: 'Suya' }, 2, 'done', { price: 1100, discountPrice: 990, name: 'Suya' }],
  ['the price', { price: 1200 }, 2, 'done', { price: 1200, discountPrice: 990 }],
] as const)(
  'Ngozi changes %s (%o) before request %d of Ada: %s',
  async (_field, body, before, is, dish) => {
    const id = 'mnu-001'
    const run = createRun([id])
    let requests = 0
    api.fail(/crm\/menu/, async (_response, request) => {
      if (!isAda(request)) return
      if (requests === before) await editAsNgozi(id, body)
      requests += 1
    })
    await run.batch.resume()
    if (before >= requests) await editAsNgozi(id, body)
    const message = is === 'leftOut' ? 'Ngozi Eze has changed it since, so nothing was sent.' : ''
    expect(outcomeOf(run)).toEqual([{ is, message }])
    expect(db.menus.find(id)).toMatchObject(dish)
  },
)

test('while responses are lost, each price is raised once', async () => {
  const run = createRun(IDS)
  /** The number of changes of each dish that the server has done. */
  const done = new Map<string, number>()
  let lost = 0
  const isChange = ({ method }: IncomingMessage) => method === 'PATCH'
  // Every third change is lost before the server gets it.
  api.fail(/PATCH .*crm\/menu/, async (response, request) => {
    lost += 1
    const id = request.url?.split('/').at(-1) ?? ''
    if (lost % 3 === 0) return response.destroy()
    done.set(id, (done.get(id) ?? 0) + 1)
    return undefined
  })
  // Half of the responses are lost.
  api.loseResponse(/PATCH .*crm\/menu/, (request) => isChange(request) && lost % 2 === 0)
  await run.batch.resume()
  // What was lost before the server got it is not known.
  expect(run.summary(run.batch.store.state)).toMatch(/^\d+ changed, \d+ not known$/)
  for (let press = 0; press < 20 && !run.isComplete(); press += 1) await run.batch.retry()
  expect(run.isComplete()).toBe(true)
  for (const id of IDS) {
    expect(db.menus.find(id)).toMatchObject({ price: 1100, discountPrice: 990 })
    expect([id, done.get(id)]).toEqual([id, 1])
  }
})
