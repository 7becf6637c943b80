import { expect, openSignedIn, test, isolatedTest } from './fixtures'
import { dialog, expectLoaded, voucherRows } from './pages'

test('the vouchers and the chunk of their page are requested before the app has started', async ({
  page,
}) => {
  const list = page.waitForRequest(/\/api\/crm\/voucher\?page=2&.*status=used/)
  const chunk = page.waitForRequest(/assets\/vouchers-/)
  await page.route('**/assets/index-*.js', async (route) => {
    await Promise.all([list, chunk])
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
  await expectLoaded(page)
  const paths = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('first row')
    if (!mark) throw new Error('No row was rendered.')
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ responseEnd }) => responseEnd <= mark.startTime)
      .map(({ name }) => new URL(name).pathname)
  })
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual(['/api/crm/voucher'])
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(7)
  // The HTML is a request, too.
  expect(paths.length + 1).toBeLessThanOrEqual(14)
})

isolatedTest('creating a voucher refetches the list once, and nothing else', async ({ page }) => {
  await page.clock.install()
  const prefetch = page.waitForResponse(/\/api\/crm\/voucher\?page=2&/)
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = dialog(page, 'Create New Voucher')
  await form.getByLabel('Title').fill('Created once')
  await form.getByLabel('Type').selectOption('Free Delivery')
  await page.clock.runFor(5000)
  await prefetch
  const refetched: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/') || request.method() !== 'GET') return
    refetched.push(`page ${new URL(request.url()).searchParams.get('page')}`)
  })
  await form.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(voucherRows(page).first()).toContainText('Created once')
  // Longer than a prefetch takes to start.
  await page.clock.runFor(5000)
  await expect(form).toBeHidden()
  expect(refetched).toEqual(['page 1'])
})
