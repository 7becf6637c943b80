import type { IncomingMessage, ServerResponse } from 'node:http'
import { onlineManager } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { fetchBeforeChange } from '@/api/latest-record'
import { createQueryClient } from '@/api/query-client'
import { requestMutation } from '@/api/requests'
import { objectionTo } from '@/components/actions/recheck'
import { doneReader, type QuestionAction } from '@/components/actions/record-action'
import { payoutActions } from '@/features/payouts/actions'
import { payoutResource } from '@/features/payouts/resource'
import { drainToasts } from '@/lib/toast'
import { getSession, startSession } from '@/memory/session'
import { ada } from '../support/render-app'
import { json } from './fault-responses'
import { serveFaults } from './fault-server'

// One payout is approved over real HTTP, without a page, by an administrator who presses again and again. Each press meets a
// fault, and a colleague may change the payout between two presses. The server does not notice a request that is sent twice.

const WRITES = [
  'done',
  'lost before',
  'lost after',
  'arrives later',
  'refused',
  'busy',
  'session end',
  'offline',
  'error after',
] as const
const READS = ['read', 'read', 'read', 'lost'] as const
const COLLEAGUE = [
  ...Array.from({ length: 10 }, () => 'nothing' as const),
  'approves',
  'declines',
] as const

const press = fc.record({
  write: fc.oneof(
    { arbitrary: fc.constantFrom(...WRITES), weight: 1 },
    { arbitrary: fc.constantFrom('lost before' as const, 'arrives later' as const), weight: 1 },
  ),
  /** The read that settles a lost response. */
  read: fc.constantFrom(...READS),
  /** Before the press. */
  colleague: fc.constantFrom(...COLLEAGUE),
})
type Press = typeof press extends fc.Arbitrary<infer T> ? T : never

const histories = fc.array(press, { minLength: 1, maxLength: 5 })

const api = serveFaults()
beforeEach(() => startSession(ada, 'a-token'))

const ref = { id: 'p-1', name: 'PAY-1' }
const account = { accountNumber: '0123454579' }

/** A payout that the test looks at, and the requests that its faults hold back. */
function createBackend() {
  const state = { status: 'requested', own: 0, late: 0, requests: 0 }
  const url = `*/api${payoutResource.path}/p-1`
  function apply() {
    state.own += 1
    state.status = 'processing'
  }
  const handlers = [
    http.get(url, () =>
      HttpResponse.json({ payout: { id: 'p-1', status: state.status, account } }),
    ),
    http.patch(url, () => {
      apply()
      return HttpResponse.json({})
    }),
  ]
  return { state, handlers, apply }
}
type Backend = ReturnType<typeof createBackend>

/** Meets the requests of a press with its faults. */
function meet({ state, apply }: Backend, { write, read }: Press) {
  let hasWritten = false
  async function respond(res: ServerResponse, req: IncomingMessage): Promise<unknown> {
    if (req.method === 'GET') return hasWritten && read === 'lost' ? res.destroy() : undefined
    hasWritten = true
    state.requests += 1
    switch (write) {
      case 'lost before':
        return res.destroy()
      case 'lost after':
        apply()
        return res.destroy()
      case 'arrives later':
        state.late += 1
        return res.destroy()
      case 'refused':
        return json(422, { message: 'Not this one' })(res, req)
      case 'busy':
        return json(429, { message: 'Too many requests' })(res, req)
      case 'session end':
        return json(401, { message: 'Token expired' })(res, req)
      case 'error after':
        apply()
        return json(500, { message: 'The kitchen is on fire' })(res, req)
      case 'done':
      case 'offline':
        return undefined
    }
  }
  return respond
}

function actionOf(status: string): QuestionAction {
  return payoutActions(v.parse(payoutResource.record, { id: 'p-1', status, account })).approve
}

/** What the dialog of an action does when it is confirmed. Resolves to what it says. */
async function confirm(
  client: ReturnType<typeof createQueryClient>,
  { isOffline, wasLost }: { isOffline: boolean; wasLost: boolean },
) {
  async function readActions() {
    const payout = await fetchBeforeChange(payoutResource, ref)
    return payout && { actions: payoutActions(payout), history: null }
  }
  const action = actionOf('requested')
  const readDone = doneReader(readActions, 'approve', action, ref)
  const isSettled = wasLost && (await readDone?.('').catch(() => false))
  const latest = isSettled ? undefined : await readActions().catch(() => undefined)
  if (!getSession()) return []
  const objection = objectionTo(latest, { name: 'approve', action, noun: 'payout' })
  if (!isSettled && objection !== null) return [`not sent: ${objection}`]
  onlineManager.setOnline(!isOffline)
  await client
    .getMutationCache()
    .build(client, requestMutation(action.request))
    .execute({ record: ref, answer: '', isDone: readDone && (() => readDone('')) })
    .catch(() => undefined)
  onlineManager.setOnline(true)
  return drainToasts().map(({ kind, text }) => `${kind}: ${text}`)
}

type Said =
  | 'success'
  | 'settled by the next press'
  | 'not sent'
  | 'question'
  | 'may have been done'
  | 'refused'
  | 'session end'

/** What was said to the press that has sent this many requests. */
function kindOf(said: string, sent: number): Said {
  if (!getSession()) return 'session end'
  if (said.startsWith('success')) return sent > 0 ? 'success' : 'settled by the next press'
  if (said.startsWith('not sent')) return 'not sent'
  if (said.includes('nothing shows yet')) return 'question'
  return said.includes('may have been done') ? 'may have been done' : 'refused'
}

/** Returns what was said to each press. */
async function play(history: readonly Press[]) {
  const backend = createBackend()
  const { state } = backend
  const client = createQueryClient()
  api.restart(0, backend.handlers)
  startSession(ada, `token-${Math.random()}`)
  const all: Said[] = []
  let isUnknown = false
  let isWarned = false
  let warnings = 0
  for (const step of history) {
    const { colleague, write } = step
    if (colleague !== 'nothing' && state.status === 'requested') {
      state.status = colleague === 'approves' ? 'processing' : 'declined'
    }
    const before = { ...state }
    const isFree = !isUnknown || isWarned
    api.fail(/./, meet(backend, step))
    // oxlint-disable-next-line no-await-in-loop
    const said = await confirm(client, { isOffline: write === 'offline', wasLost: isUnknown })
    const text = said.join()
    const sent = state.requests - before.requests
    const kind = kindOf(text, sent)
    all.push(kind)
    // After a lost response, nothing is sent before the administrator has read the question.
    expect(sent).toBeLessThanOrEqual(isFree ? 1 : 0)
    switch (kind) {
      case 'session end':
        expect(text).toBe('')
        expect(state.own).toBe(before.own)
        return all
      case 'success':
      case 'settled by the next press':
        expect(state.status).not.toBe('requested')
        break
      case 'not sent':
        expect(sent).toBe(0)
        if (text.includes('no longer possible')) expect(state.status).not.toBe('requested')
        // What was done is said to be done.
        expect(isUnknown && state.own > 0).toBe(false)
        break
      case 'question':
        expect({ isUnknown, sent }).toEqual({ isUnknown: true, sent: 0 })
        warnings += 1
        break
      case 'may have been done':
        expect(sent).toBe(1)
        break
      case 'refused':
        // The server has said why, or nothing was sent. An error of the server may follow a change.
        expect(text).toMatch(
          /Not this one|Too many requests|You are offline|kitchen is on fire|could not be read/,
        )
        if (!text.includes('kitchen')) expect(state.own).toBe(before.own)
    }
    isWarned = kind === 'question' || (isWarned && sent === 0)
    // A lost request may still arrive after a later one was refused.
    if (kind === 'may have been done') isUnknown = true
    if (kind === 'success' || kind === 'settled by the next press') isUnknown = false
    if (state.late > 0) {
      state.late -= 1
      backend.apply()
    }
  }
  // Only an administrator who was warned can send it a second time.
  expect(state.own).toBeLessThanOrEqual(1 + warnings)
  return all
}

/** Returns how often something was said. */
async function playAll(numRuns: number) {
  const counts = new Map<Said, number>()
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      for (const said of await play(history)) counts.set(said, (counts.get(said) ?? 0) + 1)
    }),
    { numRuns, endOnFailure: true },
  )
  return counts
}

test('what is said of one payout is true, and it is approved once, in 60 histories of faults', async () => {
  expect((await playAll(60)).size).toBeGreaterThan(3)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('what is said of one payout is true, and it is approved once, in 500 histories of faults', async () => {
    const counts = await playAll(500)
    // Each outcome is common enough that a wrong word would be found.
    expect([...counts].filter(([, times]) => times < 15)).toEqual([])
    expect([...counts.keys()].toSorted()).toEqual([
      'may have been done',
      'not sent',
      'question',
      'refused',
      'session end',
      'settled by the next press',
      'success',
    ])
  })
})
