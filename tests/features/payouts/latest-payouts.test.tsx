import { within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderPayouts } from '../../support/bulk-rows'
import { findDialog } from '../../support/render-app'
import { server } from '../../support/server'

const other = { id: 'drv-1', name: 'Kunle Idris', type: 'driver' }
const URL = '/payouts?payout=p-1'

test('the sheet shows the last payouts of the same payee, with a link to all', async () => {
  renderPayouts([{}, {}, { payee: other }, {}, {}, {}], { url: URL })
  const sheet = within(await findDialog('Payout Details'))
  const list = within(await sheet.findByRole('list', { name: 'Latest payouts' }))
  const links = list.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toHaveLength(3)
  expect(links).not.toContain('PAY-1')
  expect(links).not.toContain('PAY-3')
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/₦[\d,]+\.00Requested$/)
  expect(sheet.getByRole('link', { name: 'View all payouts' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/payouts\?search=/),
  )
})

test('a payee without other payouts, and payouts that could not be read, are told apart', async () => {
  const app = renderPayouts([{}, { payee: other }], { url: URL })
  const sheet = within(await findDialog('Payout Details'))
  expect(await sheet.findByText('No other payouts found.')).toBeVisible()
  server.use(
    http.get('*/api/crm/payout', () => HttpResponse.json({ message: 'No' }, { status: 403 })),
  )
  await app.router.navigate({ href: '/payouts?payout=p-2' })
  expect(await sheet.findByText('The latest payouts could not be loaded.')).toBeVisible()
  expect(document.querySelector('[data-slot="toast"]')).toBeNull()
})
