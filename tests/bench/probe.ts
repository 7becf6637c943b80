/** Is shown when the first element that matches `selector` is visible, contains `text`, and its text is not `oldText`. */
export interface Sign {
  selector: string
  text?: string
  oldText?: string
}

interface Bench {
  /** The time when the first row or count was painted, in ms since the navigation. */
  firstRow: Promise<number>
  /** Measures from a call to the frame that shows the sign, and the longest task until then (0 if under 50 ms). */
  time: (act: () => void, sign: Sign) => Promise<{ ms: number; taskMs: number }>
  /** The time from each key to the next frame, in ms. */
  keys: Promise<number>[]
  /** The time from each click to the next frame, in ms. */
  clicks: Promise<number>[]
}

declare global {
  interface Window {
    bench: Bench
  }
}

/** Runs in the page before the app. Playwright serializes this function, so it cannot use variables of its module. */
export function installProbe(first: string) {
  /** The time when the next frame was painted: the first task after its callbacks. */
  const nextFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })

  function isShown({ selector, text = '', oldText }: Sign) {
    const element = document.querySelector(selector)
    if (!element?.checkVisibility()) return false
    return element.textContent.includes(text) && element.textContent !== oldText
  }

  const frameWith = (sign: Sign) =>
    new Promise<number>((resolve, reject) => {
      const observer = new MutationObserver(look)
      const timer = setTimeout(() => reject(new Error(`No ${JSON.stringify(sign)}`)), 60_000)
      function look() {
        if (!isShown(sign)) return
        observer.disconnect()
        clearTimeout(timer)
        resolve(nextFrame())
      }
      const all = { attributes: true, characterData: true, childList: true, subtree: true }
      observer.observe(document, all)
      look()
    })

  const keys: Promise<number>[] = []
  const onKey = ({ timeStamp }: Event) =>
    keys.push(nextFrame().then((painted) => painted - timeStamp))
  addEventListener('keydown', onKey, { capture: true })
  const clicks: Promise<number>[] = []
  function onClick() {
    // Not the event's timestamp: the click waits for the other events of the mouse, which are sent at the same time.
    const start = performance.now()
    clicks.push(nextFrame().then((painted) => painted - start))
  }
  addEventListener('click', onClick, { capture: true })

  window.bench = {
    firstRow: frameWith({ selector: first }),
    async time(act, sign) {
      const tasks: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
      observer.observe({ type: 'longtask' })
      const start = performance.now()
      act()
      const painted = await frameWith(sign)
      tasks.push(...observer.takeRecords())
      observer.disconnect()
      return { ms: painted - start, taskMs: Math.max(0, ...tasks.map((task) => task.duration)) }
    },
    keys,
    clicks,
  }
}
