import type { BrowserContext } from '@playwright/test'
import { requireChromium } from './chromium'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { moduleLink, toast } from './pages'

// The headless shell denies notifications, also after it has granted them.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, executablePath: requireChromium() })
  },
})

const POLL_MS = 31_000
const PENDING = /\/crm\/order\?.*limit=1&.*status=pending/

/** The number of pending orders that the server counts, and how often each page has asked for it. */
async function servePending(context: BrowserContext) {
  const pending = { total: 5, polls: new Map<Page, number>() }
  await context.route(PENDING, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const { pagination } = data
    const page = route.request().frame().page()
    await route.fulfill({
      response,
      json: { data: { ...data, pagination: { ...pagination, total: pending.total } } },
    })
    pending.polls.set(page, (pending.polls.get(page) ?? 0) + 1)
  })
  const pollsOf = (page: Page) => pending.polls.get(page) ?? 0
  /** Advances the clock of all tabs until this one has got another response. */
  async function poll(page: Page) {
    const before = pollsOf(page)
    // The timer starts only once the page has handled the response before.
    await expect(async () => {
      await context.clock.fastForward(POLL_MS)
      await expect.poll(() => pollsOf(page), { timeout: 1000 }).toBeGreaterThan(before)
    }).toPass()
  }
  return { pending, pollsOf, poll }
}

/** Keeps the notifications that the page has created. */
async function recordNotifications(context: BrowserContext) {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    const created: Notification[] = []
    class Recorded extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        created.push(this)
      }
    }
    Object.assign(window, { Notification: Recorded, createdNotifications: created })
  })
}

const titlesOf = (page: Page) =>
  page.evaluate(() => {
    const created: unknown = Reflect.get(window, 'createdNotifications')
    return Array.isArray(created) ? created.map(({ title }) => String(title)) : []
  })

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: /^Ada O/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

test('a new order is noticed on another page and in another tab, one tab polls, and its notification opens the list', async ({
  page,
  context,
}) => {
  const { pending, pollsOf, poll } = await servePending(context)
  await recordNotifications(context)
  await context.clock.install()
  await openSignedIn(page, '/users')
  await choose(page, 'Desktop notification')
  await expect.poll(() => pollsOf(page)).toBeGreaterThan(0)
  const other = await context.newPage()
  await other.goto('/vouchers')
  await expect(moduleLink(other, 'Vouchers')).toBeVisible()
  await poll(page)
  await expect(page).toHaveTitle(/^Users/)

  pending.total = 7
  await poll(page)
  await expect(page).toHaveTitle(/^\(2\) Users/)
  await expect(other).toHaveTitle(/^\(2\) Vouchers/)
  await expect.poll(() => titlesOf(page)).toEqual(['2 new orders'])
  expect(await titlesOf(other)).toEqual([])
  expect(pollsOf(other)).toBe(0)

  await page.evaluate(() => {
    const created: unknown = Reflect.get(window, 'createdNotifications')
    if (Array.isArray(created)) created[0].dispatchEvent(new Event('click'))
  })
  await expect(page).toHaveURL('/orders?status=pending')
  // It was looked at, in both tabs.
  await expect(page).toHaveTitle(/^Orders/)
  await expect(other).toHaveTitle(/^Vouchers/)

  // This tab shows the list.
  pending.total = 8
  await poll(page)
  // The page has handled a response before it asks for the next one.
  await poll(page)
  expect(await titlesOf(page)).toEqual(['2 new orders'])

  const polls = pollsOf(page)
  await page.close()
  await expect.poll(() => pollsOf(other)).toBeGreaterThan(0)
  pending.total = 9
  await poll(other)
  await expect(other).toHaveTitle(/^\(1\) Vouchers/)
  expect(pollsOf(page)).toBe(polls)
  await expect.poll(() => titlesOf(other)).toEqual(['1 new order'])
})

test('a hidden tab polls, and a sound that the browser blocks after a reload is said', async ({
  page,
  context,
}) => {
  const { pending, pollsOf, poll } = await servePending(context)
  await context.clock.install()
  await openSignedIn(page, '/users')
  await choose(page, 'Sound')
  await expect.poll(() => pollsOf(page)).toBeGreaterThan(0)
  // Playwright keeps every tab visible, and its calls count as a press.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
  })
  const before = pollsOf(page)
  await page.reload()
  await expect.poll(() => pollsOf(page)).toBeGreaterThan(before)
  // The first number after a reload is no news.
  await expect(async () => {
    await poll(page)
    const said = toast(page, 'Your browser blocks the sound of new orders')
    await expect(said).toBeVisible({ timeout: 1000 })
  }).toPass()
  pending.total = 6
  await poll(page)
  await expect(page).toHaveTitle(/^\(1\) Users/)
})

test('the menu of the user scrolls in a low window, and the keyboard reaches all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openSignedIn(page, '/users')
  await page.getByRole('button', { name: /^Ada O/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
  for (const name of ['Sound', 'Off']) {
    const item = page.getByRole('menuitemradio', { name, exact: true })
    while (!(await item.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press(name === 'Off' ? 'ArrowUp' : 'ArrowDown')
    }
    await expect(item).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
})
