// @module-tag matrix

import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { fill, findDialog, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

test.each([
  ['ord-009', 'Assign driver', 'No driver is online.'],
  ['ord-008', 'Change driver', 'No driver is online.'],
])('without a driver who is online, %s says in “%s”: “%s”', async (id, title, text) => {
  const { user } = renderApp(`/orders/${id}?dialog=assign`, { vouchers: 0 })
  server.use(http.get('*/api/crm/driver', () => HttpResponse.json({ drivers: [], pagination: {} })))
  const dialog = await findDialog(title)
  expect(await within(dialog).findByText(text)).toBeVisible()
  await fill(user, within(dialog).getByRole('searchbox'), 'Bola')
  expect(
    await within(dialog).findByText('No driver who is online matches your search.'),
  ).toBeVisible()
})

test('drivers that could not be loaded are requested again', async () => {
  const { user } = renderApp('/orders/ord-009?dialog=assign', { vouchers: 0 })
  server.use(
    http.get('*/api/crm/driver', () => HttpResponse.json({ message: 'Not now' }, { status: 404 }), {
      once: true,
    }),
  )
  await findDialog('Assign driver')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The drivers could not be loaded')).toBeVisible()
  await user.click(retry)
  expect(await screen.findAllByRole('radio')).not.toEqual([])
})
