import { expect, openSignedIn, test } from './fixtures'
import { boxOf, expectLoaded, hold, voucherColumn, voucherRows, voucherTable } from './pages'
import { SLOW_PORT } from './ports'

test.use({ baseURL: `http://localhost:${SLOW_PORT}` })

test('the previous rows are dimmed until the next page has loaded', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  // The second page is prefetched, but not the last one.
  const release = await hold(page, /page=5000&/)
  await page.getByRole('link', { name: 'Page 5000' }).click()
  await expect(voucherTable(page)).toHaveAttribute('aria-busy', 'true')
  const body = voucherTable(page).locator('tbody')
  await expect(body).toHaveCSS('opacity', '0.6')
  await expect(voucherRows(page)).toHaveCount(20)
  await expect(page.getByText('1–20 of 100,000 vouchers', { exact: true })).toBeVisible()
  release()
  await expect(page.getByText('99,981–100,000 of 100,000')).toBeVisible()
  await expect(body).toHaveCSS('opacity', '1')
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('typing in the search box sends one request, and a late response does not replace a newer one', async ({
    page,
  }) => {
    await page.clock.install()
    await openSignedIn(page, '/vouchers')
    await expectLoaded(page)
    const table = voucherTable(page)
    const searches: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      // The second page is prefetched, and the results of the search are counted by status.
      const isList = searchParams.get('page') === '1' && searchParams.get('status') === 'all'
      if (pathname === '/api/crm/voucher' && isList) {
        searches.push(searchParams.get('search'))
      }
    })
    const search = page.getByRole('searchbox')
    // By the clock of the page: a busy machine may take longer for a key.
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const letter of 'jollof friday') {
      await search.pressSequentially(letter)
      await page.clock.runFor(200)
    }
    await page.clock.resume()
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(voucherRows(page)).toHaveCount(20)
    // The place of the results is reserved.
    const searching = await boxOf(table)
    await expect(table).toHaveAttribute('aria-busy', 'false')
    expect(await boxOf(table)).toEqual(searching)
    const results = page.getByRole('region', { name: 'Results of “jollof friday”' })
    await expect(results.getByText('Used of claimed')).toBeVisible()
    expect(await boxOf(table)).toEqual(searching)
    expect(searches).toEqual(['jollof friday'])

    // Each request is sent before the response to the previous one arrives.
    for (const text of ['suya', 'amala', 'pounded yam']) {
      const sent = page.waitForRequest((request) => request.url().includes(text.replace(' ', '+')))
      await search.fill(text)
      await search.press('Enter')
      await sent
    }
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(page).toHaveURL('/vouchers?search=pounded+yam')
    const titles = await (await voucherColumn(page, 'Title')).allInnerTexts()
    expect(new Set(titles)).toEqual(new Set(['Pounded Yam Sunday']))
  })
})
