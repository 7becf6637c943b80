import { createStore, type Store } from '@tanstack/react-store'

interface BatchOptions<T> {
  items: readonly T[]
  send: (item: T) => Promise<unknown>
  /**
   * Called once an item is done. Resolves to a note about what should have followed and was not
   * done, or to null. Never rejects.
   */
  follow?: ((item: T) => Promise<string | null>) | undefined
  /**
   * Whether the server has done the request, according to the latest state of the record. Omit it
   * if no state shows that: "Try again" then sends the request again.
   */
  isDone?: ((item: T) => Promise<boolean>) | undefined
  /**
   * Reads an item before its request. Resolves to the reason why the item is left out, or to null.
   */
  check?: ((item: T) => Promise<string | null>) | undefined
  judge: (error: unknown) => Verdict
  concurrency?: number
}

/**
 * The next step for an item. If a check finds that the request was not done, `otherwise` becomes
 * the state of the item.
 */
type Step<T> = { entry: BatchEntry<T> } & (
  | { do: 'send' | 'check and send' }
  | { do: 'check'; otherwise: ItemState }
)

const FIRST_WAIT_MS = 5000
const MAX_WAIT_MS = 5 * 60_000

/**
 * Sends a request for each item, a few at a time. If a response was lost, the request is not sent
 * again until the state of the record shows that it was not done. `resume` starts the batch.
 */
export function createBatch<T>(options: BatchOptions<T>) {
  const { items, send, follow, isDone, check, judge, concurrency = 4 } = options
  const entries = items.map((item): BatchEntry<T> => ({
    item,
    state: createStore<ItemState>({ is: 'waiting' }),
  }))
  const store = createStore<BatchState>({
    status: 'stopped',
    resumesAt: null,
    queued: items.length,
    counts: { waiting: items.length, sent: 0, done: 0, leftOut: 0, refused: 0, unknown: 0 },
  })
  let queue: Step<T>[] = entries.map((entry) => ({ entry, do: 'send' }))
  let inFlight = 0
  let waits = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let settle: (() => void)[] = []

  const update = (change: Partial<BatchState>) =>
    store.setState((state) => ({ ...state, ...change }))

  function set({ state }: BatchEntry<T>, next: ItemState) {
    const { counts } = store.state
    const before = state.state.is
    state.setState(() => next)
    const left = { ...counts, [before]: counts[before] - 1 }
    update({ counts: { ...left, [next.is]: left[next.is] + 1 } })
  }

  function enqueue(steps: readonly Step<T>[]) {
    queue = [...steps, ...queue]
    update({ queued: queue.length })
  }

  /** Puts a step that was not done back into the queue. */
  function putBack(step: Step<T>, before: ItemState) {
    set(step.entry, before)
    enqueue([step])
  }

  function stop() {
    clearTimeout(timer)
    if (store.state.status !== 'finished') update({ status: 'stopped', resumesAt: null })
    settleIfIdle()
  }

  function pause(waitMs: number | null) {
    const { status, resumesAt } = store.state
    if (status !== 'running' && status !== 'paused') return
    clearTimeout(timer)
    if (waitMs === null) return update({ status: 'paused', resumesAt: null })
    // Requests in flight may get different waits. The longest one counts.
    const at = Math.max(Date.now() + waitMs, resumesAt ?? 0)
    update({ status: 'paused', resumesAt: at })
    timer = setTimeout(() => void resume(), at - Date.now())
  }

  /** For a busy server that names no wait: 5 s, doubled each time until a request succeeds. */
  function nextWait() {
    if (store.state.status === 'running') waits += 1
    return Math.min(FIRST_WAIT_MS * 2 ** (Math.max(1, waits) - 1), MAX_WAIT_MS)
  }

  /**
   * Returns the state of an item that failed alone. If the failure concerns all items, pauses or
   * stops the batch and returns null.
   */
  function applyVerdict(verdict: Verdict, step: Step<T>, before: ItemState): ItemState | null {
    if ('message' in verdict) return { is: verdict.kind, message: verdict.message }
    putBack(step, before)
    if (verdict.kind === 'ended') stop()
    else pause(verdict.kind === 'offline' ? null : (verdict.waitMs ?? nextWait()))
    return null
  }

  const tryTo = <TValue>(request: Promise<TValue>) =>
    request.then(
      (value) => ({ value, verdict: null }),
      (error: unknown) => ({ value: undefined, verdict: judge(error) }),
    )

  async function finish(entry: BatchEntry<T>) {
    const note = await follow?.(entry.item)
    set(entry, { is: 'done', ...(note && { message: note }) })
  }

  async function process(step: Step<T>, before: ItemState): Promise<void> {
    const { entry } = step
    if (step.do !== 'send' && isDone) {
      const { value, verdict } = await tryTo(isDone(entry.item))
      if (verdict && !applyVerdict(verdict, step, before)) return
      if (value === true) return finish(entry)
      if (verdict) return set(entry, before)
      if (step.do === 'check') return set(entry, step.otherwise)
    }
    if (check) {
      const { value: reason, verdict } = await tryTo(check(entry.item))
      const failed = verdict && applyVerdict(verdict, step, before)
      if (failed) return set(entry, failed)
      if (verdict) return
      if (typeof reason === 'string') {
        const is = step.do === 'check and send' ? 'unknown' : 'leftOut'
        return set(entry, { is, message: reason })
      }
    }
    // Stopped or paused while the item was read.
    if (store.state.status !== 'running') return putBack(step, before)
    const { verdict } = await tryTo(send(entry.item))
    if (!verdict) {
      waits = 0
      return finish(entry)
    }
    const otherwise = applyVerdict(verdict, step, before)
    if (!otherwise) return
    // After a lost request, a refusal may mean that the server has done it meanwhile.
    const mustCheck = otherwise.is === 'unknown' || step.do === 'check and send'
    if (!mustCheck || !isDone) return set(entry, otherwise)
    // The item stays unknown until a check succeeds, even if the last response was a refusal.
    await process(
      { entry, do: 'check', otherwise },
      otherwise.is === 'unknown' ? otherwise : before,
    )
  }

  function settleIfIdle() {
    const { status, queued } = store.state
    if (inFlight > 0 || status === 'paused') return
    if (queued === 0) update({ status: 'finished' })
    for (const resolve of settle) resolve()
    settle = []
  }

  async function work(): Promise<void> {
    const step = store.state.status === 'running' ? queue.shift() : undefined
    if (!step) return
    update({ queued: queue.length })
    const before = step.entry.state.state
    set(step.entry, { is: 'sent' })
    await process(step, before)
    await work()
  }

  async function startWorker() {
    inFlight += 1
    await work()
    inFlight -= 1
    settleIfIdle()
  }

  /**
   * Starts or continues. Resolves once the batch is stopped or finished, with no request in flight.
   */
  function resume() {
    clearTimeout(timer)
    update({ status: 'running', resumesAt: null })
    const settled = new Promise<void>((resolve) => settle.push(resolve))
    for (let free = concurrency - inFlight; free > 0; free -= 1) void startWorker()
    return settled
  }

  /** Tries again what is refused or left out. Unknown items are checked first. */
  function retry() {
    const queued = new Set(queue.map(({ entry }) => entry))
    const again = entries.flatMap((entry): Step<T>[] => {
      if (queued.has(entry)) return []
      const { is } = entry.state.state
      if (is === 'refused' || is === 'leftOut') return [{ entry, do: 'send' }]
      return is === 'unknown' ? [{ entry, do: 'check and send' }] : []
    })
    enqueue(again)
    return resume()
  }

  return {
    entries,
    store,
    resume,
    retry,
    stop,
    /** Continues a batch that is paused because the browser was offline. */
    resumeIfOffline() {
      const { status, resumesAt } = store.state
      if (status === 'paused' && resumesAt === null) void resume()
    },
  }
}
export type Batch<T> = ReturnType<typeof createBatch<T>>

/**
 * The state of an item. `leftOut`: nothing was sent, because of what `check` has read. `unknown`:
 * its response was lost, so the server may or may not have done the request.
 */
export type ItemState =
  | { is: 'waiting' | 'sent' }
  | { is: 'done'; message?: string }
  | { is: 'leftOut' | 'refused' | 'unknown'; message: string }

type Counts = Readonly<Record<ItemState['is'], number>>

export interface BatchState {
  /**
   * A paused batch resumes by itself: at `resumesAt`, or once the browser is online. A batch is
   * stopped by the user or by the end of the session.
   */
  status: 'running' | 'paused' | 'stopped' | 'finished'
  /** In milliseconds, like `Date.now()`. */
  resumesAt: number | null
  /** The number of items that `resume` would process. */
  queued: number
  counts: Counts
}

/** What a failed request means for its item and for the batch. */
export type Verdict =
  | { kind: 'refused' | 'unknown' | 'leftOut'; message: string }
  /** Not done, because the server is busy. `waitMs` is null if it names no wait. */
  | { kind: 'busy'; waitMs: number | null }
  /** Not done, because the browser is offline. */
  | { kind: 'offline' }
  /** Not sent, or refused, and nothing else is to be sent: the session has ended. */
  | { kind: 'ended' }

export interface BatchEntry<T> {
  item: T
  state: Store<ItemState>
}
