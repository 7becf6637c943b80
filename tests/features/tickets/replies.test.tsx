import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { repliesTakeTicket } from '@/memory/ticket-preferences'
import { permissionNames } from '../../../src/contract/permissions'
import {
  findDialog,
  findToast,
  fill,
  renderApp,
  sentence,
  signInColleague,
} from '../../support/render-app'
import { storedReplies, storeReplies } from '../../support/saved-replies'
import { holdResponse, server } from '../../support/server'
import { chooseInUserMenu } from '../../support/user-menu'

const ID = 'tck-001'
const PATH = `*/api/crm/ticket/${ID}`
const POST = `POST /api/crm/ticket/${ID}/message`
const PATCH = `PATCH /api/crm/ticket/${ID}`
const TAKEN = { request: PATCH, body: { assignee: 'adm-1', status: 'in_progress' } }
const tunde = { id: 'adm-2', name: 'Tunde Bakare' }

interface Options {
  change?: object
  permissions?: readonly string[]
  /** The `capabilities.actions` of the backend. */
  announced?: string[]
}

async function openTicket({ change = {}, permissions, announced }: Options = {}) {
  const app = renderApp('/nowhere', { vouchers: 0, ...(permissions && { permissions }) })
  app.db.tickets.patch(ID, { status: 'open', assignee: null, ...change })
  if (announced) app.db.tickets.capabilities.actions = announced
  await app.router.navigate({ href: `/tickets?ticket=${ID}` })
  const sheet = within(await findDialog('Ticket Details'))
  const box = await sheet.findByRole('textbox', { name: 'Reply' })
  const ticket = () => {
    const found = app.db.tickets.find(ID)
    if (!found) throw new Error('The ticket is gone.')
    return found
  }
  const { user } = app
  async function sendByKeys(text: string) {
    await fill(user, box, text)
    await user.keyboard('{Control>}{Enter}{/Control}')
  }
  return { ...app, sheet, box, ticket, sendByKeys }
}
type Opened = Awaited<ReturnType<typeof openTicket>>

const isSent = ({ box }: Opened) => waitFor(() => expect(box).toHaveValue(''))
const lastOf = ({ ticket }: Opened) => ticket().messages.at(-1)
const menuOf = () => screen.findByRole('dialog', { name: 'Saved replies' })

function replyAsTunde({ db, ticket }: Opened) {
  const at = new Date(db.clock()).toISOString()
  const by = { ...tunde, type: 'admin' }
  const message = { id: 'by-tunde', body: 'The rider is near.', by, createdAt: at }
  db.tickets.patch(ID, { messages: [...ticket().messages, message], lastMessageBy: 'admin' })
}

test('a reply to a ticket that nobody has also takes the ticket', async () => {
  const opened = await openTicket()
  const after = lastOf(opened)?.createdAt
  await opened.sendByKeys('It is on its way.')
  await isSent(opened)
  expect(opened.writes).toEqual([
    { request: POST, body: { body: 'It is on its way.', after } },
    TAKEN,
  ])
  expect(await opened.sheet.findByText('In progress')).toBeVisible()
  expect(opened.sheet.queryByRole('button', { name: 'Take' })).not.toBeInTheDocument()
  // The ticket has an assignee now.
  await opened.sendByKeys('It has arrived.')
  await isSent(opened)
  expect(opened.writes.slice(2)).toMatchObject([{ request: POST }])
})

test('a ticket that was taken by a reply is given back from “My changes”, and the reply stays sent', async () => {
  const opened = await openTicket()
  await opened.sendByKeys('It is on its way.')
  await isSent(opened)
  await waitFor(() => expect(opened.ticket().assignee).toMatchObject({ id: 'adm-1' }))
  await opened.user.keyboard('{Escape}')
  await chooseInUserMenu(opened, 'My changes')
  const changes = within(await findDialog('My changes'))
  await opened.user.click(await changes.findByRole('button', { name: /^Undo Ticket taken/ }))
  await findToast('Undone')
  expect(opened.ticket()).toMatchObject({ status: 'open', assignee: null })
  expect(lastOf(opened)?.body).toBe('It is on its way.')
})

test('“Replies take the ticket” can be switched off', async () => {
  repliesTakeTicket.set(false)
  const opened = await openTicket()
  await opened.sendByKeys('It is on its way.')
  await isSent(opened)
  expect(opened.ticket()).toMatchObject({ assignee: null, status: 'open' })
})

test('a ticket that cannot be taken after a reply is said, and the reply stays sent', async () => {
  const opened = await openTicket()
  server.use(http.patch(PATH, () => HttpResponse.json({ message: 'Not now' }, { status: 422 })))
  await opened.sendByKeys('It is on its way.')
  await findToast('The reply was sent')
  expect(screen.getByText('The ticket was not taken: Not now')).toBeVisible()
  await isSent(opened)
  expect(lastOf(opened)?.body).toBe('It is on its way.')
})

test('“Reply and close” sends the reply, takes the ticket and closes it, with a key too', async () => {
  const opened = await openTicket()
  await fill(opened.user, opened.box, 'It has arrived.')
  await opened.user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(await opened.sheet.findByText('This ticket is closed')).toBeVisible()
  expect(opened.writes.map(({ request }) => request)).toEqual([POST, PATCH, PATCH])
  expect(opened.ticket()).toMatchObject({ status: 'closed', assignee: { id: 'adm-1' } })
})

test('a reply that a colleague’s precedes by a moment is not sent: the message is shown, and the text stays', async () => {
  const opened = await openTicket()
  // Between the read and the reply.
  server.use(http.post(`${PATH}/message`, () => replyAsTunde(opened), { once: true }))
  await opened.sendByKeys('It is on its way.')
  const alert = await opened.sheet.findByRole('alert')
  expect(alert).toHaveTextContent(/^Tunde Bakare replied at \d\d:\d\d$/)
  expect(await opened.sheet.findByText('The rider is near.')).toBeVisible()
  expect(opened.box).toHaveValue('It is on its way.')
  expect(document.querySelector('[data-slot="toast"]')).toBeNull()
  await opened.user.click(opened.sheet.getByRole('button', { name: 'Send anyway' }))
  await isSent(opened)
  expect(opened.writes.findLast(({ request }) => request === POST)?.body).toEqual({
    body: 'It is on its way.',
  })
})

test('“/” in an empty box inserts a saved reply with the values of the ticket', async () => {
  storeReplies([
    { name: 'Late', text: 'Sorry, {first name}! {driver} of {restaurant} has {order}. {my name}' },
    { name: 'Hello', text: 'Good day', usedAt: 5 },
  ])
  const opened = await openTicket()
  const { user, box, db, ticket } = opened
  await user.click(box)
  await user.keyboard('/')
  const menu = within(await menuOf())
  const [first] = menu.getAllByRole('option')
  expect(first).toHaveTextContent(/^Hello/)
  await user.keyboard('late{Enter}')
  const order = db.orders.find(ticket().order?.id ?? '')
  const name = ticket().requester?.name.split(' ')[0]
  const text = `Sorry, ${name}! ${order?.driver?.name} of ${order?.restaurant?.[0]?.name} has ${order?.orderId}. Ada`
  await waitFor(() => expect(box).toHaveValue(text))
  expect(box).toHaveFocus()
  expect(storedReplies().find((reply) => reply.name === 'Late')?.usedAt).toBeGreaterThan(5)
  // The cursor follows what was inserted, and "/" is a character of a text.
  await user.keyboard('/')
  expect(box).toHaveValue(`${text}/`)
  expect(screen.queryByRole('dialog', { name: 'Saved replies' })).not.toBeInTheDocument()
})

test('Ctrl and Enter in the list of saved replies insert the reply and send it, after the same questions', async () => {
  storeReplies([
    { name: 'Late', text: 'Hello {first name}' },
    { name: 'Rider', text: '{driver}' },
  ])
  const opened = await openTicket({ change: { order: null } })
  const { user, box, sheet } = opened
  const choose = async (name: string) => {
    await user.click(sheet.getByRole('button', { name: 'Saved replies' }))
    await menuOf()
    await user.keyboard(`${name}{Control>}{Enter}{/Control}`)
  }
  await choose('late')
  const name = opened.ticket().requester?.name.split(' ')[0]
  await waitFor(() => expect(lastOf(opened)?.body).toBe(`Hello ${name}`))
  await isSent(opened)
  await choose('rider')
  expect(await sheet.findByRole('alert')).toHaveTextContent('{driver} is not filled in.')
  expect(box).toHaveValue('{driver}')
})

test('a placeholder without a value is marked, selected and asked about', async () => {
  storeReplies([{ name: 'Late', text: 'Hello {first name}, {driver} is late.' }])
  const opened = await openTicket({ change: { order: null } })
  const { user, box, sheet } = opened
  await user.click(sheet.getByRole('button', { name: 'Saved replies' }))
  await menuOf()
  await user.keyboard('{Enter}')
  const name = opened.ticket().requester?.name.split(' ')[0]
  await waitFor(() => expect(box).toHaveValue(`Hello ${name}, {driver} is late.`))
  expect(sheet.getByText('{driver}', { selector: 'mark' })).toBeInTheDocument()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await sheet.findByRole('alert')).toHaveTextContent(
    '{driver} is not filled in. Send anyway?',
  )
  expect(opened.writes).toEqual([])
  // Typing replaces the selected placeholder.
  await user.keyboard('Musa')
  expect(box).toHaveValue(`Hello ${name}, Musa is late.`)
  expect(sheet.queryByRole('alert')).not.toBeInTheDocument()
  expect(sheet.queryByText('{driver}')).not.toBeInTheDocument()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await isSent(opened)
})

test('a colleague’s reply counts also after the question about a placeholder', async () => {
  const opened = await openTicket()
  const { user, sheet } = opened
  await opened.sendByKeys('Hello {driver}')
  await sheet.findByRole('alert')
  replyAsTunde(opened)
  await user.click(sheet.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(sheet.getByRole('alert')).toHaveTextContent(/^Tunde Bakare replied/))
  expect(opened.writes).toEqual([])
})

test('what is in the box can be saved as a reply', async () => {
  const opened = await openTicket()
  const { user, sheet, box } = opened
  await fill(user, box, 'Good day, {first name}')
  await user.click(sheet.getByRole('button', { name: 'Save as a reply' }))
  const form = within(await findDialog('Save a reply'))
  expect(form.getByLabelText('Text')).toHaveValue('Good day, {first name}')
  await fill(user, form.getByLabelText('Name'), 'Hello')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await findToast('Reply saved')).toBeVisible()
  expect(storedReplies()).toMatchObject([{ name: 'Hello', text: 'Good day, {first name}' }])
  expect(box).toHaveValue('Good day, {first name}')
})

test('taking the ticket of a colleague asks first', async () => {
  const { user, sheet, ticket, writes } = await openTicket({ change: { assignee: tunde } })
  await user.click(sheet.getByRole('button', { name: 'Take' }))
  const question = within(await findDialog('Take ticket'))
  expect(question.getByText(sentence(`Take ${ticket().ticketId} from Tunde Bakare?`))).toBeVisible()
  expect(writes).toEqual([])
  await user.click(question.getByRole('button', { name: 'Take ticket' }))
  expect(await findToast('Ticket taken')).toBeVisible()
  expect(writes).toEqual([TAKEN])
})

test('a ticket that a colleague has taken since the page was read is not taken without a question', async () => {
  const { db, user, sheet, writes } = await openTicket()
  db.tickets.patch(ID, { assignee: tunde, status: 'in_progress' })
  await user.click(sheet.getByRole('button', { name: 'Take' }))
  expect(await findToast('It has changed meanwhile, so nothing was sent.')).toBeVisible()
  expect(writes).toEqual([])
  // The page knows by now whose it is.
  expect(await sheet.findByText('Tunde Bakare')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Take' }))
  await findDialog('Take ticket')
})

test('a colleague’s reply that appears while a text is written is asked about', async () => {
  const opened = await openTicket()
  await fill(opened.user, opened.box, 'It is on its')
  replyAsTunde(opened)
  await act(() => opened.router.options.context.queryClient.refetchQueries())
  expect(await opened.sheet.findByText('The rider is near.')).toBeVisible()
  await opened.sendByKeys(' way.')
  expect(await opened.sheet.findByRole('alert')).toHaveTextContent(/^Tunde Bakare replied/)
  expect(opened.writes).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a backend that announces neither `after` nor presence gets neither', async () => {
    const opened = await openTicket({ announced: ['assign'] })
    await opened.sendByKeys('It is on its way.')
    await isSent(opened)
    expect(opened.writes).toEqual([{ request: POST, body: { body: 'It is on its way.' } }, TAKEN])
    expect(opened.requests.join()).not.toMatch(/presence|assignee/)
  })

  test('an administrator who may neither assign nor close tickets only replies', async () => {
    const permissions = permissionNames.filter((name) => !/^tickets\.(?:assign|close)$/.test(name))
    const opened = await openTicket({ permissions })
    expect(opened.sheet.queryByRole('button', { name: 'Reply and close' })).not.toBeInTheDocument()
    await opened.sendByKeys('It is on its way.')
    await isSent(opened)
    expect(opened.writes).toMatchObject([{ request: POST }])
  })

  test('a ticket that a colleague takes while the reply is sent is not taken from them', async () => {
    const opened = await openTicket()
    server.use(
      http.post(`${PATH}/message`, () => void opened.db.tickets.patch(ID, { assignee: tunde }), {
        once: true,
      }),
    )
    await opened.sendByKeys('It is on its way.')
    await isSent(opened)
    expect(opened.writes).toMatchObject([{ request: POST }])
    expect(await opened.sheet.findByText('Tunde Bakare')).toBeVisible()
  })

  test('after a lost response, what follows a reply is done once it is known that it was sent', async () => {
    const opened = await openTicket()
    const by = { id: 'adm-1', name: 'Ada Obi', type: 'admin' }
    server.use(
      http.post(
        `${PATH}/message`,
        () => {
          const createdAt = new Date(opened.db.clock()).toISOString()
          const message = { id: 'own', body: 'It has arrived.', by, createdAt }
          opened.db.tickets.patch(ID, { messages: [...opened.ticket().messages, message] })
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await fill(opened.user, opened.box, 'It has arrived.')
    await opened.user.click(opened.sheet.getByRole('button', { name: 'Reply and close' }))
    expect(await opened.sheet.findByText('This ticket is closed')).toBeVisible()
    expect(opened.writes.map(({ request }) => request)).toEqual([POST, PATCH, PATCH])
  })

  test('a ticket is not taken if another administrator has signed in while the reply was sent', async () => {
    const opened = await openTicket()
    const release = holdResponse('post', `${PATH}/message`, 200, {})
    await opened.sendByKeys('It is on its way.')
    await waitFor(() => expect(opened.writes).toHaveLength(1))
    signInColleague(opened)
    release()
    const { queryClient } = opened.router.options.context
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(opened.writes).toHaveLength(1)
    expect(opened.ticket().assignee).toBeNull()
  })

  test('a reply is inserted at the cursor, and replaces what is selected', async () => {
    storeReplies([{ name: 'Wait', text: 'a moment' }])
    const { user, box } = await openTicket()
    await fill(user, box, 'Give me XXX, please')
    if (box instanceof HTMLTextAreaElement) box.setSelectionRange(8, 11)
    await user.click(screen.getByRole('button', { name: 'Saved replies' }))
    await menuOf()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveValue('Give me a moment, please'))
  })

  test('without a saved reply, the list leads to where one is added', async () => {
    const { user, box } = await openTicket()
    await user.click(box)
    await user.keyboard('/{Enter}')
    const dialog = within(await findDialog('Saved replies'))
    expect(await dialog.findByRole('button', { name: 'Add a reply' })).toBeVisible()
  })
})
