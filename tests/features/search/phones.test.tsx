import { expect, test } from 'vitest'
import { cellsOf } from '../../support/contents'
import { renderApp } from '../../support/render-app'

test.each([
  ['Orders', '0800 555 0001', 'Bola Adeyemi'],
  ['Transactions', '0800 555 0001', 'Bola Adeyemi'],
  ['Carts', '08005550001', 'Bola Adeyemi'],
  ['Tickets', '+234 (0) 800-555-0000', 'Adaeze Adeyemi'],
])('the list of %s finds by the phone number %s those of %s', async (title, phone, customer) => {
  const search = new URLSearchParams({ search: phone }).toString()
  renderApp(`/${title.toLowerCase()}?${search}`)
  const rows = await cellsOf(title)
  expect(rows).not.toEqual([])
  for (const row of rows) expect(row.join()).toContain(customer)
})
