import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Batch, ItemState } from '@/lib/batch'
import { getSession, startSession } from '@/memory/session'
import { ada } from '../support/render-app'
import { json } from './fault-responses'
import { serveFaults } from './fault-server'

type AnyBatch = Batch<{ id: string }>

/** Serves the tests of a file over real HTTP, each with a new session and fake timers. */
export function serveBatches() {
  const api = serveFaults()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    startSession(ada, 'a-token')
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  return api
}

const SIGN_OUT = 500

/** Refuses the first session from the 500th request on, and 40 requests because it is busy. */
export function refuseSome(request: number, res: ServerResponse, req: IncomingMessage) {
  const token = request < SIGN_OUT ? 'a-token' : 'another-token'
  if (req.headers.authorization !== `Bearer ${token}`) {
    void json(401, { message: 'Unauthenticated' })(res, req)
  } else if (request >= 200 && request < 240) {
    if (request < 230) res.setHeader('Retry-After', '0')
    void json(429, { message: 'Too many requests' })(res, req)
  }
}

/** Waits until a run has stopped or finished, and skips its pauses. */
async function settle({ store }: Pick<AnyBatch, 'store'>, run: Promise<void>) {
  const progress = { isSettled: false }
  async function skipPauses() {
    while (!progress.isSettled) {
      // oxlint-disable-next-line no-await-in-loop
      if (store.state.status === 'paused') await vi.advanceTimersByTimeAsync(5000)
      // oxlint-disable-next-line no-await-in-loop
      else await new Promise((resolve) => setImmediate(resolve))
      // A failed request waits for the event of a policy that blocked it.
      vi.advanceTimersByTime(1)
    }
  }
  const skipping = skipPauses()
  await run
  progress.isSettled = true
  await skipping
}

const possible: Readonly<Record<ItemState['is'], readonly number[]>> = {
  waiting: [0],
  leftOut: [0],
  refused: [0],
  sent: [],
  unknown: [0, 1],
  done: [1],
}

/** What the report says of a record must be so. */
function expectTruth({ entries }: Pick<AnyBatch, 'entries'>, changes: ReadonlyMap<string, number>) {
  const report = entries.map(({ item: { id }, state: { state } }) => ({
    id,
    is: state.is,
    changes: changes.get(id) ?? 0,
  }))
  expect(report.filter((row) => !possible[row.is].includes(row.changes))).toEqual([])
}

/**
 * Runs to the end of the session, from the sign-in to the end, and then until nothing is unknown.
 * `changes` is how often the server has changed each record. Returns how many were unknown each
 * time.
 */
export async function runToTheEnd(batch: AnyBatch, changes: ReadonlyMap<string, number>) {
  await settle(batch, batch.resume())
  expect(batch.store.state.status).toBe('stopped')
  expect(getSession()).toBeNull()
  expectTruth(batch, changes)

  startSession(ada, 'another-token')
  await settle(batch, batch.resume())
  expect(batch.store.state).toMatchObject({ status: 'finished', queued: 0 })
  expectTruth(batch, changes)
  const unknown = [batch.store.state.counts.unknown]

  while (batch.store.state.counts.unknown > 0) {
    // oxlint-disable-next-line no-await-in-loop
    await settle(batch, batch.retry())
    expectTruth(batch, changes)
    unknown.push(batch.store.state.counts.unknown)
  }
  expect(batch.store.state.counts).toMatchObject({ done: 950, refused: 50 })
  return unknown
}
