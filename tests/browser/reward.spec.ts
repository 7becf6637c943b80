import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, openSignedIn, isolatedTest as test, type Page } from './fixtures'
import { traceTasks } from './main-thread'
import { dialog, toast, voucherRows } from './pages'

function csvOf(count: number) {
  const rows = Array.from(
    { length: count },
    (_, index) => `p${index}@example.com,"Adé ""${index}"" Obi"`,
  )
  return Buffer.from(
    `\uFEFFEmail Address,Full Name\r\n${rows.join('\r\n')}\r\n,Nobody\r\nP0@example.com,Twice\r\n`,
  )
}

async function openReward(page: Page) {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('button', { name: 'Reward' }).click()
  return dialog(page, 'Campaign Reward')
}

/** Clicks a control, and returns the name and the text of the file that it downloads. */
async function download(page: Page, control: Locator) {
  const started = page.waitForEvent('download')
  await control.click()
  const file = await started
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a file can be dropped on its field, a file dropped beside it is ignored, and only Save sends the form', async ({
  page,
}) => {
  const form = await openReward(page)
  let isSent = false
  page.on('request', (request) => {
    if (request.method() === 'POST') isSent = true
  })
  const campaign = form.getByLabel('Campaign Name')
  await campaign.fill('Kept')
  // Without preventDefault, the browser would open the file in place of the page.
  const isPrevented = await page.evaluate(() => {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  })
  expect(isPrevented).toBe(true)
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Email Address,Full Name\na@example.com,A\n,B\n'], 'dropped.csv'))
    return transfer
  })
  await form.getByLabel('Upload CSV').dispatchEvent('drop', { dataTransfer })
  await expect(form.getByText('dropped.csv')).toBeVisible()
  await expect(form.getByText('1 person will be rewarded, 1 row will be skipped')).toBeVisible()
  await expect(campaign).toHaveValue('Kept')

  await campaign.fill('')
  await campaign.pressSequentially('Thank you\n')
  await expect(campaign).toHaveValue('Thank you')
  await campaign.fill('')
  const save = form.getByRole('button', { name: 'Save' })
  await save.press('Enter')
  await expect(form.getByText('Enter campaign name')).toBeVisible()
  await expect(campaign).toBeFocused()
  expect(isSent).toBe(false)
  await campaign.fill('Thank you')
  await save.press('Enter')
  await page.getByRole('button', { name: 'Reward 1 person' }).press('Enter')
  await expect(toast(page, '1 person rewarded')).toBeVisible()
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('a campaign of 2,000 people is saved with one request, without empty and repeated rows', async ({
    page,
  }) => {
    const form = await openReward(page)
    await form.getByLabel('Campaign Name').fill('Thank you, Lagos')
    await form.getByLabel('Upload CSV').setInputFiles({
      name: 'people.CSV',
      mimeType: 'application/vnd.ms-excel',
      buffer: csvOf(2000),
    })
    await expect(
      form.getByText('2,000 people will be rewarded, 2 rows will be skipped'),
    ).toBeVisible()
    await expect(form.getByRole('listitem')).toHaveText([
      'Row 2,002Email missing',
      'Row 2,003Duplicate of row 2',
    ])
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') bodies.push(request.postDataJSON())
    })
    await form.getByRole('button', { name: 'Save' }).click()
    const question = page
      .getByRole('paragraph')
      .filter({ hasText: 'Reward 2,000 people? Each gets what the backend has set for' })
    await expect(question).toContainText('“Thank you, Lagos”.')
    expect(bodies).toEqual([])
    await page.getByRole('button', { name: 'Reward 2,000 people' }).click()
    await expect(toast(page, 'Rewards distributed')).toBeVisible()
    await expect(form).toHaveAccessibleDescription('2,000 people rewarded, 2 rows were skipped')
    await form.getByText('Close').click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Reward' })).toBeFocused()
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({
      name: 'Thank you, Lagos',
      users: { length: 2000, 1999: { email: 'p1999@example.com', name: 'Adé "1999" Obi' } },
    })
    await expect(voucherRows(page).first()).toContainText('Thank you, Lagos')
  })

  test('reading a CSV file of 200,000 lines shows its progress and has no task over 100 ms', async ({
    page,
  }) => {
    const form = await openReward(page)
    const file = form.getByLabel('Upload CSV')
    // The page creates the file: passing so many bytes to it would be a long task.
    await file.evaluate((input) => {
      const rows = Array.from(
        { length: 200_000 },
        (_, index) => `p${index}@example.com,Adé Obi ${index}\r\n`,
      )
      const files = new DataTransfer()
      files.items.add(new File(['Email Address,Full Name\r\n', ...rows], 'people.csv'))
      if (input instanceof HTMLInputElement) input.files = files.files
    })
    const { result: shares, tasks } = await traceTasks(page, () =>
      file.evaluate(
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
      ),
    )
    await expect(form.getByText('200,000 people will be rewarded')).toBeVisible()
    expect(shares.length).toBeGreaterThan(10)
    expect(tasks.length).toBeGreaterThan(50)
    expect(Math.max(...tasks)).toBeLessThan(100)
  })

  test('the template and the skipped rows are downloaded as CSV files without formulas', async ({
    page,
  }) => {
    const form = await openReward(page)
    const link = form.getByRole('link', { name: 'Download a template' })
    expect(await download(page, link)).toEqual({
      name: 'campaign-template.csv',
      text: 'Email Address,Full Name\r\n',
    })

    const formula = '"=HYPERLINK(""https://evil.example"",""Click"")"'
    const lines = [
      'Full Name,Email Address',
      'Ada,ada@example.com',
      `${formula},+234 801`,
      '@Tunde,',
    ]
    await form.getByLabel('Upload CSV').setInputFiles({
      name: 'Lagos.CSV',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
    const skipped = await download(
      page,
      form.getByRole('button', { name: 'Download skipped rows' }),
    )
    expect(skipped.name).toBe('Lagos (skipped).csv')
    expect(skipped.text.split('\r\n')).toEqual([
      '\uFEFF"Email Address","Full Name","Row","Reason"',
      `"'+234 801","'=HYPERLINK(""https://evil.example"",""Click"")",3,"Invalid email: +234 801"`,
      `"","'@Tunde",4,"Email missing"`,
      '',
    ])
  })
})
