import { expect, openSignedIn, test, isolatedTest } from './fixtures'
import { voucherRows } from './pages'

/** The calls of the voucher list that the page makes, by the number of the page that they ask for. */
const pageOf = (url: string) => new URL(url).searchParams.get('page')

test('the vouchers are asked for before the console has started, and its page’s code too', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/api\/crm\/voucher\?page=2&.*status=used/)
  const code = page.waitForRequest(/assets\/vouchers-/)
  await page.route('**/assets/index-*.js', async (route) => {
    await Promise.all([asked, code])
    await route.continue()
  })
  await openSignedIn(page, '/vouchers?page=2&status=used')
  await expect(voucherRows(page)).toHaveCount(20)
})

test('the first row takes few requests, and one call', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('tbody tr[tabindex]')) return
      observer.disconnect()
      performance.mark('first row')
    }).observe(document, { childList: true, subtree: true })
  })
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  const before = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('first row')
    const resources = performance.getEntriesByType('resource')
    return resources
      .filter(({ startTime }) => startTime < (mark?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname)
  })
  expect(before.filter((path) => path.startsWith('/api/'))).toEqual(['/api/crm/voucher'])
  expect(before.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(7)
  // With the page itself.
  expect(before.length + 1).toBeLessThanOrEqual(14)
})

isolatedTest('after a write the list is read once, and nothing else', async ({ page }) => {
  const ahead = page.waitForResponse(/\/api\/crm\/voucher\?page=2&/)
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Voucher' })
  await form.getByLabel('Title').fill('Read once')
  await form.getByLabel('Type').selectOption('Free Delivery')
  await ahead
  const read: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'GET') {
      read.push(pageOf(request.url()))
    }
  })
  await form.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(voucherRows(page).first()).toContainText('Read once')
  // Longer than it takes to read ahead.
  await page.waitForTimeout(500)
  expect(read).toEqual(['1'])
})
