import { expect, openSignedIn, test, type Page } from './fixtures'
import { dialog, resize } from './pages'

const papers = ["Driver's licence", 'Vehicle papers']
const account = ['Bank', 'Account name', 'Account number']
const works = ['Availability', 'Cash in hand', 'Delivered', 'Rating']
const order = ['Status', 'Customer', 'Restaurant', 'Items', 'Total', 'Payment']

const payment = ['Order', 'Status', 'Restaurant', 'Total', 'Payment']

/** Questions about one record, with the facts that they are decided by. */
const questions: readonly [url: string, title: string, facts: readonly string[]][] = [
  ['/orders/ord-008?dialog=assign', 'Change driver', ['Order', 'Restaurant', 'Address', 'Driver']],
  ['/orders/ord-008?dialog=cancel', 'Cancel order', order],
  ['/orders/ord-009?dialog=refund', 'Refund order', payment],
  ['/payouts?payout=pay-002&dialog=approve', 'Approve payout', ['Amount', 'Payee', ...account]],
  ['/payouts?payout=pay-002&dialog=decline', 'Decline payout', ['Amount', 'Payee', ...account]],
  ['/driver/drv-058?dialog=approve', 'Approve driver', ['Vehicle', 'Bank', ...papers]],
  ['/driver/drv-058?dialog=decline', 'Decline driver', ['Vehicle', 'Bank', ...papers]],
  ['/driver/drv-034?dialog=suspend', 'Suspend driver', works],
  ['/vendors/ven-022?dialog=approve', 'Approve vendor', ['Contact', 'Register number', 'Bank']],
  ['/restaurant/res-039?dialog=decline', 'Decline restaurant', ['Vendor', 'Address', 'Dishes']],
  ['/restaurant/res-006?dialog=suspend', 'Suspend restaurant', ['Vendor', 'Address', 'Orders']],
  ['/users/usr-145?dialog=block', 'Block user', ['Email', 'Orders', 'Spent']],
  ['/tickets?ticket=tck-001&dialog=close', 'Close ticket', ['Subject', 'From', 'Waiting']],
  ['/tickets?ticket=tck-005&dialog=assign', 'Assign ticket', ['Subject', 'Assigned to']],
]

/** The labels of facts in a dialog whose values can be seen: nothing covers them. */
const seenFacts = (page: Page, title: string) =>
  dialog(page, title)
    .locator('dl > div')
    .evaluateAll((facts) =>
      facts.flatMap((fact) => {
        const value = fact.querySelector('dd')?.firstElementChild
        const { x, y, width, height } = (value ?? fact).getBoundingClientRect()
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        return hit && fact.contains(hit) ? [fact.querySelector('dt')?.textContent ?? ''] : []
      }),
    )

// An image of the mock API is missing.
test.use({ expectedMessages: /status of 404/ })

/** Opens each question, and finds its button in the window. Returns the facts that cannot be seen. */
async function missingFacts(page: Page, width: number, height: number) {
  await openSignedIn(page, '/')
  await resize(page, width, height)
  const missing: Record<string, string[]> = {}
  for (const [url, title, facts] of questions) {
    await page.evaluate((href) => history.pushState({}, '', href), url)
    const question = dialog(page, title)
    await expect(question.locator('dl')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const confirm = question.locator('[data-slot="dialog-footer"] button').last()
    await expect(confirm).toBeInViewport({ ratio: 1 })
    const seen = await seenFacts(page, title)
    const lost = facts.filter((label) => !seen.includes(label))
    if (lost.length > 0) missing[title] = lost
    await page.evaluate(() => history.pushState({}, '', '/'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  return missing
}

test('each question about a record shows what to decide by', async ({ page }) => {
  expect(await missingFacts(page, 1440, 900)).toEqual({})
})

test('in a low window, a refund and a closing show what to decide by, and all their fields', async ({
  page,
}) => {
  await openSignedIn(page, '/')
  await resize(page, 1024, 576)
  const cases = [
    ['/orders/ord-009?dialog=refund', 'Refund order', payment],
    ['/restaurant/res-016?dialog=closeFor', 'Close restaurant', ['Status', 'Vendor', 'Orders']],
    ['/driver/drv-034?dialog=suspend', 'Suspend driver', works],
  ] as const
  for (const [url, title, facts] of cases) {
    await page.goto(url)
    await expect(dialog(page, title).locator('dl')).toBeVisible()
    expect(await seenFacts(page, title)).toEqual(expect.arrayContaining([...facts]))
    for (const field of await dialog(page, title).locator('input, select').all()) {
      await expect(field).toBeInViewport({ ratio: 1 })
    }
  }
})

test(
  'on a phone, each question about a record shows what to decide by, and its button',
  { tag: '@matrix' },
  async ({ page }) => {
    expect(await missingFacts(page, 390, 844)).toEqual({})
  },
)
