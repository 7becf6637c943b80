import { test as base, expect, type Page } from '@playwright/test'
import { demoSignIn } from '../../src/mock-api/session'
import { ISOLATED_PORT, RESTART_PATH } from './ports'

interface Options {
  /** Console messages that this test expects: the browser logs every failed request. */
  expectedMessages: RegExp | undefined
  /** Whether presses are ignored for 500 ms after a dialog or menu opens. Off by default, so that no test has to wait. */
  pressShield: boolean
}

interface Fixtures {
  /** The unexpected events of this test. A test removes those it caused on purpose. */
  problems: string[]
}

/** Runs in the page. */
export function hidePressShield() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-slot="ignore-presses"] { display: none !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page. Tests that move its clock would have a toast that it is wrong. */
function hideClockWarning() {
  try {
    sessionStorage.setItem('marketplace-admin.isClockTold', 'true')
  } catch {
    // A frame without an origin has no storage.
  }
}

/** Stops the clocks of the page and of the server. */
export async function fixTime(page: Page, time: Date) {
  await page.clock.setFixedTime(time)
  await page.route('/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), date: time.toUTCString() },
    })
  })
}

/** A test fails on an unexpected error or warning in the console, an uncaught error, or a request to another origin. */
export const test = base.extend<Options & Fixtures>({
  expectedMessages: [undefined, { option: true }],
  pressShield: [false, { option: true }],
  problems: async ({}, provide) => {
    const problems: string[] = []
    await provide(problems)
    expect(problems).toEqual([])
  },
  context: async (
    { context, baseURL, expectedMessages, pressShield, problems },
    provide,
    testInfo,
  ) => {
    // Violations of the Content-Security-Policy are console errors, too.
    context.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type())
      if (isProblem && !expectedMessages?.test(message.text())) problems.push(message.text())
    })
    context.on('weberror', (error) => problems.push(String(error.error())))
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (/^(data|blob):/.test(protocol) || origin === new URL(baseURL ?? '').origin) return
      problems.push(`A request to another origin: ${request.url()}`)
    })
    if (!pressShield) await context.addInitScript(hidePressShield)
    await context.addInitScript(hideClockWarning)
    await provide(context)
    // A response that a test changes may still be on its way.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    // Playwright's own `screenshot: 'only-on-failure'` takes one at the end of every test.
    if (testInfo.status === testInfo.expectedStatus) return
    for (const [index, page] of context.pages().entries()) {
      await page.screenshot({ path: testInfo.outputPath(`page-${index + 1}.png`) })
    }
  },
})

/** Runs on a server of the worker's own, with data that no other test changes or has changed. */
export const isolatedTest = test.extend({
  baseURL: async ({}, provide, { parallelIndex }) => {
    const url = `http://localhost:${ISOLATED_PORT + parallelIndex}`
    await fetch(url + RESTART_PATH)
    await provide(url)
  },
})

/** Signs in on the login page, with the demo account. */
export async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Use demo account' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens a URL with a saved session. */
export async function openSignedIn(page: Page, url: string) {
  const response = await page.request.post('/api/auth/login', { data: demoSignIn })
  const { data } = await response.json()
  const { user, token } = data
  // Cheaper than Playwright's storage state, which opens a page to write it. A reload does not sign in again.
  await page.addInitScript(
    (session) => {
      if (localStorage.getItem('isSeeded')) return
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    { user: JSON.stringify(user), token: String(token), isSeeded: 'true' },
  )
  await page.goto(url)
}

export { demoSignIn, expect, type Page }
