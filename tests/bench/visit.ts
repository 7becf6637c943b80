import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from '@playwright/test'
import { traceLoad } from './breakdown'
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
const pages = {
  '/vouchers': ROW,
  '/orders': ROW,
  '/': '[data-slot=count]',
}

interface Options {
  path?: keyof typeof pages
  vouchers?: keyof typeof ports
  isThrottled?: boolean
}

const WINDOW = { viewport: { width: 1440, height: 900 } }

async function openTab(context: BrowserContext, options: Options) {
  const { path: pathname = '/vouchers', vouchers = 100_000, isThrottled = false } = options
  const page = await context.newPage()
  await page.addInitScript(startSession, TOKEN)
  await page.addInitScript(installProbe, pages[pathname])
  const cdp = await context.newCDPSession(page)
  if (isThrottled) await throttle(cdp)
  return { page, cdp, url: `https://localhost:${ports[vouchers]}${pathname}` }
}

type Tab = Awaited<ReturnType<typeof openTab>>

async function openPage(context: BrowserContext, options: Options) {
  const tab = await openTab(context, options)
  await tab.page.goto(tab.url, { waitUntil: 'networkidle' })
  return tab
}

/** Opens a page, by default that of the vouchers, with a session and an empty cache, waits until it has loaded, and measures something in it. */
export async function visit(
  browser: Browser,
  options: Options,
  measure: (page: Page, cdp: CDPSession) => Promise<void>,
) {
  const context = await browser.newContext(WINDOW)
  const { page, cdp } = await openPage(context, options)
  await measure(page, cdp)
  await context.close()
}

/**
 * Loads the voucher page, reloads it, and opens it again in another tab: throttled, with the cache of a profile on the disk.
 * V8 keeps compiled code only in such a profile, from the second load on.
 */
export async function visitAgain(
  launchOptions: LaunchOptions,
  measure: { reload: (page: Page) => Promise<void>; return: (page: Page) => Promise<void> },
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-profile-'))
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, ...WINDOW })
  const first = await openPage(context, { isThrottled: true })
  await first.page.reload({ waitUntil: 'networkidle' })
  await measure.reload(first.page)
  await first.page.close()
  const second = await openPage(context, { isThrottled: true })
  await measure.return(second.page)
  await context.close()
  rmSync(folder, { recursive: true })
}

/** Where the time to the first row goes: with an empty cache, after a reload, and in another tab. */
export async function breakDown(
  launchOptions: LaunchOptions,
  options: Options,
  report: (load: string, parts: Readonly<Record<string, number>>) => void,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-profile-'))
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, ...WINDOW })
  async function measure(load: string, { page, cdp, url }: Tab, open: () => Promise<unknown>) {
    const stop = await traceLoad(cdp, url)
    await open()
    const firstRow = await page.evaluate(() => window.bench.firstRow)
    report(load, { ...(await stop(firstRow)), 'first row': firstRow })
    await page.waitForLoadState('networkidle')
  }
  const first = await openTab(context, options)
  await measure('cold', first, () => first.page.goto(first.url))
  // V8 keeps the compiled code of the second load.
  await first.page.reload({ waitUntil: 'networkidle' })
  await measure('reload', first, () => first.page.reload())
  await first.page.close()
  const second = await openTab(context, options)
  await measure('return visit', second, () => second.page.goto(second.url))
  await context.close()
  rmSync(folder, { recursive: true })
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
      scripts: scripts.length,
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

/** Opens a dialog of the voucher page and closes it, `count` times. */
export function openDialogs(page: Page, count: number) {
  return page.evaluate(async (times) => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    for (let opened = 0; opened < times; opened++) {
      await window.bench.time(() => press('c'), {
        selector: '[role=dialog] [data-slot=dialog-footer]',
      })
      await window.bench.time(() => press('Escape'), { selector: 'body:not(:has([role=dialog]))' })
    }
  }, count)
}

/** The prefetch of the next page and the page's timers end within this time. */
export const waitForPrefetch = (page: Page) => page.waitForTimeout(1000)

/** The JavaScript heap in MB and the DOM nodes, detached ones too, after a garbage collection. */
export async function readMemory(page: Page, cdp: CDPSession) {
  await waitForPrefetch(page)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  return { heap: usedSize / 1e6, nodes }
}
