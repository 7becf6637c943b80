import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatch, type Batch, type Verdict } from '@/lib/batch'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Item {
  id: string
}

const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}` }))

class Failure extends Error {
  readonly verdict: Verdict
  constructor(verdict: Verdict) {
    super(verdict.kind)
    this.verdict = verdict
  }
}
const judge = (error: unknown): Verdict =>
  error instanceof Failure ? error.verdict : { kind: 'unknown', message: 'No response' }

const statesOf = (batch: Batch<Item>) => batch.entries.map(({ state }) => state.state.is)
const statusOf = ({ store }: Batch<Item>) => store.state.status
const slowly = () => new Promise((resolve) => setTimeout(resolve, 10))
const fail = (verdict: Verdict) => Promise.reject(new Failure(verdict))
const lose = () => Promise.reject(new Error('Connection lost'))

test('at most four requests are in flight', async () => {
  let inFlight = 0
  let most = 0
  async function send() {
    inFlight += 1
    most = Math.max(most, inFlight)
    await slowly()
    inFlight -= 1
  }
  const batch = createBatch({ items: itemsOf(10), send, judge })
  expect(statusOf(batch)).toBe('stopped')
  const settled = batch.resume()
  await vi.runAllTimersAsync()
  await settled
  expect(statusOf(batch)).toBe('finished')
  expect(most).toBe(4)
  expect(batch.store.state.counts).toMatchObject({ waiting: 0, done: 10 })
})

test('a refusal does not stop the others, and is sent again only by a retry', async () => {
  let isRefusing = true
  const send = vi.fn<(item: Item) => Promise<void>>(async ({ id }) => {
    if (id === 'p1' && isRefusing) throw new Failure({ kind: 'refused', message: 'Already paid' })
  })
  const batch = createBatch({ items: itemsOf(3), send, judge })
  await batch.resume()
  expect(statesOf(batch)).toEqual(['done', 'refused', 'done'])
  expect(batch.entries[1]?.state.state).toMatchObject({ message: 'Already paid' })
  await batch.resume()
  expect(send).toHaveBeenCalledTimes(3)
  isRefusing = false
  await batch.retry()
  expect(statesOf(batch)).toEqual(['done', 'done', 'done'])
  expect(send).toHaveBeenCalledTimes(4)
})

test('a busy server is asked again after the time that it names', async () => {
  let isBusy = true
  const send = vi.fn<() => Promise<void>>(() =>
    isBusy ? fail({ kind: 'busy', waitMs: 3000 }) : Promise.resolve(),
  )
  const batch = createBatch({ items: itemsOf(6), send, judge })
  void batch.resume()
  await vi.advanceTimersByTimeAsync(2999)
  expect(batch.store.state).toMatchObject({ status: 'paused', resumesAt: Date.now() + 1 })
  expect(send).toHaveBeenCalledTimes(4)
  isBusy = false
  await vi.advanceTimersByTimeAsync(1)
  expect(statusOf(batch)).toBe('finished')
  expect(send).toHaveBeenCalledTimes(10)
})

test('a busy server that names no time is asked after 5, 10 and 20 seconds, and after 5 again once a request has succeeded', async () => {
  const starts: number[] = []
  const start = Date.now()
  const send = vi.fn<() => Promise<void>>(() => {
    starts.push((Date.now() - start) / 1000)
    return starts.length === 4 ? Promise.resolve() : fail({ kind: 'busy', waitMs: null })
  })
  const batch = createBatch({ items: itemsOf(2), send, judge, concurrency: 1 })
  void batch.resume()
  await vi.advanceTimersByTimeAsync(40_500)
  expect(starts).toEqual([0, 5, 15, 35, 35, 40])
  batch.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(starts).toHaveLength(6)
})

test('an offline batch waits for the connection', async () => {
  let isOnline = false
  const send = () => (isOnline ? Promise.resolve() : fail({ kind: 'offline' }))
  const batch = createBatch({ items: itemsOf(2), send, judge })
  void batch.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batch.store.state).toMatchObject({ status: 'paused', resumesAt: null, queued: 2 })
  isOnline = true
  batch.resumeIfOffline()
  await vi.runAllTimersAsync()
  expect(statesOf(batch)).toEqual(['done', 'done'])
})

test('a lost response is settled by the state of the record, and sent again only by a retry', async () => {
  const done = new Set(['p0'])
  const send = vi.fn<(item: Item) => Promise<void>>(lose)
  const isDone = vi.fn<(item: Item) => Promise<boolean>>(async ({ id }) => done.has(id))
  const batch = createBatch({ items: itemsOf(2), send, isDone, judge })
  await batch.resume()
  expect(statesOf(batch)).toEqual(['done', 'unknown'])
  expect(batch.entries[1]?.state.state).toMatchObject({ message: 'No response' })
  await batch.resume()
  expect(send).toHaveBeenCalledTimes(2)

  // Someone else has done it meanwhile.
  done.add('p1')
  await batch.retry()
  expect(statesOf(batch)).toEqual(['done', 'done'])
  expect(send).toHaveBeenCalledTimes(2)
})

test('a refusal after a lost response is no refusal if the server did it after the check', async () => {
  const isDone = vi
    .fn<() => Promise<boolean>>()
    .mockResolvedValueOnce(false)
    .mockResolvedValueOnce(false)
    .mockResolvedValueOnce(true)
  const send = vi
    .fn<() => Promise<void>>()
    .mockImplementationOnce(lose)
    .mockImplementationOnce(() => fail({ kind: 'refused', message: 'Already approved' }))
  const batch = createBatch({ items: itemsOf(1), send, isDone, judge })
  await batch.resume()
  expect(statesOf(batch)).toEqual(['unknown'])
  await batch.retry()
  expect(statesOf(batch)).toEqual(['done'])
})

test('a record that cannot be read stays unknown, and nothing is sent', async () => {
  const send = vi.fn<() => Promise<void>>(lose)
  const isDone = () => fail({ kind: 'refused', message: 'Not allowed' })
  const batch = createBatch({ items: itemsOf(1), send, isDone, judge })
  await batch.resume()
  await batch.retry()
  expect(statesOf(batch)).toEqual(['unknown'])
  expect(send).toHaveBeenCalledTimes(1)
})

test('a request without a state to read is sent again by a retry', async () => {
  const send = vi.fn<() => Promise<void>>().mockImplementationOnce(lose)
  const batch = createBatch({ items: itemsOf(1), send, judge })
  await batch.resume()
  expect(statesOf(batch)).toEqual(['unknown'])
  send.mockResolvedValueOnce()
  await batch.retry()
  expect(statesOf(batch)).toEqual(['done'])
})

test('what is in flight ends after a stop, nothing else starts, and the rest can be continued', async () => {
  const send = vi.fn<() => Promise<unknown>>(slowly)
  const batch = createBatch({ items: itemsOf(9), send, judge })
  const settled = batch.resume()
  await vi.advanceTimersByTimeAsync(5)
  batch.stop()
  expect(batch.store.state).toMatchObject({ status: 'stopped', queued: 5 })
  await vi.runAllTimersAsync()
  await settled
  expect(batch.store.state.counts).toMatchObject({ done: 4, waiting: 5, sent: 0 })
  void batch.resume()
  await vi.runAllTimersAsync()
  expect(statusOf(batch)).toBe('finished')
  expect(send).toHaveBeenCalledTimes(9)
})

test('an item is read before its request, and left out with the reason', async () => {
  const reasons = new Map([['p1', 'It has changed']])
  const send = vi.fn<(item: Item) => Promise<void>>(async () => {})
  const check = async ({ id }: Item) => reasons.get(id) ?? null
  const batch = createBatch({ items: itemsOf(3), send, check, judge })
  await batch.resume()
  expect(statesOf(batch)).toEqual(['done', 'leftOut', 'done'])
  expect(send).toHaveBeenCalledTimes(2)
  reasons.clear()
  await batch.retry()
  expect(statesOf(batch)).toEqual(['done', 'done', 'done'])
  expect(send).toHaveBeenCalledTimes(3)
})

test('an item that is being read when the batch is stopped is not sent until it goes on', async () => {
  const send = vi.fn<(item: Item) => Promise<void>>(async () => {})
  async function check() {
    await slowly()
    return null
  }
  const batch = createBatch({ items: itemsOf(6), send, check, judge })
  const stopped = batch.resume()
  batch.stop()
  await vi.runAllTimersAsync()
  await stopped
  expect(send).not.toHaveBeenCalled()
  expect(batch.store.state).toMatchObject({ queued: 6, counts: { waiting: 6 } })
  const finished = batch.resume()
  await vi.runAllTimersAsync()
  await finished
  expect(send).toHaveBeenCalledTimes(6)
})

test('an item whose read fails waits like one whose request fails', async () => {
  let isOffline = true
  const send = vi.fn<(item: Item) => Promise<void>>(async () => {})
  const check = async () => (isOffline ? fail({ kind: 'offline' }) : null)
  const batch = createBatch({ items: itemsOf(2), send, check, judge })
  const settled = batch.resume()
  await vi.runAllTimersAsync()
  expect(statusOf(batch)).toBe('paused')
  expect(send).not.toHaveBeenCalled()
  isOffline = false
  batch.resumeIfOffline()
  await settled
  expect(statesOf(batch)).toEqual(['done', 'done'])
})

test('the end of the session stops the batch, and its request counts as not sent', async () => {
  const send = vi.fn<() => Promise<void>>(() => fail({ kind: 'ended' }))
  const batch = createBatch({ items: itemsOf(9), send, judge })
  await batch.resume()
  expect(batch.store.state).toMatchObject({ status: 'stopped', queued: 9 })
  expect(batch.store.state.counts).toMatchObject({ waiting: 9 })
  expect(send).toHaveBeenCalledTimes(4)
})
