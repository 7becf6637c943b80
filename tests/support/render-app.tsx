import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { loadSession } from '@/lib/session'
import { createApp, disconnectApp } from '@/router'
import type { Db } from '../../src/mock-api/db'
import { demoSignIn } from '../../src/mock-api/session'
import { startMockApi } from './server'

export const ada = {
  firstName: 'Ada',
  lastName: 'Obi',
  usertype: 'admin',
  email: 'ada@example.com',
}

interface AppOptions {
  /** Whether the browser has a saved session. */
  signedIn?: boolean
  /** The app's clock stands still but for `vi.advanceTimersByTimeAsync`, and the time that really passes. */
  fakeTimers?: boolean
}

/** The whole app at an address, over the API that this is the database of. */
export function mountApp(
  address: string,
  db: Db,
  { signedIn = true, fakeTimers = false }: AppOptions = {},
) {
  if (fakeTimers) {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      // Else each thing that a user does waits for 20 ms to pass.
      advanceTimeDelta: 2,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    })
  }
  if (signedIn) {
    db.tokens.add('a-token')
    localStorage.setItem('user', JSON.stringify(ada))
    localStorage.setItem('token', 'a-token')
  }
  loadSession()
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createApp(history)
  onTestFinished(async () => {
    disconnectApp()
    const { queryClient } = router.options.context
    // No retry reaches the server of the next test.
    await queryClient.cancelQueries()
    // Its timers would keep the app in memory for five minutes.
    queryClient.clear()
  })
  const user = userEvent.setup(fakeTimers ? { advanceTimers: vi.advanceTimersByTime } : {})
  render(<RouterProvider router={router} />)
  return { db, router, user, address: () => router.history.location.href }
}

/** Few, for each row takes its time: a test that is about pages asks for more. */
export const ROWS = 5

/** The whole app at an address, over a mock API of its own. */
export function renderApp(
  address: string,
  { vouchers = ROWS, ...options }: AppOptions & { vouchers?: number } = {},
) {
  const api = startMockApi({ vouchers })
  return { ...api, ...mountApp(address, api.db, options) }
}

/** The same with so many vouchers that there are pages of them, of every status and type. */
export const renderMany = (address: string, options: AppOptions & { vouchers?: number } = {}) =>
  renderApp(address, { vouchers: 240, ...options })

/** Lets the fake clock run, 100 ms at a time, until the page shows `text`; for a minute at most. */
export async function runClockUntil(text: string) {
  // A query for each step would take its time.
  const isThere = () => document.body.textContent.includes(text)
  for (let waited = 0; waited < 60_000 && !isThere(); waited += 100) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(100)
      // The answers come on the real clock.
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
  return screen.getByText(text)
}

/** Pastes a text into a field: typed, each letter would take its time. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

export async function fillInSignIn(user: UserEvent, { email, password } = demoSignIn) {
  await fill(user, await screen.findByLabelText('Email'), email)
  await fill(user, screen.getByLabelText('Password'), password)
}

export async function signIn(user: UserEvent, who = demoSignIn) {
  await fillInSignIn(user, who)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** The rows of the voucher table, without its header. */
export async function voucherRows() {
  const table = await screen.findByRole('table', { name: 'Vouchers', busy: false })
  return within(table).getAllByRole('row').slice(1)
}

/** The texts of one column of the voucher table, by its header. */
export async function column(name: string) {
  const table = await screen.findByRole('table', { name: 'Vouchers', busy: false })
  const headers = within(table).getAllByRole('columnheader')
  const index = headers.findIndex((header) => header.textContent === name)
  return (await voucherRows()).map((row) => within(row).getAllByRole('cell')[index]?.textContent)
}

/** Chooses from the menu of a row of the voucher table, by the row's place. */
export async function chooseFromRow(user: UserEvent, index: number, choice: string) {
  const row = (await voucherRows())[index]
  if (!row) throw new Error(`There is no row ${index}.`)
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: choice }))
}

/** Waits for a dialog and for the focus in it: only then does it accept the pointer. */
export async function findDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toContainElement(document.querySelector(':focus')))
  return dialog
}

/** What stands in a toast. */
export async function findToast(text: string | RegExp) {
  const region = await screen.findByRole('region', { name: /^Notifications/ })
  return within(region).findByText(text)
}
