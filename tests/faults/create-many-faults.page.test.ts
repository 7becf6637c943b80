// @module-tag matrix

import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createVoucherRun } from '@/features/vouchers/create-many/voucher-run'
import { refuseSome, runToTheEnd, serveBatches } from './batch-run'
import type { FaultResponder } from './fault-server'

// Creates a thousand vouchers over real HTTP, without a page. The server would create a code twice.
const COUNT = 1000
const codes = Array.from({ length: COUNT }, (_, index) => `GIFT-${index}`)
const isRefused = (code: string) => Number(code.slice('GIFT-'.length)) % 20 === 3

/** Of 40 requests, one does not arrive, and the response to another one is lost. */
const isLostBefore = (post: number) => post <= COUNT && post % 40 === 7
const isLostAfter = (post: number) => post <= COUNT && post % 40 === 27
/** Of the searches that settle these, every third does not arrive. */
const isSearchLost = (search: number) => search % 3 === 0

const api = serveBatches()

const bodySchema = v.object({ title: v.string(), code: v.string() })

/** Counts how often each code was created. */
function createBackend() {
  const created = new Map<string, number>()
  const handlers = [
    http.get('*/api/crm/voucher', ({ request }) => {
      const code = new URL(request.url).searchParams.get('search') ?? ''
      const vouchers = created.has(code) ? [{ id: code, code, title: 'Detty December' }] : []
      return HttpResponse.json({ vouchers, pagination: { total: vouchers.length, totalPages: 1 } })
    }),
    http.post('*/api/crm/voucher', async ({ request }) => {
      const { code } = v.parse(bodySchema, await request.json())
      if (isRefused(code)) return HttpResponse.json({ message: 'Not this one' }, { status: 422 })
      created.set(code, (created.get(code) ?? 0) + 1)
      return HttpResponse.json({ voucher: { id: code } }, { status: 201 })
    }),
  ]
  return { created, handlers }
}

function createConditions() {
  let requests = 0
  let posts = 0
  let searches = 0
  const respond: FaultResponder = (res, req) => {
    requests += 1
    refuseSome(requests, res, req)
    if (res.headersSent) return
    if (req.method === 'POST') posts += 1
    else searches += 1
    const isLost = req.method === 'POST' ? isLostBefore(posts) : isSearchLost(searches)
    if (isLost) res.destroy()
  }
  return { respond, isLost: () => isLostAfter(posts) }
}

test('each of 1,000 codes is created once, and the report is true, whatever is lost, refused or busy', async () => {
  const { created, handlers } = createBackend()
  const { respond, isLost } = createConditions()
  api.restart(0, handlers)
  api.fail(/./, respond)
  api.loseResponse(/^POST/, isLost)
  const { batch } = createVoucherRun({
    skippedRows: [],
    nextCode: null,
    vouchers: codes.map((code) => ({
      id: code,
      body: {
        title: 'Detty December',
        type: 'voucher',
        amount: '500',
        code,
        claimable: true,
        multiple: false,
      },
    })),
  })

  const [unknown] = await runToTheEnd(batch, created)
  expect(unknown).toBeGreaterThan(0)
})
