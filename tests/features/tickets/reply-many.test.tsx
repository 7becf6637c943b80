import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { repliesTakeTicket } from '@/memory/ticket-preferences'
import { findDialog, fill, renderApp } from '../../support/render-app'
import { storeReplies } from '../../support/saved-replies'
import { server } from '../../support/server'

const IDS = ['tck-001', 'tck-002', 'tck-003'] as const
const requester = (name: string, type = 'user') => ({ id: 'usr-1', name, type })

/** Selects three open tickets, and opens the form. */
async function openForm({ announced }: { announced?: string[] } = {}) {
  const app = renderApp('/nowhere', { vouchers: 0 })
  const { tickets } = app.db
  IDS.forEach((id, index) =>
    tickets.patch(id, {
      status: 'open',
      assignee: null,
      requester: requester(
        ['Bola Ade', 'Chidi Eze', 'Ofada Corner Ltd'][index] ?? '',
        index < 2 ? 'user' : 'vendor',
      ),
    }),
  )
  if (announced) tickets.capabilities.actions = announced
  await app.router.navigate({ href: '/tickets' })
  await screen.findByRole('table', { name: 'Tickets', busy: false })
  for (const id of IDS) {
    const name = tickets.find(id)?.ticketId
    await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  }
  const bar = within(await screen.findByRole('group', { name: 'Selection' }))
  await app.user.click(await bar.findByRole('button', { name: 'Reply…' }))
  const form = within(await findDialog('Reply to 3 tickets'))
  const box = form.getByRole('textbox', { name: 'Message' })
  const send = async () => {
    await app.user.keyboard('{Control>}{Enter}{/Control}')
    return within(await screen.findByRole('list', { name: 'Results' }))
  }
  return { ...app, form, box, send }
}
type Opened = Awaited<ReturnType<typeof openForm>>

const messagesTo = ({ writes }: Opened) =>
  Object.fromEntries(
    writes.flatMap(({ request, body }) => {
      const id = /ticket\/([^/]+)\/message$/.exec(request)?.[1]
      return id && body && typeof body === 'object' && 'body' in body ? [[id, body.body]] : []
    }),
  )
const ended = (text: string) => screen.findByText(text)

function replyAs({ db }: Opened, id: string, by: { id: string; name: string }, body: string) {
  const createdAt = new Date(db.clock()).toISOString()
  const messages = db.tickets.find(id)?.messages ?? []
  const message = { id: `new ${id}`, body, by: { ...by, type: 'admin' }, createdAt }
  db.tickets.patch(id, { messages: [...messages, message], lastMessageBy: 'admin' })
}

test('one text goes to each of the selected tickets with its values, takes and closes them', async () => {
  storeReplies([{ name: 'Sorry', text: 'Sorry, {first name}. {my name}' }])
  const opened = await openForm()
  const { user, form, box } = opened
  expect(box).toHaveFocus()
  await user.keyboard('/')
  await screen.findByRole('dialog', { name: 'Saved replies' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(box).toHaveValue('Sorry, {first name}. {my name}'))
  expect(form.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    /^Preview for TCK-\d+, (?:Bola Ade|Chidi Eze|Ofada Corner Ltd)Sorry, (?:Bola|Chidi|Ofada Corner Ltd)\. Ada$/,
  )
  await user.click(form.getByRole('checkbox', { name: 'and close' }))
  await user.click(form.getByRole('button', { name: 'Reply to 3 tickets and close' }))
  expect(await ended('3 answered')).toBeVisible()
  expect(messagesTo(opened)).toEqual({
    'tck-001': 'Sorry, Bola. Ada',
    'tck-002': 'Sorry, Chidi. Ada',
    'tck-003': 'Sorry, Ofada Corner Ltd. Ada',
  })
  for (const id of IDS) {
    expect(opened.db.tickets.find(id)).toMatchObject({
      status: 'closed',
      assignee: { id: 'adm-1' },
    })
  }
})

test('closed tickets, those that a colleague has answered, and those without a value are left out', async () => {
  const opened = await openForm()
  const { db, user, box } = opened
  const [answered, closed, incomplete] = IDS
  replyAs(opened, answered, { id: 'adm-2', name: 'Tunde Bakare' }, 'The rider is near.')
  db.tickets.patch(closed, { status: 'closed' })
  db.tickets.patch(incomplete, { order: null })
  await fill(user, box, '{driver} is on the way.')
  const results = await opened.send()
  expect(await ended('0 answered, 3 left out')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Results' })).toHaveTextContent(
    /Tunde Bakare replied at \d\d:\d\d/,
  )
  expect(results.getByText('It has been closed')).toBeVisible()
  expect(results.getByText('{driver} is not filled in')).toBeVisible()
  expect(opened.writes).toEqual([])
})

test('a reply whose response was lost is settled by reading the ticket, and then the ticket is taken', async () => {
  const opened = await openForm()
  const ada = { id: 'adm-1', name: 'Ada Obi' }
  const { db, user, box } = opened
  server.use(
    http.post('*/api/crm/ticket/tck-001/message', () => {
      replyAs(opened, 'tck-001', ada, 'We are looking at it.')
      return HttpResponse.error()
    }),
    http.post('*/api/crm/ticket/tck-002/message', () => HttpResponse.error()),
  )
  await fill(user, box, 'We are looking at it.')
  await opened.send()
  expect(await ended('2 answered, 1 not known')).toBeVisible()
  expect(db.tickets.find('tck-001')).toMatchObject({ assignee: ada, status: 'in_progress' })
  expect(db.tickets.find('tck-002')).toMatchObject({ assignee: null, status: 'open' })
  expect(Object.keys(messagesTo(opened))).toHaveLength(3)
})

test('what should have followed a reply and was not done is said in its row', async () => {
  const opened = await openForm()
  server.use(
    http.patch('*/api/crm/ticket/tck-002', () =>
      HttpResponse.json({ message: 'Not now' }, { status: 422 }),
    ),
  )
  await fill(opened.user, opened.box, 'We are looking at it.')
  const results = await opened.send()
  expect(await ended('3 answered')).toBeVisible()
  expect(results.getByText('The ticket was not taken: Not now')).toBeVisible()
})

test('what was answered while the text was written is left out, and the text is there again', async () => {
  const opened = await openForm()
  const { user, box, router } = opened
  await fill(user, box, 'We are looking at it.')
  replyAs(opened, 'tck-001', { id: 'adm-2', name: 'Tunde Bakare' }, 'The rider is near.')
  opened.db.tickets.patch('tck-001', { lastMessageAt: new Date().toISOString() })
  // The list below the form is read again.
  await act(() => router.options.context.queryClient.refetchQueries())
  await opened.send()
  expect(await ended('2 answered, 1 left out')).toBeVisible()
  await user.click(within(await findDialog('Reply to 3 tickets')).getByText('Close'))
  const question = await findDialog('Close with 1 ticket not answered?')
  await user.click(within(question).getByText('Close'))
  const bar = within(await screen.findByRole('group', { name: 'Selection' }))
  await user.click(await bar.findByRole('button', { name: 'Reply…' }))
  const again = within(await findDialog('Reply to 1 ticket'))
  expect(again.getByRole('textbox')).toHaveValue('We are looking at it.')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('without a text nothing is sent, and the form says so', async () => {
    const opened = await openForm()
    await opened.user.click(opened.form.getByRole('button', { name: 'Reply to 3 tickets' }))
    expect(await opened.form.findByText('Enter a reply')).toBeVisible()
    expect(opened.writes).toEqual([])
  })

  test('a backend without capabilities gets the replies alone, if replies do not take tickets', async () => {
    repliesTakeTicket.set(false)
    const opened = await openForm({ announced: [] })
    await fill(opened.user, opened.box, 'Soon')
    await opened.send()
    expect(await ended('3 answered')).toBeVisible()
    expect(opened.writes.map(({ body }) => body)).toEqual([
      { body: 'Soon' },
      { body: 'Soon' },
      { body: 'Soon' },
    ])
  })

  test('a ticket that a colleague answers at the same moment is left out', async () => {
    const opened = await openForm()
    server.use(
      http.post(
        '*/api/crm/ticket/tck-001/message',
        () => replyAs(opened, 'tck-001', { id: 'adm-2', name: 'Tunde Bakare' }, 'Near.'),
        { once: true },
      ),
    )
    await fill(opened.user, opened.box, 'Soon')
    await opened.send()
    expect(await ended('2 answered, 1 left out')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Results' })).toHaveTextContent(
      /Tunde Bakare replied at \d\d:\d\d/,
    )
  })
})
