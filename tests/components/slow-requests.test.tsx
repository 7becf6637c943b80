import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { openMany, renderPayouts, requested } from '../support/bulk-rows'
import { bytesOf, jpeg } from '../support/image-files'
import { provideImages, takeUploads } from '../support/images'
import {
  findDialog,
  findToast,
  openCreateForm,
  renderApp,
  runClockUntil,
  signIn,
  voucherRows,
} from '../support/render-app'
import { holdResponse, server } from '../support/server'

const NOTE = 'Still waiting for the server'
const LIST = '*/api/crm/voucher'
const notes = () => screen.queryAllByText(NOTE)

/** Never responds to the first request. Returns how many were aborted, and how many arrived. */
function hangOnce(method: 'get' | 'post' | 'patch', path: string) {
  const seen = { requests: 0, aborted: 0 }
  server.use(
    http[method](path, ({ request }) => {
      seen.requests += 1
      if (seen.requests > 1) return undefined
      request.signal.addEventListener('abort', () => {
        seen.aborted += 1
      })
      return new Promise<never>(() => {})
    }),
  )
  return seen
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

test('a list that takes more than 20 seconds says so, and “Try again” sends its request again', async () => {
  const { user } = renderApp('/vouchers', { fakeTimers: true })
  const seen = hangOnce('get', LIST)
  await waitFor(() => expect(seen.requests).toBe(1))
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(notes()).toHaveLength(0)
  await runClockUntil(NOTE)
  expect(screen.getByText(NOTE).closest('[role="status"]')).not.toBeNull()
  await press(user, 'Try again')
  expect(await voucherRows()).toHaveLength(5)
  expect(seen).toEqual({ requests: 2, aborted: 1 })
  expect(notes()).toHaveLength(0)
})

test('a sign-in that takes long can stop waiting', async () => {
  const { user } = renderApp('/login', { signedIn: false, fakeTimers: true })
  const seen = hangOnce('post', '*/api/auth/login')
  await signIn(user)
  await waitFor(() => expect(seen.requests).toBe(1))
  await runClockUntil(NOTE)
  await press(user, 'Stop waiting')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(seen).toEqual({ requests: 1, aborted: 1 })
})

/** Never responds to the change of a record, which the server makes first if `isDone`. */
function hangChange(path: string, onRequest: () => void) {
  server.use(
    http.patch(path, () => {
      onRequest()
      return new Promise<never>(() => {})
    }),
  )
}

test('an upload that takes long can stop waiting: the field says so, and sends it again on request', async () => {
  provideImages()
  const app = renderApp('/categories?category=cat-001&dialog=edit', { fakeTimers: true })
  takeUploads()
  const dialog = within(await findDialog('Edit category'))
  let requests = 0
  server.use(
    http.post('*/api/images', () => {
      requests += 1
      return requests > 1 ? undefined : new Promise<never>(() => {})
    }),
  )
  const photo = new File([bytesOf(jpeg({ width: 40, height: 30 }))], 'rice.jpeg')
  fireEvent.change(await dialog.findByLabelText('Image'), { target: { files: [photo] } })
  await waitFor(() => expect(requests).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  await app.user.click(await dialog.findByRole('button', { name: 'Stop waiting' }))
  expect(
    await dialog.findByText('The upload was stopped, so the image is not the new one.'),
  ).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Saving shows the new image.')).toBeVisible()
  expect(requests).toBe(2)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a request that is sent again and hangs again says so again', async () => {
    const { user, requests } = renderApp('/vouchers', { fakeTimers: true })
    server.use(http.get(LIST, () => new Promise<never>(() => {})))
    await waitFor(() => expect(requests).toHaveLength(1))
    await vi.dynamicImportSettled()
    await runClockUntil(NOTE)
    await press(user, 'Try again')
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(notes()).toHaveLength(0)
    await runClockUntil(NOTE)
  })

  test.each(['/orders/ord-0001', '/', '/analytics', '/search?search=jollof'])(
    'the page %s says that it still waits',
    async (address) => {
      const { requests } = renderApp(address, { fakeTimers: true })
      server.use(http.get('*/api/crm/*', () => new Promise<never>(() => {})))
      await waitFor(() => expect(requests).not.toHaveLength(0))
      await vi.dynamicImportSettled()
      await runClockUntil(NOTE)
    },
  )

  test('a prefetch that takes long says nothing', async () => {
    const seen = { requests: 0 }
    renderApp('/vouchers', { vouchers: 30, fakeTimers: true })
    server.use(
      http.get(LIST, ({ request }) => {
        if (!request.url.includes('page=2')) return undefined
        seen.requests += 1
        return new Promise<never>(() => {})
      }),
    )
    await voucherRows()
    await waitFor(() => expect(seen.requests).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(notes()).toHaveLength(0)
  })

  test('a form that takes long can stop waiting: it may have been done, and keeps what was typed', async () => {
    const { user } = renderApp('/vouchers', { fakeTimers: true })
    const seen = hangOnce('post', LIST)
    const { dialog, title } = await openCreateForm(user)
    await findDialog('Create New Voucher')
    await user.type(title, 'Suya Sunday')
    await user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
    await user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
    await waitFor(() => expect(seen.requests).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    await user.click(await within(dialog).findByRole('button', { name: 'Stop waiting' }))
    expect(await findToast(/it may have been done/)).toBeVisible()
    expect(await findDialog('Create New Voucher')).toBe(dialog)
    expect(title).toHaveValue('Suya Sunday')
    expect(seen).toEqual({ requests: 1, aborted: 1 })
    expect(within(dialog).queryByText(NOTE)).not.toBeInTheDocument()
  })

  test('an action of a record that takes long can stop waiting', async () => {
    const app = renderApp('/tickets?ticket=tck-001', { fakeTimers: true })
    app.db.tickets.patch('tck-001', { status: 'open', assignee: null })
    const sheet = within(await findDialog('Ticket Details'))
    const seen = hangOnce('patch', '*/api/crm/ticket/:id')
    await app.user.click(await sheet.findByRole('button', { name: 'Take' }))
    await waitFor(() => expect(seen.requests).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    await app.user.click(await sheet.findByRole('button', { name: 'Stop waiting' }))
    expect(await findToast(/it may have been done/)).toBeVisible()
    expect(seen).toEqual({ requests: 1, aborted: 1 })
  })

  test('an export that takes long sends its request again', async () => {
    const { user } = renderApp('/vouchers?dialog=export', { vouchers: 30, fakeTimers: true })
    const dialog = await findDialog('Export vouchers')
    await within(dialog).findByText('All 30 vouchers')
    const release = holdResponse('get', LIST)
    await user.click(within(dialog).getByRole('button', { name: 'Export' }))
    await within(dialog).findByText('Preparing your file…')
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    expect(await within(dialog).findByText(NOTE)).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible()
    release()
  })

  test('a list that waits for a busy server says so', async () => {
    let requests = 0
    renderApp('/vouchers', { fakeTimers: true })
    server.use(
      http.get(LIST, () => {
        requests += 1
        if (requests > 1) return undefined
        return Response.json({}, { status: 429, headers: { 'Retry-After': '30' } })
      }),
    )
    await waitFor(() => expect(requests).toBe(1))
    await vi.dynamicImportSettled()
    await runClockUntil('The server is busy. Goes on in 29 s')
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await voucherRows()).toHaveLength(5)
    expect(screen.queryByText(/^The server is busy/)).not.toBeInTheDocument()
  })

  test.each([
    ['was made', true, '2 approved'],
    ['was not made', false, '1 approved, 1 not known'],
  ])(
    'a run can stop waiting: a change that %s counts as lost, and the record is read before it is sent again',
    async (_what, isDone, result) => {
      const app = renderPayouts(requested(2), { fakeTimers: true })
      const question = await openMany(app, 'Approve', 'Approve 2 payouts')
      let requests = 0
      hangChange('*/api/crm/payout/p-1', () => {
        requests += 1
        if (isDone) app.db.payouts.patch('p-1', { status: 'processing' })
      })
      await app.user.click(question.getByRole('button', { name: /^Approve 2/ }))
      await waitFor(() => expect(requests).toBe(1))
      await act(() => vi.advanceTimersByTimeAsync(21_000))
      const dialog = await findDialog('Approve 2 payouts')
      await app.user.click(await within(dialog).findByRole('button', { name: 'Stop waiting' }))
      expect(await within(dialog).findByText(result)).toBeVisible()
      expect(requests).toBe(1)
    },
  )

  test('a reply to a ticket that takes long can stop waiting: it may have been sent, and its text is kept', async () => {
    const app = renderApp('/tickets?ticket=tck-001', { fakeTimers: true })
    app.db.tickets.patch('tck-001', { status: 'open' })
    const sheet = within(await findDialog('Ticket Details'))
    const seen = hangOnce('post', '*/api/crm/ticket/:id/message')
    const reply = await sheet.findByRole('textbox', { name: 'Reply' })
    await app.user.type(reply, 'It is at your gate.')
    await app.user.click(sheet.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(seen.requests).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    await app.user.click(await sheet.findByRole('button', { name: 'Stop waiting' }))
    expect(await findToast(/it may have been done/)).toBeVisible()
    expect(reply).toHaveValue('It is at your gate.')
    expect(seen).toEqual({ requests: 1, aborted: 1 })
  })
})
