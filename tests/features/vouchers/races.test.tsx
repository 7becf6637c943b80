import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, beforeAll, expect, test, vi } from 'vitest'
import { serveFaults } from '../../faults/fault-server'
import {
  chooseFromRow,
  column,
  fill,
  findDialog,
  findToast,
  mountApp,
  voucherRows,
} from '../../support/render-app'

// The mock API over real HTTP, with responses that are computed when the request comes and sent when the test says so.
const api = serveFaults()

beforeAll(async () => {
  await import('@/features/vouchers/voucher-dialogs')
  await import('@/features/vouchers/form/create-voucher')
  await import('@/features/vouchers/form/edit-voucher')
  await import('@/features/vouchers/voucher-sheet')
})

function start(address: string, options: { vouchers?: number; fakeTimers?: boolean } = {}) {
  const { vouchers = 2, ...rest } = options
  return mountApp(address, api.restart(vouchers), rest)
}

async function createVoucher(user: UserEvent, title: string) {
  await user.click(await screen.findByRole('button', { name: 'Create Voucher' }))
  const form = await findDialog('Create New Voucher')
  await fill(user, within(form).getByLabelText('Title'), title)
  await user.selectOptions(within(form).getByLabelText('Type'), 'Free Delivery')
  await user.click(within(form).getByRole('button', { name: 'Create Voucher' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
}

test('a first page that was still loading when a voucher was created contains it', async () => {
  const late = api.delay(/^GET \/api\/crm\/voucher\?/)
  const app = start('/vouchers')
  await late.arrived
  await api.heal()
  await createVoucher(app.user, 'Amala Weekend')
  await act(async () => late.release())
  await waitFor(async () => expect((await column('Title'))[0]).toBe('Amala Weekend'))
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('4')
})

test('a deletion whose response is lost is settled, and seen in the list', async () => {
  const app = start('/vouchers')
  await voucherRows()
  await chooseFromRow(app.user, 0, 'Delete')
  api.loseResponse(/^DELETE/)
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await findToast('Voucher deleted')).toBeVisible()
  expect(app.db.find('f1f1f1f1f1f1f1f1f1f1f1f1')).toBeUndefined()
  await waitFor(async () => expect(await voucherRows()).toHaveLength(2))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('details that were still loading when their voucher was saved show the saved title', async () => {
    const app = start('/vouchers')
    await voucherRows()
    const late = api.delay(/^GET \/api\/crm\/voucher\/f1f1/)
    await chooseFromRow(app.user, 0, 'View Details')
    const opened = await findDialog('Voucher Details')
    await late.arrived
    await app.user.click(within(opened).getByRole('button', { name: 'Edit' }))
    const form = await findDialog('Edit Voucher')
    await fill(app.user, within(form).getByLabelText('Title'), ' again')
    await api.heal()
    await app.user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    const details = await findDialog('Voucher Details')
    await act(async () => late.release())
    await waitFor(() =>
      expect(within(details).getAllByText('Suya Sunday again')).not.toHaveLength(0),
    )
    expect(within(details).queryByText('Suya Sunday')).not.toBeInTheDocument()
  })

  test('a next page that was being prefetched when a voucher was created is fetched again', async () => {
    const app = start('/vouchers', { vouchers: 39 })
    const late = api.delay(/^GET \/api\/crm\/voucher\?page=2/)
    await voucherRows()
    await late.arrived
    await api.heal()
    const lastTitleCode = (await column('Code'))[19]
    await createVoucher(app.user, 'Amala Weekend')
    await act(async () => late.release())
    await app.user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('21–40 of 41 vouchers')).toBeVisible()
    // The new voucher moved the last row of the first page here.
    await waitFor(async () => expect((await column('Code'))[0]).toBe(lastTitleCode))
  })

  test('a voucher that somebody else has deleted leaves the list when its edit finds it gone', async () => {
    const app = start('/vouchers')
    await voucherRows()
    await chooseFromRow(app.user, 0, 'Edit')
    const form = await findDialog('Edit Voucher')
    await fill(app.user, within(form).getByLabelText('Title'), ' again')
    app.db.remove(new Set(['f1f1f1f1f1f1f1f1f1f1f1f1']))
    await app.user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByRole('alert')).toHaveTextContent(/no longer exists/)
    // What was typed is kept.
    expect(within(form).getByLabelText('Title')).toHaveValue('Suya Sunday again')
    await app.user.click(within(form).getByRole('button', { name: 'Cancel' }))
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect(await voucherRows()).toHaveLength(2))
  })

  test('a list does not count as fresh when the system clock is set back', async () => {
    const app = start('/vouchers', { fakeTimers: true })
    await voucherRows()
    expect(screen.getByText('Updated just now')).toBeVisible()
    // Less than a day: all lists are read again on another day.
    vi.setSystemTime(Date.now() - 10 * 60_000)
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000))
    expect(screen.getByText('Updated 3 min ago')).toBeVisible()
    app.db.remove(new Set(['f1f1f1f1f1f1f1f1f1f1f1f1']))
    await act(() => app.router.navigate({ href: '/nowhere' }))
    await act(() => app.router.navigate({ to: '/vouchers' }))
    await waitFor(async () => expect(await voucherRows()).toHaveLength(2))
  })
})
