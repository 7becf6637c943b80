import { expect, openSignedIn, signIn, test } from './fixtures'
import { dialog, expectLoaded, logOut, moduleLink, voucherRows, voucherTable } from './pages'

test('logging out and in applies to every tab, and all requests then use the new token', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/vouchers?status=used')
  await expectLoaded(page)
  const other = await context.newPage()
  await other.goto('/vouchers')
  await expectLoaded(other)
  await logOut(other)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const third = await context.newPage()
  await third.goto('/vouchers?status=expired')
  await expect(third).toHaveURL(/\/login\?redirect=/)

  const tokens = new Set<string | undefined>()
  context.on('request', (request) => {
    if (request.url().includes('/crm/')) tokens.add(request.headers()['authorization'])
  })
  await other.getByLabel('Email').fill('tunde@example.com')
  await other.getByLabel('Password', { exact: true }).fill('jollof-rice')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL('/')
  await expect(third).toHaveURL('/vouchers?status=expired')
  await expectLoaded(third)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /^Tunde B/ })).toBeVisible()
    await moduleLink(tab, 'Vouchers').click()
    await expect(voucherRows(tab)).toHaveCount(20)
  }
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect([...tokens]).toEqual([`Bearer ${token}`])
})

test('Back and Forward show no data after logging out', async ({ page }) => {
  await openSignedIn(page, '/nowhere')
  await moduleLink(page, 'Vouchers').click()
  await expectLoaded(page)
  await page.evaluate(() => {
    window.name = ''
    new MutationObserver(() => {
      const isSignedOut = localStorage.getItem('token') === null
      if (isSignedOut && document.querySelector('td')) window.name = 'shown'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await logOut(page)
  for (const steps of [-1, 1]) {
    await page.evaluate((count) => history.go(count), steps)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => window.name)).toBe('')
  }
})

test.describe('without storage', { tag: '@matrix' }, () => {
  test.use({
    expectedMessages:
      /The browser storage (cannot (be used|hold the draft)|does not remember "capabilities")/,
  })

  test('the console works in one tab if the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/vouchers?status=used')
    await signIn(page)
    await expectLoaded(page)
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    await dialog(page, 'Create New Voucher').getByLabel('Title').fill('Typed')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/vouchers?status=used&page=2')
    await page.goBack()
    await logOut(page)
    await expect(voucherTable(page)).toHaveCount(0)
  })
})
