import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { findDialog, findToast, renderApp, voucherRows } from '../../support/render-app'
import { server } from '../../support/server'

const bar = () => within(screen.getByRole('group', { name: 'Selection' }))

/** The voucher page with the rows of its first page selected. */
async function renderSelected(address: string, vouchers: number) {
  const app = renderApp(address, { vouchers })
  await voucherRows()
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  return app
}

test('after the header checkbox, the bar selects every voucher that the filters match', async () => {
  const app = await renderSelected('/vouchers?status=used', 150)
  const { total } = app.db.list({
    page: 1,
    limit: 20,
    search: '',
    status: 'used',
    type: 'all',
  }).pagination
  expect(total).toBeGreaterThan(40)
  await app.user.click(bar().getByRole('button', { name: `Select all ${total}` }))
  await app.user.click(await screen.findByRole('button', { name: `Bulk Actions (${total})` }))
  const dialog = await findDialog('Bulk Action')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(total)
  await app.user.click(within(dialog).getByRole('button', { name: 'Mark as Expired' }))
  expect(await findToast(`${total} vouchers expired`)).toBeVisible()
  const left = app.db.list({ page: 1, limit: 20, search: '', status: 'used', type: 'all' })
  expect(left.pagination.total).toBe(0)
})

test('a page with a row that is not selected offers no "Select all"', async () => {
  const app = await renderSelected('/vouchers', 45)
  const [row] = await voucherRows()
  if (!row) throw new Error('There is no row.')
  await app.user.click(within(row).getByRole('checkbox'))
  expect(bar().queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
})

test('selecting all shows its progress, and Cancel leaves the selection as it was', async () => {
  const app = await renderSelected('/vouchers', 145)
  server.use(
    http.get('*/api/crm/voucher', ({ request }) =>
      Number(new URL(request.url).searchParams.get('page')) > 3
        ? new Promise<never>(() => {})
        : undefined,
    ),
  )
  await app.user.click(bar().getByRole('button', { name: 'Select all 145' }))
  expect(await bar().findByText('Selecting 60 of 145…')).toBeVisible()
  await app.user.click(bar().getByRole('button', { name: 'Cancel' }))
  expect(bar().getByText('20 selected')).toBeVisible()
  expect(bar().getByRole('button', { name: 'Select all 145' })).toBeVisible()
})

test('a failed page selects nothing more, and a toast says why', async () => {
  const app = await renderSelected('/vouchers', 45)
  server.use(
    http.get('*/api/crm/voucher', ({ request }) =>
      request.url.includes('page=3')
        ? HttpResponse.json({ message: 'Not provided' }, { status: 501 })
        : undefined,
    ),
  )
  await app.user.click(bar().getByRole('button', { name: 'Select all 45' }))
  expect(await findToast('The vouchers could not be selected')).toBeVisible()
  expect(await findToast('Not provided')).toBeVisible()
  expect(bar().getByText('20 selected')).toBeVisible()
})

test('another filter while all are being read selects nothing', async () => {
  const app = await renderSelected('/vouchers', 145)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.get('*/api/crm/voucher', async ({ request }) => {
      if (request.url.includes('page=4')) await released
      return undefined
    }),
  )
  await app.user.click(bar().getByRole('button', { name: 'Select all 145' }))
  await bar().findByText(/^Selecting/)
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Used')
  await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
  release()
  await voucherRows()
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument()
})
