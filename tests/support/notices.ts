import { onTestFinished, vi } from 'vitest'

/** Adds a property that jsdom lacks to `navigator`, until the test ends. */
function addToNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}

/**
 * The number of sounds that the page has played. If it `isBlocked`, a context starts only during a
 * press, as in Safari. Once it has run, it starts at any time.
 */
export function listen({ isBlocked = false } = {}) {
  let tones = 0
  const playing = new Set<unknown>()
  let isPressed = !isBlocked
  const activation = { hasBeenActive: !isBlocked }
  addToNavigator('userActivation', activation)
  function press() {
    isPressed = true
    activation.hasBeenActive = true
    void Promise.resolve().then(() => (isPressed = !isBlocked))
  }
  for (const event of ['click', 'keydown']) {
    window.addEventListener(event, press, true)
    onTestFinished(() => window.removeEventListener(event, press, true))
  }
  class FakeNode extends EventTarget {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    connect = (next: unknown) => next
    start() {
      tones += 1
      playing.add(this)
    }
    stop() {
      setTimeout(() => {
        playing.delete(this)
        this.dispatchEvent(new Event('ended'))
      }, 500)
    }
  }
  class FakeContext {
    state = 'suspended'
    hasRun = false
    currentTime = 0
    destination = {}
    constructor() {
      if (!activation.hasBeenActive) console.warn('The AudioContext was not allowed to start.')
    }
    resume() {
      if (!isPressed && !this.hasRun) return new Promise(() => undefined)
      this.hasRun = true
      this.state = 'running'
      return Promise.resolve()
    }
    suspend() {
      this.state = 'suspended'
      // Nobody hears the rest of them.
      tones -= playing.size
      playing.clear()
      return Promise.resolve()
    }
    close() {
      this.state = 'closed'
      return Promise.resolve()
    }
  }
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('OscillatorNode', FakeNode)
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => tones / 2
}

interface Shown {
  title: string
  isSilent: boolean | null | undefined
  isClosed: boolean
  press: () => void
}

/** Notifications of a desktop, whose user answers the browser's question with `answer`. */
export function serveNotifications(
  answer: NotificationPermission | Promise<NotificationPermission>,
) {
  const shown: Shown[] = []
  let asked = 0
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = 'default'
    static async requestPermission() {
      asked += 1
      FakeNotification.permission = await answer
      return FakeNotification.permission
    }
    readonly entry: Shown
    constructor(title: string, { silent }: NotificationOptions = {}) {
      super()
      const press = () => void this.dispatchEvent(new Event('click'))
      this.entry = { title, isSilent: silent, isClosed: false, press }
      if (FakeNotification.permission === 'granted') shown.push(this.entry)
    }
    close() {
      this.entry.isClosed = true
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    shown,
    asked: () => asked,
    decide: (permission: NotificationPermission) => {
      FakeNotification.permission = permission
    },
  }
}

/** Chrome on Android: the constructor exists and throws. */
export function serveThrowingNotifications() {
  class AndroidNotification {
    static permission = 'default'
    constructor() {
      throw new TypeError("Failed to construct 'Notification': Illegal constructor.")
    }
  }
  vi.stubGlobal('Notification', AndroidNotification)
  onTestFinished(() => void vi.unstubAllGlobals())
}

interface Lock {
  name: string
  isShared: boolean
}

/** The Web Locks of a browser. `hold` is what another tab does, and returns how it stops. */
export function serveLocks() {
  let held: Lock[] = []
  const waiting = new Map<() => void, string>()

  const canHold = (lock: Lock) =>
    held.every(({ name, isShared }) => name !== lock.name || (isShared && lock.isShared))

  /** Resolves when the lock is free, and rejects if the request is aborted before. */
  const whenFree = (lock: Lock, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      function attempt() {
        if (!canHold(lock)) return
        waiting.delete(attempt)
        held.push(lock)
        resolve()
      }
      signal?.addEventListener('abort', () => {
        if (waiting.delete(attempt)) reject(new DOMException('Aborted', 'AbortError'))
      })
      waiting.set(attempt, lock.name)
      attempt()
    })

  async function acquire(lock: Lock, onHeld: () => Promise<unknown>, signal?: AbortSignal) {
    await whenFree(lock, signal)
    if (!signal?.aborted) await onHeld()
    held = held.filter((other) => other !== lock)
    for (const attempt of waiting.keys()) attempt()
  }

  addToNavigator('locks', {
    request: (name: string, { mode, signal }: LockOptions, onHeld: () => Promise<unknown>) =>
      acquire({ name, isShared: mode === 'shared' }, onHeld, signal),
    query: () => Promise.resolve({ held: held.map(({ name }) => ({ name })) }),
  })
  return {
    hold(name: string, isShared = false) {
      const ending = new AbortController()
      const ended = new Promise((resolve) => {
        ending.signal.addEventListener('abort', resolve)
      })
      void acquire({ name, isShared }, () => ended)
      return () => ending.abort()
    },
    names: () => held.map(({ name }) => name),
    /** The names that a tab waits for. */
    awaited: () => [...waiting.values()],
  }
}

/** A browser that blocks cookies refuses Web Locks too. */
export function refuseLocks() {
  const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
  addToNavigator('locks', { request: refuse, query: refuse })
}
