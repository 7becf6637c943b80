import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mountApp, runClockUntil, signIn } from '../support/render-app'
import { server as msw } from '../support/server'
import { operations, type Operation } from './fault-operations'
import { json } from './fault-responses'
import { startFaultServer } from './fault-server'

// Performs each operation on the pages, over real HTTP: a failure is shown once and in its place, the input is kept, and the
// operation works again afterwards. request-faults.test.ts shows that every fault becomes one of these failures.

const MESSAGE = 'The kitchen is on fire'

let api: Awaited<ReturnType<typeof startFaultServer>>
let sent: string[] = []
const problems: string[] = []
const onProblem = (problem: unknown) => void problems.push(String(problem))
const onError = ({ message }: ErrorEvent) => onProblem(message)

beforeAll(async () => {
  // Chunks load in real time, which the fake clock does not wait for.
  await import('@/features/vouchers/voucher-dialogs')
  await import('@/features/vouchers/form/create-voucher')
  await import('@/features/vouchers/form/edit-voucher')
  await import('@/features/vouchers/voucher-sheet')
  await import('@/components/actions/question-dialog')
  msw.close()
  api = await startFaultServer()
  process.on('unhandledRejection', onProblem)
  window.addEventListener('error', onError)
})
beforeEach(() => {
  problems.length = 0
  sent = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(String(input))
    sent.push(`${init?.method} ${pathname}${search}`)
    return fetch(input, init)
  })
})
afterEach(async () => {
  await api.heal()
  expect(problems).toEqual([])
})
afterAll(async () => {
  process.off('unhandledRejection', onProblem)
  window.removeEventListener('error', onError)
  await api.stop()
})

const countSent = (call: RegExp) => sent.filter((name) => call.test(name)).length
const toasts = () => screen.getByRole('region', { name: /^Notifications, / })
const alerts = () => within(toasts()).queryAllByRole('alert')

const runClock = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders the app and opens what the operation needs. */
async function start(operation: Operation) {
  const app = mountApp(operation.url, api.restart(), {
    signedIn: operation.kind !== 'sign-in',
    fakeTimers: true,
  })
  await operation.prepare(app.user)
  return app
}

/** Waits for the message: it is shown once, in a toast, or on the login page if signing in failed. */
async function expectMessage({ kind }: Operation, message: string) {
  await runClockUntil(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  if (kind === 'sign-in') {
    expect(alerts()).toHaveLength(0)
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  } else {
    expect(alerts()).toHaveLength(1)
    expect(alerts()[0]).toHaveTextContent(message)
  }
}

/** Presses the button five times while the response is held: one request is sent, and it succeeds. */
async function expectRecovery({ call, success, press, expectDone }: Operation, user: UserEvent) {
  await api.heal()
  const before = countSent(call)
  const release = api.hold(call)
  for (let times = 0; times < 5; times++) await press(user)
  await waitFor(() => expect(countSent(call)).toBe(before + 1))
  await runClock(500)
  release()
  await expectDone(user)
  if (success) expect(within(toasts()).getAllByText(success)).toHaveLength(1)
  expect(countSent(call)).toBe(before + 1)
}

for (const operation of operations) {
  const { name, url, kind, call, success } = operation

  test(`${name}: shows a failure once, keeps the input, and sends one request when tried again`, async () => {
    const { user } = await start(operation)
    api.fail(call, json(500, { message: MESSAGE }))
    await operation.send(user)
    if (kind === 'read') await runClockUntil('An unexpected error occurred')
    await expectMessage(operation, MESSAGE)
    if (operation.findErrorMessage) expect(await operation.findErrorMessage(user)).toBeVisible()
    operation.expectKept()
    // A query retries after 1, 2 and 4 s.
    expect(countSent(call)).toBe(kind === 'read' ? 4 : 1)
    return expectRecovery(operation, user)
  })

  test(`${name}: shows a lost response as a failure and does not repeat a mutation`, async () => {
    const { user } = await start(operation)
    api.loseResponse(call)
    await operation.send(user)
    await expectMessage(operation, 'Something went wrong')
    if (operation.findErrorMessage) expect(await operation.findErrorMessage(user)).toBeVisible()
    await (operation.expectAfterLoss ?? operation.expectKept)()
    expect(countSent(call)).toBe(kind === 'read' ? 4 : 1)
  })

  test(`${name}: an ended session opens the login page, and signing in restores the page and its input`, async () => {
    const app = await start(operation)
    api.fail(call, json(401, { message: 'Unauthenticated' }))
    await operation.send(app.user)
    if (kind === 'sign-in') return expectMessage(operation, 'Unauthenticated')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toContain(`/login?redirect=${encodeURIComponent(url)}`)
    expect(alerts()).toHaveLength(1)
    expect(alerts()[0]).toHaveTextContent('Your session has expired')
    expect(countSent(call)).toBe(1)
    await api.heal()
    await signIn(app.user)
    await operation.sendAgain(app.user)
    await operation.expectDone(app.user)
    if (success) within(toasts()).getByText(success)
    expect(countSent(call)).toBe(2)
  })

  test(`${name}: a response after 30 s, when another page is open, opens and closes nothing`, async () => {
    const app = await start(operation)
    const release = api.hold(call)
    await operation.send(app.user)
    await waitFor(() => expect(countSent(call)).toBe(1))
    act(() => app.router.history.push('/nowhere'))
    if (operation.asksToLeave) {
      await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
    }
    await runClock(30_000)
    release()
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    if (success) await runClockUntil(success)
    await runClock(1000)
    expect(app.address()).toBe('/nowhere')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(alerts()).toHaveLength(0)
    expect(within(toasts()).queryAllByRole('status')).toHaveLength(success ? 1 : 0)
    expect(countSent(call)).toBe(1)
    act(() => app.router.history.push(url))
    if (kind === 'read') {
      await api.heal()
      await operation.prepare(app.user)
      await operation.send(app.user)
    }
    await operation.expectDone(app.user)
  })
}

const missing = () => json(404, { message: 'No such voucher' })
const operationsWith404Message = operations.flatMap(({ findMissing, ...rest }) =>
  findMissing ? [{ ...rest, findMissing }] : [],
)
test.each(operationsWith404Message)(
  '$name: shows a 404 in its place, after one request and without a toast',
  async (operation) => {
    const { user } = await start(operation)
    api.fail(operation.call, missing())
    await operation.send(user)
    expect(await operation.findMissing(user)).toBeVisible()
    expect(alerts()).toHaveLength(0)
    expect(countSent(operation.call)).toBe(1)
    await api.heal()
    await operation.press(user)
    await operation.expectDone(user)
    expect(countSent(operation.call)).toBe(2)
  },
)

test.each(operations.filter(({ closesWhenGone }) => closesWhenGone))(
  '$name: closes the dialog after a 404, with one toast',
  async (operation) => {
    const { user } = await start(operation)
    api.fail(operation.call, missing())
    await operation.send(user)
    await expectMessage(operation, 'No such voucher')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(countSent(operation.call)).toBe(1)
    await api.heal()
    await operation.prepare(user)
    await operation.send(user)
    await operation.expectDone(user)
    expect(countSent(operation.call)).toBe(2)
  },
)
