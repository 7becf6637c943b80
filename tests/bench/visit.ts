import { request, type Browser, type CDPSession, type Page } from '@playwright/test'
import { demoSignIn } from '../../src/mock-api/session'
import type { App } from './apps'
import { installProbe, type Sign } from './probe'
import { watchRequests } from './requests'

const MB = 1_000_000
const LIMIT_MS = 60_000

export const profiles = ['desktop', 'throttled'] as const
type Profile = (typeof profiles)[number]

/** A connection of 1.6 Mbit/s with a round trip of 150 ms, and a quarter of the processor. */
async function throttle(cdp: CDPSession) {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: -1,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Signs in, for what the browser then stores of it. */
async function signIn(origin: string) {
  const server = await request.newContext({ ignoreHTTPSErrors: true, timeout: LIMIT_MS })
  const answer = await server.post(`${origin}/api/auth/login`, { data: demoSignIn })
  const { user, token } = await answer.json()
  await server.dispose()
  return { origin, user: JSON.stringify(user), token: String(token) }
}

/** Runs in the page, before everything of the page's own. */
function storeSession({ origin, user, token }: Awaited<ReturnType<typeof signIn>>) {
  if (location.origin !== origin) return
  localStorage.setItem('user', user)
  localStorage.setItem('token', token)
}

function createVisit(page: Page, cdp: CDPSession, { settle }: ReturnType<typeof watchRequests>) {
  /** From the next event of this type, which `act` causes, to the frame after the sign; and the tasks over 50 ms until all is quiet. */
  async function time(type: string, sign: Sign, act: () => Promise<void>) {
    await page.evaluate(([event, shown]) => window.bench.begin(event, shown), [type, sign] as const)
    await act()
    const [begun, painted] = await page.evaluate(() => window.bench.timed)
    await settle()
    const longTasks = await page.evaluate((since) => window.bench.longTasks(since), begun)
    return { ms: painted - begun, longTasks }
  }
  return {
    page,
    settle,
    time,
    /** The same for a press on an element; a menu opens before the click, when the button goes down. */
    async press(selector: string, sign: Sign, type = 'click') {
      const element = page.locator(selector).first()
      await element.scrollIntoViewIfNeeded()
      // Forced: the checks that come with a click would be measured with it.
      return time(type, sign, () => element.click({ force: true }))
    },
    /** The text of the first row, which another page has no longer. */
    textOf: (row: string) =>
      page
        .locator(row)
        .first()
        .evaluate((element) => element.textContent),
    /** What the page's own objects take, in MB, once all that nothing holds is gone. */
    async heap() {
      await cdp.send('HeapProfiler.collectGarbage')
      await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return usedSize / MB
    },
  }
}

export type Visit = ReturnType<typeof createVisit>

/** Runs in the page: the bytes of each answer's body, as it came over the network. */
function sizesByUrl() {
  const sizes: Record<string, number> = {}
  for (const entry of performance.getEntriesByType('resource')) {
    if (entry instanceof PerformanceResourceTiming) sizes[entry.name] = entry.encodedBodySize
  }
  return sizes
}

interface ColdLoad {
  /** From the start of the navigation, in ms, to the first row. */
  firstRow: number
  /** Until then: the bodies of the scripts in kB, as they came; all requests; the API calls among them. */
  scripts: number
  requests: number
  calls: number
}

interface VisitOptions {
  profile?: Profile
  /** Another page than that with the rows, without a session, and what is waited for in it. */
  signedOut?: { page: string; row: string }
}

/** Opens an app in a browser context of its own, with an empty cache, waits until it has settled, and measures something in it. */
export async function visit(
  browser: Browser,
  app: App,
  { profile = 'desktop', signedOut }: VisitOptions,
  measure: (visit: Visit, load: ColdLoad) => Promise<void>,
) {
  const { page: address, row } = signedOut ?? app
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  })
  context.setDefaultTimeout(LIMIT_MS)
  try {
    if (app.dist && !signedOut) {
      // Not as the context's `storageState`: to store that, it would connect to the server already.
      await context.addInitScript(storeSession, await signIn(app.origin))
    }
    await context.addInitScript(installProbe, row)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const requests = watchRequests(cdp)
    await cdp.send('Network.enable')
    if (profile === 'throttled') await throttle(cdp)
    await page.goto(new URL(address, app.origin).href, { waitUntil: 'commit' })
    const [firstRow, origin] = await page.evaluate(
      async () => [await window.bench.firstRow, performance.timeOrigin] as const,
    )
    await requests.settle()
    const sent = requests.sentBy(origin + firstRow)
    const scripts = sent.filter(({ isScript }) => isScript)
    const sizes = await page.evaluate(sizesByUrl)
    // Another origin may keep the sizes of its files from the page.
    const bytes = scripts.reduce((sum, { url, bytes: all }) => sum + (sizes[url] || all), 0)
    await measure(createVisit(page, cdp, requests), {
      firstRow,
      scripts: bytes / 1000,
      requests: sent.length,
      calls: sent.filter(({ isApi }) => isApi).length,
    })
  } finally {
    await context.close()
  }
}
