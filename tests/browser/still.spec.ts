import { expect, isolatedTest, openSignedIn, type Page } from './fixtures'
import { boxOf, rowsOf } from './pages'

const test = isolatedTest
test.use({
  pressShield: true,
  // An image of the mock API is missing.
  expectedMessages: /status of 404/,
})

type Actions = readonly [list: string, action: string][]

/** Actions that change the state of a record, of different kinds. */
const actions: Actions = [
  ['/menus?status=hidden', 'Show'],
  ['/restaurants?status=closed', 'Open'],
  ['/payouts?status=requested', 'Approve'],
  ['/tickets?status=open', 'Take'],
]

const others: Actions = [
  ['/orders?status=preparing', 'Cancel order'],
  ['/users?status=active', 'Block'],
  ['/drivers?status=pending', 'Approve'],
  ['/drivers?status=active', 'Suspend'],
  ['/vendors?status=active', 'Suspend'],
  ['/logistics?status=active', 'Suspend'],
  ['/restaurants?status=open', 'Close'],
  ['/menus?status=sold_out', 'Available'],
  ['/payouts?status=failed', 'Try again'],
  ['/tickets?status=in_progress', 'Release'],
  ['/transactions?status=pending', 'Check again'],
]

const question = (page: Page) => page.locator('[role="dialog"]:not([data-sheet])')

/** Presses a button in its middle, and returns where that is. */
async function press(page: Page, button: ReturnType<Page['locator']>) {
  // Waits until presses are no longer ignored.
  await button.click({ trial: true })
  const { x, y, width, height } = await boxOf(button)
  const point = [x + width / 2, y + height / 2] as const
  await page.mouse.click(...point)
  return point
}

/** Answers the question of an action, and returns where its button is. */
async function confirm(page: Page) {
  const reason = question(page).getByLabel('Reason')
  if (await reason.isVisible()) await reason.selectOption({ index: 1 })
  return press(page, question(page).locator('[data-slot="dialog-footer"] button').last())
}

/** Where the record and the close button of its sheet are, and how far the page is scrolled. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-sheet]') ?? document.querySelector('main')
    const parts = [root, root?.querySelector('section, dl'), root?.querySelector('h2, h3')]
    const close = root?.querySelector('[data-slot="dialog-footer"] > button')
    return [...parts, close].map((part) => part && Math.round(part.getBoundingClientRect().top))
  })

/** The enabled control at a point, if a press reaches it. */
const controlAt = (page: Page, point: readonly [number, number]) =>
  page.evaluate(([x, y]) => {
    const control = document.elementFromPoint(x, y)?.closest('button, a, input, select, textarea')
    return control?.matches(':enabled, a') ? control.textContent : null
  }, point)

/** Does the action to the first record of each list. */
async function expectStill(page: Page, tried: Actions) {
  const found: [string, unknown][] = []
  for (const [list, action] of tried) {
    await openSignedIn(page, list)
    await rowsOf(page).first().getByRole('link').first().press('Enter')
    const buttons = page.getByRole('group', { name: 'Actions' })
    const button = buttons.getByRole('button', { name: action, exact: true })
    await expect(button).toBeEnabled()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // Waits until nothing moves.
    await boxOf(button)
    const before = await placeOf(page)
    let point = await press(page, button)
    const nextStep = page.locator('[data-slot="next-step"]')
    await expect(question(page).or(nextStep)).toBeVisible()
    if (await question(page).isVisible()) point = await confirm(page)
    await expect(nextStep).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    // Longer than a double click.
    await page.waitForFunction(() => document.querySelectorAll('[data-slot=toast]').length > 0)
    const under = await controlAt(page, point)
    const after = await placeOf(page)
    if (under !== null) found.push([`${list} ${action}`, under])
    if (String(after) !== String(before)) found.push([`${list} ${action}`, { before, after }])
    await page.mouse.move(point[0] + 5, point[1] + 5)
    await expect(page.locator('[data-slot="ignore-presses"]')).toHaveCount(0)
  }
  expect(found).toEqual([])
}

test('after an action on a record, nothing is pressed until the mouse moves, and the record stays where it is', ({
  page,
}) => expectStill(page, actions))

test(
  'nothing is pressed after any action until the mouse moves, and no record moves',
  { tag: '@matrix' },
  async ({ page }) => {
    test.setTimeout(120_000)
    await expectStill(page, others)
  },
)

test(
  'after an action on a laptop at 125 percent, the record stays where it is',
  { tag: '@matrix' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 576 })
    await expectStill(page, actions)
  },
)
