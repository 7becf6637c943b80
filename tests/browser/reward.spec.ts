import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, openSignedIn, isolatedTest as test, type Page } from './fixtures'
import { toast, voucherRows } from './pages'

function csvOf(count: number) {
  const rows = Array.from(
    { length: count },
    (_, index) => `p${index}@example.com,"Adé ""${index}"" Obi"`,
  )
  return Buffer.from(
    `\uFEFFEmail Address,Full Name\r\n${rows.join('\r\n')}\r\n,Nobody\r\nP0@example.com,Twice\r\n`,
  )
}

const traceSchema = v.object({
  traceEvents: v.array(
    v.looseObject({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.string()) })),
    }),
  ),
})

/** The tasks of the pages' main threads, in ms of their own work: what other programs took does not count. */
function tasksOf(trace: Buffer) {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace.toString()))
  const key = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(key),
  )
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && mains.has(key(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
}

async function openReward(page: Page) {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('button', { name: 'Reward' }).click()
  return page.getByRole('dialog', { name: 'Campaign Reward' })
}

test('a campaign of 2,000 rows is rewarded with one request', async ({ page }) => {
  const dialog = await openReward(page)
  await dialog.getByLabel('Campaign Name').fill('Thank you, Lagos')
  await dialog.getByLabel('Upload CSV').setInputFiles({
    name: 'people.CSV',
    mimeType: 'application/vnd.ms-excel',
    buffer: csvOf(2000),
  })
  await expect(
    dialog.getByText('2,000 people will be rewarded, 2 rows will be skipped'),
  ).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Row 2,002Email missing',
    'Row 2,003Duplicate of row 2',
  ])
  const calls: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.postDataJSON())
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Rewards distributed')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    name: 'Thank you, Lagos',
    users: { length: 2000, 1999: { email: 'p1999@example.com', name: 'Adé "1999" Obi' } },
  })
  await expect(voucherRows(page).first()).toContainText('Thank you, Lagos')
})

test('200,000 lines are read with a moving bar and without a task over 100 ms', async ({
  page,
  browser,
}) => {
  const dialog = await openReward(page)
  const file = dialog.getByLabel('Upload CSV')
  // Made in the page: to hand over so many bytes would be a long task of the test's own.
  await file.evaluate((input) => {
    const rows = Array.from(
      { length: 200_000 },
      (_, index) => `p${index}@example.com,Adé Obi ${index}\r\n`,
    )
    const files = new DataTransfer()
    files.items.add(new File(['Email Address,Full Name\r\n', ...rows], 'people.csv'))
    if (input instanceof HTMLInputElement) input.files = files.files
  })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  const shares = await file.evaluate(
    (input) =>
      new Promise<number[]>((resolve) => {
        const seen = new Set<number>()
        new MutationObserver(() => {
          const bar = document.querySelector('progress')
          if (bar) seen.add(bar.value)
          else if (seen.size > 0) resolve([...seen])
        }).observe(document.body, { attributes: true, childList: true, subtree: true })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  )
  const tasks = tasksOf(await browser.stopTracing())
  await expect(dialog.getByText('200,000 people will be rewarded')).toBeVisible()
  expect(shares.length).toBeGreaterThan(10)
  expect(tasks.length).toBeGreaterThan(50)
  expect(Math.max(...tasks)).toBeLessThan(100)
})

test('the template is a CSV with the two columns', async ({ page }) => {
  const dialog = await openReward(page)
  const started = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download a template' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('campaign-template.csv')
  expect(await readFile(await download.path(), 'utf8')).toBe('Email Address,Full Name\r\n')
})

test('a file is dropped on the field; beside it, it does not take the place of the page', async ({
  page,
}) => {
  const dialog = await openReward(page)
  await dialog.getByLabel('Campaign Name').fill('Kept')
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Email Address,Full Name\na@example.com,A'], 'dropped.csv'))
    return transfer
  })
  const beside = await page.evaluate(() => {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  })
  expect(beside).toBe(true)
  await dialog.getByLabel('Upload CSV').dispatchEvent('drop', { dataTransfer: data })
  await expect(dialog.getByText('dropped.csv')).toBeVisible()
  await expect(dialog.getByText('1 person will be rewarded')).toBeVisible()
  await expect(dialog.getByLabel('Campaign Name')).toHaveValue('Kept')
})

test('the skipped rows are a file to correct, in which nothing is a formula', async ({ page }) => {
  const dialog = await openReward(page)
  const link = '"=HYPERLINK(""https://evil.example"",""Click"")"'
  const lines = ['Full Name,Email Address', 'Ada,ada@example.com', `${link},+234 801`, '@Tunde,']
  await dialog.getByLabel('Upload CSV').setInputFiles({
    name: 'Lagos.CSV',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download skipped rows' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('Lagos (skipped).csv')
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toEqual([
    '\uFEFF"Email Address","Full Name","Row","Reason"',
    `"'+234 801","'=HYPERLINK(""https://evil.example"",""Click"")",3,"Invalid email: +234 801"`,
    `"","'@Tunde",4,"Email missing"`,
    '',
  ])
})

test('only Save sends, by Enter too', async ({ page }) => {
  const dialog = await openReward(page)
  let isSent = false
  page.on('request', (request) => {
    if (request.method() === 'POST') isSent = true
  })
  await dialog.getByLabel('Upload CSV').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Email Address,Full Name\na@example.com,A\n,B\n'),
  })
  await expect(dialog.getByText('1 person will be rewarded, 1 row will be skipped')).toBeVisible()
  await dialog.getByLabel('Campaign Name').pressSequentially('Thank you\n')
  await expect(dialog.getByLabel('Campaign Name')).toHaveValue('Thank you')
  await dialog.getByLabel('Campaign Name').fill('')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(dialog.getByText('Enter campaign name')).toBeVisible()
  await expect(dialog.getByLabel('Campaign Name')).toBeFocused()
  expect(isSent).toBe(false)
  await dialog.getByLabel('Campaign Name').fill('Thank you')
  await save.press('Enter')
  await expect(toast(page, '1 person rewarded')).toBeVisible()
})
