import { test as base, expect, type Page } from '@playwright/test'
import { demoSignIn } from '../../src/mock-api/session'
import { WRITE_PORT } from './ports'

interface Options {
  /** What the console may say in this test: a call that is meant to fail is logged by the browser itself. */
  expectedMessages: RegExp | undefined
}

/** Every page fails its test on a console error or warning, an uncaught error, or a request to another origin. */
export const test = base.extend<Options>({
  expectedMessages: [undefined, { option: true }],
  context: async ({ context, baseURL, expectedMessages }, provide) => {
    const problems: string[] = []
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
    await provide(context)
    expect(problems).toEqual([])
  },
})

/** With a server of its worker's own, whose vouchers no other test changes meanwhile. */
export const writingTest = test.extend({
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(`http://localhost:${WRITE_PORT + parallelIndex}`)
  },
})

export async function fillInSignIn(page: Page) {
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an address as somebody who has to sign in first. */
export async function openSignedIn(page: Page, address: string) {
  await page.goto(address)
  await fillInSignIn(page)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden()
}

/** The rows of the voucher table, without its header. */
export function voucherRows(page: Page) {
  return page.getByRole('table', { name: 'Vouchers' }).locator('tbody').getByRole('row')
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
