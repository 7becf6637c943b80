import { act, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { checkboxAt, findDialog, type renderApp } from './render-app'

export type App = ReturnType<typeof renderApp>

export const selectPage = () =>
  screen.getByRole('checkbox', { name: 'Select all rows on this page' })
export const findBulkButton = (count: number) =>
  screen.findByRole('button', { name: `Bulk Actions (${count})` })
export const queryBulkButton = () => screen.queryByRole('button', { name: /^Bulk Actions/ })

/** Selects the rows at these indexes. */
export async function select({ user }: App, ...indexes: number[]) {
  for (const index of indexes) await user.click(await checkboxAt(index))
}

export async function openBulk(app: App, count: number) {
  await app.user.click(await findBulkButton(count))
  const dialog = await findDialog('Bulk Action')
  return {
    dialog,
    button: (name: string) => within(dialog).getByRole('button', { name }),
    rows: () =>
      within(dialog)
        .queryAllByRole('listitem')
        .map((row) => row.textContent),
  }
}

/** The ids of the rows, in the order of the page. */
export function idsOf({ db }: App) {
  return db.list().vouchers.map(({ id }) => id)
}

/** Gives each row a status, before the page has loaded. */
export function setStatuses({ db }: App, ...statuses: string[]) {
  for (const [index, { id }] of db.list().vouchers.entries()) {
    db.update(new Set([id]), (voucher) => ({ ...voucher, status: statuses[index] ?? 'claimed' }))
  }
}

/** Makes the app refetch, as it does when the user returns to the tab after a minute. */
export async function returnToTab() {
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}
