import * as v from 'valibot'
import { PAGE_SIZE } from '../../src/api/list'
import { modules as contracts } from '../../src/contract/modules'
import type { Examples } from '../../src/contract/openapi'
import { operations } from '../../src/contract/operations'
import { readExamples } from '../../src/mock-api/examples'
import { modules } from '../../src/modules'
import { expect, signIn, test, type Page } from './fixtures'
import { dialog, moduleLink, toast } from './pages'
import { PRISM_PORT } from './ports'
import { serveBuildWithPrism } from './prism'

const prismTest = test.extend<{ examples: Examples }>({
  baseURL: `http://localhost:${PRISM_PORT}`,
  examples: async ({ problems }, provide) => {
    const examples = await readExamples()
    const stop = await serveBuildWithPrism(examples, PRISM_PORT, (refusal) => {
      problems.push(refusal)
    })
    await provide(examples)
    await stop()
  },
})

// As long as many tests: it opens every module.
prismTest.setTimeout(180_000)

const FAILURE = /could not be|does not provide|no longer exists|Try again|unexpected error/i

/** Waits until the page and its dialog have loaded, without a message about a failure. */
async function settle(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByText(FAILURE)).toHaveCount(0)
}

/** A write in the page or sheet of a module's record, and the title of its toast. */
const writes: Readonly<Record<string, (page: Page) => Promise<string | null>>> = {
  async Vouchers(page) {
    const details = dialog(page, 'Voucher Details')
    await details.getByRole('button', { name: 'Edit' }).click()
    const form = dialog(page, 'Edit Voucher')
    await form.getByLabel('Title').fill('Suya Sunday')
    await form.getByRole('button', { name: 'Save' }).click()
    return 'Voucher added'
  },
  async Orders(page) {
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const form = dialog(page, 'Cancel order')
    await form.getByLabel('Reason').selectOption('Duplicate')
    await form.getByRole('button', { name: 'Cancel order' }).click()
    return 'Order canceled'
  },
  async Users(page) {
    await page.getByRole('button', { name: 'Block' }).click()
    const form = dialog(page, 'Block user')
    await form.getByLabel('Reason').selectOption('Payment fraud')
    await form.getByRole('button', { name: 'Block user' }).click()
    return 'User blocked'
  },
  async Tickets(page) {
    await page.getByRole('textbox', { name: 'Reply' }).fill('The money is back in your wallet.')
    await page.keyboard.press('Control+Enter')
    return null
  },
}

/** Opens the details of the first row, and changes the record. */
async function openFirstRow(page: Page, name: string) {
  const before = page.url()
  await page.getByRole('main').locator('tbody').getByRole('link').first().click()
  await expect(page).not.toHaveURL(before)
  // A sheet, over its list, may still be loading.
  const isSheet = new URL(page.url()).pathname === new URL(before).pathname
  if (isSheet) await expect(page.getByRole('dialog')).toBeVisible()
  await settle(page)
  const title = await writes[name]?.(page)
  if (title) await expect(toast(page, title)).toBeVisible()
  await settle(page)
  const sheet = page.getByRole('dialog')
  if ((await sheet.count()) > 0) await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(sheet).toHaveCount(0)
}

/** Chooses a filter, searches, and turns to page 2. */
async function useList(page: Page, name: string, total: number) {
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name, exact: true })
  await expect(table.locator('tbody').getByRole('row').first()).toBeVisible()
  const url = page.url()
  await main.getByRole('combobox').first().selectOption({ index: 1 })
  await expect(page).not.toHaveURL(url)
  await settle(page)
  await main.getByRole('searchbox').fill('0803 123 4567')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/search=0803/)
  await settle(page)
  if (total > PAGE_SIZE) {
    await main.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await settle(page)
  }
}

/** Prism has one order. A ticket asks for the one that it names. */
async function serveOrderOfTicket(page: Page) {
  await page.route('**/api/crm/order/*', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1)
    const response = await route.fetch()
    const body = (await response.text()).replace(/("order":\s*\{\s*"_?id":\s*)"[^"]*"/, `$1"${id}"`)
    await route.fulfill({ response, body })
  })
}

const totalSchema = v.pipe(
  v.object({ data: v.object({ pagination: v.object({ total: v.number() }) }) }),
  v.transform(({ data }) => data.pagination.total),
)

prismTest(
  'Prism accepts what every module sends, and every module shows the examples of the document',
  { tag: '@matrix' },
  async ({ page, examples }) => {
    await page.goto('/login')
    await signIn(page)
    await expect(page).toHaveURL('/')
    await serveOrderOfTicket(page)
    for (const { name } of modules) {
      await moduleLink(page, name).click()
      await expect(moduleLink(page, name)).toHaveAttribute('aria-current', 'page')
      await settle(page)
      const contract = contracts.find((module) => module.name === name)
      const list = contract && operations.find((other) => other.list === contract.resource)
      if (list) await useList(page, name, v.parse(totalSchema, examples.responses[list.id]))
      if (contract?.details) await openFirstRow(page, name)
    }
  },
)
