import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { Listing } from '@/api/list'
import type { Resource } from '@/api/resource'
import { repliesTakeTicket } from '@/memory/ticket-preferences'
import type { App } from '../support/bulk'
import { findBar } from '../support/bulk-rows'
import { renderApp } from '../support/render-app'
import { server } from '../support/server'
import { fillIn, submitButton } from '../support/test-actions'
import { testedLists } from '../support/tested-modules'

/** `sentTo` has the status of each record that allows it: the record has it as its id. */
type Action = readonly [button: string, title: string, sentTo: string, body?: unknown]

const partners = (one: string, reason: string): Action[] => [
  ['Approve', `Approve 1 ${one}`, 'pending', { status: 'active' }],
  ['Reactivate', `Reactivate 1 ${one}`, 'suspended', { status: 'active' }],
  ['Decline', `Decline 1 ${one}`, 'pending', { status: 'declined', reason: 'Papers not valid' }],
  ['Suspend', `Suspend 1 ${one}`, 'active', { status: 'suspended', reason }],
]

// The orders that are not over.
const openOrders = 'unconfirmed pending paid preparing ready on%20the%20way'

/** In the order of the bar. A list without actions has no checkboxes. */
const actions: Readonly<Record<string, readonly Action[]>> = {
  Users: [],
  Views: [],
  Carts: [],
  OTPs: [],
  Notifications: [],
  Tickets: [
    [
      'Reply…',
      'Reply to 2 tickets',
      'open/message in_progress/message',
      { body: 'We are looking at it.' },
    ],
    ['Take', 'Take 2 tickets', 'open in_progress', { assignee: 'adm-1', status: 'in_progress' }],
    ['Assign…', 'Assign 2 tickets to Emeka Nwosu', 'open in_progress', { assignee: 'adm-7' }],
    ['Close ticket', 'Close 2 tickets', 'open in_progress', { status: 'closed' }],
  ],
  Vendors: partners('vendor', 'Company register number is wrong'),
  Logistics: partners('company', 'Insurance has expired'),
  Drivers: partners('driver', 'Cash was not handed over'),
  Transactions: [['Check again', 'Check 1 transaction again', 'pending/verify']],
  Orders: [
    [
      'Assign driver',
      expect.stringMatching(/^Give 6 orders to [A-Z]/),
      openOrders,
      { driver: expect.stringMatching(/^drv-/) },
    ],
    [
      'Cancel order',
      'Cancel 6 orders',
      openOrders,
      { status: 'canceled', reason: 'Customer asked' },
    ],
  ],
  Restaurants: [
    ['Approve', 'Approve 1 restaurant', 'pending', { status: 'open' }],
    ['Reactivate', 'Reactivate 1 restaurant', 'suspended', { status: 'open' }],
    [
      'Decline',
      'Decline 1 restaurant',
      'pending',
      { status: 'declined', reason: 'Papers not valid' },
    ],
    [
      'Suspend',
      'Suspend 2 restaurants',
      'open closed',
      { status: 'suspended', reason: 'Food safety' },
    ],
  ],
  Menus: [
    ['Change prices…', 'Change prices of 3 dishes', 'available sold_out hidden', { price: 900 }],
    ['Sold out', 'Mark 1 dish as sold out', 'available', { status: 'sold_out' }],
    ['Available', 'Mark 1 dish as available', 'sold_out', { status: 'available' }],
    ['Show', 'Show 1 dish', 'hidden', { status: 'available' }],
    ['Hide', 'Hide 2 dishes', 'available sold_out', { status: 'hidden', reason: 'Wrong price' }],
  ],
  Payouts: [
    ['Approve', 'Approve 1 payout', 'requested', { status: 'processing' }],
    ['Decline', 'Decline 1 payout', 'requested', { status: 'declined', reason: 'Wrong account' }],
  ],
  Admins: [['Invite again', 'Invite 1 admin again', 'invited/invite']],
  Categories: [
    ['Hide', 'Hide 1 category', 'active', { status: 'hidden' }],
    ['Show', 'Show 1 category', 'hidden', { status: 'active' }],
  ],
  FAQ: [
    ['Hide', 'Hide 1 question', 'published', { status: 'draft' }],
    ['Publish', 'Publish 1 question', 'draft', { status: 'published' }],
  ],
}

/** Serves a record for each status, announces every action, and confirms each change. */
function serveStatuses(resource: Listing & Pick<Resource, 'actions'>) {
  const { path, keys, filters, actions: names = [] } = resource
  const [one, many] = keys
  const statuses = filters['status']?.options.slice(1).map(([value]) => value) ?? ['any']
  const account = { bankName: 'Access Bank', accountName: 'Buka', accountNumber: '0123454579' }
  const rows = statuses.map((status) => ({ id: status, status, account, price: 1000 }))
  const pagination = { total: rows.length, totalPages: 1 }
  const confirm = () => HttpResponse.json({ [one]: { id: statuses[0] } })
  server.use(
    http.get(`*/api${path}`, () =>
      HttpResponse.json({ [many]: rows, pagination, capabilities: { actions: names } }),
    ),
    // Each record is read again before its request.
    http.get<{ id: string }>(`*/api${path}/:id`, ({ params: { id } }) =>
      HttpResponse.json({ [one]: rows.find((row) => row.id === id) }),
    ),
    http.patch(`*/api${path}/:id`, confirm),
    http.post(`*/api${path}/:id/:action`, confirm),
  )
}

const selectAll = () =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' })

/** Selects all rows. Returns the buttons of the actions, with those under "More". */
async function openBar({ user }: App) {
  const box = selectAll()
  if (box && !box.checked) await user.click(box)
  const bar = await findBar()
  const buttons = bar.getAllByRole('button', { name: /^(?!Export|Clear selection|More)/ })
  const more = bar.queryByRole('button', { name: 'More' })
  if (!more) return buttons
  await user.click(more)
  return [...buttons, ...(await screen.findAllByRole('menuitem'))]
}

/** Does the action at an index to all records. Returns undefined if there is none. */
async function perform(app: App, { path }: Listing, index: number): Promise<Action | undefined> {
  const button = (await openBar(app))[index]
  if (!button) return undefined
  await app.user.click(button)
  const question = await screen.findByRole('dialog')
  await fillIn(app, question)
  app.writes.length = 0
  await app.user.click(submitButton(question))
  await screen.findByRole('button', { name: 'Download results' })
  const results = screen.getByRole('dialog')
  const title = within(results).getByRole('heading').textContent
  await app.user.click(within(results).getByText('Close'))
  await waitFor(() => expect(results).not.toBeInTheDocument())
  const prefix = new RegExp(`^(?:PATCH|POST) /api${path}/`)
  const bodies = new Set(app.writes.map(({ body }) => JSON.stringify(body)))
  expect(bodies.size).toBe(1)
  const [{ body } = {}] = app.writes
  const sentTo = app.writes.map(({ request }) => request.replace(prefix, '')).join(' ')
  return body === undefined
    ? [button.textContent, title, sentTo]
    : [button.textContent, title, sentTo, body]
}

/** What an action on records of any module is: its title counts them, and it is sent for a status. */
const actionOf = ({ noun: [one, many], filters }: Listing) => {
  const statuses = filters['status']?.options.map(([value]) => value) ?? []
  const sentTo = new RegExp(`^(?:(?:${statuses.join('|')})(?:/\\w+)?(?: |$))+$`)
  return expect.arrayContaining([
    expect.stringMatching(new RegExp(`\\d (?:${one}|${many})`)),
    expect.stringMatching(sentTo),
  ])
}

// Vouchers have a dialog of their own.
const lists = testedLists.filter(({ to }) => to !== '/vouchers')

for (const { name, to, resource, tags } of lists) {
  test(
    `${name}: has checkboxes if an action can be done to many, and sends it for each record that allows it`,
    { tags },
    async () => {
      // It would be a second request to each ticket.
      repliesTakeTicket.set(false)
      const app = renderApp(to, { vouchers: 0 })
      serveStatuses(resource)
      await screen.findByRole('table', { name, busy: false })
      const done: Action[] = []
      while (selectAll()) {
        const performed = await perform(app, resource, done.length)
        if (!performed) break
        done.push(performed)
      }
      expect(done).toEqual(actions[name] ?? done.map(() => actionOf(resource)))
    },
  )
}
