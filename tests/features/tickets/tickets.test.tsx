import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { ticketStatus } from '@/domain/ticket'
import { ticketActions } from '@/features/tickets/actions'
import { ticketResource } from '@/features/tickets/resource'
import { endSession } from '@/memory/session'
import { cellsOf, factsIn } from '../../support/contents'
import {
  ada,
  fill,
  findDialog,
  findToast,
  reloadApp,
  renderApp,
  runClockUntil,
  signIn,
  sentence,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'
import { statusTexts } from '../../support/statuses'
import { testActions } from '../../support/test-actions'

testActions({
  records: (db) => db.tickets,
  resource: ticketResource,
  actions: (ticket) => ticketActions(ticket, ada.id),
  url: (id) => `/tickets?ticket=${id}&dialog=`,
})

const createdAt = '2026-01-13T10:00:00Z'
const ticket = {
  id: 'k-1',
  ticketId: 'TCK-10482',
  subject: 'Food never came',
  category: 'order',
  status: 'open',
  requester: { id: 'usr-1', name: 'Adaeze Bello', type: 'user' },
  order: { id: 'ord-1', orderId: 'ORD-1' },
  // A reply to a ticket of nobody also takes it.
  assignee: { id: 'adm-1', name: 'Ada Obi' },
  lastMessage: 'Where is it?',
  lastMessageBy: 'requester',
  unread: 1,
  createdAt,
  updatedAt: createdAt,
}
const first = {
  id: 'm-1',
  body: 'I paid.\n<b>Where</b> is it?',
  by: { id: 'usr-1', name: 'Adaeze Bello', type: 'user' },
  createdAt,
}
const path = '*/api/crm/ticket/k-1'

function serve(change: object = {}, ticketMessage: object[] = [first]) {
  const record = { ...ticket, ...change }
  server.use(
    http.get('*/api/crm/ticket', () =>
      HttpResponse.json({ tickets: [record], pagination: { total: 1, totalPages: 1 } }),
    ),
    http.get(path, () => HttpResponse.json({ ticket: record, ticketMessage })),
  )
}

async function openTicket(change: object = {}, options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/tickets?ticket=k-1', { vouchers: 0, ...options })
  serve(change)
  const sheet = within(await findDialog('Ticket Details'))
  await sheet.findByRole('list', { name: 'Messages', busy: false })
  return { app, sheet }
}

const replyTo = (sheet: ReturnType<typeof within>) => sheet.findByRole('textbox', { name: 'Reply' })

test('the list shows the last message, and who waits for an answer', async () => {
  const app = renderApp('/tickets?category=order', { vouchers: 0 })
  serve()
  expect(await cellsOf('Tickets')).toEqual([
    [
      'TCK-10482',
      'Food never cameWhere is it?',
      'Adaeze Bello, Order User · Order',
      'Order',
      'Ada Obi',
      'Open',
      expect.stringMatching(/^Waits \d+ days, very late$/),
      '13 January 2026',
    ],
  ])
  expect(screen.getByText(/^\d+ days$/).parentElement).toHaveClass('text-red')
  expect(screen.getByRole('img', { name: 'Waits for an answer' })).toBeVisible()
  serve({ status: 'IN_PROGRESS', lastMessageBy: 'admin', assignee: { id: 'adm-2', name: 'Tunde' } })
  await app.user.click(screen.getByRole('button', { name: /^Refresh/ }))
  expect(await screen.findByText('In progress', { selector: 'td *' })).toBeVisible()
  expect(screen.getByText('Tunde')).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Waits for an answer' })).not.toBeInTheDocument()
})

test('a long message is cut, and a button shows the rest of it', async () => {
  const { app, sheet } = await openTicket()
  serve({}, [
    { ...first, body: 'x'.repeat(2000) },
    { ...first, id: 'm-2', body: `Dear team, ${'my food '.repeat(500)}never came.` },
  ])
  await act(() => app.router.options.context.queryClient.refetchQueries())
  const button = await sheet.findByRole('button', { name: 'Show the whole message' })
  const [, message] = within(sheet.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')
  expect(message).toHaveTextContent(/…Show the whole message$/)
  await app.user.click(button)
  expect(message).toHaveTextContent(/never came\.Show less$/)
  expect(button).toHaveFocus()
  await app.user.click(button)
  expect(message).not.toHaveTextContent('never came')
})

test('the sheet has the conversation, oldest first, and links to the requester and the order', async () => {
  const app = renderApp('/tickets', { vouchers: 0 })
  serve({}, [
    first,
    { id: 'm-2', body: 'On its way', by: { id: 'adm-1', name: 'Ada Obi', type: 'admin' } },
    { id: 'm-3', by: { id: 'adm-2', name: 'Tunde Bakare', type: 'admin' }, images: ['/photo.jpg'] },
  ])
  await app.user.click(await screen.findByRole('link', { name: /Food never came/ }))
  const dialog = await findDialog('Ticket Details')
  expect(app.address()).toBe('/tickets?ticket=k-1')
  const sheet = within(dialog)
  const list = await sheet.findByRole('list', { name: 'Messages', busy: false })
  const messages = within(list).getAllByRole('listitem')
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    'Adaeze Bello, 13 January 2026, 11:00I paid.\n<b>Where</b> is it?',
    'You, —On its way',
    'Tunde Bakare, —',
  ])
  const image = within(list).getByRole('img', { name: 'Attachment' })
  expect(image.closest('a')).toHaveAttribute('href', '/photo.jpg')
  fireEvent.error(image)
  expect(messages[2]).toHaveTextContent('The image could not be loaded.')
  expect(factsIn(dialog)).toEqual({
    Ticket: 'TCK-10482',
    From: 'Adaeze Bello, user',
    Order: 'ORD-1',
    Status: expect.stringMatching(/^Open, waits \d+ days, very late$/),
    Category: 'Order',
    'Assigned to': 'Ada Obi',
    Opened: '13 January 2026, 11:00',
  })
  const hrefs = ['Adaeze Bello', 'ORD-1'].map((name) =>
    sheet.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/users/usr-1', '/orders/ord-1'])
})

test('a reply is checked, sent once without a question or toast, and then shown', async () => {
  const { app, sheet } = await openTicket()
  const reply = await replyTo(sheet)
  const send = sheet.getByRole('button', { name: 'Send' })
  await app.user.click(send)
  expect(await sheet.findByText('Enter a reply')).toBeVisible()
  expect(reply).toHaveFocus()
  await fill(app.user, reply, 'x'.repeat(1500))
  expect(sheet.queryByText(/ of 2,000 characters$/)).not.toBeInTheDocument()
  await fill(app.user, reply, 'x'.repeat(501))
  expect(sheet.getByText('2,001 of 2,000 characters')).toBeVisible()
  expect(await sheet.findByText('Enter at most 2,000 characters')).toBeVisible()
  await app.user.clear(reply)
  server.use(
    http.post(
      `${path}/message`,
      () => HttpResponse.json({ message: 'Too late' }, { status: 422 }),
      { once: true },
    ),
  )
  await fill(app.user, reply, ' It is at your gate. ')
  await app.user.keyboard('{Control>}{Enter}{/Control}')
  expect(await findToast('Too late')).toBeVisible()
  expect(reply).toHaveValue(' It is at your gate. ')
  const answer = { id: 'm-2', body: 'It is at your gate.', by: { id: 'adm-1', type: 'admin' } }
  server.use(
    http.post(`${path}/message`, () => {
      serve({ lastMessageBy: 'admin' }, [first, answer])
      return HttpResponse.json({})
    }),
  )
  await app.user.dblClick(send)
  expect(await sheet.findByText('It is at your gate.', { selector: 'li p' })).toBeVisible()
  expect(reply).toHaveValue('')
  const toasts = [...document.querySelectorAll('[data-slot="toast"]')]
  expect(toasts.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Too late'),
  ])
  const request = 'POST /api/crm/ticket/k-1/message'
  const write = { request, body: { body: 'It is at your gate.' } }
  expect(app.writes).toEqual([write, write])
})

test('the next ticket has a reply of its own', async () => {
  const app = renderApp('/tickets?ticket=k-1', { vouchers: 0 })
  serve()
  const other = { ...ticket, id: 'k-2', subject: 'Wrong dish' }
  server.use(
    http.get('*/api/crm/ticket', () =>
      HttpResponse.json({ tickets: [ticket, other], pagination: { total: 2, totalPages: 1 } }),
    ),
    http.get('*/api/crm/ticket/k-2', () => HttpResponse.json({ ticket: other, ticketMessage: [] })),
  )
  const sheet = within(await findDialog('Ticket Details'))
  await fill(app.user, await replyTo(sheet), 'Only for Adaeze')
  await app.user.click(await sheet.findByRole('button', { name: 'Next ticket' }))
  await sheet.findByRole('heading', { name: 'Wrong dish' })
  expect(await replyTo(sheet)).toHaveValue('')
  expect(sheet.getByText('No messages yet.')).toBeVisible()
  await app.user.click(sheet.getByRole('button', { name: 'Previous ticket' }))
  await sheet.findByRole('heading', { name: 'Food never came' })
  expect(await replyTo(sheet)).toHaveValue('Only for Adaeze')
})

test('a ticket is taken, closed after a question, and reopened', async () => {
  const { app, sheet } = await openTicket({ assignee: null })
  const assignee = { id: 'adm-1', name: 'Ada Obi' }
  const changeTo = (change: object) =>
    server.use(
      http.patch(path, () => {
        serve({ assignee, ...change })
        return HttpResponse.json({})
      }),
    )
  changeTo({ status: 'in_progress' })
  await app.user.click(sheet.getByRole('button', { name: 'Take' }))
  expect(await findToast('Ticket taken')).toBeVisible()
  await waitFor(() => expect(sheet.queryByRole('button', { name: 'Take' })).not.toBeInTheDocument())
  expect(sheet.getByText('Ada Obi')).toBeVisible()

  changeTo({ status: 'closed' })
  await app.user.click(sheet.getByRole('button', { name: 'Close ticket' }))
  const question = within(await findDialog('Close ticket'))
  expect(
    question.getByText(sentence('Close ticket TCK-10482? Adaeze Bello can no longer answer it.')),
  ).toBeVisible()
  await app.user.click(question.getByRole('button', { name: 'Close ticket' }))
  expect(await findToast('Ticket closed')).toBeVisible()
  expect(await sheet.findByText('This ticket is closed')).toBeVisible()
  expect(sheet.queryByRole('textbox')).not.toBeInTheDocument()

  changeTo({ status: 'open' })
  await app.user.click(sheet.getByRole('button', { name: 'Reopen' }))
  expect(await findToast('Ticket reopened')).toBeVisible()
  expect(await replyTo(sheet)).toBeVisible()
  expect(app.writes.map(({ body }) => body)).toEqual([
    { assignee: 'adm-1', status: 'in_progress' },
    { status: 'closed' },
    { status: 'open' },
  ])
})

test('a closed ticket of somebody else can only be reopened', async () => {
  const { sheet } = await openTicket({ status: 'closed', assignee: { id: 'adm-2', name: 'Tunde' } })
  expect(sheet.getByRole('button', { name: 'Reopen' })).toBeVisible()
  expect(sheet.queryByRole('button', { name: 'Take' })).not.toBeInTheDocument()
  expect(sheet.queryByRole('button', { name: 'Close ticket' })).not.toBeInTheDocument()
})

test('an administrator without an id cannot take a ticket', async () => {
  const { app, sheet } = await openTicket({ assignee: null })
  expect(sheet.getByRole('button', { name: 'Take' })).toBeVisible()
  localStorage.setItem('user', JSON.stringify({ firstName: 'Ada', email: 'ada@example.com' }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
  const again = within(await findDialog('Ticket Details'))
  expect(await again.findByRole('button', { name: 'Close ticket' })).toBeVisible()
  expect(again.queryByRole('button', { name: 'Take' })).not.toBeInTheDocument()
  expect(app.writes).toEqual([])
})

test('an open conversation is read again every 30 seconds, and new messages appear', async () => {
  const { sheet } = await openTicket({}, { fakeTimers: true })
  serve({}, [first, { id: 'm-2', body: 'Hello?', by: first.by }])
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(sheet.queryByText('Hello?')).not.toBeInTheDocument()
  expect(await runClockUntil('Hello?')).toBeVisible()
})

test('the statuses of a ticket have these labels and colors', () => {
  expect(statusTexts(ticketStatus)).toBe('Open orange, In progress blue, Closed gray')
})

const tunde = {
  id: 'm-2',
  body: 'The rider is on the way.',
  by: { id: 'adm-2', name: 'Tunde Bakare', type: 'admin' },
  createdAt: '2026-01-13T07:04:00Z',
}
const repliesOf = ({ writes }: ReturnType<typeof renderApp>) => writes.map(({ body }) => body)

test('a reply is not sent if a colleague has replied since, until it is sent anyway', async () => {
  const { app, sheet } = await openTicket()
  server.use(http.post(`${path}/message`, () => HttpResponse.json({})))
  serve({}, [first, tunde])
  const reply = await replyTo(sheet)
  await fill(app.user, reply, 'On its way')
  await app.user.click(sheet.getByRole('button', { name: 'Send' }))
  const alert = await sheet.findByRole('alert')
  expect(alert).toHaveTextContent('Tunde Bakare replied on 13 January 2026 at 08:04')
  expect(sheet.getByText('The rider is on the way.')).toBeVisible()
  expect(reply).toHaveValue('On its way')
  await app.user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  expect(app.writes).toEqual([])
  await app.user.click(sheet.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(reply).toHaveValue(''))
  expect(document.body).not.toHaveFocus()
  expect(repliesOf(app)).toEqual([{ body: 'On its way' }])
  expect(sheet.queryByRole('alert')).not.toBeInTheDocument()
})

test('a reply is not sent if the ticket cannot be read, until it is sent anyway', async () => {
  const { app, sheet } = await openTicket()
  server.use(
    http.get(path, () => HttpResponse.json({ message: 'No' }, { status: 500 })),
    http.post(`${path}/message`, () => HttpResponse.json({})),
  )
  await fill(app.user, await replyTo(sheet), 'On its way')
  await app.user.click(sheet.getByRole('button', { name: 'Send' }))
  expect(await sheet.findByRole('alert')).toHaveTextContent('Other replies could not be checked')
  expect(app.writes).toEqual([])
  await app.user.click(sheet.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(app.writes).toHaveLength(1))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a new message and the own reply are added to a polite log, which begins with the conversation', async () => {
    const app = renderApp('/tickets?ticket=k-1', { vouchers: 0 })
    serve()
    const release = holdResponse('get', path, 200, { ticket, ticketMessage: [first] })
    const sheet = within(await findDialog('Ticket Details'))
    await waitFor(() => expect(app.requests).toContain('GET /api/crm/ticket/k-1'))
    // A log that is filled after it was rendered would be read out as a whole.
    expect(sheet.queryByRole('log')).not.toBeInTheDocument()
    release()
    const log = await sheet.findByRole('log', { name: 'Conversation' })
    expect(log).toHaveAttribute('aria-live', 'polite')
    expect(within(log).getAllByRole('listitem')).toHaveLength(1)
    const next = { ...first, id: 'm-2', body: 'Still waiting' }
    serve({}, [first, next])
    await act(() => app.router.options.context.queryClient.refetchQueries())
    await within(log).findByText('Still waiting')
    const own = {
      ...first,
      id: 'm-3',
      body: 'On its way',
      by: { ...ada, name: 'Ada', type: 'admin' },
    }
    server.use(
      http.post(`${path}/message`, () => {
        serve({}, [first, next, own])
        return HttpResponse.json({})
      }),
    )
    await fill(app.user, await replyTo(sheet), 'On its way')
    await app.user.click(sheet.getByRole('button', { name: 'Send' }))
    await within(log).findByText('On its way')
    expect(await sheet.findByText('Reply sent')).toHaveRole('status')
    expect(sheet.getByRole('log')).toBe(log)
    expect(sheet.getAllByText('On its way')).toHaveLength(1)
  })

  test('the number of who wrote a ticket is masked until it is asked for, and again in the next one', async () => {
    const requester = { ...ticket.requester, phone: '08098765454' }
    const { app, sheet } = await openTicket({ requester })
    expect(sheet.getByText('+234 809 ••• ••54')).toBeVisible()
    await app.user.click(sheet.getByRole('button', { name: 'Show number' }))
    expect(sheet.getByRole('link', { name: '+234 809 876 5454' })).toHaveAttribute(
      'href',
      'tel:+2348098765454',
    )
    const other = { ...ticket, id: 'k-2', requester }
    server.use(
      http.get('*/api/crm/ticket/k-2', () =>
        HttpResponse.json({ ticket: other, ticketMessage: [first] }),
      ),
    )
    await act(() => app.router.navigate({ href: '/tickets?ticket=k-2' }))
    expect(await sheet.findByRole('button', { name: 'Show number' })).toBeVisible()
    expect(sheet.queryByText('+234 809 876 5454')).not.toBeInTheDocument()
  })

  test('a reply is sent with ⌘ and Enter too, and Enter alone begins a line', async () => {
    const { app, sheet } = await openTicket()
    const reply = await replyTo(sheet)
    await fill(app.user, reply, 'It is')
    await app.user.keyboard('{Enter}')
    await app.user.paste('at your gate.')
    expect(reply).toHaveValue('It is\nat your gate.')
    await app.user.keyboard('{Meta>}{Enter}{/Meta}')
    await waitFor(() =>
      expect(app.writes.map(({ body }) => body)).toEqual([{ body: 'It is\nat your gate.' }]),
    )
  })

  test('an unsent reply survives its sheet and the end of the session, each ticket with its own', async () => {
    const { app, sheet } = await openTicket()
    await fill(app.user, await replyTo(sheet), 'Half of an answer')
    await app.user.click(sheet.getByText('Back to tickets'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await app.user.click(await screen.findByRole('link', { name: /Food never came/ }))
    expect(await replyTo(within(await findDialog('Ticket Details')))).toHaveValue(
      'Half of an answer',
    )
    act(() => endSession('expired'))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.getByText(/what you typed is kept/)).toBeVisible()
    await signIn(app.user)
    expect(await replyTo(within(await findDialog('Ticket Details')))).toHaveValue(
      'Half of an answer',
    )
  })

  test('a reply that is being sent is not offered again, and comes back if it fails', async () => {
    const { app, sheet } = await openTicket()
    const respond = holdResponse('post', `${path}/message`, 422, { message: 'Too late' })
    await fill(app.user, await replyTo(sheet), 'On its way')
    await app.user.click(sheet.getByRole('button', { name: 'Send' }))
    await app.user.click(sheet.getByText('Back to tickets'))
    const open = async () => {
      await app.user.click(await screen.findByRole('link', { name: /Food never came/ }))
      return within(await findDialog('Ticket Details'))
    }
    const again = await open()
    expect(await replyTo(again)).toHaveValue('')
    await app.user.click(again.getByText('Back to tickets'))
    respond()
    expect(await findToast('Too late')).toBeVisible()
    expect(await replyTo(await open())).toHaveValue('On its way')
  })

  test('a reply to a ticket that a colleague closes meanwhile is shown, until it is discarded', async () => {
    const { app, sheet } = await openTicket({ assignee: null })
    await fill(app.user, await replyTo(sheet), 'On its way')
    serve({ status: 'closed', assignee: null })
    await app.user.click(sheet.getByRole('button', { name: 'Take' }))
    expect(await sheet.findByText('This ticket is closed')).toBeVisible()
    expect(sheet.getByLabelText(/^What you typed is kept/)).toHaveDisplayValue('On its way')
    await app.user.click(sheet.getByRole('button', { name: 'Discard' }))
    expect(sheet.queryByDisplayValue('On its way')).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  test('a reply to a ticket that a colleague has just closed is not sent, and its text is kept', async () => {
    const { app, sheet } = await openTicket()
    await fill(app.user, await replyTo(sheet), 'On its way')
    serve({ status: 'closed' })
    await app.user.click(sheet.getByRole('button', { name: 'Send' }))
    expect(await sheet.findByText('This ticket is closed')).toBeVisible()
    expect(await sheet.findByLabelText(/^What you typed is kept/)).toHaveDisplayValue('On its way')
    expect(app.writes).toEqual([])
  })

  test('the next closed ticket does not show the reply to the one before', async () => {
    const { app, sheet } = await openTicket()
    await fill(app.user, await replyTo(sheet), 'Only for Adaeze')
    const closed = { ...ticket, subject: 'k-1', status: 'closed' }
    const tickets = [closed, { ...closed, id: 'k-2', subject: 'k-2' }]
    server.use(
      http.get('*/api/crm/ticket', () =>
        HttpResponse.json({ tickets, pagination: { total: 2, totalPages: 1 } }),
      ),
      http.get('*/api/crm/ticket/:id', ({ params }) =>
        HttpResponse.json({
          ticket: tickets.find(({ id }) => id === params.id),
          ticketMessage: [],
        }),
      ),
    )
    reloadApp(app)
    // The second time, both tickets are in the cache.
    for (let visits = 0; visits < 2; visits++) {
      expect(await screen.findByDisplayValue('Only for Adaeze')).toBeVisible()
      await app.user.click(await screen.findByRole('button', { name: 'Next ticket' }))
      await screen.findByRole('heading', { name: 'k-2' })
      expect(await screen.findByText('This ticket is closed')).toBeVisible()
      expect(screen.queryByDisplayValue('Only for Adaeze')).not.toBeInTheDocument()
      await app.user.click(screen.getByRole('button', { name: 'Previous ticket' }))
      await screen.findByRole('heading', { name: 'k-1' })
    }
  })

  test('Logout after an unsent reply leads to a login page that returns nowhere', async () => {
    const { app, sheet } = await openTicket()
    await fill(app.user, await replyTo(sheet), 'Half of an answer')
    await app.user.click(sheet.getByText('Back to tickets'))
    act(() => endSession('logout'))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe('/login')
  })

  test('a new message is scrolled into view, unless the administrator has scrolled away and it is not their own', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { app } = await openTicket()
    const scrolledTo = () =>
      scroll.mock.contexts.map((item) => item instanceof Element && item.textContent)
    const messages: object[] = [first]
    async function add(body: string, by: object) {
      messages.push({ id: body, body, by })
      serve({}, messages)
      await act(() => app.router.options.context.queryClient.refetchQueries())
      expect(await screen.findByText(body)).toBeVisible()
    }
    await add('Hello?', first.by)
    // The last message is below the part that is in view.
    const belowView = { ...document.body.getBoundingClientRect(), bottom: 500 }
    vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(belowView)
    await add('Anyone?', first.by)
    await add('Yes', { id: 'adm-1', type: 'admin' })
    expect(scrolledTo()).toEqual([
      expect.stringContaining('I paid.'),
      expect.stringContaining('Hello?'),
      expect.stringContaining('Yes'),
    ])
  })

  test('a reply that was changed after the colleague’s message has been read is sent', async () => {
    const { app, sheet } = await openTicket()
    server.use(http.post(`${path}/message`, () => HttpResponse.json({})))
    serve({}, [first, tunde])
    const reply = await replyTo(sheet)
    await fill(app.user, reply, 'On its way')
    await app.user.click(sheet.getByRole('button', { name: 'Send' }))
    await sheet.findByRole('alert')
    await fill(app.user, reply, ', as Tunde says')
    expect(sheet.queryByRole('alert')).not.toBeInTheDocument()
    await app.user.click(sheet.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(repliesOf(app)).toEqual([{ body: 'On its way, as Tunde says' }]))
  })

  test('a colleague’s reply that came before a reload is not taken for seen by the restored draft', async () => {
    const { app, sheet } = await openTicket()
    server.use(http.post(`${path}/message`, () => HttpResponse.json({})))
    await fill(app.user, await replyTo(sheet), 'On its way')
    serve({}, [first, tunde])
    const again = reloadApp(app)
    const restored = within(await findDialog('Ticket Details'))
    const reply = await replyTo(restored)
    expect(await restored.findByText('The rider is on the way.')).toBeVisible()
    await fill(again.user, reply, ' now')
    await again.user.click(restored.getByRole('button', { name: 'Send' }))
    expect(await restored.findByRole('alert')).toHaveTextContent(/^Tunde Bakare replied/)
    expect(app.writes).toEqual([])
    // It is seen once it was pointed out.
    await fill(again.user, reply, ', as Tunde says')
    await again.user.click(restored.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(repliesOf(app)).toEqual([{ body: 'On its way now, as Tunde says' }]))
    expect(sessionStorage).toHaveLength(0)
  })

  test('the same reply within a minute is asked about, also after the ticket was closed and opened', async () => {
    const { app, sheet } = await openTicket()
    server.use(http.post(`${path}/message`, () => HttpResponse.json({})))
    await fill(app.user, await replyTo(sheet), 'On its way')
    await app.user.click(sheet.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(app.writes).toHaveLength(1))
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    act(() => app.router.history.push('/tickets?ticket=k-1'))
    const again = within(await findDialog('Ticket Details'))
    await fill(app.user, await replyTo(again), 'On its way')
    await app.user.click(again.getByRole('button', { name: 'Send' }))
    expect(await again.findByRole('alert')).toHaveTextContent(
      'You sent this text a minute ago. Send it again?',
    )
    expect(app.writes).toHaveLength(1)
    await app.user.click(again.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(app.writes).toHaveLength(2))
  })

  test('a reply is sent though its sheet was closed meanwhile, and a toast says if it is not', async () => {
    const { app } = await openTicket()
    server.use(http.post(`${path}/message`, () => HttpResponse.json({})))
    const text = 'On its way'
    for (const [messages, count] of [
      [[first], 1],
      [[first, tunde], 1],
    ] as const) {
      const dialog = within(await findDialog('Ticket Details'))
      await fill(app.user, await replyTo(dialog), `${text} ${messages.length}`)
      const release = holdResponse('get', path, 200, { ticket, ticketMessage: messages })
      await app.user.click(dialog.getByRole('button', { name: 'Send' }))
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      release()
      await waitFor(() => expect(app.writes).toHaveLength(count))
      serve()
      act(() => app.router.history.push('/tickets?ticket=k-1'))
    }
    await findToast('Tunde Bakare replied on 13 January 2026 at 08:04')
    const kept = within(await findDialog('Ticket Details'))
    expect(await replyTo(kept)).toHaveValue(`${text} 2`)
  })
})
