import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { permissionNames } from '../../../src/contract/permissions'
import { findDialog, findToast, fill, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

const ID = 'tck-001'
const PATCH = `PATCH /api/crm/ticket/${ID}`
const PRESENCE = `*/api/crm/ticket/${ID}/presence`
const tunde = { id: 'adm-2', name: 'Tunde Bakare' }

type AppOptions = NonNullable<Parameters<typeof renderApp>[1]>

async function openTicket(change: object = {}, options: AppOptions = {}, announced?: string[]) {
  const app = renderApp('/nowhere', { vouchers: 0, ...options })
  app.db.tickets.patch(ID, { status: 'open', assignee: null, ...change })
  if (announced) app.db.tickets.capabilities.actions = announced
  await app.router.navigate({ href: `/tickets?ticket=${ID}` })
  const sheet = within(await findDialog('Ticket Details'))
  const box = await sheet.findByRole('textbox', { name: 'Reply' })
  return { ...app, sheet, box }
}

describe('handing over', () => {
  test('support hands a ticket over to a colleague, with the number of their open tickets', async () => {
    const permissions = permissionNames.filter((name) => !name.startsWith('admins.'))
    const { user, sheet, requests, db, writes } = await openTicket({}, { permissions })
    await user.click(sheet.getByRole('button', { name: 'Assign…' }))
    const dialog = within(await findDialog('Assign ticket'))
    const group = await dialog.findByRole('group', { name: 'Colleague', busy: false })
    await within(group).findAllByRole('radio')
    const own = db.tickets
      .all()
      .filter((row) => row.assignee?.id === 'adm-2' && row.status !== 'closed')
    const labels = [...group.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(labels).toContain(`Tunde BakareSupport, ${own.length} open tickets`)
    expect(labels).toContain('Ngozi EzeFinance, 0 open tickets')
    await fill(user, dialog.getByRole('searchbox', { name: 'Search colleagues' }), 'NGOZI')
    await waitFor(() => expect(group.querySelectorAll('label')).toHaveLength(1))
    await user.keyboard('{Enter}')
    expect(requests.filter((request) => request.endsWith('/crm/ticket/assignee'))).toHaveLength(1)
    await user.click(await dialog.findByRole('button', { name: 'Assign to Ngozi Eze' }))
    expect(await findToast('Ticket assigned')).toBeVisible()
    expect(writes).toEqual([{ request: PATCH, body: { assignee: 'adm-3' } }])
    expect(requests.join()).not.toContain('/crm/admin?')
  })

  test('a ticket can be released, and is then open and belongs to nobody', async () => {
    const { user, sheet, db, writes } = await openTicket({ assignee: tunde, status: 'in_progress' })
    await user.click(sheet.getByRole('button', { name: 'Release' }))
    expect(await findToast('Ticket released')).toBeVisible()
    expect(writes).toEqual([{ request: PATCH, body: { assignee: null, status: 'open' } }])
    expect(db.tickets.find(ID)).toMatchObject({ assignee: null, status: 'open' })
    await waitFor(() =>
      expect(sheet.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument(),
    )
  })

  test('without `assignees`, there is no Release, and only who may view administrators assigns', async () => {
    const permissions = permissionNames.filter((name) => !name.startsWith('admins.'))
    const { sheet } = await openTicket({ assignee: tunde }, { permissions }, ['assign'])
    expect(sheet.getByRole('button', { name: 'Take' })).toBeVisible()
    expect(sheet.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument()
    expect(sheet.queryByRole('button', { name: 'Assign…' })).not.toBeInTheDocument()
  })

  test('a reopened ticket keeps its assignee', async () => {
    const app = renderApp('/nowhere', { vouchers: 0 })
    app.db.tickets.patch(ID, { status: 'closed', assignee: tunde })
    await app.router.navigate({ href: `/tickets?ticket=${ID}` })
    await app.user.click(await screen.findByRole('button', { name: 'Reopen' }))
    expect(await findToast('Ticket reopened')).toBeVisible()
    expect(app.db.tickets.find(ID)).toMatchObject({ status: 'open', assignee: tunde })
  })
})

describe('presence', () => {
  const others = (...names: [string, boolean][]) =>
    HttpResponse.json({
      data: { others: names.map(([name, isWriting]) => ({ id: name, name, isWriting })) },
    })

  test('who else has the ticket open, and who writes, is shown without a click', async () => {
    const opened = await openTicket({}, { fakeTimers: true })
    const list = opened.sheet.getByRole('status', { name: 'Who else is here' })
    expect(list).toBeEmptyDOMElement()
    server.use(http.post(PRESENCE, () => others(['Ngozi Eze', true], ['Tunde Bakare', false])))
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    await waitFor(() => expect(list).not.toBeEmptyDOMElement())
    expect(list).toHaveTextContent('Ngozi Eze is writingTunde Bakare is here')
    // A failure shows nothing.
    server.use(http.post(PRESENCE, () => new HttpResponse(null, { status: 500 })))
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    await waitFor(() => expect(list).toBeEmptyDOMElement())
    expect(document.querySelector('[data-slot="toast"]')).toBeNull()
  })

  test('it is said at once that the administrator begins to write, and every 15 seconds', async () => {
    const sent: unknown[] = []
    const opened = await openTicket({}, { fakeTimers: true })
    server.use(
      http.post(PRESENCE, async ({ request }) => {
        sent.push(await request.json())
        return others()
      }),
    )
    await fill(opened.user, opened.box, 'On its way')
    await waitFor(() => expect(sent).toEqual([{ isWriting: true }]))
    await fill(opened.user, opened.box, ', soon')
    await act(() => vi.advanceTimersByTimeAsync(15_500))
    await waitFor(() => expect(sent).toEqual([{ isWriting: true }, { isWriting: true }]))
    // Nothing was typed for a while.
    await act(() => vi.advanceTimersByTimeAsync(15_500))
    await waitFor(() => expect(sent.at(-1)).toEqual({ isWriting: false }))
  })

  test('a hidden tab says nothing until it is visible', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { requests } = await openTicket({}, { fakeTimers: true })
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(requests.join()).not.toContain('presence')
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(requests.join()).toContain('presence'))
  })

  test('what was written in a ticket is not said of the next one', async () => {
    const sent: [string, unknown][] = []
    const opened = await openTicket({}, { fakeTimers: true })
    server.use(
      http.post('*/api/crm/ticket/:id/presence', async ({ request, params }) => {
        sent.push([String(params['id']), await request.json()])
        return others()
      }),
    )
    await fill(opened.user, opened.box, 'On its way')
    await waitFor(() => expect(sent).toEqual([[ID, { isWriting: true }]]))
    await act(() => opened.router.navigate({ href: '/tickets?ticket=tck-002' }))
    await waitFor(() => expect(sent.at(-1)).toEqual(['tck-002', { isWriting: false }]))
  })

  test('a backend that does not announce it is not told who is here', async () => {
    const { sheet, requests } = await openTicket({}, {}, ['assign'])
    expect(sheet.queryByRole('status', { name: 'Who else is here' })).not.toBeInTheDocument()
    expect(requests.join()).not.toContain('presence')
  })
})

describe('the wait', () => {
  const listRequests = (requests: readonly string[]) =>
    requests.filter((request) => request.startsWith('GET /api/crm/ticket?'))

  test('“Waiting for us” begins with who waits longest, without a chosen sort', async () => {
    const app = renderApp('/tickets', { vouchers: 0 })
    await screen.findByRole('table', { name: 'Tickets', busy: false })
    expect(listRequests(app.requests).join()).not.toContain('sort')
    await app.router.navigate({ href: '/tickets?queue=waiting' })
    await waitFor(() =>
      expect(listRequests(app.requests).join('\n')).toMatch(
        /page=1&.*queue=waiting&.*sort=lastMessageAt$/m,
      ),
    )
    expect(app.address()).toBe('/tickets?queue=waiting')
    const table = await screen.findByRole('table', { name: 'Tickets', busy: false })
    const waiting = app.db.tickets
      .list({ queue: 'waiting', limit: 100 })
      .rows.toSorted((a, b) => (a.lastMessageAt < b.lastMessageAt ? -1 : 1))
    await waitFor(() =>
      expect(within(table).getAllByRole('row')[1]).toHaveTextContent(waiting[0]?.ticketId ?? ''),
    )
    expect(screen.getByRole('columnheader', { name: /^Waiting/ })).toHaveAttribute(
      'aria-sort',
      'none',
    )
    // A chosen sort wins.
    await app.router.navigate({ href: '/tickets?queue=waiting&sort=updatedAt' })
    await waitFor(() =>
      expect(listRequests(app.requests).join('\n')).toMatch(
        /page=1&.*queue=waiting&.*sort=updatedAt$/m,
      ),
    )
  })

  test('new tickets are announced though they come last, on another page', async () => {
    const app = renderApp('/nowhere', { vouchers: 0, fakeTimers: true })
    const waiting = app.db.tickets.list({ queue: 'waiting', limit: 100 }).rows
    expect(waiting.length).toBeGreaterThan(20)
    await app.router.navigate({ href: '/tickets?queue=waiting' })
    await waitFor(() => expect(listRequests(app.requests).at(-1)).toMatch(/sort=lastMessageAt$/))
    await screen.findByRole('table', { name: 'Tickets', busy: false })
    const [seed] = waiting
    if (!seed) throw new Error('No ticket waits.')
    const at = new Date().toISOString()
    app.db.tickets.add({ ...seed, id: 'tck-new', updatedAt: at, createdAt: at, lastMessageAt: at })
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(await screen.findByRole('button', { name: /^1 new ticket/ })).toBeVisible()
  })

  test('a backend that cannot sort by it is not asked to', async () => {
    const app = renderApp('/nowhere', { vouchers: 0 })
    app.db.tickets.capabilities.sort = []
    await app.router.navigate({ href: '/tickets?queue=waiting' })
    await screen.findByRole('table', { name: 'Tickets', busy: false })
    await waitFor(() => expect(listRequests(app.requests).length).toBeGreaterThan(0))
    expect(listRequests(app.requests).join()).not.toContain('sort')
  })

  test('taking a ticket does not change how long its customer has waited, and an answer ends the wait', async () => {
    const lastMessageAt = new Date(Date.now() - 3 * 3_600_000).toISOString()
    const opened = await openTicket({ lastMessageAt, lastMessageBy: 'requester' })
    const { user, sheet, box } = opened
    const row = () => screen.getByRole('row', { name: /TCK-10482/, hidden: true })
    await waitFor(() => expect(row()).toHaveTextContent('3 h'))
    await user.click(sheet.getByRole('button', { name: 'Take' }))
    await findToast('Ticket taken')
    await waitFor(() => expect(row()).toHaveTextContent('Ada Obi'))
    expect(within(row()).getByRole('img', { name: 'Yours', hidden: true })).toBeVisible()
    expect(row()).toHaveTextContent('3 h')
    await fill(user, box, 'On its way')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(row()).not.toHaveTextContent('3 h'))
    expect(within(row()).getAllByText('—').length).toBeGreaterThan(0)
  })
})

test('a row with an unsent reply says “Draft”, until it is sent', async () => {
  const { user, sheet, box } = await openTicket()
  const row = () => screen.getByRole('row', { name: /TCK-10482/, hidden: true })
  expect(row()).not.toHaveTextContent('Draft')
  await fill(user, box, 'Half of an answer')
  await user.click(sheet.getByRole('button', { name: 'Back to tickets' }))
  expect(await screen.findByText('Draft')).toBeVisible()
  await user.click(screen.getByRole('link', { name: /Food never came|never/ }))
  await findDialog('Ticket Details')
  await user.click(await screen.findByRole('textbox', { name: 'Reply' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByText('Draft')).not.toBeInTheDocument())
})
