import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { permissionNames } from '../../../src/contract/permissions'
import { captureFile } from '../../support/contents'
import { findToast, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

const report = {
  from: '2026-11-01',
  to: '2026-11-03',
  orders: 12,
  byDay: [
    { date: '2026-11-01', orders: 4, sales: 1500.5 },
    { date: '2026-11-03', orders: 8, sales: null },
  ],
  byStatus: [
    { status: 'delivered', count: 9 },
    { status: '=SUM(A1)', count: 3 },
  ],
  byPaymentMethod: [{ method: 'bank_transfer', orders: 12, sales: 1500 }],
  topRestaurants: [
    { id: 'res-1', name: 'Buka', orders: 4, sales: 900, previous: { orders: 6, sales: 1200 } },
    { id: 'res-2', name: 'Iya Basira', orders: 8, sales: null },
  ],
  byState: [{ state: 'Lagos', orders: 12, sales: 1500 }],
  funnel: { viewers: 100, carts: 20, orders: null },
}

function open(analytics: object = report, permissions?: readonly string[]) {
  const app = renderApp('/analytics', { vouchers: 0, ...(permissions && { permissions }) })
  server.use(http.get('*/api/crm/analytics', () => HttpResponse.json({ analytics })))
  return app
}

async function save({ user }: ReturnType<typeof open>, title: string) {
  const savedLines = captureFile()
  await user.click(await screen.findByRole('button', { name: `Export ${title}` }))
  const lines = await savedLines()
  const [link] = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts
  return { name: link instanceof HTMLAnchorElement ? link.download : null, lines }
}

test.each([
  [
    'orders per day',
    [
      '"Day","Orders","Note"',
      '"2026-11-03",8,""',
      '"2026-11-02","","No data"',
      '"2026-11-01",4,""',
    ],
  ],
  [
    'sales per day',
    [
      '"Day","Sales (NGN)","Note"',
      '"2026-11-03","","No data"',
      '"2026-11-02","","No data"',
      '"2026-11-01",1500.5,""',
    ],
  ],
  ['orders by status', ['"Status","Orders","Share"', '"Delivered",9,"75%"', `"'=SUM(A1)",3,"25%"`]],
  [
    'orders by payment method',
    ['"Payment method","Orders","Sales (NGN)"', '"Bank transfer",12,1500'],
  ],
  [
    'top restaurants',
    [
      '"Restaurant","Orders","Sales (NGN)","Orders before","Change of orders","Sales before (NGN)","Change of sales (NGN)","New"',
      '"Buka",4,900,6,-2,1200,-300,"No"',
      '"Iya Basira",8,"","","","","","Yes"',
    ],
  ],
  ['orders by state', ['"State","Orders","Sales (NGN)"', '"Lagos",12,1500']],
  [
    'from view to order',
    ['"Step","People","Of viewers"', '"Viewers",100,"100%"', '"Carts",20,"20%"', '"Orders","","—"'],
  ],
])('%s can be exported to a file that names its days', async (panel, expected) => {
  const { name, lines } = await save(open(), panel)
  expect(name).toBe(`${panel} 2026-11-01 to 2026-11-03.csv`)
  expect(lines).toEqual(expected)
  const count = expected.length - 1
  const title = await findToast(new RegExp(`^${panel} exported`, 'i'))
  const toast = within(title.closest('div') ?? title)
  expect(toast.getByText(count === 1 ? '1 row saved' : `${count} rows saved`)).toBeVisible()
})

test('the file has the rows in the order of the table, and one day in its name', async () => {
  const app = open({ ...report, to: report.from })
  const restaurants = within(await screen.findByRole('region', { name: 'Top restaurants' }))
  await app.user.click(restaurants.getByRole('button', { name: 'Orders' }))
  const { name, lines } = await save(app, 'top restaurants')
  expect(lines.slice(1).map((line) => line.slice(0, 7))).toEqual(['"Iya Ba', '"Buka",'])
  expect(name).toBe('top restaurants 2026-11-01.csv')
})

test('the file of "Lost orders" says so, and leaves out the others', async () => {
  const app = open()
  await app.user.selectOptions(await screen.findByLabelText('Show restaurants by'), 'Lost orders')
  const { name, lines } = await save(app, 'top restaurants')
  expect(lines).toHaveLength(2)
  expect(name).toBe('top restaurants lost most orders 2026-11-01 to 2026-11-03.csv')
})

test('the files of charts have the figures before, and say which day is not over', async () => {
  vi.setSystemTime('2026-11-03T13:20:00+01:00')
  const previous = { orders: 6, sales: null }
  const [first] = report.byDay
  const today = { date: '2026-11-03', orders: 8, sales: 900, previous }
  const app = open({ ...report, byDay: [first, today] })
  expect((await save(app, 'orders per day')).lines).toEqual([
    '"Day","Orders","Orders before","Note"',
    '"2026-11-03",8,6,"So far"',
    '"2026-11-02","","","No data"',
    '"2026-11-01",4,"",""',
  ])
})

test('the file of one day has its hours, the latest first', async () => {
  const app = open({ ...report, to: report.from, byHour: [{ hour: 22, orders: 3, sales: 0 }] })
  const { name, lines } = await save(app, 'orders per hour')
  expect(name).toBe('orders per hour 2026-11-01.csv')
  expect(lines.slice(0, 3)).toEqual([
    '"Hour","Orders","Note"',
    `"'23:00","","No data"`,
    `"'22:00",3,""`,
  ])
})

test('without the permission, no table can be exported', async () => {
  open(
    report,
    permissionNames.filter((name) => name !== 'analytics.export'),
  )
  await screen.findByRole('table', { name: 'Orders per day' })
  expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Show table of orders per day' })).toBeVisible()
})
