import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { notificationStatus } from '@/features/notifications/resource'
import { cellsOf, factsIn } from '../../support/contents'
import {
  findDialog,
  findToast,
  renderApp,
  runClockUntil,
  signIn,
  failureToasts,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'
import { statusTexts } from '../../support/statuses'

const path = '*/api/crm/notification'
const sent = {
  id: 'n-1',
  title: 'Rain delays',
  body: 'Deliveries take longer.\nThank you for waiting.',
  audience: 'users',
  state: 'Lagos',
  channel: 'push',
  status: 'SENT',
  recipients: 1840,
  delivered: 1712,
  failed: 128,
  sentBy: { id: 'adm-2', name: 'Tunde Bakare' },
  createdAt: '2026-01-13T10:00:00Z',
}

function serve(...notifications: object[]) {
  server.use(
    http.get(path, () =>
      HttpResponse.json({
        notifications,
        pagination: { total: notifications.length, totalPages: 1 },
      }),
    ),
    http.get(`${path}/n-1`, () => HttpResponse.json({ notification: notifications[0] })),
  )
}

const serveCount = (count: number) =>
  server.use(http.get(`${path}/audience`, () => HttpResponse.json({ count })))

/** Opens the form, and fills in the texts. */
async function writeMessage() {
  const app = renderApp('/notifications', { vouchers: 0 })
  serve(sent)
  await cellsOf('Notifications')
  await app.user.click(screen.getByRole('button', { name: 'Send notification' }))
  const form = within(await findDialog('Send notification'))
  await app.user.type(form.getByLabelText('Title'), 'Bank holiday')
  await app.user.type(form.getByLabelText('Message'), 'Payouts are paid on Monday.')
  return { ...app, form }
}

const question = (text: string) => screen.findByText((_, element) => element?.textContent === text)

test('the list shows the audience with its state, the text, and how many got it', async () => {
  const { user, address } = renderApp('/notifications', { vouchers: 0 })
  serve(sent, { id: 'n-2', title: 'Hello', audience: 'everyone', channel: 'fax', status: 'queued' })
  const [first, second] = await cellsOf('Notifications')
  expect(first?.slice(0, 6)).toEqual([
    expect.stringContaining('Rain delaysDeliveries take longer.'),
    'Users in Lagos',
    'Push notification',
    '1,840 recipients',
    '1,712',
    'Sent',
  ])
  expect(second?.slice(0, 6)).toEqual(['Hello', 'Everyone', 'Fax', '—', '—', 'Queued'])
  await user.click(screen.getByRole('link', { name: /Rain delays/ }))
  const sheet = await findDialog('Notification Details')
  expect(address()).toBe('/notifications?notification=n-1')
  expect(factsIn(sheet)).toMatchObject({
    Message: 'Deliveries take longer.\nThank you for waiting.',
    Failed: '128',
    'Sent by': 'Tunde Bakare',
  })
})

test('the audience has no preset, and the question names the number of recipients before one request is sent', async () => {
  const { user, form, requests, writes, address } = await writeMessage()
  expect(address()).toBe('/notifications?dialog=send')
  expect(form.getByLabelText('Audience')).toHaveDisplayValue('Choose an audience')
  expect(form.queryByText(/will get it/)).not.toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Continue' }))
  expect(await form.findByText('Choose an audience', { selector: 'p' })).toBeVisible()
  expect(form.getByLabelText('Audience')).toHaveFocus()

  serveCount(1)
  await user.selectOptions(form.getByLabelText('Audience'), 'Vendors')
  await user.selectOptions(form.getByLabelText('State'), 'Oyo')
  await user.selectOptions(form.getByLabelText('Channel'), 'Email')
  expect(await form.findByText('1 vendor will get it.')).toBeVisible()
  expect(requests.at(-1)).toBe('GET /api/crm/notification/audience?audience=vendors&state=Oyo')
  expect(form.getByRole('figure')).toHaveTextContent(
    'PreviewMarketplaceEmailBank holidayPayouts are paid on Monday.',
  )
  expect(form.getByRole('figure').querySelector('img')).toBeVisible()
  await user.selectOptions(form.getByLabelText('Channel'), 'SMS')
  expect(form.getByRole('figure').querySelector('img')).toBeNull()
  await user.selectOptions(form.getByLabelText('Channel'), 'Email')
  await user.click(form.getByRole('button', { name: 'Continue' }))
  expect(
    await question('Send “Bank holiday” to 1 vendor in Oyo? This action cannot be undone.'),
  ).toBeVisible()
  expect(writes).toEqual([])

  const release = holdResponse('post', path)
  await user.dblClick(screen.getByRole('button', { name: 'Send to 1' }))
  await user.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(writes).toHaveLength(1))
  release()
  expect(await findToast('Notification sent')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(writes).toEqual([
    {
      request: 'POST /api/crm/notification',
      body: {
        title: 'Bank holiday',
        body: 'Payouts are paid on Monday.',
        audience: 'vendors',
        state: 'Oyo',
        channel: 'email',
      },
    },
  ])
})

test('a failed count of recipients is said instead of a question that cannot be confirmed', async () => {
  const { user } = renderApp('/notifications?notification=n-1', { vouchers: 0, fakeTimers: true })
  serve(sent)
  server.use(http.get(`${path}/audience`, () => new HttpResponse(null, { status: 500 })))
  await user.click(await screen.findByRole('button', { name: 'Use again' }))
  const form = within(await findDialog('Send notification'))
  await user.click(form.getByRole('button', { name: 'Continue' }))
  await runClockUntil('The recipients could not be counted, so nothing can be sent.')
  expect(form.getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(failureToasts()).toEqual([])
  serveCount(90)
  await user.click(form.getByRole('button', { name: 'Try again: Recipients' }))
  expect(await form.findByText('90 users will get it.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('button', { name: 'Send to 90' })).toBeEnabled()
})

test('a sent notification fills in the form again, too long texts are refused, and the server’s refusal keeps them', async () => {
  const { user, writes } = renderApp('/notifications?notification=n-1', { vouchers: 0 })
  serve(sent)
  serveCount(90)
  await user.click(await screen.findByRole('button', { name: 'Use again' }))
  const form = within(await findDialog('Send notification'))
  expect(form.getByLabelText('Title')).toHaveValue('Rain delays')
  expect(form.getByLabelText('Message')).toHaveValue(sent.body)
  expect(form.getByLabelText('Audience')).toHaveDisplayValue('Users')
  expect(form.getByLabelText('State')).toHaveDisplayValue('Lagos')

  await user.click(form.getByLabelText('Title'))
  await user.paste('!'.repeat(55))
  expect(form.getByText('66 of 65 characters')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Continue' }))
  expect(await form.findByText('Enter at most 65 characters')).toBeVisible()
  // The number still says by how much it is too long.
  expect(form.getByLabelText('Title')).toHaveAccessibleDescription(
    'Enter at most 65 characters 66 of 65 characters',
  )
  await user.type(form.getByLabelText('Title'), '{Backspace}')
  server.use(http.post(path, () => HttpResponse.json({ message: 'Wait an hour' }, { status: 422 })))
  await user.click(form.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Send to 90' }))
  expect(await findToast('Wait an hour')).toBeVisible()
  expect(form.getByLabelText('Title')).toHaveValue(`Rain delays${'!'.repeat(54)}`)
  expect(writes).toHaveLength(1)
})

test('a notification that is being sent is read every 10 seconds, until it has been sent', async () => {
  const app = renderApp('/notifications?notification=n-1', { vouchers: 0, fakeTimers: true })
  serve({ ...sent, status: 'sending', delivered: 12 })
  const sheet = within(await findDialog('Notification Details'))
  expect(await sheet.findByText('Sending')).toBeVisible()
  serve(sent)
  expect(await runClockUntil('1,712')).toBeVisible()
  const reads = () => app.requests.filter((request) => request.endsWith('/notification/n-1')).length
  const count = reads()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(reads()).toBe(count)
})

test('the statuses of a notification have these labels and colors', () => {
  expect(statusTexts(notificationStatus)).toBe('Sending blue, Sent green, Failed red')
})

const earlier = { ...sent, state: 'ALL', recipients: 88, createdAt: new Date().toISOString() }

/** Fills in the form like the notification `earlier`, and returns the question. */
async function sendLikeEarlier(found: object[] | null) {
  const app = renderApp('/notifications', { vouchers: 0 })
  serve(sent)
  await cellsOf('Notifications')
  await app.user.click(screen.getByRole('button', { name: 'Send notification' }))
  const form = within(await findDialog('Send notification'))
  serveCount(1840)
  await app.user.type(form.getByLabelText('Title'), 'rain  delays ')
  await app.user.type(form.getByLabelText('Message'), 'Deliveries take longer.')
  await app.user.selectOptions(form.getByLabelText('Audience'), 'Users')
  // The list of the page is older.
  if (found) serve(...found)
  else server.use(http.get(path, () => HttpResponse.json({ message: 'No' }, { status: 500 })))
  await app.user.click(form.getByRole('button', { name: 'Continue' }))
  const confirm = await screen.findByRole('button', { name: 'Send to 1,840' })
  return { app, confirm, asked: await findDialog('Send notification') }
}

const QUESTION = 'Send “rain delays” to 1,840 users? This action cannot be undone.'

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the question waits for the number of recipients, and nothing is sent after “Cancel” or a navigation', async () => {
    const { user, form, writes, router, address } = await writeMessage()
    const release = holdResponse('get', `${path}/audience`, 200, { count: 1840 })
    await user.selectOptions(form.getByLabelText('Audience'), 'Users')
    expect(form.getByText('Counting recipients…')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(form.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    release()
    await question('Send “Bank holiday” to 1,840 users? This action cannot be undone.')
    const [, confirmation] = screen.getAllByRole('dialog', { hidden: true })
    const inside = within(confirmation ?? document.body)
    expect(inside.getByRole('button', { name: 'Send to 1,840' })).toBeEnabled()
    await user.click(inside.getByRole('button', { name: 'Cancel' }))
    // The form is as it was.
    await waitFor(() => expect(form.getByRole('button', { name: 'Continue' })).toHaveFocus())
    expect(form.getByLabelText('Title')).toHaveValue('Bank holiday')
    expect(form.getByLabelText('Title')).not.toHaveAttribute('readonly')
    await user.click(form.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('button', { name: 'Send to 1,840' })
    act(() => router.history.push('/users'))
    await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1))
    expect(form.getByLabelText('Title')).toHaveValue('Bank holiday')
    expect(address()).toBe('/notifications?dialog=send')
    expect(writes).toEqual([])
  })

  test('a backend that cannot count recipients, and an audience of nobody, are said, and nothing can be sent', async () => {
    const { user, form, writes } = await writeMessage()
    serveCount(0)
    await user.selectOptions(form.getByLabelText('Audience'), 'Drivers')
    expect(await form.findByText('Nobody is in this audience.')).toBeVisible()
    expect(form.getByRole('button', { name: 'Continue' })).toBeDisabled()
    server.use(http.get(`${path}/audience`, () => new HttpResponse(null, { status: 404 })))
    await user.selectOptions(form.getByLabelText('Audience'), 'Users')
    expect(
      await form.findByText('This backend does not count recipients, so nothing can be sent.'),
    ).toBeVisible()
    expect(form.getByRole('button', { name: 'Continue' })).toBeDisabled()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(writes).toEqual([])
  })

  test('a notification is sent to the administrator first, and the form stays open', async () => {
    const { user, form, writes } = await writeMessage()
    await user.click(form.getByRole('button', { name: 'Send to me first' }))
    // The same rules apply.
    expect(await form.findByText('Choose an audience', { selector: 'p' })).toBeVisible()
    serveCount(20)
    await user.selectOptions(form.getByLabelText('Audience'), 'Users')
    await user.click(form.getByRole('button', { name: 'Send to me first' }))
    expect(await findToast('Sent to you')).toBeVisible()
    expect(writes.map(({ body }) => body)).toEqual([
      {
        title: 'Bank holiday',
        body: 'Payouts are paid on Monday.',
        audience: 'users',
        channel: 'push',
        test: true,
      },
    ])
    expect(form.getByLabelText('Title')).toHaveValue('Bank holiday')
  })

  test('what was typed survives the end of the session, and leaving the form asks first', async () => {
    const { user, form } = await writeMessage()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    server.use(
      http.get(`${path}/audience`, () =>
        HttpResponse.json({ message: 'Unauthenticated' }, { status: 401 }),
      ),
    )
    await user.selectOptions(form.getByLabelText('Audience'), 'Users')
    await screen.findByRole('heading', { name: 'Sign in' })
    serveCount(20)
    await signIn(user)
    const restored = within(await findDialog('Send notification'))
    expect(restored.getByLabelText('Title')).toHaveValue('Bank holiday')
    expect(restored.getByLabelText('Audience')).toHaveDisplayValue('Users')
    expect(restored.getByText('Draft restored')).toBeVisible()
  })

  test('a backend without a request for one notification still shows the row and offers to use it again', async () => {
    const { user } = renderApp('/notifications?notification=n-1', { vouchers: 0 })
    // A state that the console does not know must not become every state.
    serve({ ...sent, state: 'Lagos Island' })
    serveCount(90)
    server.use(http.get(`${path}/n-1`, () => new HttpResponse(null, { status: 404 })))
    await user.click(await screen.findByRole('button', { name: 'Use again' }))
    const form = within(await findDialog('Send notification'))
    await user.click(form.getByRole('button', { name: 'Continue' }))
    expect(await form.findByText('Choose a state', { selector: 'p' })).toBeVisible()
    expect(form.getByLabelText('State')).toHaveFocus()
  })

  test('a notification like one that a colleague has just sent asks with the name, the audience and the time', async () => {
    const { app, asked, confirm } = await sendLikeEarlier([earlier])
    const time = new Date(Date.parse(earlier.createdAt) + 3_600_000).toISOString().slice(11, 16)
    expect(asked).toHaveAccessibleDescription(
      `Tunde Bakare sent “rain delays” to 88 users at ${time}. ${QUESTION}`,
    )
    expect(app.requests).toContain(
      'GET /api/crm/notification?page=1&limit=20&search=rain+delays&status=all&audience=users',
    )
    expect(app.writes).toEqual([])
    await app.user.click(confirm)
    await findToast('Notification sent')
  })

  test('a notification that a colleague sends while the question is open is not sent before it is asked about', async () => {
    const { app, confirm } = await sendLikeEarlier([])
    serve(earlier)
    await app.user.click(confirm)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Tunde Bakare sent “rain delays” to 88 users /,
    )
    expect(app.writes).toEqual([])
  })

  test.each<[what: string, change: object]>([
    ['another title', { title: 'Rain' }],
    ['another audience', { audience: 'drivers' }],
    ['another state', { state: 'Lagos' }],
    ['another channel', { channel: 'sms' }],
    ['another day', { createdAt: '2026-01-13T10:00:00Z' }],
    ['a failure', { status: 'failed' }],
  ])('an earlier notification with %s is not asked about', async (_what, change) => {
    const { asked } = await sendLikeEarlier([{ ...earlier, ...change }])
    expect(asked).toHaveAccessibleDescription(QUESTION)
  })

  test('a list of notifications that fails is said in the question', async () => {
    const { asked } = await sendLikeEarlier(null)
    expect(asked).toHaveAccessibleDescription(
      `Earlier notifications could not be checked. ${QUESTION}`,
    )
  })
})
