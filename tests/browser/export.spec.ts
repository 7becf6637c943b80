import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { lagosToday } from '@/domain/lagos'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { dialog, expectLoaded, outwaitRetries, toast, voucherColumn, voucherRows } from './pages'
import { SLOW_PORT } from './ports'

async function openExport(page: Page, url: string) {
  await openSignedIn(page, url)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const form = dialog(page, 'Export vouchers')
  const press = (name: string) => form.getByRole('button', { name }).click()
  return { form, press }
}

/** Returns the name of the downloaded file, and its rows by column header. */
async function download(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent('download')
  await press()
  const file = await started
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const { data, errors } = Papa.parse<Record<string, string>>(bytes.subarray(3).toString(), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return { name: file.suggestedFilename(), rows: data }
}

test('an export downloads all vouchers as a CSV file', async ({ page }) => {
  const { form, press } = await openExport(page, '/vouchers')
  await expect(form.getByText('All 240 vouchers')).toBeVisible()
  const { name, rows } = await download(page, () => press('Export'))
  expect(name).toBe(`vouchers ${lagosToday()}.csv`)
  expect(rows).toHaveLength(240)
  expect(new Set(rows.map((row) => row['ID'])).size).toBe(240)
  for (const row of rows) {
    expect(row['Created']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(row['Expiry date']).toMatch(/^(\d{4}-\d\d-\d\d)?$/)
    expect(row['Amount (NGN)']).toMatch(row['Type'] === 'Free Delivery' ? /^$/ : /^\d+$/)
  }
  await expect(toast(page, 'Vouchers exported')).toBeVisible()
  await expect(form).toBeHidden()
  const codes = await (await voucherColumn(page, 'Code')).allInnerTexts()
  expect(rows.slice(0, 20).map((row) => row['Code'])).toEqual(codes)
})

test.describe('on a server that fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('an export that fails midway reports how much was loaded, and offers it as an incomplete file', async ({
    page,
  }) => {
    await page.clock.install()
    const { form, press } = await openExport(page, '/vouchers?search=midway-500')
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    await press('Export')
    await outwaitRetries(page, 'Only 20 of 240 vouchers were loaded')
    const alert = form.getByRole('alert')
    await expect(alert).toContainText('Only 20 of 240 vouchers were loaded')
    await expect(alert).toContainText('The kitchen is on fire')
    expect(downloads).toBe(0)
    await expect(form.getByRole('button', { name: 'Try again' })).toBeFocused()
    const { name, rows } = await download(page, () => press('Download these 20'))
    expect(name).toBe(`vouchers “midway-500” ${lagosToday()} (incomplete).csv`)
    expect(rows).toHaveLength(20)
    await expect(toast(page, 'The export is not complete')).toBeVisible()
  })
})

test.describe('on a slow server with 100,000 vouchers', () => {
  test.use({ baseURL: `http://localhost:${SLOW_PORT}` })

  test('Cancel stops an export at once', { tag: '@matrix' }, async ({ page }) => {
    const { form, press } = await openExport(page, '/vouchers')
    const started: string[] = []
    page.on('request', (request) => {
      // The list itself requests the first two pages.
      const requestedPage = new URL(request.url()).searchParams.get('page')
      if (Number(requestedPage) > 2) started.push(request.url())
    })
    page.on('download', () => started.push('a download'))
    await press('Export')
    await expect(form.getByText(/^\d+ of 100,000$/)).toHaveText(/^[1-9]\d+ of/)
    await expect(form.getByRole('progressbar')).toBeVisible()
    const aborted = page.waitForEvent('requestfailed')
    await press('Cancel')
    await aborted
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
    const before = started.length
    expect(before).toBeGreaterThan(2)
    // Another response takes as long as the next pages of the export would.
    const refetched = page.waitForResponse(/page=1&/)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await refetched
    expect(started).toHaveLength(before)
  })
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('an export of filtered or selected vouchers has only these, and its file name names them', async ({
    page,
  }) => {
    const { press } = await openExport(page, '/vouchers?status=used&type=voucher&search=jollof')
    const filtered = await download(page, () => press('Export'))
    expect(filtered.name).toBe(`vouchers used discount “jollof” ${lagosToday()}.csv`)
    expect(filtered.rows).toHaveLength(24)
    for (const row of filtered.rows) {
      expect(row).toMatchObject({ Status: 'Used', Type: 'Discount' })
      expect(row['Title']).toContain('Jollof')
    }
    await voucherRows(page).nth(1).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Export (1)' }).click()
    const selected = await download(page, () => press('Export'))
    expect(selected.name).toBe(`vouchers selected ${lagosToday()}.csv`)
    expect(selected.rows).toEqual([filtered.rows[1]])
  })
})
