import type { Browser, CDPSession, Page } from '@playwright/test'
import { installProbe } from './probe'
import { ports, TOKEN } from './settings'

const NEXT_PAGE = 'button[aria-label="Next page"]'
// Rows of the skeleton cannot be focused.
const ROW = 'tbody tr[tabindex]'

function startSession(token: string) {
  if (location.protocol !== 'https:') return
  localStorage.setItem('user', JSON.stringify({ firstName: 'Ada', usertype: 'admin' }))
  localStorage.setItem('token', token)
}

/** A round trip of 150 ms, 1.6 Mbit/s down, and a quarter of the processor. */
async function throttle(cdp: CDPSession) {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: -1,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** The pages with the element that ends the first load. */
const pages = { '/vouchers': ROW, '/': '[data-slot=count]' }

interface Options {
  path?: keyof typeof pages
  vouchers?: keyof typeof ports
  isThrottled?: boolean
}

/** Opens a page, by default that of the vouchers, with a session and an empty cache, waits until it has loaded, and measures something in it. */
export async function visit(
  browser: Browser,
  { path = '/vouchers', vouchers = 100_000, isThrottled = false }: Options,
  measure: (page: Page, cdp: CDPSession) => Promise<void>,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(startSession, TOKEN)
  await context.addInitScript(installProbe, pages[path])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (isThrottled) await throttle(cdp)
  await page.goto(`https://localhost:${ports[vouchers]}${path}`, { waitUntil: 'networkidle' })
  await measure(page, cdp)
  await context.close()
}

/** The time of the first row or count, and the network until then. */
export function readLoad(page: Page) {
  return page.evaluate(async () => {
    const firstRow = await window.bench.firstRow
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // Resources from the cache have no transfer size.
      .filter(({ startTime, transferSize }) => startTime <= firstRow && transferSize > 0)
    const scripts = resources.filter(({ name }) => name.endsWith('.js'))
    return {
      firstRow,
      // The document is not one of the resources.
      requests: resources.length + 1,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })
}

/** Goes to the next page `count` times, without pauses. Returns the ms of the last change. */
export function turnPages(page: Page, count: number) {
  return page.evaluate(
    async ([row, button, times]) => {
      let last = 0
      for (let turned = 0; turned < times; turned++) {
        const oldText = document.querySelector(row)?.textContent ?? ''
        const click = () => document.querySelector<HTMLElement>(button)?.click()
        last = (await window.bench.time(click, { selector: row, oldText })).ms
      }
      return last
    },
    [ROW, NEXT_PAGE, count] as const,
  )
}

/** The JavaScript heap in MB, after a garbage collection. */
export async function readHeap(page: Page, cdp: CDPSession) {
  // The prefetch of the next page and the page's timers end within this time.
  await page.waitForTimeout(1000)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
