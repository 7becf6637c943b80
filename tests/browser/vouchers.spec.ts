import { expect, isolatedTest, openSignedIn, signIn, test } from './fixtures'
import {
  boxOf,
  chooseFromRow,
  dialog,
  expectLoaded,
  resize,
  rowMenu,
  toast,
  voucherColumn,
  voucherRows,
} from './pages'

isolatedTest(
  'a voucher can be created, found, edited, expired and deleted with the mouse',
  async ({ page }) => {
    await openSignedIn(page, '/vouchers')
    await expectLoaded(page)
    const refetched: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      // Without those of the results of a search.
      const isList = pathname === '/api/crm/voucher' && searchParams.get('status') === 'all'
      if (isList && request.method() === 'GET') {
        refetched.push(`page ${searchParams.get('page')} of "${searchParams.get('search') ?? ''}"`)
      }
    })
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    const create = dialog(page, 'Create New Voucher')
    await create.getByLabel('Title').fill('Egusi Evening')
    await create.getByLabel('Type').selectOption('Discount')
    await create.getByLabel('Amount').fill('1500.50')
    await create.getByRole('button', { name: 'Generate' }).click()
    await expect(create.getByLabel('Code')).toHaveValue(/^[A-HJKMNP-Z2-9]{10}$/)
    await create.getByLabel('User').fill('bola@example.com')
    await create.getByLabel('Expiry date').fill('2027-03-01')
    refetched.length = 0
    const post = page.waitForRequest((request) => request.method() === 'POST')
    await create.getByRole('button', { name: 'Create Voucher' }).click()
    expect((await post).postDataJSON()).toMatchObject({
      amount: '1500.50',
      expiryDate: '2027-03-01',
    })
    await expect(toast(page, 'Voucher added')).toBeVisible()
    await expect(create).toBeHidden()
    await expect(voucherRows(page).first()).toContainText('Egusi Evening')

    await page.getByRole('searchbox').fill('egusi evening')
    await expect(voucherRows(page)).toHaveCount(1)
    expect(refetched).toEqual(['page 1 of ""', 'page 1 of "egusi evening"'])
    await chooseFromRow(page, 0, 'Edit')
    const edit = dialog(page, 'Edit Voucher')
    await expect(edit.getByLabel('Expiry date')).toHaveValue('2027-03-01')
    await edit.getByLabel('Title').fill('Egusi Evening again')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toBeHidden()
    await expect(voucherRows(page).first()).toContainText('Egusi Evening again')
    await expect(rowMenu(page, 0)).toBeFocused()

    await voucherRows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Bulk Actions (1)' }).click()
    const bulk = dialog(page, 'Bulk Action')
    await expect(bulk.getByRole('listitem')).toContainText('Egusi Evening again')
    await bulk.getByRole('button', { name: 'Mark as Expired' }).click()
    await expect(toast(page, 'Successful')).toBeVisible()
    await expect(voucherRows(page).first()).toContainText('Expired')
    await expect(page.getByRole('button', { name: /^Bulk Actions/ })).toBeHidden()

    await chooseFromRow(page, 0, 'Delete')
    await expect(
      page.getByText('Are you sure you want to delete Egusi Evening again voucher?'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Voucher deleted')).toBeVisible()
    await expect(page.getByText('No vouchers found matching your criteria')).toBeVisible()
    await expect(page.locator(':focus')).toBeAttached()
  },
)

test('a shared URL leads through the login page to its rows, and Back, Forward and a reload restore the filters', async ({
  page,
}) => {
  const shared = '/vouchers?status=used&type=voucher&search=jollof&page=2'
  await page.goto(shared)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(shared)}`)
  await signIn(page)
  await expect(page).toHaveURL(shared)
  await expect(page.getByText('21–24 of 24 vouchers')).toBeVisible()
  expect(await (await voucherColumn(page, 'Code')).allInnerTexts()).toHaveLength(4)

  const status = page.getByRole('combobox', { name: 'Status' })
  const search = page.getByRole('searchbox')
  await page.goto('/vouchers')
  await status.selectOption('Used')
  await expect(page).toHaveURL('/vouchers?status=used')
  await search.pressSequentially('jollof', { delay: 40 })
  await expect(page).toHaveURL('/vouchers?status=used&search=jollof')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/vouchers?status=used&search=jollof&page=2')
  await expect(page.getByText(/^21–\d+ of \d+ vouchers$/)).toBeVisible()

  await page.reload()
  await expect(search).toHaveValue('jollof')
  await expect(status).toHaveValue('used')
  await expect(page.getByText(/^21–\d+ of \d+ vouchers$/)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/vouchers?status=used&search=jollof')
  await page.goBack()
  // Typing replaced the history entry of the status filter.
  await expect(page).toHaveURL('/vouchers')
  await expect(search).toHaveValue('')
  await page.goForward()
  await expect(page).toHaveURL('/vouchers?status=used&search=jollof')
  await expect(search).toHaveValue('jollof')
})

test('the results of a search take one line of a window of 1280 px, and leave room for rows, also on a phone', async ({
  page,
}) => {
  await resize(page, 1280, 720)
  await openSignedIn(page, '/vouchers?search=a')
  const results = page.getByRole('region', { name: 'Results of “a”' })
  await expect(results.getByText('Used of claimed')).toBeVisible()
  expect((await boxOf(results)).height).toBeLessThan(50)
  await expect(voucherRows(page).nth(5)).toBeInViewport({ ratio: 1 })
  await resize(page, 390, 844)
  expect((await boxOf(results)).height).toBeLessThan(125)
  await expect(voucherRows(page).first()).toBeInViewport({ ratio: 1 })
})
