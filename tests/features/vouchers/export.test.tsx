import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import Papa from 'papaparse'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exportName, voucherLines } from '@/features/vouchers/export/export'
import {
  pagesInOrder,
  isComplete,
  newReadProgress,
  readAll,
} from '@/features/vouchers/export/read-all'
import {
  voucherFilterDefaults,
  type Voucher,
  type VoucherFilters,
} from '@/features/vouchers/schema'
import { toIsoDate, toIsoMinute } from '@/lib/format'
import { ApiError } from '@/lib/http'
import {
  fill,
  findDialog,
  findToast,
  renderMany,
  runClockUntil,
  voucherRows,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'

const HEADER =
  'Title,Type,Amount (NGN),Code,User,Status,Expiry date,Claimable,Multiple,Created,ID'.split(',')
const LIST = '*/api/crm/voucher'

/** What the browser was given to save: the names of the files, and the file itself. */
const saved: { name: string; blob: Blob }[] = []

beforeEach(() => {
  saved.length = 0
  let latest = new Blob()
  // What jsdom does not have.
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

/** The rows of the one file that was saved, with its header; the byte order mark is there. */
async function savedRows() {
  expect(saved).toHaveLength(1)
  const bytes = await saved[0]?.blob.arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text.startsWith('\uFEFF"Title"')).toBe(true)
  expect(text.endsWith('"\r\n')).toBe(true)
  return Papa.parse<string[]>(text.slice(1).trimEnd(), { newline: '\r\n' }).data
}

const idsOf = (rows: readonly (readonly string[])[]) => rows.slice(1).map((row) => row.at(-1))

type App = ReturnType<typeof renderMany>

/** The ids of what matches, in the list's order. */
function matching({ db }: App, filters: Partial<VoucherFilters> = {}) {
  return db.list({ limit: 1000, ...filters }).vouchers.map(({ id }) => id)
}

async function openExport(app: App) {
  await voucherRows()
  await app.user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = await findDialog('Export vouchers')
  const press = (name: string) => app.user.click(within(dialog).getByRole('button', { name }))
  // What the page itself has asked for does not count, the page that it reads ahead with it.
  const next = screen.queryByRole('button', { name: 'Next page', hidden: true })
  const least = next?.matches(':enabled') ? 2 : 1
  await waitFor(() => expect(app.requests.length).toBeGreaterThanOrEqual(least))
  app.requests.length = 0
  return { ...app, dialog, press }
}

/** The pages that were asked for, in order. */
const pagesOf = (requests: readonly string[]) =>
  requests.map((request) => Number(/[?&]page=(\d+)/.exec(request)?.[1]))

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Has every page for which `isMeant` says so answer otherwise; undefined: as it is. */
function onPage(
  isMeant: (page: number) => boolean,
  answer: () => Response | undefined | Promise<Response | undefined>,
) {
  server.use(
    http.get(LIST, ({ request }) =>
      isMeant(Number(new URL(request.url).searchParams.get('page'))) ? answer() : undefined,
    ),
  )
}

const broken = () => HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })

/** Pages that answer only once they may. */
function holdPages(isMeant: (page: number) => boolean) {
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  onPage(isMeant, () => released)
  return () => act(() => release())
}

/** Lets the failing reads be tried again as often as they are. */
async function passRetries() {
  for (let waited = 0; waited < 9000; waited += 100) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
}

describe('an export', () => {
  test('of all reads every page once, saves what the list has in its order, and says so', async () => {
    const app = await openExport(renderMany('/vouchers'))
    expect(within(app.dialog).getByText('All 240 vouchers')).toBeVisible()
    expect(within(app.dialog).queryByRole('radio')).not.toBeInTheDocument()
    await app.press('Export')
    expect(await findToast('Vouchers exported')).toBeVisible()
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus())
    expect(pagesOf(app.requests).toSorted((a, b) => a - b)).toEqual(oneTo(12))
    expect(app.requests[0]).toBe('GET /api/crm/voucher?page=1&limit=20&search=&status=all&type=all')
    const rows = await savedRows()
    expect(rows[0]).toEqual(HEADER)
    expect(idsOf(rows)).toEqual(matching(app))
    expect(saved[0]?.name).toBe(`vouchers ${toIsoDate(new Date())}.csv`)
  })

  test('of filters has what they match, and their names', async () => {
    const app = await openExport(renderMany('/vouchers?status=used&type=voucher&search=Jollof'))
    const ids = matching(app, { status: 'used', type: 'voucher', search: 'jollof' })
    const sentence = `All ${ids.length} vouchers that match your filters`
    expect(within(app.dialog).getByText(sentence)).toBeVisible()
    expect(within(app.dialog).getByText('Used, Discount, “Jollof”')).toBeVisible()
    expect(within(app.dialog).queryByRole('radio')).not.toBeInTheDocument()
    await app.press('Export')
    await findToast('Vouchers exported')
    expect(idsOf(await savedRows())).toEqual(ids)
    expect(saved[0]?.name).toBe(`vouchers used discount “jollof” ${toIsoDate(new Date())}.csv`)
  })

  /** The first row of pages 1 and 2 is selected, and the dialog open. */
  async function openWithSelection() {
    const app = renderMany('/vouchers')
    const tick = async () => {
      const [first] = await voucherRows()
      await app.user.click(within(first ?? document.body).getByRole('checkbox'))
    }
    await tick()
    await app.user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('21–40 of 240')
    await tick()
    return openExport(app)
  }

  test('of selected rows, of other pages too, asks the server for nothing', async () => {
    const app = await openWithSelection()
    expect(within(app.dialog).getByRole('group', { name: 'Choose what to export' })).toBeVisible()
    expect(within(app.dialog).getByRole('radio', { name: 'Selected vouchers (2)' })).toBeChecked()
    await app.press('Export')
    await findToast('Vouchers exported')
    const ids = matching(app)
    expect(idsOf(await savedRows())).toEqual([ids[0], ids[20]])
    expect(saved[0]?.name).toBe(`vouchers selected ${toIsoDate(new Date())}.csv`)
    expect(app.requests).toEqual([])
    expect(await screen.findByRole('button', { name: 'Bulk Actions (2)' })).toBeVisible()
  })

  test('can be of all though rows are selected', async () => {
    const app = await openWithSelection()
    await app.user.click(within(app.dialog).getByRole('radio', { name: 'All 240 vouchers' }))
    await app.press('Export')
    await findToast('Vouchers exported')
    expect(idsOf(await savedRows())).toHaveLength(240)
  })

  test.each([
    ['with filters', '/vouchers?search=nothing+has+this', 240],
    ['in an empty account', '/vouchers', 0],
  ])('of nothing is not offered, %s', async (_, address, vouchers) => {
    const app = renderMany(address, { vouchers })
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
  ])('of a list that answers %j is of "%s"', async (answer, sentence) => {
    const app = renderMany('/vouchers')
    const vouchers = [{ id: 'v1', title: 'Jollof Friday' }]
    server.use(http.get(LIST, () => HttpResponse.json({ vouchers, ...answer })))
    await voucherRows()
    await app.user.click(screen.getByRole('button', { name: 'Export' }))
    const dialog = await findDialog('Export vouchers')
    expect(within(dialog).getByText(sentence)).toBeVisible()
  })

  test('goes on when an earlier save succeeds meanwhile', async () => {
    const app = renderMany('/vouchers')
    const answer = holdResponse('post', '*/api/crm/voucher/promotion')
    await voucherRows()
    await app.user.click(screen.getByRole('button', { name: 'Reward' }))
    const reward = await findDialog('Campaign Reward')
    const file = new File(['Email Address,Full Name\na@example.com,A'], 'people.csv')
    await app.user.upload(within(reward).getByLabelText('Upload CSV'), file)
    await fill(app.user, within(reward).getByLabelText('Campaign Name'), 'Detty December')
    await within(reward).findByText('1 person will be rewarded')
    await app.user.click(within(reward).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(app.writes).toHaveLength(1))
    await app.user.keyboard('{Escape}')
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(reward).not.toBeInTheDocument())

    const { dialog, press } = await openExport(app)
    const release = holdPages((page) => page > 2)
    await press('Export')
    await within(dialog).findByText('40 of 240')
    answer()
    await findToast('Rewards distributed')
    void release()
    await findToast('Vouchers exported')
    expect(idsOf(await savedRows())).toEqual(matching(app))
  })

  test('shows how far it is, reads four pages at a time, and once however often it is pressed', async () => {
    const app = await openExport(renderMany('/vouchers'))
    let running = 0
    let most = 0
    onPage(
      () => true,
      async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 10))
        running -= 1
        return undefined
      },
    )
    const release = holdPages((page) => page > 6)
    const button = within(app.dialog).getByRole('button', { name: 'Export' })
    act(() => {
      for (let press = 0; press < 5; press++) button.click()
    })
    expect(await within(app.dialog).findByText('120 of 240')).toBeVisible()
    const bar = within(app.dialog).getByRole('progressbar', { name: 'Preparing your file' })
    expect(bar).toHaveAttribute('value', '0.5')
    expect(button).toHaveAttribute('aria-busy', 'true')
    await app.user.click(button)
    await waitFor(() => expect(app.requests).toHaveLength(10))
    expect(saved).toEqual([])
    await release()
    await findToast('Vouchers exported')
    expect(app.requests).toHaveLength(12)
    expect(most).toBe(4)
    expect(saved).toHaveLength(1)
  })

  test.each([
    ['Cancel', (app: App) => app.user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', (app: App) => app.user.keyboard('{Escape}')],
    ['another page', (app: App) => act(() => app.router.navigate({ to: '/faq' }))],
  ])('that %s breaks off asks for nothing more and saves nothing', async (_way, leave) => {
    const app = await openExport(renderMany('/vouchers'))
    const aborted: number[] = []
    server.use(
      http.get(LIST, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        if (page <= 2) return undefined
        request.signal.addEventListener('abort', () => aborted.push(page))
        return new Promise<never>(() => {})
      }),
    )
    await app.press('Export')
    await within(app.dialog).findByText('40 of 240')
    await waitFor(() => expect(app.requests).toHaveLength(6))
    await leave(app)
    await waitFor(() => expect(aborted.toSorted()).toEqual([3, 4, 5, 6]))
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(pagesOf(app.requests)).toEqual(oneTo(6))
    expect(saved).toEqual([])
    expect(screen.queryByText('Vouchers exported')).not.toBeInTheDocument()
  })

  test('begins anew where the search that was typed comes into force under it', async () => {
    const app = await openExport(renderMany('/vouchers'))
    const release = holdPages((page) => page > 2)
    await app.press('Export')
    await within(app.dialog).findByText('40 of 240')
    await act(() =>
      app.router.navigate({
        to: '/vouchers',
        search: { search: 'jollof', dialog: 'export' },
        replace: true,
      }),
    )
    const count = matching(app, { search: 'jollof' }).length
    expect(await screen.findByText(`All ${count} vouchers that match your filters`)).toBeVisible()
    expect(within(screen.getByRole('dialog')).getByText('“jollof”')).toBeVisible()
    await release()
    expect(saved).toEqual([])
  })

  test('that is broken off as its last page comes saves nothing', async () => {
    const app = await openExport(renderMany('/vouchers'))
    const release = holdPages((page) => page === 12)
    await app.press('Export')
    await within(app.dialog).findByText('220 of 240')
    await app.press('Cancel')
    await release()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(saved).toEqual([])
  })
})

describe('an export that is not whole', () => {
  /** Page 5 has failed for good. */
  async function failOnPage5() {
    const app = await openExport(renderMany('/vouchers', { fakeTimers: true }))
    let isBroken = true
    onPage(
      (page) => page === 5,
      () => (isBroken ? broken() : undefined),
    )
    await app.press('Export')
    await passRetries()
    const alert = within(app.dialog).getByRole('alert')
    expect(alert).toHaveTextContent('Only 220 of 240 vouchers were loaded')
    expect(alert).toHaveTextContent('The kitchen is on fire')
    expect(pagesOf(app.requests).filter((page) => page === 5)).toHaveLength(4)
    expect(app.requests).toHaveLength(15)
    expect(saved).toEqual([])
    // Said once, in the dialog.
    expect(screen.getAllByText('The kitchen is on fire')).toHaveLength(1)
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
    app.requests.length = 0
    const mend = () => {
      isBroken = false
    }
    return { ...app, mend }
  }

  test('goes on with the page that failed', async () => {
    const app = await failOnPage5()
    app.mend()
    await app.press('Try again')
    await runClockUntil('Vouchers exported')
    expect(pagesOf(app.requests)).toEqual([5])
    expect(idsOf(await savedRows())).toEqual(matching(app))
    expect(saved[0]?.name).not.toContain('incomplete')
    expect(app.dialog).not.toBeInTheDocument()
  })

  test('that fails again says so again', async () => {
    const app = await failOnPage5()
    await app.press('Try again')
    expect(within(app.dialog).queryByRole('alert')).not.toBeInTheDocument()
    expect(within(app.dialog).getByText('220 of 240')).toBeVisible()
    await passRetries()
    const alert = within(app.dialog).getByRole('alert')
    expect(alert).toHaveTextContent('Only 220 of 240 vouchers were loaded')
    expect(pagesOf(app.requests)).toEqual([5, 5, 5, 5])
  })

  test('saves what is there under a name that says so, in the order of the list', async () => {
    const app = await failOnPage5()
    await app.press('Download these 220')
    expect(saved[0]?.name).toBe(`vouchers ${toIsoDate(new Date())} (incomplete).csv`)
    const ids = matching(app)
    expect(idsOf(await savedRows())).toEqual([...ids.slice(0, 80), ...ids.slice(100)])
    expect(await findToast('The export is not complete')).toBeVisible()
    expect(await findToast('220 of 240 vouchers were saved.')).toBeVisible()
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
  })

  test('is left by Cancel, with nothing saved', async () => {
    const app = await failOnPage5()
    await app.press('Cancel')
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    expect(saved).toEqual([])
  })

  test('of which nothing came has nothing to save', async () => {
    const app = await openExport(renderMany('/vouchers', { fakeTimers: true }))
    onPage(() => true, broken)
    await app.press('Export')
    await passRetries()
    const alert = within(app.dialog).getByRole('alert')
    expect(alert).toHaveTextContent('No vouchers could be loadedThe kitchen is on fire')
    expect(app.requests).toHaveLength(4)
    expect(within(app.dialog).queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument()
  })

  test('because the server went away gives up after four pages', async () => {
    const app = await openExport(renderMany('/vouchers?search=midway-500', { fakeTimers: true }))
    await app.press('Export')
    await passRetries()
    expect(within(app.dialog).getByRole('alert')).toHaveTextContent('20 of 240 vouchers')
    expect(new Set(pagesOf(app.requests))).toEqual(new Set(oneTo(5)))
    // The second page is read ahead of the table besides.
    const others = pagesOf(app.requests).filter((page) => page > 2)
    expect(others).toHaveLength(3 * 4)
  })

  test('because the list has changed begins anew', async () => {
    const app = await openExport(renderMany('/vouchers'))
    const [first = ''] = matching(app)
    let isChanged = false
    onPage(
      (page) => page === 5,
      () => {
        if (!isChanged) app.db.remove(new Set([first]))
        isChanged = true
        return undefined
      },
    )
    await app.press('Export')
    const alert = await within(app.dialog).findByRole('alert')
    expect(alert).toHaveTextContent('The list changed during the export')
    expect(alert).toHaveTextContent(/Only 2\d\d of 240 vouchers were loaded\./)
    expect(saved).toEqual([])
    app.requests.length = 0
    await app.press('Try again')
    await findToast('Vouchers exported')
    expect(app.requests).toHaveLength(12)
    const ids = idsOf(await savedRows())
    expect(ids).toEqual(matching(app))
    expect(ids).toHaveLength(239)
  })

  test('because the session is over leads to the login page and says nothing else', async () => {
    const app = await openExport(renderMany('/vouchers'))
    onPage(
      (page) => page === 5,
      () => HttpResponse.json({ message: 'Unauthenticated' }, { status: 401 }),
    )
    await app.press('Export')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await findToast('Your session has expired')).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(Math.max(...pagesOf(app.requests).filter(Number.isFinite))).toBeLessThanOrEqual(5)
    expect(screen.getAllByText('Please sign in again')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(saved).toEqual([])
  })
})

const voucher: Voucher = {
  id: 'v1',
  title: 'Jollof Friday',
  type: 'voucher',
  amount: 1500.5,
  code: 'JOLLOF',
  user: 'ada@example.com',
  expiryDate: '2027-03-01',
  claimable: true,
  multiple: false,
  status: 'used',
  createdAt: new Date(2026, 10, 21, 9, 5).toISOString(),
}

describe('the reading of a list', () => {
  const page = (ids: readonly string[], total: number | null = null) => ({
    rows: ids.map((id) => ({ ...voucher, id })),
    total,
    totalPages: total === null ? null : Math.ceil(total / 20),
    discountAmount: null,
    discount: null,
    freeDelivery: null,
  })
  const rows = (count: number, from = 0) => oneTo(count).map((row) => `v${from + row}`)

  /** Reads pages that come as `answer` tells. */
  async function read(
    answer: (number: number) => ReturnType<typeof page>,
    { signal } = new AbortController(),
  ) {
    const reading = newReadProgress<string>()
    const asked: number[] = []
    await readAll(reading, {
      readPage: async (number) => {
        asked.push(number)
        return answer(number)
      },
      toPage: voucherLines,
      signal,
      onPage: () => undefined,
    })
    return { reading, asked }
  }

  test.each([
    ['empty', () => page([])],
    ['the last one again', () => page(rows(7, 100))],
  ])('that tells no total ends where a page past the end is %s', async (_name, past) => {
    const { reading, asked } = await read((number) =>
      number <= 5 ? page(rows(20, (number - 1) * 20)) : number === 6 ? page(rows(7, 100)) : past(),
    )
    expect(reading.ids.size).toBe(107)
    expect(isComplete(reading)).toBe(true)
    expect(pagesInOrder(reading).join('').trim().split('\r\n')).toHaveLength(107)
    expect(asked.length).toBeLessThanOrEqual(10)
  })

  test('that tells no total does not end at a page with a row that has no id', async () => {
    const { reading } = await read((number) =>
      page(number === 2 ? rows(19, 20) : number <= 9 ? rows(20, (number - 1) * 20) : []),
    )
    expect(reading.ids.size).toBe(179)
  })

  test('that tells no total is not whole without a page that failed', async () => {
    const { reading } = await read((number) => {
      if (number === 3) throw new ApiError('No such page')
      return page(number <= 5 ? rows(20, (number - 1) * 20) : [])
    })
    expect(reading).toMatchObject({ hasChanged: false, failure: 'No such page' })
    expect(isComplete(reading)).toBe(false)
  })

  test('that is broken off asks for no other page, though one comes', async () => {
    const aborter = new AbortController()
    const { asked } = await read((number) => {
      if (number === 3) aborter.abort()
      return page(rows(20, (number - 1) * 20), 240)
    }, aborter)
    expect(asked.length).toBeLessThanOrEqual(5)
  })

  test('that tells of more than can be told apart is not whole', async () => {
    const { reading } = await read((number) => page(rows(19, (number - 1) * 20), 40))
    expect(reading).toMatchObject({ hasChanged: false, failure: null })
    expect(isComplete(reading)).toBe(false)
  })

  test('in which a row comes on two pages has changed', async () => {
    const { reading } = await read((number) => page(rows(20, (number - 1) * 19), 39))
    expect(reading.hasChanged).toBe(true)
    expect(isComplete(reading)).toBe(false)
  })

  test('whose total is another one has changed', async () => {
    const { reading } = await read((number) => page(rows(20, (number - 1) * 20), 38 + number))
    expect(reading.hasChanged).toBe(true)
  })

  test('of 100,000 vouchers takes no time to speak of', async () => {
    const start = performance.now()
    const { reading } = await read((number) => page(rows(20, (number - 1) * 20), 100_000))
    expect(isComplete(reading)).toBe(true)
    expect(pagesInOrder(reading)).toHaveLength(5000)
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})

describe('the file', () => {
  const cells = (change: Partial<Voucher>) =>
    Papa.parse<string[]>(voucherLines([{ ...voucher, ...change }])).data[0]

  test('has labels, a number as amount, and days and times as spreadsheets read them', () => {
    expect(voucherLines([voucher])).toBe(
      '"Jollof Friday","Discount",1500.5,"JOLLOF","ada@example.com","Used","2027-03-01","Yes","No","2026-11-21 09:05","v1"\r\n',
    )
  })

  test('has nothing where nothing is known', () => {
    const none = Object.fromEntries(Object.keys(voucher).map((key) => [key, null]))
    expect(cells({ ...none, id: 'v1' })).toEqual([...Array.from({ length: 10 }, () => ''), 'v1'])
    expect(cells({ createdAt: 'soon' })?.[9]).toBe('')
  })

  test('has no amount for free delivery', () => {
    expect(cells({ type: 'free_delivery' })?.slice(1, 3)).toEqual(['Free Delivery', ''])
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['0012', "'0012"],
    ['12E5', "'12E5"],
    ['3-4', "'3-4"],
    ['1,500.00', "'1,500.00"],
    ['DEC10', "'DEC10"],
    ['10-Dec-26', "'10-Dec-26"],
    ['September 2026', "'September 2026"],
    ['DECIDE10', 'DECIDE10'],
    ['MAY', 'MAY'],
    ['MARKET20', 'MARKET20'],
    ['A12E5', 'A12E5'],
    ['JOLLOF-10', 'JOLLOF-10'],
  ])('has the code %j as %j, which a spreadsheet leaves as it is', (code, expected) => {
    expect(cells({ code })?.[3]).toBe(expected)
  })

  // An hour before midnight, wherever this runs.
  const now = new Date(2026, 10, 21, 23, 5)

  test.each([
    [voucherFilterDefaults, 'vouchers 2026-11-21.csv'],
    ['selected' as const, 'vouchers selected 2026-11-21.csv'],
    [
      { page: 2, search: 'Jollof', status: 'used', type: 'voucher' } as const,
      'vouchers used discount “jollof” 2026-11-21.csv',
    ],
    [
      { ...voucherFilterDefaults, type: 'free_delivery' } as const,
      'vouchers free delivery 2026-11-21.csv',
    ],
    [
      { ...voucherFilterDefaults, search: '../a\\b:c*?"<>|\u202E\n d' },
      'vouchers “.. a b c d” 2026-11-21.csv',
    ],
    [{ ...voucherFilterDefaults, search: '///' }, 'vouchers 2026-11-21.csv'],
    [
      { ...voucherFilterDefaults, search: `${'🍚'.repeat(99)}` },
      `vouchers “${'🍚'.repeat(40)}” 2026-11-21.csv`,
    ],
  ])('of %j is called %j', (of, name) => {
    expect(exportName(of, { now })).toBe(name)
  })

  test('that is incomplete says so in its name, which fits in the longest that there may be', () => {
    const search = '🍚'.repeat(99)
    const filters = { page: 1, search, status: 'unclaimed', type: 'free_delivery' } as const
    const name = exportName(filters, { now, isIncomplete: true })
    expect(name).toMatch(/ 2026-11-21 \(incomplete\)\.csv$/)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
  })

  test('has days and times with all their digits', () => {
    const early = new Date(2027, 0, 2, 3, 4)
    expect(toIsoDate(early)).toBe('2027-01-02')
    expect(toIsoMinute(early.toISOString())).toBe('2027-01-02 03:04')
    expect(toIsoMinute(null)).toBeNull()
    expect(toIsoMinute('soon')).toBeNull()
  })
})
