/** What shows that something is done: the first element that matches, called so, is seen and has this text, or has no longer that one. */
export interface Sign {
  selector: string
  name?: string
  text?: string
  oldText?: string
}

/** Times in a page are milliseconds since its navigation began. */
interface Bench {
  /** When the first row was painted. */
  firstRow: Promise<number>
  /** When the frame after the sign was painted. */
  frameAfter: (sign: Sign) => Promise<number>
  /** Begins to wait for the next event of a type, and then for the frame after the sign. */
  begin: (type: string, sign: Sign) => void
  /** What `begin` has waited for: when the event came, and when the frame was painted. */
  timed: Promise<readonly [number, number]>
  /** From here on each key is timed. */
  watchKeys: () => void
  /** From each key to the next frame, in ms. */
  keys: number[]
  /** The tasks over 50 ms that ended after this time, in ms. */
  longTasks: (since: number) => number[]
}

declare global {
  interface Window {
    bench: Bench
  }
}

/** Runs in the page, before everything of the page's own: it has nothing from outside but its parameter. */
export function installProbe(row: string) {
  const LIMIT_MS = 60_000

  /** When the next frame was painted: the first task after its callbacks. */
  const nextFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })

  function getRowLabel(element: Element) {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const names = [element, label].map((named) => named?.getAttribute('aria-label'))
    return names.find(Boolean) ?? label?.textContent ?? ''
  }

  function isThere({ selector, name = '', text = '', oldText }: Sign) {
    const found = [...document.querySelectorAll(selector)].find((element) =>
      getRowLabel(element).includes(name),
    )
    if (!found?.checkVisibility()) return false
    return found.textContent.includes(text) && found.textContent !== oldText
  }

  const frameAfter = (sign: Sign) =>
    new Promise<number>((resolve, reject) => {
      const observer = new MutationObserver(look)
      const timer = setTimeout(
        () => end(new Error(`There is no ${JSON.stringify(sign)}.`)),
        LIMIT_MS,
      )
      function end(error?: Error) {
        observer.disconnect()
        clearTimeout(timer)
        if (error) reject(error)
        else resolve(nextFrame())
      }
      function look() {
        if (isThere(sign)) end()
      }
      const all = { attributes: true, characterData: true, childList: true, subtree: true }
      observer.observe(document, all)
      look()
    })

  const tasks: PerformanceEntry[] = []
  const taskObserver = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
  taskObserver.observe({ type: 'longtask', buffered: true })

  window.bench = {
    firstRow: frameAfter({ selector: row }),
    frameAfter,
    timed: Promise.resolve([0, 0]),
    begin(type, sign) {
      if (isThere(sign)) throw new Error(`There is a ${JSON.stringify(sign)} already.`)
      window.bench.timed = new Promise((resolve, reject) => {
        const start = ({ timeStamp }: Event) =>
          frameAfter(sign).then((painted) => resolve([timeStamp, painted]), reject)
        addEventListener(type, start, { capture: true, once: true })
      })
    },
    keys: [],
    watchKeys() {
      const time = ({ timeStamp }: Event) =>
        void nextFrame().then((painted) => window.bench.keys.push(painted - timeStamp))
      addEventListener('keydown', time, { capture: true })
    },
    longTasks(since) {
      tasks.push(...taskObserver.takeRecords())
      const later = tasks.filter(({ startTime, duration }) => startTime + duration > since)
      return later.map(({ duration }) => duration)
    },
  }
}
