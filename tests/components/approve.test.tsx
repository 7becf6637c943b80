import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { addDays, lagosToday } from '@/domain/lagos'
import type { Db } from '../../src/mock-api/db'
import type { StoredDriver } from '../../src/mock-api/seed/types'
import { onChange, openMany, refusal } from '../support/bulk-rows'
import { actionNames } from '../support/details'
import { findDialog, findToast, renderApp } from '../support/render-app'
import { server } from '../support/server'
import { tagsOfCase } from '../support/tested-modules'

interface Applicant {
  noun: string
  title: string
  url: string
  name: string
  path: string
  /** What it has after an approval. */
  status: string
  records: (db: Db) => Db['vendors' | 'restaurants' | 'drivers' | 'logistics']
  concerns: readonly string[]
  /** What a backend may not send. */
  unknown: string
}

const applicants: readonly Applicant[] = [
  {
    noun: 'vendor',
    title: 'Vendor',
    url: '/vendors/ven-023',
    name: 'Nkwobi Nation Ltd',
    path: '/crm/vendor/ven-023',
    status: 'active',
    records: (db) => db.vendors,
    concerns: ['No bank account'],
    unknown: 'bank account',
  },
  {
    noun: 'restaurant',
    title: 'Restaurant',
    url: '/restaurant/res-040',
    name: 'Danfo Bites Bodija',
    path: '/crm/restaurant/res-040',
    status: 'open',
    records: (db) => db.restaurants,
    concerns: ['No vendor'],
    unknown: 'vendor',
  },
  {
    noun: 'driver',
    title: 'Driver',
    url: '/driver/drv-060',
    name: 'Peter Akpan',
    path: '/crm/driver/drv-060',
    status: 'active',
    records: (db) => db.drivers,
    concerns: ['No papers', 'No vehicle', 'No bank account'],
    unknown: 'papers, vehicle, bank account',
  },
  {
    noun: 'company',
    title: 'Company',
    url: '/logistics/log-008',
    name: 'Niger Bridge Logistics Ltd',
    path: '/crm/logistics/log-008',
    status: 'active',
    records: (db) => db.logistics,
    concerns: ['No bank account'],
    unknown: 'bank account',
  },
]

const listed = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

const buttonOf = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name })

for (const [index, applicant] of applicants.entries())
  describe(`${applicant.noun}`, { tags: tagsOfCase(index) }, () => {
    const { noun, title, url, name, path, status, records, concerns, unknown } = applicant

    test(`what a ${noun} lacks is listed before the approval, which Enter alone does not confirm`, async () => {
      const app = renderApp(url, { vouchers: 0 })
      await screen.findByRole('button', { name: 'Approve' })
      await app.user.keyboard('a')
      const dialog = await findDialog(`Approve ${noun}`)
      expect(dialog).toHaveTextContent(`Approve ${name}?`)
      expect(listed(dialog)).toEqual(concerns)
      const approve = buttonOf(dialog, 'Approve anyway')
      for (const described of [dialog, approve])
        expect(described).toHaveAccessibleDescription(expect.stringContaining(concerns.join(' ')))
      await waitFor(() => expect(buttonOf(dialog, 'Cancel')).toHaveFocus())
      await app.user.click(approve)
      expect(await findToast(`${title} approved`)).toBeVisible()
      expect(app.writes).toEqual([{ request: `PATCH /api${path}`, body: { status } }])
      const [, , id = ''] = url.split('/')
      expect(records(app.db).find(id)).toMatchObject({ status })
    })

    test(`what a backend does not send of a ${noun} is not known, and not missing`, async () => {
      const app = renderApp(`${url}?dialog=approve`, { vouchers: 0 })
      const record = { id: url.split('/')[2], name, status: 'pending' }
      const [, , key = ''] = path.split('/')
      server.use(http.get(`*/api${path}`, () => HttpResponse.json({ [key]: record })))
      const dialog = await findDialog(`Approve ${noun}`)
      expect(listed(dialog)).toEqual([])
      expect(within(dialog).getByText(`Not known from this backend: ${unknown}.`)).toBeVisible()
      await app.user.click(buttonOf(dialog, `Approve ${noun}`))
      expect(await findToast(`${title} approved`)).toBeVisible()
      expect(app.writes).toEqual([{ request: `PATCH /api${path}`, body: { status } }])
    })
  })

const inDays = (days: number) => addDays(lagosToday(), days)
const inOrder = [{ type: 'Driver’s licence', status: 'approved', expiresAt: inDays(31) }]
const PATCH = 'PATCH /api/crm/driver/drv-055'

/** Opens the question about a driver who lacks nothing but what `change` says. */
async function openApproval(change: Partial<StoredDriver> = {}) {
  const app = renderApp('/nowhere', { vouchers: 0 })
  app.db.drivers.patch('drv-055', { documents: inOrder, ...change })
  await app.router.navigate({
    to: '/driver/$id',
    params: { id: 'drv-055' },
    search: { dialog: 'approve' },
  })
  return { app, dialog: await findDialog('Approve driver') }
}

test('the details decide what a driver lacks, not the row of the list', async () => {
  const app = renderApp('/drivers?status=pending', { vouchers: 0 })
  server.use(
    http.get('*/api/crm/driver', () => {
      const row = { id: 'drv-055', firstName: 'Femi', status: 'pending' }
      const drivers = [{ ...row, documents: [], vehicleType: null, account: null }]
      return HttpResponse.json({ drivers, pagination: { total: 1, totalPages: 1 } })
    }),
  )
  await app.user.click(await screen.findByRole('link', { name: 'Femi' }))
  await app.user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = await findDialog('Approve driver')
  expect(listed(dialog)).toEqual([])
  expect(buttonOf(dialog, 'Approve driver')).toBeVisible()
})

test('a paper that has been rejected meanwhile is read before the driver can be approved', async () => {
  const { app, dialog } = await openApproval()
  const [paper] = inOrder
  const rejected = { type: 'Driver’s licence', ...paper, status: 'rejected' }
  app.db.drivers.patch('drv-055', { documents: [rejected] })
  await app.user.click(buttonOf(dialog, 'Approve driver'))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Read the question again')
  expect(listed(dialog)).toEqual(['Driver’s licence: rejected'])
  expect(app.writes).toEqual([])
  // One concern is as good as another for the button, but not for the administrator.
  app.db.drivers.patch('drv-055', { documents: inOrder, account: null })
  await app.user.click(buttonOf(dialog, 'Approve anyway'))
  await waitFor(() => expect(listed(dialog)).toEqual(['No bank account']))
  expect(app.writes).toEqual([])
  await app.user.click(buttonOf(dialog, 'Approve anyway'))
  expect(await findToast('Driver approved')).toBeVisible()
  expect(app.writes).toEqual([{ request: PATCH, body: { status: 'active' } }])
})

test('who may not decline applicants can approve them, and cannot suspend them instead', async () => {
  const permissions = ['drivers.view', 'drivers.approve', 'drivers.suspend']
  renderApp('/driver/drv-055', { vouchers: 0, permissions })
  await screen.findByRole('button', { name: 'Approve' })
  expect(actionNames()).toEqual(['Approve'])
})

test('many restaurants are approved except the one without a vendor', async () => {
  const app = renderApp('/restaurants?status=pending', { vouchers: 0 })
  const dialog = await openMany(app, 'Approve', 'Approve 3 restaurants')
  expect(dialog.getByText('They can take orders at once.')).toBeVisible()
  expect(dialog.getByText('1 restaurant: No vendor')).toBeVisible()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a driver who lacks nothing is approved with Enter', async () => {
    const { app, dialog } = await openApproval()
    expect(dialog).not.toHaveTextContent('Check this first')
    expect(dialog).not.toHaveTextContent('Not known')
    const approve = buttonOf(dialog, 'Approve driver')
    await waitFor(() => expect(approve).toHaveFocus())
    await app.user.keyboard('{Enter}')
    expect(await findToast('Driver approved')).toBeVisible()
    expect(app.writes).toEqual([{ request: PATCH, body: { status: 'active' } }])
  })

  test('each paper that is not in order is listed with the reason', async () => {
    const { dialog } = await openApproval({
      documents: [
        ...inOrder,
        { type: 'Driver’s licence', status: 'approved', expiresAt: inDays(12) },
        { type: 'Insurance', status: 'approved', expiresAt: '2026-01-31' },
        { type: 'Vehicle papers', status: 'pending', expiresAt: inDays(90) },
        { type: 'Guarantor’s form', status: 'rejected' },
      ],
      vehicleType: null,
    })
    expect(listed(dialog)).toEqual([
      'Driver’s licence: expires in 12 days',
      'Insurance: expired on 31 January 2026',
      'Vehicle papers: pending',
      'Guarantor’s form: rejected',
      'No vehicle',
    ])
  })

  test('an account without a bank, a name and a number is none', async () => {
    const { app, dialog } = await openApproval()
    expect(listed(dialog)).toEqual([])
    server.use(
      http.get('*/api/crm/driver/drv-055', () =>
        HttpResponse.json({ driver: { id: 'drv-055', status: 'pending', account: {} } }),
      ),
    )
    await app.user.click(buttonOf(dialog, 'Approve driver'))
    await within(dialog).findByRole('alert')
    expect(listed(dialog)).toEqual(['No bank account'])
  })

  test.each([
    ['Approve', []],
    ['Decline', ['Papers not valid']],
  ])(
    'after a refusal of %s, the question stays open with what was chosen',
    async (label, reasons) => {
      const app = renderApp(`/driver/drv-055?dialog=${label.toLowerCase()}`, { vouchers: 0 })
      onChange('drv-055', () => refusal('Only a supervisor may do this', 403), 'driver')
      const dialog = await findDialog(`${label} driver`)
      const selects = within(dialog).queryAllByRole('combobox')
      for (const select of selects) await app.user.selectOptions(select, reasons)
      await app.user.click(buttonOf(dialog, `${label} driver`))
      expect(await findToast(/Only a supervisor may do this/)).toBeVisible()
      expect(dialog).toBeVisible()
      expect(selects).toHaveLength(reasons.length)
      for (const select of selects) expect(select).toHaveValue('Papers not valid')
      expect(app.writes).toHaveLength(1)
      expect(app.db.drivers.find('drv-055')).toMatchObject({ status: 'pending' })
    },
  )

  test('of many drivers, those who lack something according to the list are left out of the approval', async () => {
    const app = renderApp('/drivers?status=pending', { vouchers: 0 })
    const dialog = await openMany(app, 'Approve', 'Approve 1 driver')
    expect(
      dialog.getByText(
        'They can take orders at once. Not in the list, so looked up for each: bank account.',
      ),
    ).toBeVisible()
    const leftOut = dialog.getByText('4 drivers left out').parentElement
    expect(leftOut?.textContent.replace('4 drivers left out', '')).toBe(
      [
        '1 driver: 1 paper has expired, 1 paper expires within 30 days',
        '1 driver: 2 papers are pending',
        '1 driver: 1 paper is pending, 1 paper is rejected',
        '1 driver: No papers, no vehicle',
      ].join(''),
    )
    await app.user.click(dialog.getByRole('button', { name: 'Approve 1 driver' }))
    expect(await screen.findByText('1 approved')).toBeVisible()
    expect(app.writes).toEqual([{ request: PATCH, body: { status: 'active' } }])
  })
})
