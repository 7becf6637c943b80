import { once } from 'node:events'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  chooseFromRow,
  dismissToasts,
  fill,
  fillInSignIn,
  findDialog,
  findToast,
  mountApp,
  rowAt,
  runClockUntil,
  signIn,
  voucherRows,
  failureToasts,
} from '../support/render-app'
import { json } from './fault-responses'
import { serveFaults } from './fault-server'

// What the pages show and keep when a request fails, over real HTTP. request-faults.page.test.ts shows that every fault becomes one
// of these failures.

const MESSAGE = 'The kitchen is on fire'
const failure = json(500, { message: MESSAGE })
const ended = json(401, { message: 'Unauthenticated' })
const missing = json(404, { message: 'No such voucher' })

const calls = {
  signIn: /^POST \/api\/auth\/login/,
  list: /^GET \/api\/crm\/voucher\?.*search=suya\+sunday&status=all/,
  details: /^GET \/api\/crm\/voucher\/f1f1/,
  create: /^POST \/api\/crm\/voucher$/,
  remove: /^DELETE \/api\/crm\/voucher\/f1f1/,
  bulk: /^POST \/api\/crm\/voucher\/bulk/,
  reward: /^POST \/api\/crm\/voucher\/promotion/,
  block: /^PATCH \/api\/crm\/user\/usr-002/,
}

const api = serveFaults()
let sent: string[] = []
const problems: string[] = []
const onProblem = (problem: unknown) => void problems.push(String(problem))
const onError = ({ message }: ErrorEvent) => onProblem(message)

beforeAll(async () => {
  // Chunks load in real time, which the fake clock does not wait for.
  await import('@/features/vouchers/voucher-dialogs')
  await import('@/features/vouchers/form/create-voucher')
  await import('@/features/vouchers/voucher-sheet')
  await import('@/components/actions/record-question')
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
afterEach(() => {
  expect(problems).toEqual([])
})
afterAll(() => {
  process.off('unhandledRejection', onProblem)
  window.removeEventListener('error', onError)
})

const countSent = (call: RegExp) => sent.filter((name) => call.test(name)).length
const toasts = () => screen.getByRole('region', { name: /^Notifications, / })
const runClock = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const open = (url = '/vouchers', signedIn = true) =>
  mountApp(url, api.restart(), { signedIn, fakeTimers: true })

const dialog = (name: string) => screen.getByRole('dialog', { name })
const pressIn = (user: UserEvent, name: string, button: string) =>
  user.click(within(dialog(name)).getByRole('button', { name: button }))
const tryAgain = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Try again' }))

const expectClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

const expectRowCount = (count: number) =>
  waitFor(() => {
    const table = screen.getByRole('table', { name: 'Vouchers', busy: false })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + count)
  })

/** Waits for the only toast of a failure. */
async function expectOneToast(user: UserEvent, message: string) {
  await runClockUntil(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(await dismissToasts(user)).toEqual([expect.stringContaining(message)])
}

/** Presses a button five times while the response is held: one request is sent. */
async function expectOneRequest(call: RegExp, press: () => Promise<void>) {
  await api.heal()
  const before = countSent(call)
  const release = api.hold(call)
  for (let times = 0; times < 5; times++) await press()
  await waitFor(() => expect(countSent(call)).toBe(before + 1))
  await runClock(500)
  release()
  return () => expect(countSent(call)).toBe(before + 1)
}

async function openBulk(user: UserEvent) {
  for (const index of [0, 1]) {
    await user.click(within(await rowAt(index)).getByRole('checkbox'))
  }
  await user.click(await screen.findByRole('button', { name: 'Bulk Actions (2)' }))
  await findDialog('Bulk Action')
}

test('a sign-in that fails says so once on the login page, keeps the input, and works when tried again', async () => {
  const { user } = open('/vouchers', false)
  await fillInSignIn(user)
  const press = () => user.click(screen.getByRole('button', { name: 'Sign in' }))
  api.fail(calls.signIn, failure)
  await press()
  await runClockUntil(MESSAGE)
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE)
  expect(screen.getAllByText(MESSAGE)).toHaveLength(1)
  expect(failureToasts()).toHaveLength(0)
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('jollof-rice')
  expect(countSent(calls.signIn)).toBe(1)
  const expectOne = await expectOneRequest(calls.signIn, press)
  await expectRowCount(3)
  expectOne()
})

/** Searches the list. */
async function searchList(user: UserEvent) {
  await voucherRows()
  await fill(user, screen.getByLabelText('Search vouchers'), 'suya sunday')
  await user.keyboard('{Enter}')
}

test('a list that fails four times shows one toast, and sends one request when tried again', async () => {
  const { user } = open()
  api.fail(calls.list, failure)
  await searchList(user)
  await runClockUntil('An unexpected error occurred')
  await expectOneToast(user, MESSAGE)
  expect(await screen.findByText('The vouchers could not be loaded')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('suya sunday')
  // It retries after 1, 2 and 4 s.
  expect(countSent(calls.list)).toBe(4)
  const expectOne = await expectOneRequest(calls.list, () => tryAgain(user))
  await expectRowCount(1)
  expectOne()
})

test('details of a deleted voucher say so after one request, without a toast', async () => {
  const { user } = open()
  api.fail(calls.details, missing)
  await chooseFromRow(user, 0, 'View Details')
  expect(await screen.findByText('This voucher no longer exists')).toBeVisible()
  expect(failureToasts()).toHaveLength(0)
  expect(countSent(calls.details)).toBe(1)
})

/** Opens the form of a new voucher and fills it in. Returns what expects its content. */
async function fillInVoucher(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Create Voucher' }))
  const form = within(await findDialog('Create New Voucher'))
  await fill(user, form.getByLabelText('Title'), 'Amala Weekend')
  await user.selectOptions(form.getByLabelText('Type'), 'Discount')
  await fill(user, form.getByLabelText('Amount'), '750.50')
  return () => {
    const kept = within(dialog('Create New Voucher'))
    expect(kept.getByLabelText('Title')).toHaveValue('Amala Weekend')
    expect(kept.getByLabelText('Type')).toHaveValue('voucher')
    expect(kept.getByLabelText('Amount')).toHaveValue('750.50')
  }
}

test('a bulk deletion whose response was lost is read again, and said to be done', async () => {
  const { user } = open()
  await openBulk(user)
  await user.click(await screen.findByRole('button', { name: 'Delete Vouchers' }))
  await findDialog('Delete 2 vouchers?')
  api.loseResponse(calls.bulk)
  await pressIn(user, 'Delete 2 vouchers?', 'Delete 2 vouchers')
  expect(await findToast('2 vouchers deleted')).toBeVisible()
  await expectClosed('Delete 2 vouchers?')
  await expectRowCount(1)
  expect(countSent(calls.bulk)).toBe(1)
})

/** Accepts the first request, and never responds. Returns whether the browser has closed its connection. */
function hangOnce(call: RegExp) {
  const seen = { isClosed: false }
  api.fail(call, async (res) => {
    void api.heal()
    await once(res, 'close')
    seen.isClosed = true
  })
  return seen
}

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a list that the backend does not have says so after one request, without a toast', async () => {
    const { user } = open()
    api.fail(calls.list, missing)
    await searchList(user)
    expect(await screen.findByText(/^This backend does not provide vouchers/)).toBeVisible()
    expect(failureToasts()).toHaveLength(0)
    expect(countSent(calls.list)).toBe(1)
    await api.heal()
    await tryAgain(user)
    await expectRowCount(1)
    expect(countSent(calls.list)).toBe(2)
  })

  test('details that get no response keep what the list knows, with one toast', async () => {
    const { user } = open()
    api.loseResponse(calls.details)
    await chooseFromRow(user, 0, 'View Details')
    await runClockUntil('An unexpected error occurred')
    await expectOneToast(user, 'Something went wrong')
    expect(within(dialog('Voucher Details')).getByText('SUYASUNDAY')).toBeVisible()
    expect(countSent(calls.details)).toBe(4)
    await user.click(screen.getByRole('button', { name: 'View Order' }))
    expect(await screen.findByText('The orders could not be loaded')).toBeVisible()
    const expectOne = await expectOneRequest(calls.details, () => tryAgain(user))
    expect(await screen.findByRole('table', { name: 'Orders', busy: false })).toBeVisible()
    expectOne()
  })

  test.each([
    ['fails', MESSAGE],
    ['gets no response', 'Something went wrong'],
  ])(
    'a form whose request %s shows one toast, keeps the input, and sends one request when pressed again',
    async (_fault, message) => {
      const { user } = open()
      const expectKept = await fillInVoucher(user)
      if (message === MESSAGE) api.fail(calls.create, failure)
      else api.loseResponse(calls.create)
      const press = () => pressIn(user, 'Create New Voucher', 'Create Voucher')
      await press()
      await expectOneToast(user, message)
      expectKept()
      expect(countSent(calls.create)).toBe(1)
      const expectOne = await expectOneRequest(calls.create, press)
      await expectClosed('Create New Voucher')
      // The voucher whose response was lost is not created again.
      await expectRowCount(4)
      expect(await dismissToasts(user)).toEqual([expect.stringContaining('Voucher added')])
      expectOne()
    },
  )

  test('an action whose session has ended opens the login page, and the same question with its input afterwards', async () => {
    const { user, address } = open('/users/usr-002')
    await user.click(await screen.findByRole('button', { name: 'Block' }))
    await findDialog('Block user')
    await user.selectOptions(screen.getByLabelText('Reason'), 'Other')
    await fill(user, screen.getByLabelText('In your words'), 'Resells the vouchers')
    api.fail(calls.block, ended)
    await pressIn(user, 'Block user', 'Block user')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(address()).toContain(`/login?redirect=${encodeURIComponent('/users/usr-002')}`)
    await expectOneToast(user, 'Your session has expired')
    expect(countSent(calls.block)).toBe(1)
    await api.heal()
    await signIn(user)
    await findDialog('Block user')
    expect(screen.getByLabelText('In your words')).toHaveValue('Resells the vouchers')
    await pressIn(user, 'Block user', 'Block user')
    expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible()
    expect(countSent(calls.block)).toBe(2)
  })

  test('a response after 30 s, when another page is open, shows its toast and opens nothing', async () => {
    const app = open()
    await fillInVoucher(app.user)
    const release = api.hold(calls.create)
    await pressIn(app.user, 'Create New Voucher', 'Create Voucher')
    await waitFor(() => expect(countSent(calls.create)).toBe(1))
    act(() => app.router.history.push('/nowhere'))
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
    await runClock(30_000)
    release()
    await runClockUntil('Voucher added')
    await runClock(1000)
    expect(app.address()).toBe('/nowhere')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(within(toasts()).getAllByRole('group', { name: 'Done' })).toHaveLength(1)
    act(() => app.router.history.push('/vouchers'))
    await expectRowCount(4)
    expect(countSent(calls.create)).toBe(1)
  })

  test('details that arrive after 30 s, when another page is open, open nothing', async () => {
    const app = open()
    const release = api.hold(calls.details)
    await chooseFromRow(app.user, 0, 'View Details')
    await waitFor(() => expect(countSent(calls.details)).toBe(1))
    act(() => app.router.history.push('/nowhere'))
    await runClock(30_000)
    release()
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await runClock(1000)
    expect(app.address()).toBe('/nowhere')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(failureToasts()).toHaveLength(0)
  })

  test('a deletion that fails keeps its question, and one of a voucher that is gone closes it', async () => {
    const { user } = open()
    await chooseFromRow(user, 0, 'Delete')
    await findDialog('Delete Voucher')
    const press = () => pressIn(user, 'Delete Voucher', 'Delete')
    api.fail(calls.remove, failure)
    await press()
    await expectOneToast(user, MESSAGE)
    api.fail(calls.remove, missing)
    await press()
    await runClockUntil('No such voucher')
    await expectClosed('Delete Voucher')
    await chooseFromRow(user, 0, 'Delete')
    await findDialog('Delete Voucher')
    const expectOne = await expectOneRequest(calls.remove, press)
    await expectRowCount(2)
    expectOne()
  })

  test('a bulk action that fails keeps its dialog, and sends one request when pressed again', async () => {
    const { user } = open()
    await openBulk(user)
    await pressIn(user, 'Bulk Action', 'Mark as Expired')
    // One of them is used.
    const press = () => pressIn(user, 'Expire 2 vouchers?', 'Expire 2 vouchers')
    api.fail(calls.bulk, failure)
    await press()
    await expectOneToast(user, MESSAGE)
    const expectOne = await expectOneRequest(calls.bulk, press)
    await expectClosed('Expire 2 vouchers?')
    expect(await screen.findByRole('row', { name: /Suya Sunday.*Expired/ })).toBeVisible()
    expectOne()
  })

  test('a campaign that fails keeps its name and its people', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reward' }))
    const form = within(await findDialog('Campaign Reward'))
    await fill(user, form.getByLabelText('Campaign Name'), 'Thank you, Lagos')
    const people = 'Email Address,Full Name\nbola@example.com,Bola\nkemi@example.com,Kemi'
    await user.upload(form.getByLabelText('Upload CSV'), new File([people], 'people.csv'))
    await screen.findByText('2 people will be rewarded')
    const save = () => pressIn(user, 'Campaign Reward', 'Save')
    async function confirm() {
      await save()
      await screen.findByRole('button', { name: 'Reward 2 people' })
      await findDialog('Campaign Reward')
      await pressIn(user, 'Campaign Reward', 'Reward 2 people')
    }
    api.fail(calls.reward, failure)
    await confirm()
    await expectOneToast(user, MESSAGE)
    expect(form.getByLabelText('Campaign Name')).toHaveValue('Thank you, Lagos')
    expect(form.getByText('people.csv')).toBeVisible()
    expect(form.getByText('2 people will be rewarded')).toBeVisible()
    const presses = [confirm]
    const expectOne = await expectOneRequest(calls.reward, () => (presses.pop() ?? save)())
    await expectRowCount(5)
    expectOne()
  })

  test('a server that never responds to a list is asked again with “Try again”, on another connection', async () => {
    const { user } = open()
    const seen = hangOnce(calls.list)
    await searchList(user)
    await waitFor(() => expect(countSent(calls.list)).toBe(1))
    await runClockUntil('Still waiting for the server')
    await tryAgain(user)
    await expectRowCount(1)
    await waitFor(() => expect(seen.isClosed).toBe(true))
    expect(countSent(calls.list)).toBe(2)
    expect(failureToasts()).toHaveLength(0)
  })

  test('a server that never responds to a deletion is no longer waited for after “Stop waiting”, which sends nothing again', async () => {
    const { user } = open()
    await chooseFromRow(user, 0, 'Delete')
    await findDialog('Delete Voucher')
    const seen = hangOnce(calls.remove)
    await pressIn(user, 'Delete Voucher', 'Delete')
    await waitFor(() => expect(countSent(calls.remove)).toBe(1))
    await runClock(21_000)
    await pressIn(user, 'Delete Voucher', 'Stop waiting')
    await waitFor(() => expect(seen.isClosed).toBe(true))
    expect(failureToasts()).toEqual([expect.stringContaining('it may have been done')])
    expect(dialog('Delete Voucher')).toBeVisible()
    expect(countSent(calls.remove)).toBe(1)
  })

  test('an export waits for a busy server as long as it asks for, and has every row', async () => {
    const blobs = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export')
    const { user } = mountApp('/vouchers?dialog=export', api.restart(250), { fakeTimers: true })
    await findDialog('Export vouchers')
    await screen.findByText('All 251 vouchers')
    const page = /^GET \/api\/crm\/voucher\?page=7&/
    let refused = 0
    api.fail(page, (res) => {
      refused += 1
      if (refused === 1) res.writeHead(429, { 'Retry-After': '30' }).end()
    })
    await pressIn(user, 'Export vouchers', 'Export')
    await runClockUntil('The server is busy. Goes on in 29 s')
    expect(refused).toBe(1)
    await runClockUntil('251 vouchers saved')
    const [blob] = blobs.mock.calls.at(-1) ?? []
    if (!(blob instanceof Blob)) throw new Error('Nothing was saved.')
    expect((await blob.text()).trim().split('\n')).toHaveLength(252)
  })
})
