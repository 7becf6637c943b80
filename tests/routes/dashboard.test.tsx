import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { modules } from '@/lib/modules'
import type { StoredVoucher } from '../../src/mock-api/seed'
import {
  ada,
  column,
  findDialog,
  findToast,
  renderMany,
  runClockUntil,
} from '../support/render-app'
import { server, takeLogged } from '../support/server'

const statuses = ['unclaimed', 'claimed', 'used', 'expired'] as const

const panel = (name: string) => screen.findByRole('region', { name, busy: false })
const counts = () => panel('Vouchers by status')
const newest = () => panel('Newest vouchers')

/** What the legend says: "Used 86 36%". */
async function legend() {
  const links = within(await counts()).getAllByRole('link')
  return links.map((link) => link.textContent)
}

/** The rows of the newest vouchers, by their texts. */
async function newestRows() {
  const rows = within(await newest()).getAllByRole('listitem')
  return rows.map((row) => row.textContent)
}

/** The parts of the bar, by name and weight. */
async function barParts() {
  const bar = (await counts()).querySelector('[data-slot="status-bar"]')
  if (!bar) return null
  return Array.from(bar.querySelectorAll<HTMLElement>('[title]'), ({ title, style }) => [
    title,
    Number(style.flexGrow),
  ])
}

/** Has the list call answer so, by its status; `undefined` is the mock API's own answer. */
function answerLists(answer: (status: string) => Response | undefined) {
  server.use(
    http.get('*/api/crm/voucher', ({ request }) =>
      answer(new URL(request.url).searchParams.get('status') ?? ''),
    ),
  )
}

/** A list of no rows that says of how many. */
function countOf(total: number | null, vouchers: unknown[] = []) {
  return HttpResponse.json({ vouchers, pagination: { total, totalPages: 1 } })
}

describe('the greeting', () => {
  test.each([
    [0, 0, 'Good morning, Ada'],
    [11, 59, 'Good morning, Ada'],
    [12, 0, 'Good afternoon, Ada'],
    [16, 59, 'Good afternoon, Ada'],
    [17, 0, 'Good evening, Ada'],
    [23, 59, 'Good evening, Ada'],
  ])('at %i:%i is "%s"', async (hour, minute, greeting) => {
    vi.setSystemTime(new Date(2026, 10, 21, hour, minute))
    renderMany('/')
    expect(await screen.findByRole('heading', { level: 2, name: greeting })).toBeVisible()
    expect(screen.getByText(/^Saturday,? 21 November 2026$/)).toBeVisible()
  })

  test('follows the clock while the page stays open', async () => {
    renderMany('/', { fakeTimers: true })
    vi.setSystemTime(new Date(2026, 10, 21, 23, 59, 30))
    expect(await screen.findByRole('heading', { name: 'Good evening, Ada' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('heading', { name: 'Good morning, Ada' })).toBeVisible()
    expect(screen.getByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
  })

  test.each([
    ['', 'Good morning'],
    ['   ', 'Good morning'],
    [null, 'Good morning'],
    [' Ada ', 'Good morning, Ada'],
  ])('of who has the first name %j is "%s"', async (firstName, greeting) => {
    vi.setSystemTime(new Date(2026, 10, 21, 9))
    const app = renderMany('/', { signedIn: false })
    app.db.tokens.add('a-token')
    localStorage.setItem('user', JSON.stringify({ ...ada, firstName }))
    localStorage.setItem('token', 'a-token')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await act(() => app.router.navigate({ to: '/' }))
    const heading = await screen.findByRole('heading', { level: 2, name: /^Good/ })
    expect(heading.textContent).toBe(greeting)
  })
})

describe('the figures', () => {
  test('are those of the voucher list, and every call is sent once', async () => {
    const app = renderMany('/')
    await counts()
    const { pagination, discountAmount, discount, freeDelivery } = app.db.list()
    const values = screen.getAllByRole('definition').map((value) => value.textContent)
    expect(values).toEqual([
      String(pagination.total),
      `₦${discountAmount.toLocaleString('en')}.00`,
      String(freeDelivery),
      String(discount),
    ])
    expect(app.requests).toEqual(
      ['all', ...statuses].map(
        (status) => `GET /api/crm/voucher?page=1&limit=20&search=&status=${status}&type=all`,
      ),
    )
  })
})

test('the calls are sent before the page is there: with the pointer on its link', async () => {
  const app = renderMany('/faq')
  const nav = await screen.findByRole('navigation', { name: 'Modules' })
  await app.user.hover(within(nav).getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(app.requests).toHaveLength(5))
  expect(app.address()).toBe('/faq')
})

describe('the counts by status', () => {
  test('are those of the lists, with their shares, and lead there', async () => {
    const app = renderMany('/')
    const links = within(await counts()).getAllByRole('link')
    const totals = statuses.map((status) => app.db.list({ status }).pagination.total)
    const names = ['Unclaimed', 'Claimed', 'Used', 'Expired']
    expect(links.map((link) => link.textContent)).toEqual(
      names.map((name, index) => {
        const total = totals[index] ?? 0
        return `${name} ${total} ${Math.round((total / 240) * 100)}%`
      }),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      statuses.map((status) => `/vouchers?status=${status}`),
    )
    expect(await barParts()).toEqual(names.map((name, index) => [name, totals[index]]))
    expect(within(await counts()).getByText('240 in total')).toBeVisible()
    expect(within(await counts()).queryByText('Other')).not.toBeInTheDocument()

    await app.user.click(within(await counts()).getByRole('link', { name: /^Used/ }))
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
    expect(new Set(await column('Status'))).toEqual(new Set(['Used']))
  })

  test('have names and links before they come, and the bar when the last one has', async () => {
    renderMany('/')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.get('*/api/crm/voucher', async ({ request }) => {
        if (request.url.includes('status=expired')) await held
        return undefined
      }),
    )
    await newest()
    const loading = screen.getByRole('region', { name: 'Vouchers by status', busy: true })
    const links = within(loading).getAllByRole('link')
    expect(links.map((link) => link.textContent.trim())).toEqual([
      'Unclaimed',
      'Claimed',
      'Used',
      'Expired',
    ])
    expect(loading.querySelector('[data-slot="status-bar"]')).toBeNull()
    act(() => answer())
    expect(await barParts()).toHaveLength(4)
    expect(within(await counts()).getAllByRole('link')[0]).toBe(links[0])
  })

  test('of other statuses stand together, without a link', async () => {
    renderMany('/')
    const totals = new Map([
      ['all', 1200],
      ['unclaimed', 1],
      ['claimed', 0],
      ['used', 1099],
      ['expired', 95],
    ])
    answerLists((status) => countOf(totals.get(status) ?? null))
    expect(await legend()).toEqual([
      'Unclaimed 1 <1%',
      'Claimed 0 0%',
      'Used 1,099 92%',
      'Expired 95 8%',
    ])
    const other = within(await counts()).getByText(/^Other/)
    expect(other).toHaveTextContent('Other 5 <1%')
    // A status that no voucher has takes no place.
    expect(await barParts()).toEqual([
      ['Unclaimed', 1],
      ['Used', 1099],
      ['Expired', 95],
      ['Other', 5],
    ])
  })

  test('that are more than the total, which was another moment, are all of it', async () => {
    renderMany('/')
    answerLists((status) => countOf(status === 'all' ? 5 : 10))
    expect((await legend())[0]).toBe('Unclaimed 10 25%')
    expect(await barParts()).toHaveLength(4)
    expect(screen.getByText('5 in total')).toBeVisible()
  })

  test('of which one is not known have a dash for it, and no bar', async () => {
    renderMany('/')
    answerLists((status) => countOf(status === 'claimed' ? null : 10))
    expect(await legend()).toEqual(['Unclaimed 10 —', 'Claimed — —', 'Used 10 —', 'Expired 10 —'])
    expect(await barParts()).toBeNull()
    expect(
      screen.getByText('Some counts are unavailable, so the chart can’t be shown.'),
    ).toBeVisible()
  })

  test('without a total have no shares', async () => {
    renderMany('/')
    answerLists((status) => countOf(status === 'all' ? null : 10))
    expect((await legend())[0]).toBe('Unclaimed 10 —')
    expect(await barParts()).toBeNull()
    expect(screen.getByText('— in total')).toBeVisible()
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('—')
  })

  test('of none lead to the form for the first', async () => {
    const app = renderMany('/', { vouchers: 0 })
    expect(await screen.findByRole('heading', { name: 'No vouchers yet' })).toBeVisible()
    expect(screen.getByText('Counts by status will appear here.')).toBeVisible()
    expect(await barParts()).toBeNull()
    expect(within(await newest()).queryByRole('list')).not.toBeInTheDocument()
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('0')
    await app.user.click(within(await counts()).getByRole('link', { name: 'Create Voucher' }))
    expect(await findDialog('Create New Voucher')).toBeVisible()
  })

  test('that cannot be read say so in their place, once, and can be tried again', async () => {
    const app = renderMany('/', { fakeTimers: true })
    let broken = true
    answerLists((status) =>
      broken && ['used', 'expired'].includes(status)
        ? HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })
        : undefined,
    )
    await runClockUntil('The counts could not be loaded')
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    expect(screen.getAllByText('The kitchen is on fire')).toHaveLength(1)
    // All that did come is there.
    expect(await newestRows()).toHaveLength(5)
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('240')
    const before = app.requests.length
    broken = false
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await legend()).toHaveLength(4)
    expect(await barParts()).toHaveLength(4)
    expect(app.requests.slice(before)).toHaveLength(2)
  })
})

describe('the newest vouchers', () => {
  const times = [3, 9, 1, 7, 5, 8].map((day) => `2026-03-0${day}T12:00:00.000Z`)

  test('are five, the newest first, with what is known of each', async () => {
    renderMany('/')
    const vouchers = [
      { id: 'x', title: 'Of no time', status: 'frozen' },
      ...times.map((createdAt, index) => ({
        id: `v${index}`,
        title: `Number ${index}`,
        type: index === 1 ? 'free_delivery' : 'voucher',
        amount: 1500,
        code: index === 1 ? undefined : `CODE${index}`,
        status: 'used',
        createdAt,
      })),
    ]
    answerLists(() => HttpResponse.json({ vouchers }))
    expect(await newestRows()).toEqual([
      'Number 1—Free Delivery9 March 2026Used',
      'Number 5₦1,500.00Discount · CODE58 March 2026Used',
      'Number 3₦1,500.00Discount · CODE37 March 2026Used',
      'Number 4₦1,500.00Discount · CODE45 March 2026Used',
      'Number 0₦1,500.00Discount · CODE03 March 2026Used',
    ])
  })

  test('of which nothing is known but the id have a name, a link and dashes', async () => {
    renderMany('/')
    answerLists(() => HttpResponse.json({ vouchers: [{ id: 'x1' }, { id: 'x2', code: 'C' }] }))
    expect(await newestRows()).toEqual(['x1————', 'C—— · C——'])
    const links = within(await newest()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/vouchers',
      '/vouchers?voucher=x1',
      '/vouchers?voucher=x2',
    ])
  })

  test('are those of the list, and one opens its details', async () => {
    const app = renderMany('/')
    const links = within(await newest())
      .getAllByRole('link')
      .slice(1)
    const { vouchers } = app.db.list()
    expect(links.map((link) => link.textContent)).toEqual(
      vouchers.slice(0, 5).map(({ title }) => title),
    )
    const third: StoredVoucher | undefined = vouchers[2]
    await app.user.click(links[2] ?? document.body)
    const dialog = await findDialog('Voucher Details')
    expect(app.address()).toBe(`/vouchers?voucher=${third?.id}`)
    expect(within(dialog).getByText(third?.code ?? '')).toBeVisible()
  })

  test('that cannot be read say so, the figures have dashes, and both come back', async () => {
    const app = renderMany('/', { fakeTimers: true })
    let broken = true
    answerLists((status) =>
      broken && status === 'all' ? HttpResponse.json({}, { status: 500 }) : undefined,
    )
    await runClockUntil('The newest vouchers could not be loaded')
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '—',
      '—',
      '—',
      '—',
    ])
    broken = false
    await app.user.click(within(await newest()).getByRole('button', { name: 'Try again' }))
    expect(await newestRows()).toHaveLength(5)
    expect(await barParts()).toHaveLength(4)
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('240')
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
  })
})

describe('the ways on', () => {
  test.each([
    ['Create Voucher', 'Create New Voucher', '/vouchers?dialog=create'],
    ['Reward', 'Campaign Reward', '/vouchers?dialog=reward'],
  ])('"%s" opens the form "%s"', async (name, form, address) => {
    const app = renderMany('/')
    await app.user.click(await screen.findByRole('link', { name }))
    expect(await screen.findByRole('dialog', { name: form })).toBeVisible()
    expect(app.address()).toBe(address)
  })

  test('lead to every other module, and to all vouchers', async () => {
    renderMany('/')
    const grid = await screen.findByRole('region', { name: 'All modules' })
    const links = within(grid).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      modules.slice(1).map(({ name, to }) => [name, to]),
    )
    expect(screen.getByRole('link', { name: 'All vouchers' })).toHaveAttribute('href', '/vouchers')
  })
})

test('what a write has changed is read anew', async () => {
  const app = renderMany('/')
  await counts()
  await app.user.click(screen.getByRole('link', { name: 'Create Voucher' }))
  const form = await findDialog('Create New Voucher')
  await app.user.type(within(form).getByLabelText('Title'), 'Fresh from the grill')
  await app.user.selectOptions(within(form).getByLabelText('Type'), 'Free Delivery')
  await app.user.click(within(form).getByRole('button', { name: 'Create Voucher' }))
  await findToast('Voucher added')
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await waitFor(async () => expect((await newestRows())[0]).toContain('Fresh from the grill'))
  expect(within(await counts()).getByText('241 in total')).toBeVisible()
})

test('an ended session is told once, though five calls are answered so', async () => {
  const app = renderMany('/')
  answerLists(() => HttpResponse.json({ message: 'Unauthenticated' }, { status: 401 }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(app.address()).toBe('/login?redirect=%2F')
  expect(screen.getAllByText('Your session has expired')).toHaveLength(1)
  takeLogged()
})
