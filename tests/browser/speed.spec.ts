import { expect, openSignedIn, test, isolatedTest } from './fixtures'
import { voucherRows } from './pages'

/** The page that a request to the voucher list asks for. */
const pageOf = (url: string) => new URL(url).searchParams.get('page')

test('the vouchers and the chunk of their page are requested before the console has started', async ({
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

test('the first row needs at most 14 requests, one of them to the API', async ({ page }) => {
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
      .filter(
        (resource) =>
          'responseEnd' in resource && Number(resource.responseEnd) <= (mark?.startTime ?? 0),
      )
      .map(({ name }) => new URL(name).pathname)
  })
  expect(before.filter((path) => path.startsWith('/api/'))).toEqual(['/api/crm/voucher'])
  expect(before.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(7)
  // The HTML is a request, too.
  expect(before.length + 1).toBeLessThanOrEqual(14)
})

isolatedTest('creating a voucher refetches the list once, and nothing else', async ({ page }) => {
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
  // Longer than a prefetch takes to start.
  await page.waitForTimeout(500)
  expect(read).toEqual(['1'])
})
