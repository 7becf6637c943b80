import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { textsOf } from '../../support/contents'
import {
  column,
  fill,
  findDialog,
  findToast,
  renderApp,
  ROWS,
  runClockUntil,
} from '../../support/render-app'
import { server } from '../../support/server'

type App = ReturnType<typeof renderApp>

const statuses = ['unclaimed', 'claimed', 'used', 'expired'] as const
const labels = ['Unclaimed', 'Claimed', 'Used', 'Expired']

const panel = (name: string) => screen.findByRole('region', { name, busy: false })
const findCounts = () => panel('Vouchers by status')
const findNewest = () => panel('Newest vouchers')
/** The figures of the four cards. */
const figures = () => textsOf([...document.querySelectorAll<HTMLElement>('[data-slot="card"] dd')])

/** The items of the legend, such as "Used 86 36%". */
const legend = async () => textsOf(within(await findCounts()).getAllByRole('link'))

/** The texts of the newest vouchers. */
const newestRows = async () => textsOf(within(await findNewest()).getAllByRole('listitem'))

/** The names and widths of the segments of the status bar. */
async function segments() {
  const bar = (await findCounts()).querySelector('[data-slot="stacked-bar"]')
  if (!bar) return null
  return Array.from(bar.querySelectorAll<HTMLElement>('[title]'), ({ title, style }) => [
    title,
    Number(style.flexGrow),
  ])
}

/** Sets the response for each status. Undefined is the response of the mock API. */
function serveByStatus(respond: (status: string) => Response | undefined) {
  server.use(
    http.get('*/api/crm/voucher', ({ request }) =>
      respond(new URL(request.url).searchParams.get('status') ?? ''),
    ),
  )
}

const refetch = ({ router }: App) => act(() => router.options.context.queryClient.refetchQueries())

test('shows the figures and the counts by status with one request each, and links to the lists', async () => {
  const app = renderApp('/', { vouchers: 22 })
  const counts = within(await findCounts())
  const { pagination, discountAmount, discount, freeDelivery } = app.db.list()
  expect(figures()).toEqual([
    String(pagination.total),
    `₦${discountAmount.toLocaleString('en')}.00`,
    String(freeDelivery),
    String(discount),
  ])
  const requests = app.requests.filter((request) => request.includes('/crm/voucher'))
  expect(requests).toEqual(
    ['all', ...statuses].map(
      (status) => `GET /api/crm/voucher?page=1&limit=20&search=&status=${status}&type=all`,
    ),
  )
  const totals = statuses.map((status) => app.db.list({ status }).pagination.total)
  const shares = totals.map((total) => Math.round((total / 22) * 100))
  const links = counts.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    labels.map((label, index) => [
      `${label} ${totals[index]} ${shares[index]}%`,
      `/vouchers?status=${statuses[index]}`,
    ]),
  )
  expect(await segments()).toEqual(labels.map((label, index) => [label, totals[index]]))
  expect(counts.getByText('22 in total')).toBeVisible()
  expect(counts.queryByText('Other')).not.toBeInTheDocument()
  await app.user.click(counts.getByRole('link', { name: /^Expired/ }))
  await waitFor(() => expect(app.address()).toBe('/vouchers?status=expired'))
  expect(new Set(await column('Status'))).toEqual(new Set(['Expired']))
})

test('shows the legend before the counts have loaded, and the bar after the last one', async () => {
  renderApp('/')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.get('*/api/crm/voucher', async ({ request }) => {
      if (request.url.includes('status=expired')) await released
      return undefined
    }),
  )
  await findNewest()
  const loading = screen.getByRole('region', { name: 'Vouchers by status', busy: true })
  const links = within(loading).getAllByRole('link')
  expect(links.map((link) => link.textContent.trim())).toEqual(labels)
  expect(loading.querySelector('[data-slot="stacked-bar"]')).toBeNull()
  act(() => release())
  expect(await segments()).not.toBeNull()
  expect(within(await findCounts()).getAllByRole('link')[0]).toBe(links[0])
})

/** Totals of all vouchers and of each status, and the panel that shows them. */
const totals = [
  {
    name: 'other statuses',
    all: 1200,
    byStatus: [1, 0, 1099, 95],
    legend: ['Unclaimed 1 <1%', 'Claimed 0 0%', 'Used 1,099 92%', 'Expired 95 8%'],
    // A status without vouchers has no segment.
    bar: ['Unclaimed 1', 'Used 1099', 'Expired 95', 'Other 5'],
    text: '1,200 in total',
  },
  {
    name: 'a sum above the total',
    all: 5,
    byStatus: [10, 10, 10, 10],
    legend: labels.map((label) => `${label} 10 25%`),
    bar: labels.map((label) => `${label} 10`),
    text: '5 in total',
  },
  {
    name: 'an unknown count',
    all: 10,
    byStatus: [10, null, 10, 10],
    legend: ['Unclaimed 10 —', 'Claimed — —', 'Used 10 —', 'Expired 10 —'],
    bar: null,
    text: 'Some counts are unavailable, so the chart can’t be shown.',
  },
  {
    name: 'an unknown total',
    all: null,
    byStatus: [10, 10, 10, 10],
    legend: labels.map((label) => `${label} 10 —`),
    bar: null,
    text: '— in total',
  },
]

test('shows shares and a bar if all counts are known, with a segment for other statuses', async () => {
  const app = renderApp('/')
  await findCounts()
  for (const { name, all, byStatus, text, ...expected } of totals) {
    serveByStatus((status) => {
      const index = statuses.findIndex((known) => known === status)
      const total = index === -1 ? all : byStatus[index]
      return HttpResponse.json({ vouchers: [], pagination: { total, totalPages: 1 } })
    })
    await refetch(app)
    const bar = (await segments())?.map((segment) => segment.join(' ')) ?? null
    expect({ name, legend: await legend(), bar }).toEqual({ name, ...expected })
    const counts = within(await findCounts())
    expect(counts.getByText(text)).toBeVisible()
    const other = name === 'other statuses' ? ['Other 5 <1%'] : []
    expect(textsOf(counts.queryAllByText(/^Other/))).toEqual(other)
    expect(figures()[0]).toBe(all?.toLocaleString('en') ?? '—')
  }
})

test('links to the create form if there are no vouchers', async () => {
  const app = renderApp('/', { vouchers: 0 })
  expect(await screen.findByRole('heading', { name: 'No vouchers yet' })).toBeVisible()
  expect(screen.getByText('Counts by status will appear here.')).toBeVisible()
  expect(await segments()).toBeNull()
  expect(within(await findNewest()).queryByRole('list')).not.toBeInTheDocument()
  expect(figures()[0]).toBe('0')
  await app.user.click(within(await findCounts()).getByRole('link', { name: 'Create Voucher' }))
  expect(await findDialog('Create New Voucher')).toBeVisible()
})

test('shows one error if counts cannot be loaded, and fetches them with "Try again"', async () => {
  const app = renderApp('/', { fakeTimers: true })
  let isBroken = true
  serveByStatus((status) =>
    isBroken && ['used', 'expired'].includes(status)
      ? HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })
      : undefined,
  )
  await runClockUntil('The counts could not be loaded')
  expect(await findToast('An unexpected error occurred')).toBeVisible()
  expect(screen.getAllByText('The kitchen is on fire')).toHaveLength(1)
  // The other responses are shown.
  expect(await newestRows()).toHaveLength(5)
  expect(figures()[0]).toBe(String(ROWS))
  const before = app.requests.length
  isBroken = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await legend()).toHaveLength(4)
  expect(await segments()).not.toBeNull()
  expect(app.requests.slice(before)).toHaveLength(2)
})

test('lists the five newest vouchers, with dashes for missing fields', async () => {
  const app = renderApp('/')
  await findNewest()
  const days = [3, 9, 1, 7, 5, 8]
  let vouchers: unknown[] = [
    { id: 'x', title: 'Without a date', status: 'frozen' },
    ...days.map((day, index) => ({
      id: `v${index}`,
      title: `Number ${index}`,
      type: index === 1 ? 'free_delivery' : 'voucher',
      amount: 1500,
      code: index === 1 ? undefined : `CODE${index}`,
      status: 'used',
      createdAt: `2026-03-0${day}T12:00:00.000Z`,
    })),
  ]
  serveByStatus(() => HttpResponse.json({ vouchers }))
  await refetch(app)
  expect(await newestRows()).toEqual([
    'Number 1—Free Delivery9 March 2026Used',
    'Number 5₦1,500.00Discount · CODE58 March 2026Used',
    'Number 3₦1,500.00Discount · CODE37 March 2026Used',
    'Number 4₦1,500.00Discount · CODE45 March 2026Used',
    'Number 0₦1,500.00Discount · CODE03 March 2026Used',
  ])
  vouchers = [{ id: 'x1' }, { id: 'x2', code: 'C' }]
  await refetch(app)
  expect(await newestRows()).toEqual(['x1————', 'C—— · C——'])
  const links = within(await findNewest()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/vouchers',
    '/vouchers?voucher=x1',
    '/vouchers?voucher=x2',
  ])
})

test('opens the details of one of the newest vouchers', async () => {
  const app = renderApp('/')
  const [all, ...links] = within(await findNewest()).getAllByRole('link')
  expect(all).toHaveAttribute('href', '/vouchers')
  const { vouchers } = app.db.list()
  expect(textsOf(links)).toEqual(vouchers.map(({ title }) => title))
  const [, , voucher] = vouchers
  const [, , link] = links
  if (!voucher || !link) throw new Error('There are fewer than three vouchers.')
  await app.user.click(link)
  const dialog = await findDialog('Voucher Details')
  expect(app.address()).toBe(`/vouchers?voucher=${voucher.id}`)
  expect(within(dialog).getByText(voucher.code)).toBeVisible()
})

test('shows dashes if the vouchers cannot be loaded, and fetches them with "Try again"', async () => {
  const app = renderApp('/', { fakeTimers: true })
  let isBroken = true
  serveByStatus((status) =>
    isBroken && status === 'all' ? HttpResponse.json({}, { status: 500 }) : undefined,
  )
  await runClockUntil('The newest vouchers could not be loaded')
  expect(await findToast('An unexpected error occurred')).toBeVisible()
  expect(figures()).toEqual(['—', '—', '—', '—'])
  isBroken = false
  await app.user.click(within(await findNewest()).getByRole('button', { name: 'Try again' }))
  expect(await newestRows()).toHaveLength(5)
  expect(await segments()).not.toBeNull()
  expect(figures()[0]).toBe(String(ROWS))
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
})

test('refetches the counts and the newest vouchers after a mutation', async () => {
  const app = renderApp('/')
  await findCounts()
  await app.user.click(screen.getByRole('link', { name: 'Create Voucher' }))
  const form = within(await findDialog('Create New Voucher'))
  expect(app.address()).toBe('/vouchers?dialog=create')
  await fill(app.user, form.getByLabelText('Title'), 'Fresh from the grill')
  await app.user.selectOptions(form.getByLabelText('Type'), 'Free Delivery')
  await app.user.click(form.getByRole('button', { name: 'Create Voucher' }))
  await findToast('Voucher added')
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await waitFor(async () => expect((await newestRows())[0]).toContain('Fresh from the grill'))
  expect(within(await findCounts()).getByText(`${ROWS + 1} in total`)).toBeVisible()
})
