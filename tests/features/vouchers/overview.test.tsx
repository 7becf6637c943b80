import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
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
const findVouchers = () => panel('Vouchers')

/** The four figures. */
const figures = async () => textsOf([...(await findVouchers()).querySelectorAll<HTMLElement>('dd')])

/** The items of the legend, such as "Used 86 36%". */
const legend = async () => textsOf(within(await findVouchers()).getAllByRole('listitem'))

/** The names and widths of the segments of the status bar. */
async function segments() {
  const bar = (await findVouchers()).querySelector('[data-slot="stacked-bar"]')
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
  const shown = within(await findVouchers())
  const { pagination, discountAmount, discount, freeDelivery } = app.db.list()
  expect(await figures()).toEqual([
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
  expect(await legend()).toEqual(
    labels.map(
      (label, index) =>
        `${label} ${totals[index]} ${Math.round((Number(totals[index]) / 22) * 100)}%`,
    ),
  )
  const links = shown.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All vouchers', '/vouchers'],
    ['Total Vouchers', '/vouchers'],
    ['Total in naira', '/vouchers?type=voucher'],
    ['Free Delivery', '/vouchers?type=free_delivery'],
    ['Discount', '/vouchers?type=voucher'],
    ...labels.map((label, index) => [label, `/vouchers?status=${statuses[index]}`]),
  ])
  expect(await segments()).toEqual(labels.map((label, index) => [label, totals[index]]))
  await app.user.click(shown.getByRole('link', { name: 'Expired' }))
  await waitFor(() => expect(app.address()).toBe('/vouchers?status=expired'))
  for (const status of await column('Status')) expect(status).toMatch(/^Expired(?:\d|$)/)
})

/** Totals of all vouchers and of each status, and the panel that shows them. */
const totals = [
  {
    name: 'other statuses',
    all: 1200,
    byStatus: [1, 0, 1099, 95],
    legend: ['Unclaimed 1 <1%', 'Claimed 0 0%', 'Used 1,099 92%', 'Expired 95 8%', 'Other 5 <1%'],
    // A status without vouchers has no segment.
    bar: ['Unclaimed 1', 'Used 1099', 'Expired 95', 'Other 5'],
    total: '1,200',
  },
  {
    name: 'a sum above the total',
    all: 5,
    byStatus: [10, 10, 10, 10],
    legend: labels.map((label) => `${label} 10 25%`),
    bar: labels.map((label) => `${label} 10`),
    total: '5',
  },
  {
    name: 'an unknown count',
    all: 10,
    byStatus: [10, null, 10, 10],
    legend: ['Unclaimed 10', 'Claimed —', 'Used 10', 'Expired 10'],
    bar: null,
    total: '10',
  },
  {
    name: 'an unknown total',
    all: null,
    byStatus: [10, 10, 10, 10],
    legend: labels.map((label) => `${label} 10`),
    bar: null,
    total: '—',
  },
]

test('shows dashes and one error if counts cannot be loaded, and fetches them with "Try again"', async () => {
  const app = renderApp('/', { fakeTimers: true })
  let isBroken = true
  serveByStatus((status) =>
    isBroken && ['used', 'expired'].includes(status)
      ? HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })
      : undefined,
  )
  await runClockUntil('Could not be loaded')
  expect(await findToast('An unexpected error occurred')).toBeVisible()
  expect(screen.getAllByText('The kitchen is on fire')).toHaveLength(1)
  expect(await legend()).toEqual(labels.map((label) => `${label} —`))
  expect(await segments()).toBeNull()
  // The other responses are shown.
  expect((await figures())[0]).toBe(String(ROWS))
  const before = app.requests.length
  isBroken = false
  await app.user.click(screen.getByRole('button', { name: 'Try again: Vouchers' }))
  await waitFor(async () => expect(await segments()).not.toBeNull())
  expect(await legend()).toEqual(
    labels.map((label) => expect.stringMatching(`^${label} \\d+ \\d+%$`)),
  )
  expect(app.requests.slice(before)).toHaveLength(2)
  expect(screen.queryByText('Could not be loaded')).not.toBeInTheDocument()
})

test('shows dashes if the vouchers cannot be loaded, and fetches them with "Try again"', async () => {
  const app = renderApp('/', { fakeTimers: true })
  let isBroken = true
  serveByStatus((status) =>
    isBroken && status === 'all' ? HttpResponse.json({}, { status: 500 }) : undefined,
  )
  await runClockUntil('Could not be loaded')
  expect(await findToast('An unexpected error occurred')).toBeVisible()
  expect(await figures()).toEqual(['—', '—', '—', '—'])
  isBroken = false
  await app.user.click(screen.getByRole('button', { name: 'Try again: Vouchers' }))
  await waitFor(async () => expect((await figures())[0]).toBe(String(ROWS)))
  expect(await segments()).not.toBeNull()
  expect(screen.queryByText('Could not be loaded')).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
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
    const loading = await screen.findByRole('region', { name: 'Vouchers', busy: true })
    const items = within(loading).getAllByRole('listitem')
    expect(textsOf(items).map((text) => text.trim())).toEqual(labels)
    // The figures are shown before the counts.
    await waitFor(() => expect(loading.querySelector('dd')).toHaveTextContent(/^\d/))
    expect(loading.querySelector('[data-slot="stacked-bar"]')).toBeNull()
    act(() => release())
    await findVouchers()
    expect(await segments()).not.toBeNull()
    expect(within(loading).getAllByRole('listitem')[0]).toBe(items[0])
  })

  test('shows shares and a bar if all counts are known, with a segment for other statuses', async () => {
    const app = renderApp('/')
    await findVouchers()
    for (const { name, all, byStatus, ...expected } of totals) {
      serveByStatus((status) => {
        const index = statuses.findIndex((known) => known === status)
        const total = index === -1 ? all : byStatus[index]
        return HttpResponse.json({ vouchers: [], pagination: { total, totalPages: 1 } })
      })
      await refetch(app)
      const bar = (await segments())?.map((segment) => segment.join(' ')) ?? null
      const [total] = await figures()
      expect({ name, legend: await legend(), bar, total }).toEqual({ name, ...expected })
      const lacksChart = screen.queryByText(
        'Some counts are unavailable, so the chart can’t be shown.',
      )
      expect(lacksChart !== null).toBe(expected.bar === null)
    }
  })

  test('says that there are no vouchers yet', async () => {
    renderApp('/', { vouchers: 0 })
    expect(await screen.findByText('No vouchers yet.')).toBeVisible()
    expect(await segments()).toBeNull()
    expect(await legend()).toEqual(labels.map((label) => `${label} 0`))
    expect((await figures())[0]).toBe('0')
  })

  test('refetches the figures and the counts after a mutation', async () => {
    const app = renderApp('/')
    await findVouchers()
    await app.user.click(screen.getByRole('link', { name: 'Create Voucher' }))
    const form = within(await findDialog('Create New Voucher'))
    expect(app.address()).toBe('/vouchers?dialog=create')
    await fill(app.user, form.getByLabelText('Title'), 'Fresh from the grill')
    await app.user.selectOptions(form.getByLabelText('Type'), 'Free Delivery')
    await app.user.click(form.getByRole('button', { name: 'Create Voucher' }))
    await findToast('Voucher added')
    await app.user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await waitFor(async () => expect((await figures())[0]).toBe(String(ROWS + 1)))
  })
})
