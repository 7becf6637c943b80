import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import Papa from 'papaparse'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import { lagosToday } from '@/domain/lagos'
import type { VoucherListSearch } from '@/features/vouchers/resource'
import {
  checkboxAt,
  findDialog,
  findToast,
  renderApp,
  runClockUntil,
  voucherRows,
} from '../../support/render-app'
import { holdResponse, server, takeLogged } from '../../support/server'
import { voucherForm } from '../../support/voucher-form'
import { serveSmallPages } from '../../support/voucher-lists'

const HEADER =
  'Title,Type,Amount (NGN),Code,User,Status,Expiry date,Claimable,Multiple,Created,ID'.split(',')
const LIST = '*/api/crm/voucher'

/** The files that the browser was given to save. */
const saved: { name: string; blob: Blob }[] = []

beforeEach(() => {
  saved.length = 0
  let latest = new Blob()
  // jsdom lacks these.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      latest = blob
      return 'blob:saved'
    },
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: latest })
  })
})

/** The rows of the only file that was saved, after its byte order mark, with its header. */
async function savedRows() {
  expect(saved).toHaveLength(1)
  const bytes = await saved[0]?.blob.arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text.startsWith('\uFEFF"Title"')).toBe(true)
  expect(text.endsWith('"\r\n')).toBe(true)
  return Papa.parse<string[]>(text.slice(1).trimEnd(), { newline: '\r\n' }).data
}

const idsOf = (rows: readonly (readonly string[])[]) => rows.slice(1).map((row) => row.at(-1))

type App = ReturnType<typeof renderApp>

/** Renders the last of 12 pages, which has one row. */
const renderLastPage = (options = {}) =>
  renderApp('/vouchers?page=12', { vouchers: 221, ...options })

/** The ids of all vouchers that match the filters, in the order of the list. */
function matching({ db }: App, filters: Partial<VoucherListSearch> = {}) {
  return db.list({ limit: 1000, ...filters }).vouchers.map(({ id }) => id)
}

/** Adds a voucher at the start of the list. */
function addInFront({ db }: App, id: string) {
  const [first] = db.list({ limit: 1 }).vouchers
  if (first) db.add([{ ...first, id, code: id }])
}

/** Opens the export dialog, and clears the recorded requests. */
async function openExport(app: App) {
  await voucherRows()
  await app.user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = await findDialog('Export vouchers')
  const press = (name: string) => app.user.click(within(dialog).getByRole('button', { name }))
  app.requests.length = 0
  return { ...app, dialog, press }
}

const pageOf = (url: string) => Number(/[?&]page=(\d+)/.exec(url)?.[1])
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Replaces the response to the pages for which `isMatch` is true. Undefined keeps the response. */
function onPage(
  isMatch: (page: number) => boolean,
  respond: (request: Request) => Response | undefined | Promise<Response | undefined>,
) {
  server.use(
    http.get(LIST, ({ request }) => (isMatch(pageOf(request.url)) ? respond(request) : undefined)),
  )
}

const serverError = () => HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })

function createHold() {
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  return { released, release: () => act(() => release()) }
}

/** Holds the responses to the pages for which `isMatch` is true. Returns a function that releases them. */
function holdPages(isMatch: (page: number) => boolean) {
  const { released, release } = createHold()
  onPage(isMatch, () => released)
  return release
}

/** Runs pending callbacks that do not wait for a timer or a response. */
const flush = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)))

test('an export reads every page once, and saves the vouchers in the order of the list', async () => {
  const app = await openExport(renderLastPage())
  expect(within(app.dialog).getByText('All 221 vouchers')).toBeVisible()
  expect(within(app.dialog).queryByRole('radio')).not.toBeInTheDocument()
  await app.press('Export')
  expect(await findToast('Vouchers exported')).toBeVisible()
  await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus())
  expect(app.requests.map(pageOf).toSorted((a, b) => a - b)).toEqual(oneTo(12))
  expect(app.requests[0]).toBe('GET /api/crm/voucher?page=1&limit=20&search=&status=all&type=all')
  const rows = await savedRows()
  expect(rows[0]).toEqual(HEADER)
  expect(idsOf(rows)).toEqual(matching(app))
  expect(saved[0]?.name).toBe(`vouchers ${lagosToday()}.csv`)
})

test('an export of a filtered list has the matching vouchers, and the filters in its name', async () => {
  const address = '/vouchers?status=used&type=voucher&search=Jollof'
  const app = await openExport(renderApp(address, { vouchers: 120 }))
  const ids = matching(app, { status: 'used', type: 'voucher', search: 'jollof' })
  const sentence = `All ${ids.length} vouchers that match your filters`
  expect(within(app.dialog).getByText(sentence)).toBeVisible()
  expect(within(app.dialog).getByText('Used, Discount, “Jollof”')).toBeVisible()
  expect(within(app.dialog).queryByRole('radio')).not.toBeInTheDocument()
  await app.press('Export')
  await findToast('Vouchers exported')
  expect(idsOf(await savedRows())).toEqual(ids)
  expect(saved[0]?.name).toBe(`vouchers used discount “jollof” ${lagosToday()}.csv`)
})

test('an export shows its progress, reads four pages at a time, and starts once when Export is pressed repeatedly', async () => {
  const app = await openExport(renderLastPage())
  let running = 0
  let most = 0
  const { released, release } = createHold()
  onPage(
    () => true,
    async ({ url }) => {
      running += 1
      most = Math.max(most, running)
      if (pageOf(url) > 6) await released
      running -= 1
      return undefined
    },
  )
  const button = within(app.dialog).getByRole('button', { name: 'Export' })
  act(() => oneTo(5).forEach(() => button.click()))
  expect(await within(app.dialog).findByText('120 of 221')).toBeVisible()
  const bar = within(app.dialog).getByRole('progressbar', { name: 'Preparing your file' })
  expect(bar).toHaveAttribute('value', String(120 / 221))
  expect(button).toHaveAttribute('aria-busy', 'true')
  await app.user.click(button)
  await waitFor(() => expect(running).toBe(4))
  expect(saved).toEqual([])
  // A stray click outside does not cancel it.
  const overlay = app.dialog.parentElement ?? app.dialog
  fireEvent.pointerDown(overlay)
  fireEvent.click(overlay)
  release()
  await findToast('Vouchers exported')
  expect(app.requests).toHaveLength(12)
  expect(most).toBe(4)
  expect(saved).toHaveLength(1)
})

test('Cancel, Escape or leaving the page aborts an export and saves nothing', async () => {
  const app = renderLastPage()
  const aborted: number[] = []
  onPage(
    (page) => page > 2 && page < 12,
    ({ url, signal }) => {
      signal.addEventListener('abort', () => aborted.push(pageOf(url)))
      return new Promise<never>(() => {})
    },
  )
  const leavings = [
    () => app.user.click(screen.getByRole('button', { name: 'Cancel' })),
    () => app.user.keyboard('{Escape}'),
    () => act(() => app.router.navigate({ href: '/nowhere' })),
  ]
  for (const leave of leavings) {
    const { dialog, press } = await openExport(app)
    aborted.length = 0
    await press('Export')
    await within(dialog).findByText('40 of 221')
    await waitFor(() => expect(app.requests).toHaveLength(6))
    await leave()
    await waitFor(() => expect(aborted.toSorted()).toEqual([3, 4, 5, 6]))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await flush()
    expect(app.requests.map(pageOf)).toEqual(oneTo(6))
  }
  expect(saved).toEqual([])
  expect(screen.queryByText('Vouchers exported')).not.toBeInTheDocument()
})

/** Runs the clock until the export has failed. A page is requested four times, which takes 7 s. */
async function waitForFailure(dialog: HTMLElement) {
  const text = /vouchers were loaded$|No vouchers could be loaded/
  await act(() => vi.advanceTimersByTimeAsync(0))
  for (let waited = 0; waited < 20; waited++) {
    if (within(dialog).queryByText(text)) break
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500)
      // Responses arrive on the real clock.
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
  return within(dialog).getByRole('alert')
}

/** Starts an export whose page 5 fails until `repair` is called. */
async function failOnPage5() {
  const app = await openExport(renderLastPage({ fakeTimers: true }))
  let isBroken = true
  onPage(
    (page) => page === 5,
    () => (isBroken ? serverError() : undefined),
  )
  await app.press('Export')
  const alert = await waitForFailure(app.dialog)
  expect(alert).toHaveTextContent('Only 201 of 221 vouchers were loaded')
  expect(alert).toHaveTextContent('The kitchen is on fire')
  expect(app.requests.map(pageOf).filter((page) => page === 5)).toHaveLength(4)
  expect(app.requests).toHaveLength(15)
  expect(saved).toEqual([])
  // The message is shown once, in the dialog.
  expect(screen.getAllByText('The kitchen is on fire')).toHaveLength(1)
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
  app.requests.length = 0
  const repair = () => {
    isBroken = false
  }
  return { ...app, repair }
}

test('"Try again" reads only the page that failed, shows a second failure, and then completes the file', async () => {
  const app = await failOnPage5()
  await app.press('Try again')
  expect(within(app.dialog).queryByRole('alert')).not.toBeInTheDocument()
  expect(within(app.dialog).getByText('201 of 221')).toBeVisible()
  const alert = await waitForFailure(app.dialog)
  expect(alert).toHaveTextContent('Only 201 of 221 vouchers were loaded')
  expect(app.requests.map(pageOf)).toEqual([5, 5, 5, 5])

  app.requests.length = 0
  app.repair()
  await app.press('Try again')
  await runClockUntil('Vouchers exported')
  expect(app.requests.map(pageOf)).toEqual([5])
  expect(idsOf(await savedRows())).toEqual(matching(app))
  expect(saved[0]?.name).not.toContain('incomplete')
  expect(app.dialog).not.toBeInTheDocument()
})

test('an export whose list grows in front says how many are new, and has what was there', async () => {
  const app = await openExport(renderApp('/vouchers?page=12', { vouchers: 221 }))
  const ids = matching(app)
  let added = 0
  onPage(
    (page) => page > 1 && added < 5,
    () => {
      added += 1
      addInFront(app, `new ${added}`)
      return undefined
    },
  )
  await app.press('Export')
  await findToast('Vouchers exported')
  expect(
    await findToast(
      '221 vouchers saved. 5 new vouchers came during the export and are not in the file.',
    ),
  ).toBeVisible()
  expect(idsOf(await savedRows())).toEqual(ids)
})

/** Starts an export whose page 5 is busy once, for as long as `header` says. */
async function exportBusily(header: string) {
  const app = await openExport(renderLastPage({ fakeTimers: true }))
  const times: number[] = []
  onPage(
    (page) => page === 5,
    () => {
      times.push(Date.now())
      return times.length > 1
        ? undefined
        : HttpResponse.json(
            { message: 'Too many requests' },
            { status: 429, headers: { 'Retry-After': header } },
          )
    },
  )
  await app.press('Export')
  return { ...app, times }
}

test('an export waits as long as a busy server asks for, says so, and goes on by itself', async () => {
  const app = await exportBusily('40')
  await runClockUntil('The server is busy. Goes on in 39 s')
  expect(within(app.dialog).getByText('201 of 221')).toBeVisible()
  await runClockUntil('Vouchers exported')
  const [first = 0, second = 0] = app.times
  expect(second - first).toBeGreaterThanOrEqual(40_000)
  expect(app.requests).toHaveLength(13)
  expect(idsOf(await savedRows())).toEqual(matching(app))
})

test('an export without the rows that have no id says so once, and saves the others as "(incomplete)"', async () => {
  const app = await openExport(renderLastPage())
  const { vouchers } = app.db.list({ limit: 20 })
  onPage(
    (page) => page === 1,
    () => {
      const pagination = { total: 221, totalPages: 12 }
      const rows = vouchers.with(0, Object.assign({}, vouchers[0], { id: null }))
      return HttpResponse.json({ vouchers: rows, pagination })
    },
  )
  await app.press('Export')
  const alert = await within(app.dialog).findByRole('alert')
  expect(alert).toHaveTextContent(
    /^1 row has no id of its own and was left out220 of 221 vouchers are in the file\.$/,
  )
  // It would find no more.
  expect(within(app.dialog).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(app.requests).toHaveLength(12)
  await app.press('Download these 220')
  expect(saved[0]?.name).toMatch(/ \(incomplete\)\.csv$/)
  expect(idsOf(await savedRows())).toEqual(matching(app).slice(1))
  expect(await findToast(/^220 of 221 vouchers were saved\. 1 row has no id/)).toBeVisible()
  expect(takeLogged()).toEqual([expect.stringContaining('without an id')])
})

test('an export whose session ends leads to the login page with one message', async () => {
  const app = await openExport(renderLastPage())
  onPage(
    (page) => page === 5,
    () => HttpResponse.json({ message: 'Unauthenticated' }, { status: 401 }),
  )
  await app.press('Export')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await findToast('Your session has expired')).toBeVisible()
  await flush()
  expect(Math.max(...app.requests.map(pageOf).filter(Number.isFinite))).toBeLessThanOrEqual(5)
  expect(screen.getAllByText('Please sign in again')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(saved).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('selected rows of two pages are exported without a request, and all vouchers can be exported instead', async () => {
    const app = renderApp('/vouchers?page=2', { vouchers: 3 })
    serveSmallPages(app.db)
    await app.user.click(await checkboxAt(0))
    await app.user.click(screen.getByRole('button', { name: 'Previous page' }))
    await waitFor(async () => expect(await voucherRows()).toHaveLength(2))
    await app.user.click(await checkboxAt(0))
    const { dialog, press } = await openExport(app)
    expect(within(dialog).getByRole('group', { name: 'Choose what to export' })).toBeVisible()
    expect(within(dialog).getByRole('radio', { name: 'Selected vouchers (2)' })).toBeChecked()
    await press('Export')
    await findToast('Vouchers exported')
    const ids = matching(app)
    expect(idsOf(await savedRows())).toEqual([ids[2], ids[0]])
    expect(saved[0]?.name).toBe(`vouchers selected ${lagosToday()}.csv`)
    expect(app.requests).toEqual([])
    expect(await screen.findByRole('button', { name: 'Bulk Actions (2)' })).toBeVisible()

    saved.length = 0
    const again = await openExport(app)
    await app.user.click(within(again.dialog).getByRole('radio', { name: 'All 3 vouchers' }))
    await again.press('Export')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(idsOf(await savedRows())).toEqual(ids)
  })

  test.each([
    ['a list without matches', '/vouchers?search=nothing+has+this', 1],
    ['an empty account', '/vouchers', 0],
  ])('%s cannot be exported', async (_name, address, vouchers) => {
    const app = renderApp(address, { vouchers })
    await screen.findByText('No vouchers found matching your criteria')
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    const dialog = await findDialog('Export vouchers')
    expect(within(dialog).getByText('There are no vouchers to export')).toBeVisible()
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Export' })).toBeDisabled()
  })

  test.each([
    [{ pagination: { total: 1 } }, '1 voucher'],
    [{}, 'All vouchers'],
  ])('the export dialog of a list with %j offers "%s"', async (response, sentence) => {
    const app = renderApp('/vouchers')
    const vouchers = [{ id: 'v1', title: 'Jollof Friday' }]
    server.use(http.get(LIST, () => HttpResponse.json({ vouchers, ...response })))
    const { dialog } = await openExport(app)
    expect(within(dialog).getByText(sentence)).toBeVisible()
  })

  test('an export continues when an earlier mutation succeeds in the meantime', async () => {
    const app = renderApp('/vouchers?page=12&dialog=create', { vouchers: 221 })
    const releaseCreate = holdResponse('post', LIST)
    const form = voucherForm(app.user, await findDialog('Create New Voucher'))
    await form.fillIn({ Title: 'Suya Sunday', Type: 'Free Delivery' })
    await form.press('Create Voucher')
    await waitFor(() => expect(app.writes).toHaveLength(1))
    await app.user.keyboard('{Escape}')
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(form.dialog).not.toBeInTheDocument())

    const { dialog, press } = await openExport(app)
    const releasePages = holdPages((page) => page > 2)
    await press('Export')
    await within(dialog).findByText('40 of 221')
    releaseCreate()
    await findToast('Voucher added')
    releasePages()
    await findToast('Vouchers exported')
    expect(idsOf(await savedRows())).toEqual(matching(app))
  })

  test('an export that is cancelled when only its last page is missing saves nothing', async () => {
    const app = await openExport(renderLastPage())
    const release = holdPages((page) => page === 12)
    await app.press('Export')
    await within(app.dialog).findByText('220 of 221')
    await app.press('Cancel')
    release()
    await flush()
    expect(saved).toEqual([])
  })

  test('an export is aborted and offered again when the filters change while it runs', async () => {
    const app = await openExport(renderLastPage())
    const release = holdPages((page) => page > 2)
    await app.press('Export')
    await within(app.dialog).findByText('40 of 221')
    const search = app.db.list({ limit: 1 }).vouchers[0]?.code ?? ''
    await act(() =>
      app.router.navigate({ to: '/vouchers', search: { search, dialog: 'export' }, replace: true }),
    )
    expect(await screen.findByText('1 voucher that matches your filters')).toBeVisible()
    expect(within(screen.getByRole('dialog')).getByText(`“${search}”`)).toBeVisible()
    release()
    await flush()
    expect(saved).toEqual([])
  })

  test('an incomplete export can be saved in the order of the list, as "(incomplete)"', async () => {
    const app = await failOnPage5()
    await app.press('Download these 201')
    expect(saved[0]?.name).toBe(`vouchers ${lagosToday()} (incomplete).csv`)
    const ids = matching(app)
    expect(idsOf(await savedRows())).toEqual([...ids.slice(0, 80), ...ids.slice(100)])
    expect(await findToast('The export is not complete')).toBeVisible()
    expect(await findToast('201 of 221 vouchers were saved.')).toBeVisible()
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
  })

  test('an export whose first page fails offers nothing to save', async () => {
    const app = await openExport(renderLastPage({ fakeTimers: true }))
    onPage(() => true, serverError)
    await app.press('Export')
    const alert = await waitForFailure(app.dialog)
    expect(alert).toHaveTextContent('No vouchers could be loadedThe kitchen is on fire')
    expect(app.requests).toHaveLength(4)
    expect(within(app.dialog).queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument()
  })

  test('an export stops after four failed pages when the server is down, and Cancel saves nothing', async () => {
    const app = await openExport(renderLastPage({ fakeTimers: true }))
    onPage((page) => page > 1, serverError)
    await app.press('Export')
    expect(await waitForFailure(app.dialog)).toHaveTextContent('20 of 221 vouchers')
    expect(new Set(app.requests.map(pageOf))).toEqual(new Set(oneTo(5)))
    expect(app.requests).toHaveLength(1 + 4 * 4)
    await app.press('Cancel')
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    expect(saved).toEqual([])
  })

  test('an export whose list loses a row while it runs misses none of the others', async () => {
    const app = await openExport(renderApp('/vouchers?page=12', { vouchers: 222 }))
    const ids = matching(app)
    onPage(
      (page) => page === 5,
      () => {
        app.db.remove(new Set(ids.slice(0, 1)))
        return undefined
      },
    )
    await app.press('Export')
    await findToast('Vouchers exported')
    expect(idsOf(await savedRows()).toSorted()).toEqual(ids.toSorted())
    expect(saved[0]?.name).not.toContain('incomplete')
  })

  test('an export of a list that keeps changing says so, and keeps what it has read', async () => {
    const app = await openExport(renderApp('/vouchers?page=3', { vouchers: 60 }))
    let isChanging = true
    let added = 0
    onPage(
      () => isChanging,
      () => {
        added += 1
        app.db.remove(new Set(matching(app).slice(30, 31)))
        addInFront(app, `new ${added}`)
        return undefined
      },
    )
    await app.press('Export')
    const alert = await within(app.dialog).findByRole('alert')
    expect(alert).toHaveTextContent('The list keeps changing')
    expect(alert).toHaveTextContent('some may be missing')
    expect(saved).toEqual([])
    isChanging = false
    await app.press('Try again')
    await findToast('Vouchers exported')
    expect(idsOf(await savedRows())).toEqual(expect.arrayContaining(matching(app).slice(-20)))
  })

  test('an export that waits for a busy server can be cancelled', async () => {
    const app = await exportBusily('40')
    await runClockUntil('The server is busy. Goes on in 39 s')
    await app.press('Cancel')
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(app.times).toHaveLength(1)
  })

  test('an export of a server that is busy for long says until when, and “Try again” goes on', async () => {
    vi.setSystemTime('2026-11-21T12:00:00+01:00')
    const app = await exportBusily('600')
    const alert = await within(app.dialog).findByRole('alert')
    expect(alert).toHaveTextContent('Only 201 of 221 vouchers were loaded')
    expect(alert).toHaveTextContent(/Too many requests\. Try again after \d\d:\d\d/)
    app.requests.length = 0
    await app.press('Try again')
    await runClockUntil('Vouchers exported')
    expect(app.requests.map(pageOf)).toEqual([5])
  })
})
