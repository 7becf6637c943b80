import type { APIRequestContext } from '@playwright/test'
import { expect, isolatedTest as test, openSignedIn, type Page } from './fixtures'
import { dialog, toast } from './pages'

// Over real HTTP: a colleague changes the same records meanwhile, and responses are lost.

test.use({ expectedMessages: /Failed to load resource.*ERR_FAILED/ })

/** Ngozi sends changes without a browser. */
async function asNgozi(request: APIRequestContext) {
  const response = await request.post('/api/auth/login', {
    data: { email: 'ngozi@example.com', password: 'jollof-rice' },
  })
  const { token } = (await response.json()).data
  return async (path: string, data: object) => {
    const headers = { Authorization: `Bearer ${token}` }
    const { status } = await request.patch(`/api/crm/${path}`, { headers, data }).then((sent) => ({
      status: sent.status(),
    }))
    expect(status).toBe(200)
  }
}

/** Loses the response to the first change under this path. The server has done it. */
async function loseFirst(page: Page, path: RegExp) {
  let isLost = false
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== 'PATCH') return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

async function selectPage(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
}

test('a wrong click is back with one, unless a colleague has changed the dish since', async ({
  page,
  request,
}) => {
  const change = await asNgozi(request)
  await openSignedIn(page, '/menus/mnu-003')
  const path = 'menu/mnu-003'
  await change(path, { status: 'available' })
  await page.reload()
  await loseFirst(page, /crm\/menu\/mnu-003$/)
  for (const isChanged of [false, true]) {
    await button(page, 'Sold out').click()
    await button(page, 'Mark as sold out').click()
    await expect(toast(page, 'Dish marked as sold out')).toBeVisible()
    if (isChanged) await change(path, { price: 4321 })
    await button(page, 'Undo').click()
    await expect(
      toast(page, isChanged ? 'Ngozi Eze has changed it since, so nothing was sent.' : 'Undone'),
    ).toBeVisible()
  }
  await expect(button(page, 'Available')).toBeVisible()
})

test('each of many orders gets its driver, and one that a colleague assigned is left out', async ({
  page,
  request,
}) => {
  const change = await asNgozi(request)
  await openSignedIn(page, '/orders?queue=no_driver')
  await selectPage(page)
  await button(page, 'Assign driver').click()
  const form = page.getByRole('dialog', { name: /^Assign (?:a driver|drivers) to/ })
  const confirm = form.getByRole('button', { name: /^Assign / })
  await expect(form.getByRole('combobox', { name: /^Driver for/ }).first()).toBeVisible()
  const assigned = page.waitForRequest(
    (sent) => sent.method() === 'PATCH' && sent.url().includes('/crm/order/'),
  )
  // The first ones are in a state without drivers.
  const hrefs = await page
    .locator('tbody tr a[href*="/orders/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const id = hrefs.at(-1)?.split('/').at(-1)?.split('?')[0] ?? ''
  const count = Number(/\d+/.exec(await confirm.innerText())?.[0])
  await change(`order/${id}`, { driver: 'drv-001' })
  await loseFirst(page, /crm\/order\/[\w-]+$/)
  await confirm.click()
  await assigned
  const results = form.or(page.getByRole('dialog'))
  await expect(results.getByText(`${count - 1} assigned, 1 left out`)).toBeVisible()
  await expect(results.getByText(/^It has been assigned to .* meanwhile$/)).toBeVisible()
})

test('vouchers get another day although a response is lost, and one press takes it back', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers?status=claimed')
  await selectPage(page)
  await button(page, /^Bulk Actions/).click()
  await button(page, 'Change expiry…').click()
  const form = dialog(page, 'Change the expiry of 20 vouchers')
  // Other tests may have created vouchers without an expiry date.
  await form.getByLabel('Change', { exact: true }).selectOption('To a day')
  await form.getByLabel('Day', { exact: true }).fill('2027-06-01')
  await loseFirst(page, /crm\/voucher\/[\w-]+$/)
  const confirm = form.getByRole('button', { name: /^Change \d+ vouchers$/ })
  const count = Number(/\d+/.exec(await confirm.innerText())?.[0])
  await confirm.click()
  await expect(page.getByText(`${count} changed`, { exact: true })).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.getByText(`${count} undone`, { exact: true })).toBeVisible()
})
