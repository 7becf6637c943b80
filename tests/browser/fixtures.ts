import { test as base, expect, type Page } from '@playwright/test'
import { demoSignIn } from '../../src/mock-api/session'
import { WRITE_PORT } from './ports'

interface Options {
  /** What the console may say in this test: a call that is meant to fail is logged by the browser itself. */
  expectedMessages: RegExp | undefined
  /** Whether presses are ignored for 500 ms after a dialog or a menu has opened. Off: no test has to wait for it. */
  pressShield: boolean
}

interface Fixtures {
  /** What a page has done that it must not; a test that wants it takes it out. */
  problems: string[]
}

declare global {
  interface Window {
    reportProblem: (text: string) => Promise<void>
  }
}

/**
 * Every page fails its test on a console error or warning, an uncaught error, a violation of the
 * Content-Security-Policy, or a request to another origin.
 */
export const test = base.extend<Options & Fixtures>({
  expectedMessages: [undefined, { option: true }],
  pressShield: [false, { option: true }],
  problems: async ({}, provide) => {
    const problems: string[] = []
    await provide(problems)
    expect(problems).toEqual([])
  },
  context: async ({ context, baseURL, expectedMessages, pressShield, problems }, provide) => {
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
    await context.exposeFunction('reportProblem', (text: string) => problems.push(text))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        void window.reportProblem(`The policy forbids ${violatedDirective}: ${blockedURI}`)
      })
    })
    if (!pressShield) {
      await context.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('[data-slot="press-shield"] { display: none !important }')
        document.adoptedStyleSheets = [sheet]
      })
    }
    await provide(context)
  },
})

/** With a server of its worker's own, whose vouchers no other test changes meanwhile. */
export const writingTest = test.extend({
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(`http://localhost:${WRITE_PORT + parallelIndex}`)
  },
})

export async function fillInSignIn(page: Page) {
  await page.getByRole('button', { name: 'Use demo account' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an address as somebody who has signed in before, without the way through the login page. */
export async function openSignedIn(page: Page, address: string) {
  const answer = await page.request.post('/api/auth/login', { data: demoSignIn })
  const { user, token } = await answer.json()
  const localStorage = [
    { name: 'user', value: JSON.stringify(user) },
    { name: 'token', value: token },
  ]
  const { origin } = new URL(answer.url())
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  await page.goto(address)
}

/** The rows of the voucher table, without its header. */
export function voucherRows(page: Page) {
  return page.getByRole('table', { name: 'Vouchers' }).locator('tbody').getByRole('row')
}

/** The link to a module in the sidebar; the dashboard has another one to each. */
export function moduleLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name, exact: true })
}

/** Chooses from the menu of a row of the voucher table, by the row's place. */
export async function chooseFromRow(page: Page, index: number, choice: string) {
  const menu = voucherRows(page)
    .nth(index)
    .getByRole('button', { name: /^Actions for/ })
  await menu.click()
  await page.getByRole('menuitem', { name: choice }).click()
}

export function toast(page: Page, text: string) {
  return page.locator('[data-slot="toast"]').filter({ hasText: text })
}

export { demoSignIn, expect, type Page }
