import { testedLists } from '../support/tested-modules'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { boxOf, dialog, resize, rowsOf } from './pages'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
// The images of some records.
test.use({ expectedMessages: /status of 404/ })

/** Runs in the page. How many cards are whole above the footer of the list. */
function countWhole() {
  const end = document.querySelector('[data-slot="list-footer"]')?.getBoundingClientRect().top ?? 0
  return [...document.querySelectorAll('tbody tr[tabindex]')].filter(
    (card) => card.getBoundingClientRect().bottom <= end + 0.5,
  ).length
}

/** Runs in the page. What is cut on a card, or beside another text of its line. */
function findCut() {
  const excessOf = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
  const cells = [...document.querySelectorAll('tbody td')].filter((cell) => cell.checkVisibility())
  return cells
    .filter((cell) => cell.getBoundingClientRect().width > 0 && excessOf(cell) > 1)
    .map((cell) => cell.textContent)
}

// A question and its answer have two lines each.
const leastOf = (to: string) => (to === '/faq' ? 5 : 6)

/** The smallest side of the checkbox and the buttons of a card. */
async function smallestTarget(page: Page) {
  const sizes = await page
    .locator('tbody tr:nth-child(2) :is(label, button)')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        return [width, height]
      }),
    )
  return Math.min(44, ...sizes)
}

for (const { name, to, tags } of testedLists) {
  const tag = tags.map((each) => `@${each}`)
  test(
    `${name}: a phone shows at least ${leastOf(to)} cards, and cuts none of their texts`,
    {
      tag,
    },
    async ({ page }) => {
      await openSignedIn(page, to)
      await expect(rowsOf(page).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const all = await rowsOf(page).count()
      expect(await page.evaluate(countWhole)).toBeGreaterThanOrEqual(Math.min(all, leastOf(to)))
      expect(await page.evaluate(findCut)).toEqual([])
      expect(await smallestTarget(page)).toBe(44)
    },
  )
}

test('on a phone, the card of an order has its driver, and how long it waits instead of its day', async ({
  page,
}) => {
  await openSignedIn(page, '/orders?status=on+the+way')
  const card = rowsOf(page).first()
  await expect(card).toBeVisible()
  const headers = page.locator('thead th')
  const titles = await headers.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('title')),
  )
  const cellOf = (title: string) => card.locator('td').nth(titles.indexOf(title))
  await expect(cellOf('In status')).toHaveText(/^\d+ (min|h)/)
  await expect(cellOf('Created')).toBeHidden()
  const customer = await boxOf(cellOf('Customer'))
  const driver = await boxOf(cellOf('Driver'))
  const total = await boxOf(cellOf('Total'))
  expect([driver.y, total.y].map(Math.round)).toEqual([customer.y, customer.y].map(Math.round))
  expect(driver.x).toBeGreaterThan(customer.x)
  expect(total.x).toBeGreaterThan(driver.x)
})

test('on a phone, the button of the filters says what is filtered', async ({ page }) => {
  await openSignedIn(page, '/orders?queue=late')
  const filters = page.getByRole('button', { name: 'Filters' })
  await expect(filters).toHaveAccessibleName('Filters: Late')
  const boxBefore = await boxOf(page.getByRole('searchbox'))
  await filters.tap()
  const sheet = dialog(page, 'Filters')
  await sheet.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await sheet.getByRole('button', { name: 'Show' }).tap()
  await expect(filters).toHaveAccessibleName('Filters: Pending and 1 more')
  // On two lines, as high as before.
  const [box, button] = [await boxOf(page.getByRole('searchbox')), await boxOf(filters)]
  expect(box.height).toBe(boxBefore.height)
  expect(button.height).toBe(box.height)
  expect(button.x + button.width).toBeLessThanOrEqual(390)
})

test('on a phone, the sum and the export are beside the pages of a list', async ({ page }) => {
  await openSignedIn(page, '/payouts')
  await page.getByRole('button', { name: 'Sum and export' }).tap()
  await expect(page.getByRole('menuitem', { name: /^Sum ₦/ })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Export' }).tap()
  await expect(dialog(page, 'Export payouts')).toBeVisible()
})

test('with the keyboard of a phone, three lines of a reply and Send are in sight', async ({
  page,
}) => {
  await openSignedIn(page, '/tickets?ticket=tck-002')
  const sheet = dialog(page, 'Ticket Details')
  const reply = sheet.getByRole('textbox', { name: 'Reply' })
  await reply.tap()
  // `interactive-widget` of index.html: the keyboard takes its height from the window.
  await resize(page, 390, 430)
  await reply.fill('One\nTwo\nThree\nFour')
  await expect(reply).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({
    ratio: 1,
  })
  const lines = await reply.evaluate((field) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
    const padding = parseFloat(paddingTop) + parseFloat(paddingBottom)
    return (field.clientHeight - padding) / parseFloat(lineHeight)
  })
  expect(lines).toBeGreaterThanOrEqual(3)
})

test('on a phone, the last entry of the user menu is in sight', async ({ page }) => {
  await openSignedIn(page, '/orders')
  await page.getByRole('button', { name: /^Ada O/ }).tap()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
})

test('on a phone, the buttons of a sheet are one row, with the primary one at its end', async ({
  page,
}) => {
  await openSignedIn(page, '/users')
  for (const [url, primary] of [
    ['/payouts?status=requested', 'Approve'],
    ['/vouchers?status=unclaimed', 'Edit'],
  ] as const) {
    await page.goto(url)
    await rowsOf(page).first().getByRole('link').first().press('Enter')
    const footer = page.locator('[data-slot="dialog-footer"]')
    const end = await boxOf(footer.getByRole('button', { name: primary, exact: true }))
    for (const button of await footer.getByRole('button').all()) {
      const { x, y } = await boxOf(button)
      expect(Math.round(y)).toBe(Math.round(end.y))
      expect(x).toBeLessThanOrEqual(end.x)
    }
  }
})

test('the first screen of a phone has the totals of the vouchers, the sales of today, a chart of the report and the parts of a payout', async ({
  page,
}) => {
  for (const [url, part] of [
    ['/vouchers', page.getByRole('link', { name: 'Discount' })],
    ['/', page.getByRole('region', { name: 'Today' }).getByText(/^₦/).first()],
    ['/analytics', page.getByRole('heading', { name: 'Orders per day' })],
    ['/payouts?payout=pay-005', dialog(page, 'Payout Details').getByText('Commission')],
  ] as const) {
    await openSignedIn(page, url)
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})
