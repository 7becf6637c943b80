import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { fetchWithHistory } from '@/api/latest-record'
import { createQueryClient } from '@/api/query-client'
import { sendRequest } from '@/api/requests'
import { undoMutation } from '@/api/undo'
import { actionOf } from '@/components/actions/record-action'
import { wayBackOf } from '@/components/actions/way-back'
import { dishActions } from '@/features/menus/actions'
import { dishResource } from '@/features/menus/resource'
import { withoutIsolates } from '@/lib/isolate'
import { drainToasts } from '@/lib/toast'
import type { WayBack } from '@/lib/way-back'
import { startSession } from '@/memory/session'
import { sendAs, tokenOf } from '../support/administrators'
import { ada } from '../support/render-app'
import { serveFaults } from './fault-server'

// Ada hides a dish and undoes it with the code of the console, over real HTTP. Ngozi changes the dish in between, or a response
// is lost.

const ref = { id: 'mnu-001', name: 'Jollof rice' }

const api = serveFaults()
let db: ReturnType<typeof api.restart>
beforeEach(() => {
  db = api.restart(0)
  db.menus.patch(ref.id, { status: 'sold_out', reason: null })
  startSession(ada, tokenOf(ada.id))
})

const isAda = ({ headers }: IncomingMessage) =>
  headers.authorization === `Bearer ${tokenOf(ada.id)}`
const now = () => db.menus.find(ref.id)

async function readActions() {
  const latest = await fetchWithHistory(dishResource, ref)
  return latest && { actions: dishActions(latest.record), history: latest.history }
}

/** Ada hides the dish. Returns the way back. */
async function hide(): Promise<WayBack> {
  const before = await readActions()
  const { request } = (before && actionOf(before.actions, 'hide')) ?? {}
  if (!request) throw new Error('The dish cannot be hidden.')
  const answer = 'Wrong price'
  const { wayBack } = await sendRequest(request, {
    record: ref,
    answer,
    toWayBack: () => wayBackOf({ record: ref, name: 'hide', answer, before, readActions }),
  })
  if (!wayBack) throw new Error('There is no way back.')
  expect(now()).toMatchObject({ status: 'hidden' })
  return wayBack
}

/** Ada presses Undo. Returns what she is told. */
async function undo(wayBack: WayBack) {
  const client = createQueryClient()
  const undoable = { ...ref, path: '/crm/menu/{id}', wayBack }
  await client
    .getMutationCache()
    .build(client, undoMutation)
    .execute(undoable)
    .catch(() => undefined)
  return drainToasts().map(({ text }) => withoutIsolates(text))
}

const CHANGED = ['Ngozi Eze has changed it since, so nothing was sent.']
const UNDONE = [`Undone\nDish marked as sold out: ${ref.name}`]

/** Ngozi's change comes before this request of Ada: 0 is her read, 1 her change. */
test.each([
  [{ status: 'available' }, 0, CHANGED, 'available'],
  [{ status: 'hidden', reason: 'Food safety' }, 0, CHANGED, 'hidden'],
  [{ price: 4100 }, 0, CHANGED, 'hidden'],
  // Between the read and the change, nothing but the server could notice it.
  [{ price: 4100 }, 1, UNDONE, 'sold_out'],
] as const)('Ngozi sends %o before request %d of the Undo', async (body, before, said, status) => {
  const wayBack = await hide()
  let requests = 0
  api.fail(/crm\/menu/, async (_response, request) => {
    if (!isAda(request)) return
    if (requests === before) await sendAs('adm-3', 'PATCH', `/menu/${ref.id}`, body)
    requests += 1
  })
  expect(await undo(wayBack)).toEqual(said)
  expect(now()).toMatchObject(body)
  expect(now()).toMatchObject({ status })
})

test('an Undo whose response is lost is done once, and said to be done', async () => {
  const wayBack = await hide()
  api.loseResponse(/PATCH .*crm\/menu/)
  expect(await undo(wayBack)).toEqual(UNDONE)
  expect(now()).toMatchObject({ status: 'sold_out', reason: null })
})

test('an Undo that is lost on its way is not said to be done, and asks before it is sent again', async () => {
  const wayBack = await hide()
  let lost = 0
  api.fail(/PATCH .*crm\/menu/, (response: ServerResponse) => {
    lost += 1
    response.destroy()
  })
  expect(await undo(wayBack)).toEqual([expect.stringMatching(/may have been done/)])
  expect(await undo(wayBack)).toEqual([expect.stringMatching(/^No response to the last request/)])
  expect(lost).toBe(1)
  api.heal()
  expect(await undo(wayBack)).toEqual(UNDONE)
  expect(now()).toMatchObject({ status: 'sold_out' })
  // There is nothing left to undo.
  expect(await undo(wayBack)).toEqual([
    'It has been undone or changed meanwhile, so nothing was sent.',
  ])
})

test('nothing is sent if the dish cannot be read first', async () => {
  const wayBack = await hide()
  api.fail(/GET .*crm\/menu/, (response: ServerResponse) => void response.destroy())
  expect(await undo(wayBack)).toEqual(['It could not be read again, so nothing was sent.'])
  expect(now()).toMatchObject({ status: 'hidden' })
})
