import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { textsOf, factsIn } from '../../support/contents'
import { findDialog, findToast, renderApp } from '../../support/render-app'
import { holdResponse, server, serveWithout } from '../../support/server'

const DETAILS = '*/api/crm/admin/:id'
const MISSING = 'This backend does not provide the activity of administrators.'

const openAdmin = async (id = 'adm-2') => {
  const app = renderApp(`/admins?admin=${id}`, { vouchers: 0 })
  return { app, sheet: within(await findDialog('Admin Details')) }
}

test('a line without a known record is text', async () => {
  server.resetHandlers()
  const app = renderApp('/notifications', { vouchers: 0 })
  const adminActivity = [
    { at: 'soon', event: 'moon_landed', record: { type: 'moon', id: 'm-1', name: 'Apollo' } },
    { text: 'Signed in' },
  ]
  server.use(
    http.get(DETAILS, () =>
      HttpResponse.json({ admin: { id: 'adm-2', name: 'T' }, adminActivity }),
    ),
  )
  await app.router.navigate({ href: '/admins?admin=adm-2' })
  const list = within(await screen.findByRole('list', { name: 'Activity' }))
  expect(textsOf(list.getAllByRole('listitem'))).toEqual(['Moon landed Apollo—', 'Signed in —'])
  expect(list.queryByRole('link')).not.toBeInTheDocument()
})

describe.each([404, 501])('a backend that answers %i for one administrator', (status) => {
  function refuse() {
    server.use(http.get(DETAILS, () => HttpResponse.json({ message: 'No' }, { status })))
  }

  test('the sheet has the row, a sentence and the actions, and no toast', async () => {
    const app = renderApp('/notifications', { vouchers: 0 })
    refuse()
    await app.router.navigate({ href: '/admins?admin=adm-2' })
    const dialog = await findDialog('Admin Details')
    expect(await within(dialog).findByText(MISSING)).toBeVisible()
    expect(factsIn(dialog)).toMatchObject({ Email: 'tunde@example.com' })
    expect(document.querySelector('[data-slot="toast"]')).toBeNull()
    expect(app.requests.filter((request) => request.endsWith('/admin/adm-2'))).toHaveLength(1)
    await app.user.click(within(dialog).getByRole('button', { name: 'Disable' }))
    const question = within(await findDialog('Disable admin'))
    await app.user.click(question.getByRole('button', { name: 'Disable admin' }))
    expect(await findToast('Admin disabled')).toBeVisible()
    expect(factsIn(await findDialog('Admin Details'))).toMatchObject({ Status: 'Disabled' })
  })

  test('the link of a dialog opens it without the details', async () => {
    const app = renderApp('/notifications', { vouchers: 0 })
    refuse()
    await app.router.navigate({ href: '/admins?admin=adm-2&dialog=disable' })
    await findDialog('Disable admin')
    expect(screen.queryByRole('dialog', { name: 'Admin Details' })).not.toBeInTheDocument()
    expect(app.requests.filter((request) => request.endsWith('/admin/adm-2'))).toEqual([])
  })
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('details without an activity say that there is none', async () => {
    const app = renderApp('/notifications', { vouchers: 0 })
    serveWithout(app.db, DETAILS, 'adminActivity')
    await app.router.navigate({ href: '/admins?admin=adm-2' })
    expect(await screen.findByText(MISSING)).toBeVisible()
  })

  test('the name of an administrator opens their fields at once, and then what they did', async () => {
    const app = renderApp('/admins', { vouchers: 0 })
    const release = holdResponse('get', DETAILS, 501)
    await app.user.click(await screen.findByRole('link', { name: 'Tunde Bakare' }))
    expect(app.address()).toBe('/admins?admin=adm-2')
    const dialog = await findDialog('Admin Details')
    expect(factsIn(dialog)).toMatchObject({ Email: 'tunde@example.com', Type: 'Support' })
    expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull()
    release()
    expect(await screen.findByText(MISSING)).toBeVisible()
  })

  test('the activity has the latest first, and each line links to its record', async () => {
    const types = [
      ['order', '/orders/r-1'],
      ['user', '/users/r-1'],
      ['driver', '/driver/r-1'],
      ['vendor', '/vendors/r-1'],
      ['restaurant', '/restaurant/r-1'],
      ['logistics', '/logistics/r-1'],
      ['menu', '/menus/r-1'],
      ['payout', '/payouts?payout=r-1'],
      ['transaction', '/transactions?transaction=r-1'],
      ['voucher', '/vouchers?voucher=r-1'],
    ] as const
    const others = [
      ['Ticket', '/tickets?ticket=r-1'],
      ['admin', '/admins?admin=r-1'],
      ['notification', '/notifications?notification=r-1'],
      ['category', '/categories?search=The+record'],
      ['faq', '/faq?search=The+record'],
      ['otp', '/otps?search=r-1'],
    ] as const
    async function hrefsOf(list: readonly (readonly [string, string])[]) {
      const adminActivity = list.map(([type]) => ({
        at: '2026-01-13T10:00:00Z',
        event: 'driver_assigned',
        record: { type, id: 'r-1', name: 'The record' },
      }))
      server.use(
        http.get(DETAILS, () =>
          HttpResponse.json({ admin: { id: 'adm-2', name: 'Tunde' }, adminActivity }),
        ),
      )
      const activity = within(await screen.findByRole('list', { name: 'Activity' }))
      await waitFor(() => expect(activity.getAllByRole('listitem')).toHaveLength(list.length))
      return activity
        .getAllByRole('link', { name: 'The record' })
        .map((link) => link.getAttribute('href'))
    }
    const { app } = await openAdmin()
    await screen.findByRole('list', { name: 'Activity' })
    const refetch = () => app.router.options.context.queryClient.refetchQueries()
    for (const list of [types, others]) {
      const hrefs = hrefsOf(list)
      // oxlint-disable-next-line no-await-in-loop
      await refetch()
      // oxlint-disable-next-line no-await-in-loop
      expect(await hrefs).toEqual(list.map(([, href]) => href))
    }
  })

  test('what an administrator does is in their own activity', async () => {
    const app = renderApp('/users/usr-001', { vouchers: 0 })
    await app.user.type(await screen.findByRole('textbox', { name: 'Add a note' }), 'Called.')
    await app.user.click(screen.getByRole('button', { name: 'Add note' }))
    await screen.findByText('Called.', { selector: 'li p' })
    await app.router.navigate({ href: '/admins?admin=adm-1' })
    const list = within(await screen.findByRole('list', { name: 'Activity' }))
    const [latest] = list.getAllByRole('listitem')
    expect(latest).toHaveTextContent(/^Note added /)
    expect(within(latest ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/users/usr-001',
    )
  })
})
