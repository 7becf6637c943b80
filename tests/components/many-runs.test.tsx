import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { endSession } from '@/memory/session'
import type { App } from '../support/bulk'
import {
  changedIds,
  findBar,
  holdChanges,
  loseNext,
  onChange,
  openMany,
  refusal,
  renderPayouts,
  requested,
} from '../support/bulk-rows'
import { findDialog, renderApp, runClockUntil, signIn } from '../support/render-app'
import { server } from '../support/server'

const sixIds = ['p-1', 'p-2', 'p-3', 'p-4', 'p-5', 'p-6']
const press = (app: App, name: string | RegExp) =>
  app.user.click(screen.getByRole('button', { name }))
const countApproved = ({ db }: App) =>
  db.payouts.all().filter(({ status }) => status === 'processing').length

/** Approves six payouts. */
async function approveSix(app: App) {
  const question = await openMany(app, 'Approve', 'Approve 6 payouts')
  await app.user.click(question.getByRole('button', { name: /^Approve 6/ }))
}

/** Approves six payouts and returns once four requests are in flight. */
async function startSix(options?: Parameters<typeof renderPayouts>[1]) {
  const app = renderPayouts(requested(6), options)
  const release = holdChanges()
  await approveSix(app)
  await waitFor(() => expect(changedIds(app)).toHaveLength(4))
  return { app, release: () => void act(release) }
}

test('after Stop, what is under way ends, nothing new starts, and "Continue" sends the rest', async () => {
  const { app, release } = await startSix()
  expect(screen.getByText('In progress…')).toHaveRole('status')
  expect(screen.getAllByText('Waiting')).toHaveLength(2)
  const dialog = await findDialog('Approve 6 payouts')
  expect(dialog).toHaveTextContent('0 of 6 payouts')
  // The focus was on the button that has confirmed.
  expect(within(dialog).getByRole('button', { name: 'Stop' })).toHaveFocus()
  await press(app, 'Stop')
  expect(screen.getByText('Stopping…')).toHaveRole('status')
  release()
  expect(await screen.findByText('4 approved, 2 not started')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Continue' })).toHaveFocus()
  expect(changedIds(app)).toEqual(sixIds.slice(0, 4))
  await press(app, 'Continue')
  expect(await screen.findByText('6 approved')).toBeVisible()
  expect(within(dialog).getByText('Close').closest('button')).toHaveFocus()
  expect(changedIds(app)).toEqual(sixIds)
})

test('a busy server is asked again after the time that it names', async () => {
  const app = renderPayouts(requested(6), { fakeTimers: true })
  const times: number[] = []
  onChange(':id', () => {
    times.push(Date.now())
    return times.length > 4 ? undefined : refusal('Too many', 429, { 'Retry-After': '30' })
  })
  await approveSix(app)
  await runClockUntil('The server is busy. Goes on in 30 s')
  expect(screen.getByText('The server is busy. It goes on by itself.').parentElement).toHaveRole(
    'status',
  )
  await runClockUntil('6 approved')
  const [start = 0] = times
  expect(times).toHaveLength(10)
  expect(times[3]).toBeLessThan(start + 5000)
  expect(times[4]).toBeGreaterThanOrEqual(start + 30_000)
  expect(countApproved(app)).toBe(6)
})

/** The first payout is approved. The session has ended for all others. */
async function endSessionMidway() {
  const app = renderPayouts(requested(6))
  onChange(':id', (id, request) =>
    id !== 'p-1' && request.headers.get('Authorization') === 'Bearer a-token'
      ? refusal('Unauthenticated', 401)
      : undefined,
  )
  await approveSix(app)
  await screen.findByRole('heading', { name: 'Sign in' })
  await waitFor(() => expect(countApproved(app)).toBe(1))
  app.writes.length = 0
  return app
}

test.each([
  {
    url: '/transactions?status=pending',
    button: 'Check again',
    done: 'checked',
    path: '*/api/crm/transaction/:id/verify',
  },
  {
    url: '/admins?status=invited',
    button: 'Invite again',
    done: 'invited again',
    path: '*/api/crm/admin/:id/invite',
  },
])(
  '$button says that "Try again" sends again, because no record shows it',
  async ({ url, button, done, path }) => {
    const app = renderApp(url, { vouchers: 0 })
    let isLost = true
    server.use(http.post(path, () => (isLost ? Response.error() : undefined)))
    const checkbox = (await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })).at(0)
    if (!checkbox) throw new Error('The list has no row.')
    await app.user.click(checkbox)
    await app.user.click((await findBar()).getByRole('button', { name: button }))
    const question = await screen.findByRole('dialog')
    const confirm = within(question).getByRole('button', { name: /^(?:Check|Invite) 1 .* again/ })
    await app.user.click(confirm)
    expect(await screen.findByText(`0 ${done}, 1 not known`)).toBeVisible()
    expect(
      screen.getByText(
        'No record shows whether a lost request was carried out: “Try again” sends it again.',
      ),
    ).toBeVisible()
    isLost = false
    await press(app, 'Try again')
    expect(await screen.findByText(`1 ${done}`)).toBeVisible()
    expect(app.writes).toHaveLength(2)
  },
)

describe('in the matrix', { tags: 'matrix' }, () => {
  test('Escape and a way to another page ask while it runs, and it goes on or is stopped', async () => {
    const { app, release } = await startSix()
    const title = 'Stop and close?'
    await app.user.keyboard('{Escape}')
    const prompt = within(await findDialog(title))
    expect(
      prompt.getByText(
        '0 of 6 payouts are approved. Requests in progress finish, and the rest is not started.',
      ),
    ).toBeVisible()
    await app.user.click(prompt.getByRole('button', { name: 'Keep going' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible())
    act(() => app.router.history.push('/faq'))
    await findDialog(title)
    expect(app.address()).toBe('/payouts?dialog=approve')
    await press(app, 'Stop and close')
    await waitFor(() => expect(app.address()).toBe('/faq'))
    release()
    await waitFor(() => expect(countApproved(app)).toBe(4))
    expect(changedIds(app)).toHaveLength(4)
  })

  test('the question whether to stop goes away when everything is done meanwhile', async () => {
    const { app, release } = await startSix()
    await app.user.keyboard('{Escape}')
    await findDialog('Stop and close?')
    release()
    expect(await screen.findByText('6 approved')).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  test('a busy server that names no time is asked again after 5 seconds, then after 10', async () => {
    const app = renderPayouts(requested(6), { fakeTimers: true })
    const times: number[] = []
    onChange(':id', () => {
      times.push(Date.now())
      return times.length > 8 ? undefined : refusal('Too many', 429)
    })
    await approveSix(app)
    await runClockUntil('6 approved')
    const waits = [times[4] ?? 0, times[8] ?? 0].map((at, index) => at - (times[4 * index] ?? 0))
    expect(waits.map((wait) => Math.floor(wait / 1000))).toEqual([5, 10])
    expect(times).toHaveLength(14)
  })

  test('a run waits while the browser is offline, and sends nothing twice', async () => {
    const { app, release } = await startSix()
    onTestFinished(() => onlineManager.setOnline(true))
    act(() => onlineManager.setOnline(false))
    release()
    expect(
      await screen.findByText('You are offline. It goes on once you are connected.'),
    ).toHaveRole('status')
    expect(changedIds(app)).toHaveLength(4)
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByText('6 approved')).toBeVisible()
    expect(changedIds(app).toSorted()).toEqual(sixIds)
  })

  test('a run whose session has ended is there after the sign-in, and goes on with what was not started', async () => {
    const app = await endSessionMidway()
    await signIn(app.user)
    expect(await screen.findByText('1 approved, 5 not started')).toBeVisible()
    expect(app.address()).toBe('/payouts?dialog=approve')
    await findDialog('Approve 6 payouts')
    expect(changedIds(app)).toEqual([])
    await press(app, 'Continue')
    expect(await screen.findByText('6 approved')).toBeVisible()
    expect(changedIds(app).toSorted()).toEqual(sixIds.slice(1))
  })

  test('rows that were not done after the sign-in are selected when the dialog closes', async () => {
    const app = await endSessionMidway()
    await signIn(app.user)
    await screen.findByText('1 approved, 5 not started')
    await app.user.keyboard('{Escape}')
    const prompt = within(await findDialog('Close with 5 payouts not approved?'))
    await app.user.click(prompt.getByText('Close'))
    await waitFor(() => expect(app.address()).toBe('/payouts'))
    expect((await findBar()).getByText(/^5 selected/)).toBeVisible()
  })

  test('a run whose session has ended is gone after the sign-in of another administrator', async () => {
    const app = await endSessionMidway()
    await signIn(app.user, { email: 'ngozi@example.com', password: 'jollof-rice' })
    expect(await screen.findByText('No payouts selected')).toBeVisible()
    await waitFor(() => expect(app.address()).toBe('/payouts'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(changedIds(app)).toEqual([])
  })

  test('results with payouts that are not done are there after the session has ended', async () => {
    const app = renderPayouts(requested(6))
    loseNext('p-2', false)
    await approveSix(app)
    await screen.findByText('5 approved, 1 not known')
    act(() => endSession('expired'))
    await signIn(app.user)
    expect(await screen.findByText('5 approved, 1 not known')).toBeVisible()
    await press(app, 'Try again')
    expect(await screen.findByText('6 approved')).toBeVisible()
  })
})
