import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../support/render-app'

test.each([
  ['/payouts', 'requested', ['Oldest requested', 'Oldest processing']],
  ['/tickets', 'open', ['Oldest open', 'Oldest in progress']],
])(
  'the oldest of %s in a status that is not final are one choice away, without other filters',
  async (path, status, items) => {
    const app = renderApp(`${path}?search=a`, { vouchers: 0 })
    await app.user.click(await screen.findByRole('button', { name: 'Oldest' }))
    const shown = await screen.findAllByRole('menuitem')
    expect(shown.map(({ textContent }) => textContent)).toEqual(items)
    await app.user.click(screen.getByRole('menuitem', { name: items[0] ?? '' }))
    await waitFor(() =>
      expect(app.address()).toMatch(new RegExp(`^${path}\\?status=${status}(&page=\\d)?$`)),
    )
  },
)
