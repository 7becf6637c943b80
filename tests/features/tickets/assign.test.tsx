import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { findDialog, findToast, fill, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

type App = ReturnType<typeof renderApp>

const ID = 'tck-001'
const PATCH = `PATCH /api/crm/ticket/${ID}`
const ngozi = { id: 'adm-3', name: 'Ngozi Eze' }

/** The names and types of the colleagues that can be chosen. */
async function findChoices(dialog: HTMLElement) {
  const group = await within(dialog).findByRole('group', { name: 'Colleague', busy: false })
  await within(group).findAllByRole('radio')
  return [...group.querySelectorAll('label')].map(({ textContent }) => textContent)
}

/** A backend that does not announce `assignees`. */
async function openTicket(change: object = {}) {
  const app = renderApp(`/tickets?ticket=${ID}`, { vouchers: 0 })
  app.db.tickets.capabilities.actions = ['assign']
  app.db.tickets.patch(ID, { status: 'open', assignee: null, ...change })
  const sheet = await findDialog('Ticket Details')
  return { app, sheet: within(sheet) }
}

const nameOf = ({ db }: App) => db.tickets.find(ID)?.ticketId

async function openAssign(app: App) {
  await app.user.click(await screen.findByRole('button', { name: 'Assign…' }))
  return findDialog('Assign ticket')
}

test('a ticket is not assigned if it was closed or given away meanwhile', async () => {
  const { app } = await openTicket()
  const dialog = await openAssign(app)
  await findChoices(dialog)
  await app.user.click(within(dialog).getByRole('radio', { name: /^Tunde Bakare/ }))
  const submit = () => within(dialog).getByRole('button', { name: 'Assign to Tunde Bakare' })
  app.db.tickets.patch(ID, { assignee: ngozi })
  await app.user.click(submit())
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The ticket has changed meanwhile. Read the question again before you confirm.',
  )
  expect(dialog).toHaveTextContent(`Ngozi Eze has ticket ${nameOf(app)}.`)
  app.db.tickets.patch(ID, { status: 'closed' })
  await app.user.click(submit())
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The ticket has changed meanwhile: this is no longer possible.',
  )
  expect(submit()).toBeDisabled()
  expect(app.writes).toEqual([])
})

/** Selects the tickets with these ids. */
async function selectTickets(app: App, ids: readonly string[]) {
  await screen.findByRole('table', { name: 'Tickets', busy: false })
  for (const id of ids) {
    const name = app.db.tickets.find(id)?.ticketId
    await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  }
  return within(await screen.findByRole('group', { name: 'Selection' }))
}

test('selected tickets are assigned to one colleague, and closed ones are left out', async () => {
  const app = renderApp('/tickets', { vouchers: 0 })
  const ids = app.db.tickets
    .list()
    .rows.slice(0, 3)
    .map(({ id }) => id)
  for (const id of ids) app.db.tickets.patch(id, { status: 'open' })
  app.db.tickets.patch(ids[2] ?? '', { status: 'closed' })
  const bar = await selectTickets(app, ids)
  await app.user.click(await bar.findByRole('button', { name: 'Assign…' }))
  const dialog = await findDialog('Assign 2 tickets')
  expect(dialog).toHaveTextContent('1 is closed')
  await app.user.click(within(dialog).getByRole('button', { name: 'Assign 2 tickets' }))
  expect(await within(dialog).findByText('Choose a colleague')).toBeVisible()
  await findChoices(dialog)
  await app.user.click(within(dialog).getByRole('radio', { name: /^Ngozi Eze/ }))
  await app.user.click(
    within(dialog).getByRole('button', { name: 'Assign 2 tickets to Ngozi Eze' }),
  )
  const run = await findDialog('Assign 2 tickets to Ngozi Eze')
  expect(await within(run).findByText('2 assigned')).toBeVisible()
  const body = { assignee: ngozi.id }
  expect(app.writes.map((write) => write.body)).toEqual([body, body])
  expect(ids.map((id) => app.db.tickets.find(id)?.assignee?.id === ngozi.id)).toEqual([
    true,
    true,
    false,
  ])
})

test('a backend that does not announce "assign" gets no assignment of tickets', async () => {
  const app = renderApp(`/tickets?ticket=${ID}&dialog=assign`, { vouchers: 0 })
  app.db.tickets.capabilities.actions = []
  app.db.tickets.patch(ID, { status: 'open' })
  const sheet = within(await findDialog('Ticket Details'))
  expect(await sheet.findByRole('button', { name: 'Close ticket' })).toBeVisible()
  expect(sheet.queryByRole('button', { name: 'Assign…' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Assign ticket' })).not.toBeInTheDocument()
  await app.user.click(sheet.getByText('Back to tickets'))
  const bar = await selectTickets(app, [ID])
  expect(await bar.findByRole('button', { name: 'Take' })).toBeVisible()
  expect(bar.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument()
  expect(app.requests.join()).not.toContain('/crm/admin')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a ticket is assigned with the keyboard to an active colleague, and its status stays', async () => {
    const { app, sheet } = await openTicket()
    ;(await sheet.findByRole('button', { name: 'Assign…' })).focus()
    await app.user.keyboard('{Enter}')
    const dialog = await findDialog('Assign ticket')
    expect(dialog).toHaveTextContent(`Nobody has ticket ${nameOf(app)}.`)
    expect(await findChoices(dialog)).toEqual([
      'Emeka NwosuSupport',
      'Musa DanjumaOperations',
      'Ngozi EzeFinance',
      'Tunde BakareSupport',
      'Ada ObiAdmin',
    ])
    expect(app.requests).toContain('GET /api/crm/admin?page=1&limit=100&search=&status=active')
    expect(within(dialog).getByRole('button', { name: 'Assign' })).toBeDisabled()
    await app.user.type(
      within(dialog).getByRole('searchbox', { name: 'Search colleagues' }),
      'ngozi',
    )
    await waitFor(async () => expect(await findChoices(dialog)).toEqual(['Ngozi EzeFinance']))
    await app.user.tab()
    await app.user.keyboard(' ')
    expect(within(dialog).getByRole('radio')).toBeChecked()
    expect(within(dialog).getByRole('button', { name: 'Assign to Ngozi Eze' })).toBeEnabled()
    await app.user.keyboard('{Enter}')
    expect(await findToast('Ticket assigned')).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(app.writes).toEqual([{ request: PATCH, body: { assignee: ngozi.id } }])
    expect(app.db.tickets.find(ID)).toMatchObject({ status: 'open', assignee: ngozi })
    expect(await sheet.findByText('Ngozi Eze')).toBeVisible()
  })

  test('a ticket of a colleague says whose it is, and is not offered to them again', async () => {
    const { app } = await openTicket({ status: 'in_progress', assignee: ngozi })
    const dialog = await openAssign(app)
    expect(dialog).toHaveTextContent(`Ngozi Eze has ticket ${nameOf(app)}.`)
    expect(await findChoices(dialog)).not.toContain('Ngozi EzeFinance')
    await app.user.click(within(dialog).getByRole('radio', { name: /^Tunde Bakare/ }))
    expect(dialog).toHaveTextContent(
      `Take ${nameOf(app)} from Ngozi Eze and give it to Tunde Bakare?`,
    )
    await app.user.click(within(dialog).getByRole('button', { name: 'Assign to Tunde Bakare' }))
    expect(await findToast('Ticket assigned')).toBeVisible()
    expect(app.db.tickets.find(ID)).toMatchObject({
      status: 'in_progress',
      assignee: { id: 'adm-2', name: 'Tunde Bakare' },
    })
  })

  test('a search for colleagues that finds nobody says so, and one that fails can be repeated', async () => {
    const { app } = await openTicket()
    const dialog = await openAssign(app)
    await findChoices(dialog)
    const box = within(dialog).getByRole('searchbox')
    await fill(app.user, box, 'nobody at all')
    expect(await within(dialog).findByText('No colleague matches your search.')).toBeVisible()
    server.use(http.get('*/api/crm/admin', () => new HttpResponse(null, { status: 404 })))
    await app.user.clear(box)
    await fill(app.user, box, 'musa')
    expect(await within(dialog).findByText('The colleagues could not be loaded')).toBeVisible()
    server.resetHandlers()
    server.use(
      http.get('*/api/crm/admin', () =>
        HttpResponse.json({ admins: [{ id: 'adm-9' }], pagination: { total: 1, totalPages: 1 } }),
      ),
    )
    await app.user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await findChoices(dialog)).toEqual(['adm-9'])
  })

  test('a closed ticket cannot be assigned, also by its URL', async () => {
    const app = renderApp(`/tickets?ticket=${ID}&dialog=assign`, { vouchers: 0 })
    app.db.tickets.patch(ID, { status: 'closed' })
    const name = app.db.tickets.find(ID)?.ticketId
    expect(await findToast(`Assign is not possible for ${name}`)).toBeVisible()
    await waitFor(() => expect(app.address()).toBe(`/tickets?ticket=${ID}`))
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Assign…' })).not.toBeInTheDocument()
  })

  test('an assignment of several tickets whose response was lost is settled by reading the ticket', async () => {
    const app = renderApp('/tickets', { vouchers: 0 })
    const [id = ''] = app.db.tickets.list({ status: 'open' }).rows.map((row) => row.id)
    server.use(
      http.patch(
        '*/api/crm/ticket/:id',
        () => {
          app.db.tickets.patch(id, { assignee: ngozi })
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    const bar = await selectTickets(app, [id])
    await app.user.click(await bar.findByRole('button', { name: 'Assign…' }))
    const dialog = await findDialog('Assign 1 ticket')
    await findChoices(dialog)
    await app.user.click(within(dialog).getByRole('radio', { name: /^Ngozi Eze/ }))
    await app.user.click(within(dialog).getByRole('button', { name: /^Assign 1 ticket to/ }))
    expect(await screen.findByText('1 assigned')).toBeVisible()
    expect(app.writes).toHaveLength(1)
  })
})
