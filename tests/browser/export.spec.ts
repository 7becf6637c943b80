import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { toast, voucherRows } from './pages'
import { SLOW_PORT } from './ports'

async function openExport(page: Page, address: string) {
  await openSignedIn(page, address)
  await expect(voucherRows(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export vouchers' })
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  return { dialog, press }
}

/** What a press saves: the file's name and its rows, by the header. */
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

// The day of the browser, which is in Lagos.
const day = (page: Page) =>
  page.evaluate(() => {
    const now = new Date()
    const part = (value: number) => String(value).padStart(2, '0')
    return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
  })

test('all vouchers are saved in a file', async ({ page }) => {
  const { dialog, press } = await openExport(page, '/vouchers')
  await expect(dialog.getByText('All 240 vouchers')).toBeVisible()
  const { name, rows } = await download(page, () => press('Export'))
  expect(name).toBe(`vouchers ${await day(page)}.csv`)
  expect(rows).toHaveLength(240)
  expect(new Set(rows.map((row) => row['ID'])).size).toBe(240)
  for (const row of rows) {
    expect(row['Created']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(row['Expiry date']).toMatch(/^(\d{4}-\d\d-\d\d)?$/)
    expect(row['Amount (NGN)']).toMatch(row['Type'] === 'Free Delivery' ? /^$/ : /^\d+$/)
  }
  await expect(toast(page, 'Vouchers exported')).toBeVisible()
  await expect(dialog).toBeHidden()
  const codes = await voucherRows(page).locator('td:nth-child(5)').allInnerTexts()
  expect(rows.slice(0, 20).map((row) => row['Code'])).toEqual(codes)
})

test('what filters match, and what is selected, is saved under names that say so', async ({
  page,
}) => {
  const { press } = await openExport(page, '/vouchers?status=used&type=voucher&search=jollof')
  const filtered = await download(page, () => press('Export'))
  expect(filtered.name).toBe(`vouchers used discount “jollof” ${await day(page)}.csv`)
  expect(filtered.rows).toHaveLength(24)
  for (const row of filtered.rows) {
    expect(row).toMatchObject({ Status: 'Used', Type: 'Discount' })
    expect(row['Title']).toContain('Jollof')
  }
  await voucherRows(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Export (1)' }).click()
  const selected = await download(page, () => press('Export'))
  expect(selected.name).toBe(`vouchers selected ${await day(page)}.csv`)
  expect(selected.rows).toEqual([filtered.rows[1]])
})

test.describe('on a server that fails midway', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('it is said how much could be read, and that is saved under a name that says so', async ({
    page,
  }) => {
    const { dialog, press } = await openExport(page, '/vouchers?search=midway-500')
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    await press('Export')
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('Only 20 of 240 vouchers were loaded')
    await expect(alert).toContainText('The kitchen is on fire')
    expect(downloads).toBe(0)
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused()
    const { name, rows } = await download(page, () => press('Download these 20'))
    expect(name).toBe(`vouchers “midway-500” ${await day(page)} (incomplete).csv`)
    expect(rows).toHaveLength(20)
    await expect(toast(page, 'The export is not complete')).toBeVisible()
  })
})

test.describe('on a slow server with 100,000 vouchers', () => {
  test.use({ baseURL: `http://localhost:${SLOW_PORT}` })

  test('Cancel midway ends it at once', async ({ page }) => {
    // What is read ahead of the table is not the export's.
    const ahead = page.waitForResponse(/page=2&/)
    const { dialog, press } = await openExport(page, '/vouchers')
    await ahead
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })
    page.on('download', () => asked.push('a download'))
    await press('Export')
    await expect(dialog.getByText(/^\d+ of 100,000$/)).toHaveText(/^[1-9]\d+ of/)
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    const broken = page.waitForEvent('requestfailed')
    await press('Cancel')
    await broken
    await expect(dialog).toBeHidden()
    const before = asked.length
    expect(before).toBeGreaterThan(4)
    // As long as two answers take.
    await page.waitForTimeout(1600)
    expect(asked).toHaveLength(before)
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
  })
})
