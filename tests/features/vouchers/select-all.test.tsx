import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { checkboxAt, findDialog, findToast, renderApp, voucherRows } from '../../support/render-app'
import { server } from '../../support/server'

const bar = () => within(screen.getByRole('group', { name: 'Selection' }))

/** Renders the last page of the list, which has few rows, and selects them. */
async function renderSelected(address: string, vouchers: number) {
  const app = renderApp(address, { vouchers })
  await voucherRows()
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  // Its chunk loads when rows are selected.
  await screen.findByRole('button', { name: /^Select all/ })
  return app
}

/** Replaces the response to a page of the list. Undefined keeps the response. */
function onPage(page: number, respond: () => Response | undefined | Promise<Response | undefined>) {
  server.use(
    http.get('*/api/crm/voucher', ({ request }) =>
      new URL(request.url).searchParams.get('page') === String(page) ? respond() : undefined,
    ),
  )
}

test('"Select all" keeps what it has read if a page fails, and "Try again" reads the rest', async () => {
  const app = await renderSelected('/vouchers?page=4', 61)
  let isBroken = true
  onPage(2, () =>
    isBroken ? HttpResponse.json({ message: 'Not provided' }, { status: 501 }) : undefined,
  )
  await app.user.click(bar().getByRole('button', { name: 'Select all 61' }))
  expect(await findToast('The vouchers could not be selected')).toBeVisible()
  expect(await findToast('Not provided')).toBeVisible()
  expect(bar().getByText(/^1 selected/)).toBeVisible()
  expect(bar().getByText('41 of 61 read')).toBeVisible()
  isBroken = false
  app.requests.length = 0
  await app.user.click(bar().getByRole('button', { name: 'Try again' }))
  expect(await bar().findByText(/^61 selected/)).toBeVisible()
  expect(app.requests).toEqual([expect.stringContaining('?page=2&')])
})

test('"Select all" selects nothing if the filters change while it runs', async () => {
  const app = await renderSelected('/vouchers?page=4', 61)
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  onPage(3, () => released)
  await app.user.click(bar().getByRole('button', { name: 'Select all 61' }))
  await bar().findByText(/^Selecting/)
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Used')
  await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
  release()
  await voucherRows()
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('"Select all" selects every voucher that the filters match, on all pages', async () => {
    const app = await renderSelected('/vouchers?page=3&status=used', 150)
    const { total } = app.db.list({ status: 'used' }).pagination
    expect(total).toBeGreaterThan(40)
    await app.user.click(bar().getByRole('button', { name: `Select all ${total}` }))
    await app.user.click(await screen.findByRole('button', { name: `Bulk Actions (${total})` }))
    const dialog = await findDialog('Bulk Action')
    // Only the rows in sight are in the document.
    const [first] = within(dialog).getAllByRole('listitem')
    expect(first).toHaveAttribute('aria-setsize', `${total}`)
    await app.user.click(within(dialog).getByRole('button', { name: 'Mark as Expired' }))
    await app.user.click(within(dialog).getByRole('button', { name: `Expire ${total} vouchers` }))
    expect(await findToast(`${total} vouchers expired`)).toBeVisible()
    expect(app.db.list({ status: 'used' }).pagination.total).toBe(0)
  })

  test('"Select all" is not offered if a row of the page is not selected', async () => {
    const app = await renderSelected('/vouchers?page=2', 22)
    expect(bar().getByRole('button', { name: 'Select all 22' })).toBeVisible()
    await app.user.click(await checkboxAt(0))
    expect(bar().queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
  })

  test('"Select all" shows its progress, and Cancel keeps the previous selection', async () => {
    const app = await renderSelected('/vouchers?page=8', 141)
    for (const page of [4, 5, 6, 7]) onPage(page, () => new Promise<never>(() => {}))
    await app.user.click(bar().getByRole('button', { name: 'Select all 141' }))
    expect(await bar().findByText('Selecting 60 of 141…')).toBeVisible()
    await app.user.click(bar().getByRole('button', { name: 'Cancel' }))
    expect(bar().getByText(/^1 selected/)).toBeVisible()
    expect(bar().getByRole('button', { name: 'Select all 141' })).toBeVisible()
  })

  test('"Select all" gives up what it has read with "Cancel"', async () => {
    const app = await renderSelected('/vouchers?page=3', 41)
    onPage(2, () => HttpResponse.json({ message: 'Not provided' }, { status: 501 }))
    await app.user.click(bar().getByRole('button', { name: 'Select all 41' }))
    await app.user.click(await bar().findByRole('button', { name: 'Cancel' }))
    expect(bar().getByText(/^1 selected/)).toBeVisible()
    expect(bar().getByRole('button', { name: 'Select all 41' })).toBeVisible()
  })

  test('"Select all" waits as long as a busy server asks for, and says so', async () => {
    const app = await renderSelected('/vouchers?page=3', 41)
    let requests = 0
    onPage(2, () => {
      requests += 1
      return requests > 1
        ? undefined
        : HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '2' } })
    })
    await app.user.click(bar().getByRole('button', { name: 'Select all 41' }))
    expect(await bar().findByText(/^The server is busy\. Goes on in [12] s$/)).toBeVisible()
    expect(await bar().findByText(/^41 selected/)).toBeVisible()
    expect(requests).toBe(2)
  })

  test('"Select all" says how many rows came in front meanwhile, and selects the others', async () => {
    const app = await renderSelected('/vouchers?page=3', 41)
    onPage(3, () => {
      const [first] = app.db.list({ limit: 1 }).vouchers
      if (first && app.db.list({}).pagination.total === 41) app.db.add([{ ...first, id: 'new' }])
      return undefined
    })
    await app.user.click(bar().getByRole('button', { name: 'Select all 41' }))
    expect(await findToast('41 vouchers selected')).toBeVisible()
    expect(
      await findToast('1 new voucher came during the selection and is not selected.'),
    ).toBeVisible()
  })
})
