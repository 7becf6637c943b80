import { expect, openSignedIn, type Page } from './fixtures'
import { dialog } from './pages'
import type { Visit } from './screens'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

/** Opens the page of a record, and waits for its details. */
async function openRecord(page: Page, url: string) {
  await openSignedIn(page, url)
  await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function openList(page: Page, url: string, name: string) {
  await openSignedIn(page, url)
  await expect(page.getByRole('table', { name, exact: true })).toHaveAttribute('aria-busy', 'false')
}

/** The screens of a list: busy, empty, and failed. */
function listScreens(title: string, url: string, api: string) {
  const name = title.toLowerCase()
  return [
    { name, show: (page: Page) => openList(page, url, title) },
    {
      name: `${name} without a match`,
      show: async (page: Page) => {
        await page.getByRole('searchbox').fill('no such thing')
        await heading(page, `No ${name} found matching your criteria`)
      },
    },
    {
      name: `${name} that the backend lacks`,
      show: async (page: Page) => {
        await page.getByRole('searchbox').fill('fault-404')
        await heading(page, `This backend does not provide ${name} (GET ${api} answered 404)`)
      },
    },
  ]
}

/** The screens of an action's dialog. */
const actionScreen = (name: string, url: string, title: string) => ({
  name,
  show: async (page: Page) => {
    await openRecord(page, url)
    await expect(dialog(page, title)).toBeVisible()
  },
})

export const moduleVisits: readonly Visit[] = [
  {
    name: 'orders',
    screens: [
      ...listScreens('Orders', '/orders', '/crm/order'),
      { name: 'order', show: (page) => openRecord(page, '/orders/ord-008') },
      { name: 'order with 40 items', show: (page) => openRecord(page, '/orders/ord-015') },
      {
        name: 'no order',
        show: async (page) => {
          await openSignedIn(page, '/orders/nobody')
          await heading(page, 'This order could not be found')
        },
      },
    ],
  },
  {
    name: 'actions on orders',
    screens: [
      actionScreen('cancel order', '/orders/ord-008?dialog=cancel', 'Cancel order'),
      actionScreen('change driver', '/orders/ord-008?dialog=assign', 'Change driver'),
      actionScreen('refund order', '/orders/ord-009?dialog=refund', 'Refund order'),
    ],
  },
  {
    name: 'users',
    screens: [
      ...listScreens('Users', '/users', '/crm/user'),
      { name: 'user', show: (page) => openRecord(page, '/users/usr-018') },
      { name: 'user with a long name', show: (page) => openRecord(page, '/users/usr-145') },
      actionScreen('block user', '/users/usr-002?dialog=block', 'Block user'),
      actionScreen('note', '/users/usr-002?dialog=note', 'Edit note'),
    ],
  },
  {
    name: 'restaurants',
    screens: [
      ...listScreens('Restaurants', '/restaurants', '/crm/restaurant'),
      { name: 'restaurant', show: (page) => openRecord(page, '/restaurant/res-006') },
      actionScreen('close restaurant', '/restaurant/res-002?dialog=close', 'Close restaurant'),
    ],
  },
  {
    name: 'drivers',
    screens: [
      ...listScreens('Drivers', '/drivers', '/crm/driver'),
      { name: 'driver', show: (page) => openRecord(page, '/driver/drv-007') },
      actionScreen('suspend driver', '/driver/drv-034?dialog=suspend', 'Suspend driver'),
    ],
  },
]
