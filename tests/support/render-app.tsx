import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { countsShown } from '@/components/shell/menu-counts'
import { addDays, lagosToday } from '@/domain/lagos'
import { hasDraft } from '@/memory/drafts'
import { loadSession, startSession } from '@/memory/session'
import { createApp, disconnectApp } from '@/router'
import type { Db } from '../../src/mock-api/db'
import { demoSignIn } from '../../src/mock-api/session'
import { startMockApi } from './server'

export const ada = {
  firstName: 'Ada',
  lastName: 'Obi',
  usertype: 'admin',
  id: 'adm-1',
  email: 'ada@example.com',
}

interface AppOptions {
  /** Whether the browser has a saved session. */
  signedIn?: boolean
  /** Whether the menu has counts. */
  hasCounts?: boolean
  /** The app's clock advances with real time and with `vi.advanceTimersByTimeAsync`. */
  fakeTimers?: boolean
  /** Those of the signed-in administrator. By default, everything is allowed. */
  permissions?: readonly unknown[]
}

/** Renders the whole app at a URL. `db` is the database of its API. */
export function mountApp(
  address: string,
  db: Db,
  { signedIn = true, fakeTimers = false, hasCounts = false, permissions }: AppOptions = {},
) {
  if (fakeTimers) {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      // The default, 20 ms, would delay each user event by that much.
      advanceTimeDelta: 2,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    })
  }
  if (signedIn) {
    db.tokens.add('a-token')
    localStorage.setItem('user', JSON.stringify({ ...ada, permissions }))
    localStorage.setItem('token', 'a-token')
  }
  loadSession()
  if (hasCounts) countsShown.set(true)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createApp(history)
  onTestFinished(async () => {
    disconnectApp()
    const { queryClient } = router.options.context
    // A retry must not reach the mock API of the next test.
    await queryClient.cancelQueries()
    // Garbage collection timers would keep the app in memory for five minutes.
    queryClient.clear()
  })
  const user = userEvent.setup(fakeTimers ? { advanceTimers: vi.advanceTimersByTime } : {})
  // As in index.html.
  const container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  render(<RouterProvider router={router} />, { container })
  return { db, router, user, address: () => router.history.location.href }
}

/** The default number of vouchers. Each row takes time to render, so only tests of pagination ask for more. */
export const ROWS = 5

/**
 * At midnight in Lagos every page is refetched. A test that moves the clock begins after it if it is
 * near, unless the test has set the time.
 */
function avoidMidnight() {
  const midnight = Date.parse(`${addDays(lagosToday(), 1)}T00:00:00+01:00`)
  const isNear = midnight - Date.now() < 20 * 60_000
  if (isNear && vi.getMockedSystemTime() === null) vi.setSystemTime(midnight + 60_000)
}

/** Renders the whole app at a URL, with its own mock API. */
export function renderApp(
  address: string,
  { vouchers = ROWS, ...options }: AppOptions & { vouchers?: number } = {},
) {
  if (options.fakeTimers) avoidMidnight()
  const api = startMockApi({ vouchers })
  return { ...api, ...mountApp(address, api.db, options) }
}

/** Replaces the page with a new one of the same tab, at its present URL. Memory is lost. */
export function reloadApp<T extends { address: () => string; db: Db }>(app: T) {
  cleanup()
  disconnectApp()
  const kept = Object.entries(sessionStorage)
  // Modules outlive a reload in tests. They forget what the storage no longer has.
  sessionStorage.clear()
  if (hasDraft()) throw new Error('A draft is only in memory.')
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value))
  return { ...app, ...mountApp(app.address(), app.db) }
}

/** Advances the fake clock in steps of 500 ms until the page shows `text`, for one minute at most. */
export async function runClockUntil(text: string) {
  // Cheaper than a query at each step.
  const isShown = () => document.body.textContent.includes(text)
  for (let waited = 0; waited < 60_000 && !isShown(); waited += 500) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500)
      // Responses arrive on the real clock.
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
  return screen.getByText(text)
}

/** Pastes text into a field. Typing would render once per letter. */
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

/** Another administrator signs in, as in another tab. */
export function signInColleague({ db }: { db: Db }) {
  db.tokens.add('b-token')
  act(() => startSession({ ...ada, id: 'adm-9', email: 'bisi@example.com' }, 'b-token'))
}

/** Waits for the voucher table. Returns its rows without the header. */
export async function voucherRows() {
  const table = await screen.findByRole('table', { name: 'Vouchers', busy: false })
  return within(table).getAllByRole('row').slice(1)
}

/** Waits for the voucher table. Returns the row at an index, and throws if there is none. */
export async function rowAt(index: number) {
  const rows = await voucherRows()
  const row = rows[index]
  if (!row) throw new Error(`Row ${index} does not exist: the table has ${rows.length} rows.`)
  return row
}

/** The checkbox that selects the row at an index. */
export const checkboxAt = async (index: number) => within(await rowAt(index)).getByRole('checkbox')

/** Returns the text of each cell in one column of the voucher table. `name` is the column's header. */
export async function column(name: string) {
  const table = await screen.findByRole('table', { name: 'Vouchers', busy: false })
  const headers = within(table).getAllByRole('columnheader')
  const index = headers.findIndex((header) => header.textContent === name)
  return (await voucherRows()).map((row) => within(row).getAllByRole('cell')[index]?.textContent)
}

/** Chooses an item from the actions menu of the row at an index. */
export async function chooseFromRow(user: UserEvent, index: number, item: string) {
  const row = await rowAt(index)
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** Chooses an item from the actions menu of the row with a name. */
export async function chooseAction(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** Opens the create form with the button of the vouchers page. */
export async function openCreateForm(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Create Voucher' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create New Voucher' })
  return { dialog, title: within(dialog).getByLabelText('Title') }
}

/** Waits until a dialog is open and has the focus. Before that, it ignores pointer events. */
export async function findDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toContainElement(document.querySelector(':focus')))
  return dialog
}

/** Waits for a toast that contains the text. */
export async function findToast(text: string | RegExp) {
  const region = await screen.findByRole('region', { name: /^Notifications, / })
  return within(region).findByText(sentence(text))
}

/** Matches the innermost element with this text, whose names are elements of their own. */
export function sentence(text: string | RegExp) {
  const isMatch = (element: Element) => {
    const shown = element.textContent.replace(/\s+/g, ' ').trim()
    return typeof text === 'string' ? shown === text : text.test(shown)
  }
  return (_content: string, element: Element | null) =>
    element !== null && isMatch(element) && ![...element.children].some(isMatch)
}

/** The texts of the toasts that warn or report a failure. */
export const failureToasts = () =>
  screen
    .queryAllByRole('group', { name: /^(Error|Warning)$/ })
    .map((element) => element.textContent)

/**
 * Dismisses all toasts with the keyboard, and returns their texts, the newest first. A page with
 * buttons in the header shows one at a time.
 */
export async function dismissToasts(user: UserEvent) {
  const region = screen.getByRole('region', { name: /^Notifications, / })
  const texts: (string | null)[] = []
  while (region.firstChild) {
    const newest = region.firstChild
    texts.push(newest.textContent)
    await user.keyboard('{Alt>}t{/Alt}{Escape}')
    await waitFor(() => expect(newest).not.toBe(region.firstChild))
  }
  return texts
}
