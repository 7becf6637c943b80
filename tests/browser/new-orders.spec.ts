import type { BrowserContext, Route } from '@playwright/test'
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
const LATE = /\/crm\/order\?.*limit=1&.*queue=late/

async function fulfillTotal(route: Route, total: number) {
  const response = await route.fetch()
  // A reload of the page disposes the response.
  const body = await response.json().catch(() => null)
  if (!body) return
  const { data } = body
  const { pagination } = data
  await route.fulfill({
    response,
    json: { data: { ...data, pagination: { ...pagination, total } } },
  })
}

/** The number of pending orders that the server counts, and the number of its last response to each page. */
async function servePending(context: BrowserContext) {
  const pending = { total: 5 }
  const requests = new Map<Page, number>()
  const responses = new Map<Page, number>()
  await context.route(PENDING, async (route) => {
    const page = route.request().frame().page()
    const request = (requests.get(page) ?? 0) + 1
    requests.set(page, request)
    await fulfillTotal(route, pending.total)
    responses.set(page, request)
  })
  // An order that becomes late meanwhile would be news too.
  await context.route(LATE, (route) => fulfillTotal(route, 3))
  const pollsOf = (page: Page) => responses.get(page) ?? 0
  /** Advances the clock of all tabs until this one has got a response to a new request. */
  async function poll(page: Page) {
    const before = requests.get(page) ?? 0
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

/** Waits until the tab listens to the one that polls, and waits to take over. */
const waitsToPoll = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { pending = [], held = [] } = await navigator.locks.query()
        const tabs = [...held, ...pending].filter(
          ({ name }) => name === 'marketplace-admin.newOrders',
        )
        return tabs.length
      }),
    )
    .toBe(2)

/** The menu asks for the number of pending orders too, before it knows that the server counts late ones. */
const waitForMenu = (page: Page) =>
  expect(moduleLink(page, 'Orders')).toHaveAccessibleDescription('3 late')

async function choose(page: Page, name: string) {
  await waitForMenu(page)
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
  await waitsToPoll(other)
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
  // Its list has read the order.
  await expect(other).toHaveTitle(/^Vouchers/)
  expect(await titlesOf(page)).toEqual(['2 new orders'])

  await page.close()
  await expect.poll(() => pollsOf(other)).toBeGreaterThan(0)
  pending.total = 9
  await poll(other)
  await expect(other).toHaveTitle(/^\(1\) Vouchers/)
  await expect.poll(() => titlesOf(other)).toEqual(['1 new order'])
})

/**
 * From the next load on, nobody has pressed the page until a key is pressed, and the tab is hidden
 * until `showTab`. Playwright keeps every tab visible, and its calls count as a press.
 */
async function hideAfterReload(page: Page) {
  await page.addInitScript(() => {
    const tab = { isVisible: false, isPressed: false, tones: 0 }
    Object.assign(window, { tab })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (tab.isVisible ? 'visible' : 'hidden'),
    })
    window.addEventListener('keydown', () => (tab.isPressed = true), true)
    Object.defineProperty(navigator, 'userActivation', {
      value: {
        get hasBeenActive() {
          return tab.isPressed
        },
      },
    })
    class CountedTone extends OscillatorNode {
      override start(at?: number) {
        tab.tones += 1
        super.start(at)
      }
    }
    Object.assign(window, { OscillatorNode: CountedTone })
  })
  await page.reload()
  await waitForMenu(page)
}

const showTab = (page: Page) =>
  page.evaluate(() => {
    Object.assign(Reflect.get(window, 'tab'), { isVisible: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** Each sound has two tones. */
const soundsOf = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'tab'), 'tones')) / 2)

test('a hidden tab polls, and a sound that the browser blocks after a reload is said once it is visible', async ({
  page,
  context,
}) => {
  const { pending, pollsOf, poll } = await servePending(context)
  await context.clock.install()
  await openSignedIn(page, '/users')
  await choose(page, 'Sound')
  await expect.poll(() => pollsOf(page)).toBeGreaterThan(0)
  const before = pollsOf(page)
  await hideAfterReload(page)
  await expect.poll(() => pollsOf(page)).toBeGreaterThan(before)
  // The first number after a reload is no news.
  await poll(page)
  pending.total = 6
  await poll(page)
  await expect(page).toHaveTitle(/^\(1\) Users/)
  const said = toast(page, 'Your browser blocks the sound of new orders')
  await expect(said).toBeHidden()
  await showTab(page)
  await expect(async () => {
    await poll(page)
    await expect(said).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await soundsOf(page)).toBe(0)
})

test('of two tabs that the browser has restored, the one that was pressed plays the sound', async ({
  page,
  context,
}) => {
  const { pending, pollsOf, poll } = await servePending(context)
  await context.clock.install()
  await openSignedIn(page, '/users')
  await choose(page, 'Sound')
  await expect.poll(() => pollsOf(page)).toBeGreaterThan(0)
  const other = await context.newPage()
  await other.goto('/vouchers')
  await waitsToPoll(other)
  await hideAfterReload(page)
  await waitsToPoll(page)
  await hideAfterReload(other)
  await showTab(other)
  await waitsToPoll(other)
  await poll(page)
  await other.keyboard.press('Shift')
  await poll(page)
  for (const sounds of [1, 2]) {
    pending.total += 1
    await poll(page)
    await expect.poll(() => soundsOf(other)).toBe(sounds)
  }
  expect(await soundsOf(page)).toBe(0)
  await expect(toast(page, 'Your browser blocks the sound of new orders')).toBeHidden()
  await expect(toast(other, 'Your browser blocks the sound of new orders')).toBeHidden()
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
