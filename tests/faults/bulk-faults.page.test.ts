// @module-tag matrix

import type { IncomingMessage } from 'node:http'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { rememberCapabilities } from '@/api/announced'
import { NO_CAPABILITIES } from '@/api/capabilities'
import { fetchDetails } from '@/api/latest-record'
import { createRequestBatch } from '@/api/request-batch'
import type { DetailedResource } from '@/api/resource'
import { divide } from '@/components/actions/divide'
import type { RecordActions } from '@/components/actions/record-action'
import { payoutActions } from '@/features/payouts/actions'
import { payoutResource } from '@/features/payouts/resource'
import { ticketActions } from '@/features/tickets/actions'
import { ticketResource } from '@/features/tickets/resource'
import { createIdempotencyHandler } from '../../src/mock-api/idempotency'
import { ada } from '../support/render-app'
import { refuseSome, runToTheEnd, serveBatches } from './batch-run'
import type { FaultResponder } from './fault-server'

// Changes a thousand records over real HTTP, without a page. The server does not notice a request that is sent twice.
const COUNT = 1000
const ids = Array.from({ length: COUNT }, (_, index) => `rec-${index}`)
const numberOf = (id: string) => Number(id.slice('rec-'.length))

// Of 40 records, two are refused, and two responses are lost: one before the change, one after it.
const isRefused = (id: string) => numberOf(id) % 20 === 3
/** How many requests do not arrive. */
const lostBefore = (id: string) =>
  numberOf(id) % 40 === 7 ? 1 + (Math.floor(numberOf(id) / 40) % 2) : 0
const isLostAfter = (id: string) => numberOf(id) % 40 === 27
/** Whether the record cannot be read after that. */
const isReadLost = (id: string) => numberOf(id) % 80 === 27

const idOf = ({ url = '' }: IncomingMessage) => url.slice(url.lastIndexOf('/') + 1)

/** Counts the changes of each record. */
function createBackend(
  { path, keys: [one] }: Pick<DetailedResource, 'path' | 'keys'>,
  first: object,
  hasIdempotency: boolean,
) {
  const changes = new Map<string, number>()
  const statuses = new Map<string, string>()
  const url = `*/api${path}/:id`
  const handlers = [
    http.get<{ id: string }>(url, ({ params: { id } }) => {
      const status = statuses.get(id)
      return HttpResponse.json({ [one]: { id, ...first, ...(status && { status }) } })
    }),
    http.patch<{ id: string }>(url, async ({ params: { id }, request }) => {
      if (isRefused(id)) return HttpResponse.json({ message: 'Not this one' }, { status: 422 })
      const body = v.parse(v.object({ status: v.string() }), await request.json())
      statuses.set(id, body.status)
      changes.set(id, (changes.get(id) ?? 0) + 1)
      return HttpResponse.json({})
    }),
  ]
  return {
    changes,
    handlers: hasIdempotency ? [createIdempotencyHandler(handlers), ...handlers] : handlers,
  }
}

/** The conditions of the first 500 requests and of those after the sign-in. */
function createConditions() {
  let requests = 0
  const attempts = new Map<string, number>()
  const keys = new Set<unknown>()
  const respond: FaultResponder = (res, req) => {
    const key = req.headers['idempotency-key']
    // Repeated at once, so under the same conditions.
    if (key !== undefined && keys.has(key)) return
    keys.add(key)
    requests += 1
    refuseSome(requests, res, req)
    if (res.headersSent) return
    const id = idOf(req)
    const name = `${req.method} ${id}`
    const attempt = (attempts.get(name) ?? 0) + 1
    attempts.set(name, attempt)
    const isLost =
      req.method === 'PATCH' ? attempt <= lostBefore(id) : attempt === 1 && isReadLost(id)
    if (isLost) res.destroy()
  }
  return {
    respond,
    /** Whether the response to a change is lost: that to the first request. */
    isLost: (req: IncomingMessage) =>
      isLostAfter(idOf(req)) && attempts.get(`PATCH ${idOf(req)}`) === 1,
  }
}

interface Module<TRow extends { id: string }> {
  resource: DetailedResource<TRow>
  getActions: (row: TRow) => RecordActions
  action: string
  /** What each record has at first. */
  first: object
}

const api = serveBatches()

function createBatch<TRow extends { id: string }>(module: Module<TRow>) {
  const { resource, getActions, action, first } = module
  const rows = ids.map((id) => v.parse(resource.record, { id, ...first }))
  const found = divide(rows, action, { getName: ({ id }) => id, getActions, fields: {} })
  if (found?.items.length !== COUNT) throw new Error('Not all records allow the action.')
  return createRequestBatch({
    items: found.items,
    answer: '',
    async isDone({ id }) {
      const { record }: { record: TRow } = await fetchDetails({ ...resource, details: {} }, id)
      const current = getActions(record)[action]
      return current?.kind === 'question' && current.isDone?.('') === true
    },
  })
}

/** Runs to the end of the session, from the sign-in to the end, and then until nothing is unknown. */
async function changeAll<TRow extends { id: string }>(
  module: Module<TRow>,
  hasIdempotency = false,
) {
  const { changes, handlers } = createBackend(module.resource, module.first, hasIdempotency)
  const { respond, isLost } = createConditions()
  api.restart(0, handlers)
  api.fail(/./, respond)
  api.loseResponse(/^PATCH/, isLost)
  const batch = createBatch(module)

  return runToTheEnd(batch, changes)
}

const payouts = {
  resource: payoutResource,
  getActions: payoutActions,
  action: 'approve',
  first: { status: 'requested', account: { accountNumber: '0123454579' } },
}

const tickets = {
  resource: ticketResource,
  getActions: (ticket: Parameters<typeof ticketActions>[0]) => ticketActions(ticket, ada.id),
  action: 'close',
  first: { status: 'open' },
}

test('each of 1,000 payouts is approved once, and the report is true, whatever is lost, refused or busy', async () => {
  // 25 did not arrive, and 13 could not be read. "Try again" reads these, sends the others, and loses some again.
  expect(await changeAll(payouts)).toEqual([38, 12, 0])
})

test('each of 1,000 tickets is closed once, and the report is true, whatever is lost, refused or busy', async () => {
  expect(await changeAll(tickets)).toEqual([38, 12, 0])
})

test('each of 1,000 payouts is approved once if the browser repeats lost requests by itself, and the backend knows their keys', async () => {
  rememberCapabilities(payoutResource, { ...NO_CAPABILITIES, idempotency: true })
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    fetch(input, init).catch(() => fetch(input, init)),
  )
  // No response is lost for the page.
  expect(await changeAll(payouts, true)).toEqual([0])
})
