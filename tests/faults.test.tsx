import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { config } from '@/lib/config'
import { operations, type Operation } from './fault-operations'
import { startFaultServer, type Answer } from './fault-server'
import { mountApp, runClockUntil, signIn } from './render-app'
import { server as msw, takeLogged } from './server'

const UNKNOWN = 'Something went wrong'
const PLACE = '/vouchers'

const json = (status: number, body: unknown): Answer => {
  const text = JSON.stringify(body)
  return (res) => void res.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
}
const raw =
  (status: number, type: string, text: string): Answer =>
  (res) =>
    void res.writeHead(status, { 'Content-Type': type }).end(text)

const dropped: Answer = (res) =>
  new Promise<void>((resolve) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
    res.write('{"vouchers":[', () => {
      res.destroy()
      resolve()
    })
  })

const MISSING = 'No such voucher'

/** Answers that are failures, with the words that are shown. */
const failures: [name: string, answer: Answer | 'refused', message: string][] = [
  ['connection refused', 'refused', UNKNOWN],
  ['connection dropped midway', dropped, UNKNOWN],
  [
    '500 with a message',
    json(500, { message: 'The kitchen is on fire' }),
    'The kitchen is on fire',
  ],
  ['500 with HTML', raw(500, 'text/html', '<h1>Internal Server Error</h1>'), UNKNOWN],
  ['500 with an object as message', json(500, { message: { code: 'E_KITCHEN' } }), UNKNOWN],
  ['200 with broken JSON', raw(200, 'application/json', '{"vouchers":['), UNKNOWN],
  ['404', json(404, { message: MISSING }), MISSING],
  ['422', json(422, { message: 'The code is taken' }), 'The code is taken'],
  ['429', json(429, { message: 'Too many requests' }), 'Too many requests'],
]

/** Answers whose status says that it was done: a write asks no more, a read has to show something. */
const doubtful: [name: string, answer: Answer][] = [
  ['empty 200', raw(200, 'application/json', '')],
  ['200 of the wrong shape', json(200, { hello: 'world' })],
]

const unauthenticated = ['unauthenticated', 'Unauthenticated', 'UNAUTHENTICATED'].flatMap(
  (message) =>
    [401, 400].map(
      (status) => [`${status} "${message}"`, json(status, { message }), message] as const,
    ),
)

// A server that refuses connections cannot count them.
let sent: string[] = []
function watchFetch() {
  const { fetch } = globalThis
  sent = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(String(input))
    sent.push(`${init?.method} ${pathname}${search}`)
    return fetch(input, init)
  })
}

let api: Awaited<ReturnType<typeof startFaultServer>>
let held = 0
const problems: string[] = []
const cells = operations.length * (failures.length + doubtful.length + unauthenticated.length + 2)

const onProblem = (problem: unknown) => void problems.push(String(problem))
const onError = ({ message }: ErrorEvent) => onProblem(message)

beforeAll(async () => {
  // The clock of the app would not wait for the code of its dialogs.
  await import('@/features/vouchers/voucher-dialogs')
  // The real network, with its real faults.
  msw.close()
  api = await startFaultServer()
  config.apiUrl = api.url
  process.on('unhandledRejection', onProblem)
  window.addEventListener('error', onError)
})
beforeEach(() => {
  problems.length = 0
  watchFetch()
})
afterEach(async () => {
  await api.heal()
})
afterAll(async () => {
  process.off('unhandledRejection', onProblem)
  window.removeEventListener('error', onError)
  await api.stop()
  process.stdout.write(`\nThe fault matrix: ${held} of ${cells} cells hold\n`)
})

const countSent = (call: RegExp) => sent.filter((name) => call.test(name)).length
// The toaster's code comes with the first toast: before, there is nothing.
const toasts = () =>
  screen.queryByRole('region', { name: /^Notifications/ }) ?? document.createElement('div')
const alerts = () => within(toasts()).queryAllByRole('alert')

/** Lets the clock of the app run, and the network with it. */
async function runClock(ms: number) {
  for (let passed = 0; passed < ms; passed += 500) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500)
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
}

async function start(operation: Operation) {
  const app = mountApp(PLACE, api.restart(), {
    signedIn: operation.kind !== 'sign-in',
    fakeTimers: true,
  })
  await operation.prepare(app.user)
  return app
}

/** What holds at the end of every cell. */
function expectPeace() {
  expect(problems).toEqual([])
  // A body that cannot be used is logged, for whoever mends the server.
  expect(takeLogged().filter((text) => !text.includes('has not the expected shape'))).toEqual([])
  held += 1
}

/** A read is not repeated after a 404, and its place says it without a toast. */
async function expectMissing(operation: Operation, user: UserEvent) {
  const findPlace = operation.findMissing ?? operation.findPlace
  expect(await findPlace?.(user)).toBeVisible()
  expect(alerts()).toHaveLength(0)
  expect(countSent(operation.call)).toBe(1)
}

async function expectFailure(
  operation: Operation,
  user: UserEvent,
  message: string,
  attempts: number,
  isGone = false,
) {
  const { kind, call } = operation
  if (kind === 'read' && message === MISSING) return expectMissing(operation, user)
  if (kind === 'read') await runClockUntil('An unexpected error occurred')
  await runClockUntil(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  if (kind === 'sign-in') {
    expect(alerts()).toHaveLength(0)
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  } else {
    expect(alerts()).toHaveLength(1)
    expect(alerts()[0]).toHaveTextContent(message)
  }
  if (operation.findPlace) expect(await operation.findPlace(user)).toBeVisible()
  if (isGone) expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  else operation.expectKept()
  expect(countSent(call)).toBe(attempts)
}

/** It works again, and is sent once. */
async function expectRecovery(operation: Operation, user: UserEvent, send = operation.press) {
  await api.heal()
  const before = countSent(operation.call)
  await send(user)
  await operation.expectDone(user)
  if (operation.success) within(toasts()).getByText(operation.success)
  expect(countSent(operation.call)).toBe(before + 1)
  expectPeace()
}

describe.each(operations)('$name', (operation) => {
  const { kind, call, success } = operation
  // A read is tried four times, after 1, 2 and 4 s.
  const attempts = kind === 'read' ? 4 : 1

  test.each(failures)('%s', async (name, answer, message) => {
    const { user } = await start(operation)
    if (answer === 'refused') await api.refuse()
    else api.fail(call, answer)
    await operation.send(user)
    const isGone = name === '404' && operation.closesWhenGone
    await expectFailure(operation, user, message, attempts, isGone)
    return expectRecovery(operation, user, isGone ? operation.sendAgain : operation.press)
  })

  test.each(doubtful)('%s', async (_name, answer) => {
    const { user } = await start(operation)
    api.fail(call, answer)
    await operation.send(user)
    if (kind !== 'write') {
      await expectFailure(operation, user, UNKNOWN, attempts)
      return expectRecovery(operation, user)
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    within(toasts()).getByText(success ?? '')
    expect(alerts()).toHaveLength(0)
    expect(countSent(call)).toBe(1)
    await api.heal()
    await operation.prepare(user)
    return expectRecovery(operation, user)
  })

  test.each(unauthenticated)('%s', async (_name, answer, message) => {
    const app = await start(operation)
    api.fail(call, answer)
    await operation.send(app.user)
    if (kind === 'sign-in') {
      await expectFailure(operation, app.user, message, 1)
      return expectRecovery(operation, app.user)
    }
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toMatch(/^\/login\?redirect=%2Fvouchers/)
    expect(alerts()).toHaveLength(1)
    expect(alerts()[0]).toHaveTextContent('Your session has expired')
    expect(countSent(call)).toBe(1)
    return expectRecovery(operation, app.user, async (user) => {
      await signIn(user)
      await operation.sendAgain(user)
    })
  })

  test('an answer after 30 s while the user moves on', async () => {
    const app = await start(operation)
    const release = api.hold(call)
    await operation.send(app.user)
    await waitFor(() => expect(countSent(call)).toBe(1))
    act(() => app.router.history.push('/faq'))
    if (operation.asksToLeave) {
      await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
    }
    await runClock(30_000)
    release()
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    if (success) await runClockUntil(success)
    await runClock(1000)
    expect(app.address()).toBe('/faq')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(alerts()).toHaveLength(0)
    expect(within(toasts()).queryAllByRole('status')).toHaveLength(success ? 1 : 0)
    expect(countSent(call)).toBe(1)
    act(() => app.router.history.push(PLACE))
    if (kind === 'read') {
      await api.heal()
      await operation.prepare(app.user)
      await operation.send(app.user)
    }
    await operation.expectDone(app.user)
    expectPeace()
  })

  test('the same button pressed five times', async () => {
    const { user } = await start(operation)
    if (kind === 'read') {
      api.fail(call, json(500, {}))
      await operation.send(user)
      await expectFailure(operation, user, UNKNOWN, attempts)
    }
    const before = countSent(call)
    const release = api.hold(call)
    for (let times = 0; times < 5; times++) await operation.press(user)
    await waitFor(() => expect(countSent(call)).toBe(before + 1))
    await runClock(500)
    release()
    await operation.expectDone(user)
    if (success) expect(within(toasts()).getAllByText(success)).toHaveLength(1)
    expect(countSent(call)).toBe(before + 1)
    expectPeace()
  })
})
