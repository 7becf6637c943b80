import { expect, openSignedIn, test } from './fixtures'
import { voucherRows } from './pages'
import { SLOW_PORT } from './ports'

test.use({ baseURL: `http://localhost:${SLOW_PORT}` })

test('typing asks once, for the whole text, and the table keeps its place', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  const table = page.getByRole('table', { name: 'Vouchers' })
  const before = await table.boundingBox()
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // The page after it is read ahead.
    if (pathname === '/api/crm/voucher' && searchParams.get('page') === '1') {
      asked.push(searchParams.get('search'))
    }
  })
  const search = page.getByPlaceholder('Search vouchers...')
  await search.pressSequentially('jollof friday', { delay: 80 })
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(voucherRows(page)).toHaveCount(20)
  expect(await table.boundingBox()).toEqual(before)
  await expect(table).toHaveAttribute('aria-busy', 'false')
  expect(await table.boundingBox()).toEqual(before)
  expect(asked).toEqual(['jollof friday'])
})

test('an answer that comes late replaces no newer one', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  const search = page.getByPlaceholder('Search vouchers...')
  // Each search is sent while the one before is still on its way.
  for (const text of ['suya', 'amala', 'pounded yam']) {
    const sent = page.waitForRequest((request) => request.url().includes(text.replace(' ', '+')))
    await search.fill(text)
    await search.press('Enter')
    await sent
  }
  await expect(page.getByRole('table', { name: 'Vouchers' })).toHaveAttribute('aria-busy', 'false')
  await expect(page).toHaveURL('/vouchers?search=pounded+yam')
  const titles = await voucherRows(page).locator('td:nth-child(2)').allInnerTexts()
  expect(new Set(titles)).toEqual(new Set(['Pounded Yam Sunday']))
})

test('a page that is on its way leaves the old rows, dimmed', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/page=5000&/, async (route) => {
    await released
    await route.continue()
  })
  // Not the next page, which is prefetched.
  await page.getByRole('link', { name: 'Page 5000' }).click()
  const table = page.getByRole('table', { name: 'Vouchers' })
  await expect(table).toHaveAttribute('aria-busy', 'true')
  const rows = table.locator('tbody')
  await expect(rows).toHaveCSS('opacity', '0.6')
  await expect(voucherRows(page)).toHaveCount(20)
  await expect(page.getByText('1–20 of 100,000 vouchers', { exact: true })).toBeVisible()
  release()
  await expect(page.getByText('99,981–100,000 of 100,000')).toBeVisible()
  await expect(rows).toHaveCSS('opacity', '1')
})
