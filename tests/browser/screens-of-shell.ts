import { expect, openSignedIn, type Page } from './fixtures'
import { outwaitRetries } from './pages'
import type { Visit } from './visit'

/** Everything that the dashboard reads. */
const READS = /\/api\/crm\/\w+\?/
const NOTHING = {
  orders: [],
  payouts: [],
  tickets: [],
  drivers: [],
  restaurants: [],
  vendors: [],
  logistics: [],
  vouchers: [],
  pagination: { total: 0, totalPages: 0 },
  analytics: { orders: 0 },
}

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused()
}

export const shellVisits: readonly Visit[] = [
  {
    name: 'login page',
    tags: [],
    screens: [
      {
        name: 'login',
        show: async (page) => {
          await page.goto('/login')
          await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
        },
      },
      {
        name: 'login-refused',
        isVariant: true,
        show: async (page) => {
          await page.getByLabel('Email').fill('ada@example.com')
          await page.getByLabel('Password', { exact: true }).fill('wrong')
          await page.getByRole('button', { name: 'Sign in' }).click()
          await expect(page.getByRole('alert')).toBeVisible()
        },
      },
      {
        name: 'login-expired',
        isVariant: true,
        show: async (page) => {
          await page.evaluate(() =>
            localStorage.setItem('marketplace-admin.sessionEnded', 'expired'),
          )
          await page.reload()
          await expect(
            page.getByText('Your session has expired. Sign in to continue.'),
          ).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'dashboard',
    screens: [
      {
        name: 'dashboard',
        show: async (page) => {
          await openSignedIn(page, '/')
          await expect(page.locator('[data-slot="stacked-bar"]')).toBeVisible()
        },
      },
      {
        name: 'page-loading',
        isVariant: true,
        show: async (page) => {
          await page.route('**/assets/faq-*.js', () => undefined)
          // The focus on its link may have loaded the page.
          await page.reload()
          await expect(page.locator('[data-slot="stacked-bar"]')).toBeVisible()
          await openPalette(page)
          await page.keyboard.type('faq')
          await page.keyboard.press('Enter')
          await expect(page.getByText('Loading...')).toBeVisible()
        },
      },
      {
        name: 'dashboard-loading',
        isVariant: true,
        show: async (page) => {
          await page.route(READS, () => undefined)
          await page.goto('/')
          await expect(page.getByRole('region', { name: 'Vouchers' })).toBeVisible()
        },
      },
      {
        name: 'dashboard-empty',
        isVariant: true,
        show: async (page) => {
          await page.route(READS, (route) => route.fulfill({ json: NOTHING }))
          await page.reload()
          await expect(page.getByText('No vouchers yet.')).toBeVisible()
        },
      },
      {
        name: 'dashboard-not-provided',
        show: async (page) => {
          await page.route(READS, (route) => route.fulfill({ status: 404, json: {} }))
          await page.reload()
          await expect(page.getByText('Not provided by this backend')).toHaveCount(8)
        },
      },
      {
        name: 'dashboard-failed',
        isVariant: true,
        show: async (page) => {
          await page.route(READS, (route) => route.fulfill({ status: 500 }))
          await page.clock.install()
          await page.reload()
          await outwaitRetries(page, 'The latest orders could not be loaded')
        },
      },
    ],
  },
  {
    name: 'shell',
    screens: [
      {
        name: 'not-found',
        show: async (page) => {
          await openSignedIn(page, '/nowhere')
          await expect(
            page.getByRole('heading', { level: 2, name: 'Page not found' }),
          ).toBeVisible()
        },
      },
      {
        name: 'mobile-menu',
        maxWidth: 1023,
        show: async (page) => {
          await page.getByRole('button', { name: 'Open menu' }).click()
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        },
      },
      {
        name: 'user-menu',
        show: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: /^Ada O/ }).click()
          await expect(page.getByRole('menu')).toBeVisible()
        },
      },
      {
        name: 'saved replies',
        show: async (page) => {
          await page.getByRole('menuitem', { name: 'Saved replies…', exact: true }).click()
          await page.getByRole('button', { name: 'Add a reply' }).press('Enter')
          await page.getByLabel('Name').fill('Late driver')
          await page.getByLabel('Text').fill(`Sorry, {first name}. ${'It is late. '.repeat(40)}`)
          await page.getByRole('button', { name: 'Save' }).press('Enter')
          await expect(page.getByRole('button', { name: 'Edit Late driver' })).toBeVisible()
        },
      },
      {
        name: 'saved reply',
        show: async (page) => {
          await page.getByRole('button', { name: 'Edit Late driver' }).press('Enter')
          await expect(page.getByRole('dialog', { name: 'Edit reply' })).toBeVisible()
        },
      },
      {
        name: 'palette',
        isVariant: true,
        show: async (page) => {
          await page.keyboard.press('Escape')
          await expect(page.getByRole('button', { name: 'Edit Late driver' })).toBeFocused()
          // Escape would hide the tooltip of the focused button.
          await page.getByRole('button', { name: 'Close' }).first().press('Enter')
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await openPalette(page)
        },
      },
      {
        name: 'palette-typed',
        show: async (page) => {
          await page.keyboard.type('vo')
          await expect(page.getByRole('option', { name: 'Vouchers', exact: true })).toBeVisible()
        },
      },
      {
        name: 'shortcuts',
        show: async (page) => {
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await page.keyboard.press('?')
          await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
          // Its only setting is not scrolled away.
          await expect(page.getByLabel('Use single-key shortcuts')).toBeInViewport({ ratio: 1 })
        },
      },
      {
        name: 'not-found',
        isVariant: true,
        show: async (page) => {
          await page.goto('/not/there')
          await expect(
            page.getByRole('heading', { level: 2, name: 'Page not found' }),
          ).toBeVisible()
        },
      },
      {
        name: 'offline',
        isVariant: true,
        show: async (page) => {
          await page.context().setOffline(true)
          await expect(page.getByText('You are offline.')).toBeVisible()
        },
      },
    ],
  },
]
