import { within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { findDialog, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

test.each([
  ['ord-009', 'Assign driver', 'No driver is online.'],
  ['ord-008', 'Change driver', 'No other driver is online.'],
])('without a driver who is online, %s says in “%s”: “%s”', async (id, title, text) => {
  renderApp(`/orders/${id}?dialog=assign`, { vouchers: 0 })
  server.use(http.get('*/api/crm/driver', () => HttpResponse.json({ drivers: [], pagination: {} })))
  const dialog = await findDialog(title)
  expect(await within(dialog).findByText(text)).toBeVisible()
})
