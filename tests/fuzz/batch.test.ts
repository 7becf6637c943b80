import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatch, type Verdict } from '@/lib/batch'
import { SEED } from './malformed-texts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Fault =
  | 'none'
  | 'refused'
  | 'lost on the way there'
  | 'lost on the way back'
  | 'lost, and done later'
  | 'busy'
  | 'offline'
  | 'ended'

class Failure extends Error {
  readonly verdict: Verdict
  constructor(verdict: Verdict) {
    super(verdict.kind)
    this.verdict = verdict
  }
}
const refusal = () => new Failure({ kind: 'refused', message: 'Wrong account' })
const judge = (error: unknown): Verdict =>
  error instanceof Failure ? error.verdict : { kind: 'unknown', message: 'No response' }

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Item {
  id: string
}

interface Run {
  count: number
  faults: Fault[]
  /** How long the requests take, in milliseconds. */
  delays: number[]
  /** When the server does what it received before the connection was lost. */
  lateMs: number
  presses: { press: 'resume' | 'stop' | 'retry' | 'resumeIfOffline'; wait: number }[]
}

const runs: fc.Arbitrary<Run> = fc.record({
  count: fc.integer({ min: 1, max: 12 }),
  faults: fc.array(
    fc.constantFrom<Fault>(
      'none',
      'none',
      'refused',
      'lost on the way there',
      'lost on the way back',
      'lost, and done later',
      'busy',
      'offline',
      'ended',
    ),
    { minLength: 1, maxLength: 30 },
  ),
  delays: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 10 }),
  lateMs: fc.integer({ min: 1, max: 400 }),
  presses: fc.array(
    fc.record({
      press: fc.constantFrom('resume', 'stop', 'retry', 'retry', 'resumeIfOffline'),
      wait: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 300, max: 8000 })),
    }),
    { maxLength: 10 },
  ),
})

/**
 * A server that counts how often it changed each record: it does not notice a request that is sent
 * twice. Its requests meet the faults in turn.
 */
function createServer({ faults, delays, lateMs }: Pick<Run, 'faults' | 'delays' | 'lateMs'>) {
  const changes = new Map<string, number>()
  const refused = new Set<string>()
  const late = new Set<string>()
  let requests = 0
  let isHealed = false

  async function nextFault(): Promise<Fault> {
    requests += 1
    await sleep(delays[requests % delays.length] ?? 1)
    return isHealed ? 'none' : (faults[requests % faults.length] ?? 'none')
  }
  function throwCommon(fault: Fault) {
    if (fault === 'busy') {
      throw new Failure({ kind: 'busy', waitMs: requests % 2 === 0 ? 300 : null })
    }
    if (fault === 'offline' || fault === 'ended') throw new Failure({ kind: fault })
    if (fault.startsWith('lost')) throw new Error(fault)
  }
  function change({ id }: Item) {
    if (refused.has(id) || late.has(id)) throw refusal()
    changes.set(id, (changes.get(id) ?? 0) + 1)
  }
  return {
    changes,
    heal() {
      isHealed = true
    },
    async send(item: Item) {
      const fault = await nextFault()
      if (fault === 'refused' && !changes.has(item.id)) refused.add(item.id)
      if (fault === 'lost on the way back') change(item)
      if (fault === 'lost, and done later') {
        setTimeout(() => {
          if (changes.has(item.id) || refused.has(item.id)) return
          change(item)
          late.add(item.id)
        }, lateMs)
      }
      throwCommon(fault)
      change(item)
    },
    async isDone({ id }: Item) {
      throwCommon(await nextFault())
      return changes.has(id)
    },
  }
}

/** What was lost is done during "Try again", which is refused. The check of that is lost as well. */
const refusedAndUnchecked: Run = {
  count: 3,
  faults: ['none', 'none', 'lost, and done later', 'lost, and done later', 'none'],
  delays: [0],
  lateMs: 197,
  presses: [{ press: 'retry', wait: 196 }],
}

test('whatever is lost, refused or stopped, each record is changed once, and the report is true', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async ({ count, presses, ...conditions }) => {
      const items = Array.from({ length: count }, (_, index) => ({ id: `pay-${index}` }))
      const server = createServer(conditions)
      const batch = createBatch({ items, send: server.send, isDone: server.isDone, judge })

      /** What the report says of a record must be so, at any time. */
      function expectTruth() {
        const report = batch.entries.map(({ item, state: { state } }) => ({
          ...state,
          changes: server.changes.get(item.id) ?? 0,
        }))
        const possible = {
          waiting: [0],
          leftOut: [0],
          refused: [0],
          sent: [0, 1],
          unknown: [0, 1],
          done: [1],
        }
        expect(report.filter(({ is, changes }) => !possible[is].includes(changes))).toEqual([])
        const reasons = {
          done: undefined,
          leftOut: '',
          refused: 'Wrong account',
          unknown: 'No response',
        }
        expect(report.filter((row) => 'message' in row && row.message !== reasons[row.is])).toEqual(
          [],
        )
        const { counts } = batch.store.state
        const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
        expect(all).toBe(count)
      }

      void batch.resume()
      for (const { press, wait } of presses) {
        // One after the other, as a user does.
        // oxlint-disable-next-line no-await-in-loop
        await vi.advanceTimersByTimeAsync(wait)
        expectTruth()
        void batch[press]()
      }
      await vi.advanceTimersByTimeAsync(1000)
      server.heal()
      batch.stop()
      await vi.advanceTimersByTimeAsync(1000)
      void batch.resume()
      await vi.advanceTimersByTimeAsync(60_000)
      expectTruth()
      expect(batch.store.state).toMatchObject({ status: 'finished', queued: 0 })
      // "Try again" settles what is not known.
      void batch.retry()
      await vi.advanceTimersByTimeAsync(60_000)
      expectTruth()
      expect(batch.store.state.counts).toMatchObject({ waiting: 0, sent: 0, unknown: 0 })
    }),
    { seed: SEED, numRuns: 300, examples: [[refusedAndUnchecked]] },
  )
})
