import { onTestFinished, vi } from 'vitest'

/** Adds a property that jsdom lacks to `navigator`, until the test ends. */
export function addToNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}

/** The number of sounds that the page has played. */
export function listen() {
  let sounds = 0
  class FakeNode {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    connect = (next: unknown) => next
    stop() {}
    addEventListener() {}
  }
  class FakeContext {
    state = 'running'
    currentTime = 0
    destination = {}
    resume = () => Promise.resolve()
    close = () => Promise.resolve()
    constructor() {
      sounds += 1
    }
  }
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal(
    'OscillatorNode',
    class extends FakeNode {
      start() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => sounds
}

interface Shown {
  title: string
  isSilent: boolean | null | undefined
  isClosed: boolean
  press: () => void
}

/** Notifications of a desktop, whose user answers the browser's question with `answer`. */
export function serveNotifications(answer: NotificationPermission) {
  const shown: Shown[] = []
  let asked = 0
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = 'default'
    static requestPermission() {
      asked += 1
      FakeNotification.permission = answer
      return Promise.resolve(answer)
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
  const waiting = new Set<() => void>()

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
      waiting.add(attempt)
      attempt()
    })

  async function acquire(lock: Lock, onHeld: () => Promise<unknown>, signal?: AbortSignal) {
    await whenFree(lock, signal)
    await onHeld()
    held = held.filter((other) => other !== lock)
    for (const attempt of waiting) attempt()
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
  }
}
