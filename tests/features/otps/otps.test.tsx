import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { otpResource, otpStatus } from '@/features/otps/resource'
import { cellsOf } from '../../support/contents'
import { findDialog, findToast, renderApp, sentence } from '../../support/render-app'
import { holdResponse, server, takeLogged } from '../../support/server'
import { statusTexts } from '../../support/statuses'

const createdAt = '2026-01-13T10:00:00Z'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const otp = {
  id: 'otp-1',
  user: { id: 'usr-1', name: 'Adaeze Bello' },
  phone: '+2348031234567',
  email: 'adaeze.bello@example.com',
  purpose: 'sign_in',
  channel: 'sms',
  status: 'pending',
  attempts: 1,
  createdAt,
  expiresAt: inMinutes(10),
}
const path = '*/api/crm/otp/otp-1/resend'

/** Serves these codes as the list. */
function serveOtps(...otps: object[]) {
  server.use(
    http.get('*/api/crm/otp', () =>
      HttpResponse.json({ otps, pagination: { total: otps.length, totalPages: 1 } }),
    ),
  )
}

/** Opens the question whether to send the first code again. */
async function openQuestion({ user }: ReturnType<typeof renderApp>) {
  const [menu] = await screen.findAllByRole('button', { name: 'Actions for +234 803 ••• ••67' })
  if (menu) await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }))
}

const question = (text: string) => `${text}? The code sent before stops working.`

test('a code is sent again after a question, once however often it is pressed', async () => {
  const app = renderApp('/otps', { vouchers: 0 })
  serveOtps(otp)
  const respond = holdResponse('post', path, 200, { otp: { code: '482913' } })
  await openQuestion(app)
  const dialog = within(await findDialog('Send code again'))
  expect(app.address()).toBe('/otps?dialog=resend&otp=otp-1')
  expect(
    dialog.getByText(sentence(question('Send a new code to +234 803 ••• ••67 by SMS'))),
  ).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Send new code' })
  await app.user.dblClick(confirm)
  expect(confirm).toHaveAttribute('aria-busy', 'true')
  serveOtps({ ...otp, createdAt: '2026-01-14T10:00:00Z' })
  respond()
  expect(await findToast('Code sent')).toBeVisible()
  await waitFor(() => expect(app.address()).toBe('/otps'))
  await waitFor(async () => expect((await cellsOf('OTPs'))[0]).toContain('Sent 14 January 2026'))
  expect(screen.getByRole('button', { name: /^Actions for/ })).toHaveFocus()
  expect(app.writes).toEqual([
    { request: 'POST /api/crm/otp/otp-1/resend', body: { channel: 'sms' } },
  ])
})

test('another channel can be chosen, the question names it, and a refusal keeps the dialog', async () => {
  const app = renderApp('/otps?otp=otp-1&dialog=resend', { vouchers: 0 })
  serveOtps(otp)
  const dialog = within(await findDialog('Send code again'))
  const select = dialog.getByRole('combobox', { name: 'Channel' })
  const options = within(select).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'SMS',
    'WhatsApp',
    'Voice call',
    'Email',
  ])
  await app.user.selectOptions(select, 'Voice call')
  expect(
    dialog.getByText(sentence(question('Send a new code to +234 803 ••• ••67 by voice call'))),
  ).toBeVisible()
  await app.user.selectOptions(select, 'Email')
  expect(
    dialog.getByText(sentence(question('Send a new code to adaeze.bello@example.com by email'))),
  ).toBeVisible()
  const refusal = HttpResponse.json({ message: 'Wait one minute' }, { status: 422 })
  server.use(http.post(path, () => refusal, { once: true }))
  const confirm = dialog.getByRole('button', { name: 'Send new code' })
  await app.user.click(confirm)
  expect(await findToast('Wait one minute')).toBeVisible()
  expect(select).toHaveValue('email')
  server.use(http.post(path, () => HttpResponse.json({})))
  await app.user.click(confirm)
  expect(await findToast('Code sent')).toBeVisible()
  expect(app.writes.map(({ body }) => body)).toEqual([{ channel: 'email' }, { channel: 'email' }])
})

test('only channels with an address are offered', async () => {
  renderApp('/otps?otp=otp-1&dialog=resend', { vouchers: 0 })
  serveOtps({ ...otp, email: null, channel: 'WhatsApp' })
  const dialog = within(await findDialog('Send code again'))
  const options = dialog.getAllByRole('option').map((option) => option.textContent)
  expect(options).toEqual(['WhatsApp', 'SMS', 'Voice call'])
})

test('a code that was used while the question is open is not sent again', async () => {
  const app = renderApp('/otps', { vouchers: 0 })
  serveOtps({ ...otp, status: 'expired' })
  await openQuestion(app)
  const dialog = within(await findDialog('Send code again'))
  serveOtps({ ...otp, status: 'used' })
  await act(() => app.router.options.context.queryClient.refetchQueries())
  expect(
    await dialog.findByText('The code was used meanwhile: it cannot be sent again.'),
  ).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Send new code' })).toBeDisabled()
  expect(app.writes).toEqual([])
})

test('a pending code expires at its time in its row', async () => {
  renderApp('/otps', { vouchers: 0, fakeTimers: true })
  serveOtps({ ...otp, expiresAt: inMinutes(0.2) })
  expect((await cellsOf('OTPs'))[0]).toContain('Pending')
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect((await cellsOf('OTPs'))[0]).toContain('Expired')
})

// Not of digits only: a timestamp may have the same.
const SECRET = /Q4829Z|48291377482913|482 913/

/** Everything that the app keeps, shows or logs. */
function traces({ router, address }: ReturnType<typeof renderApp>) {
  const { queryClient } = router.options.context
  const queries = queryClient.getQueryCache().getAll()
  const mutations = queryClient.getMutationCache().getAll()
  const errors = [...queries, ...mutations].map(({ state: { error } }) => [
    error?.message,
    error?.stack,
    String(error?.cause),
    Object.entries(error ?? {}),
  ])
  return JSON.stringify([
    queries.map(({ queryKey, state }) => [queryKey, state]),
    mutations.map(({ state }) => state),
    errors,
    document.documentElement.outerHTML,
    { ...localStorage },
    { ...sessionStorage },
    address(),
    document.title,
    vi.mocked(console.error).mock.calls,
    vi.mocked(console.warn).mock.calls,
  ])
}

test('a code that a backend sends reaches no part of the app', async () => {
  const logged = (['log', 'info', 'debug'] as const).map((method) => vi.spyOn(console, method))
  const app = renderApp('/otps', { vouchers: 0 })
  const secret = { code: 'Q4829Z', otp: 'Q4829Z', token: 'tok-Q4829Z', pin: 48_291_377_482_913 }
  const quoted = 'Rejected: "Your code is 482 913"'
  const row = { ...otp, ...secret, user: { ...otp.user, ...secret } }
  const body = {
    ...secret,
    otps: [
      row,
      { ...row, id: 'otp-2', status: 'failed', message: quoted },
      // It has no id, and is logged. The next one is logged as a duplicate.
      { ...secret, status: 'pending' },
      row,
    ],
    pagination: { total: 4, totalPages: 1, ...secret },
  }
  server.use(
    http.get('*/api/crm/otp', () => HttpResponse.json(body)),
    http.post(path, () => HttpResponse.json({ ...secret, otp: row })),
  )
  const [, failed] = await cellsOf('OTPs')
  expect(failed).toContain('Failed Rejected: "Your code is ••••"')
  await openQuestion(app)
  const dialog = within(await findDialog('Send code again'))
  await app.user.click(dialog.getByRole('button', { name: 'Send new code' }))
  expect(await findToast('Code sent')).toBeVisible()
  expect(traces(app).match(SECRET)).toBeNull()

  // A list, and then an action, that fail with the code in the body.
  const failure = () => HttpResponse.json({ message: 'Not now', ...secret }, { status: 422 })
  server.use(http.get('*/api/crm/otp', failure), http.post(path, failure))
  await openQuestion(app)
  const again = within(await findDialog('Send code again'))
  await app.user.click(again.getByRole('button', { name: 'Send new code' }))
  expect(await findToast('Not now')).toBeVisible()
  expect(traces(app).match(SECRET)).toBeNull()

  // A list of another shape.
  server.use(http.get('*/api/crm/otp', () => HttpResponse.json({ otps: secret, ...secret })))
  await act(() => app.router.navigate({ href: '/otps?status=used' }))
  await waitFor(() => expect(app.requests.at(-1)).toContain('status=used'))
  await waitFor(() => expect(vi.mocked(console.error)).toHaveBeenCalled())
  expect(traces(app).match(SECRET)).toBeNull()
  for (const spy of logged) {
    expect(JSON.stringify(spy.mock.calls).match(SECRET)).toBeNull()
    spy.mockRestore()
  }
  takeLogged()
})

test.each([
  '482913',
  '482 913',
  '482-913',
  '482.913',
  '482–913',
  '482\u00a0913',
  '4 8 2 9',
  'A7K2Q9',
])('the code %j in the message of a provider is hidden', (code) => {
  const message = `Rejected: "Your code is ${code}" (DND)`
  const { message: shown } = v.parse(otpResource.record, { id: 'otp-1', message })
  expect(shown).toBe('Rejected: "Your code is ••••" (DND)')
})

test('the statuses of a one-time code have these labels and colors', () => {
  expect(statusTexts(otpStatus)).toBe('Pending yellow, Used green, Expired gray, Failed red')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the list shows why a code did not arrive, with the phone masked, and its filters are sent', async () => {
    const app = renderApp('/otps', { vouchers: 0 })
    const expiresAt = '2026-01-13T10:10:00Z'
    serveOtps(
      { ...otp, status: 'FAILED', message: 'Line is on Do Not Disturb', expiresAt, attempts: 3 },
      {
        ...otp,
        id: 'otp-2',
        channel: 'email',
        purpose: 'password_reset',
        status: 'used',
        expiresAt,
      },
      { id: 'otp-3', purpose: 'two_factor', channel: 'telegram', status: 'held' },
      { id: 'otp-4', user: 'usr-4', email: 'b@example.com', channel: null },
    )
    const times = ['Sent 13 January 2026', '13 January 2026', '']
    expect(await cellsOf('OTPs')).toEqual([
      [
        '+234 803 ••• ••67',
        'Adaeze Bello',
        'Sign-in, SMSLine is on Do Not Disturb',
        'SMS',
        'Failed Line is on Do Not Disturb',
        ...times,
      ],
      [otp.email, 'Adaeze Bello', 'Password reset, Email', 'Email', 'Used', ...times],
      ['—', '—', 'Two_factor, Telegram', 'Telegram', 'Held', '—', '—', ''],
      ['b@example.com', 'usr-4', '—', '—', '—', '—', '—', ''],
    ])
    expect(document.body.innerHTML).not.toContain('8031234567')
    expect(screen.queryByRole('link', { name: '—' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Adaeze Bello' })[0]).toHaveAttribute(
      'href',
      '/users/usr-1',
    )
    await app.user.selectOptions(screen.getByRole('combobox', { name: /status/i }), 'Failed')
    await app.user.selectOptions(screen.getByRole('combobox', { name: /channel/i }), 'Voice call')
    const search = screen.getByRole('searchbox', { name: 'Full email, phone or user id' })
    await app.user.type(search, '0803 123 4567{Enter}')
    await waitFor(() =>
      expect(app.requests.at(-1)).toBe(
        'GET /api/crm/otp?page=1&limit=20&search=8031234567&status=failed&channel=voice',
      ),
    )
  })

  test.each([{ status: 'used' }, { status: 'held' }, { phone: null, email: null }])(
    'a code with %j is not sent again, not even by its URL',
    async (change) => {
      const app = renderApp('/otps?otp=otp-1&dialog=resend', { vouchers: 0 })
      serveOtps({ ...otp, ...change })
      await cellsOf('OTPs')
      expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(app.writes).toEqual([])
    },
  )

  test.each([
    { status: 'failed', message: 'Line is on Do Not Disturb' },
    { status: 'Expired' },
    { status: 'pending', expiresAt: inMinutes(-1) },
  ])(
    'a code with %j is sent again, and the question says why it did not arrive',
    async (change) => {
      const app = renderApp('/otps', { vouchers: 0 })
      serveOtps({ ...otp, ...change })
      await openQuestion(app)
      const dialog = within(await findDialog('Send code again'))
      expect(
        dialog.getByText(sentence(question('Send a new code to +234 803 ••• ••67 by SMS'))),
      ).toBeVisible()
      const reason = dialog.queryByText(/^The last one did not arrive/)?.textContent
      expect(reason).toBe(
        change.message && 'The last one did not arrive: Line is on Do Not Disturb',
      )
      server.use(http.post(path, () => HttpResponse.json({})))
      await app.user.click(dialog.getByRole('button', { name: 'Send new code' }))
      expect(await findToast('Code sent')).toBeVisible()
      expect(app.writes.map(({ body }) => body)).toEqual([{ channel: 'sms' }])
    },
  )

  test('a code that a colleague has just sent is only sent again when it is confirmed once more', async () => {
    const app = renderApp('/otps', { vouchers: 0 })
    serveOtps(otp)
    await openQuestion(app)
    const dialog = within(await findDialog('Send code again'))
    serveOtps({ ...otp, createdAt: '2026-01-13T10:07:00Z' })
    server.use(http.post(path, () => HttpResponse.json({})))
    const send = () => app.user.click(dialog.getByRole('button', { name: 'Send new code' }))
    await send()
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'A code was sent to +234 803 ••• ••67 on 13 January 2026 at 11:07. Press “Send new code” again to send another one.',
    )
    expect(app.writes).toEqual([])
    await send()
    await findToast('Code sent')
    expect(app.writes).toHaveLength(1)
  })

  test('a code is sent though the list cannot be read before', async () => {
    const app = renderApp('/otps', { vouchers: 0 })
    serveOtps(otp)
    await openQuestion(app)
    const dialog = within(await findDialog('Send code again'))
    server.use(
      http.get('*/api/crm/otp', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
      http.post(path, () => HttpResponse.json({})),
    )
    await app.user.click(dialog.getByRole('button', { name: 'Send new code' }))
    await findToast('Code sent')
    expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
  })
})
