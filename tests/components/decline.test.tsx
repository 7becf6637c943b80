import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../src/mock-api/db'
import { findBar, openMany, selectPage } from '../support/bulk-rows'
import { actionNames, findFacts } from '../support/details'
import { fill, findDialog, findToast, renderApp } from '../support/render-app'
import { tagsOfCase } from '../support/tested-modules'

interface Applicants {
  noun: string
  title: string
  list: string
  url: string
  id: string
  name: string
  path: string
  records: (db: Db) => Db['vendors' | 'restaurants' | 'drivers' | 'logistics']
}

const modules: readonly Applicants[] = [
  {
    noun: 'vendor',
    title: 'Vendor',
    list: '/vendors',
    url: '/vendors/ven-022',
    id: 'ven-022',
    name: 'Asun Republic Ltd',
    path: '/api/crm/vendor/ven-022',
    records: (db) => db.vendors,
  },
  {
    noun: 'restaurant',
    title: 'Restaurant',
    list: '/restaurants',
    url: '/restaurant/res-039',
    id: 'res-039',
    name: 'Mama Put Express GRA',
    path: '/api/crm/restaurant/res-039',
    records: (db) => db.restaurants,
  },
  {
    noun: 'driver',
    title: 'Driver',
    list: '/drivers',
    url: '/driver/drv-058',
    id: 'drv-058',
    name: 'Kunle Ojo',
    path: '/api/crm/driver/drv-058',
    records: (db) => db.drivers,
  },
  {
    noun: 'company',
    title: 'Company',
    list: '/logistics',
    url: '/logistics/log-007',
    id: 'log-007',
    name: 'Jos Plateau Riders Ltd',
    path: '/api/crm/logistics/log-007',
    records: (db) => db.logistics,
  },
]

for (const [index, module] of modules.entries())
  describe(`${module.noun}`, { tags: tagsOfCase(index) }, () => {
    const { noun, title, url, id, name, path, records } = module
    test(`a ${noun} that waits for approval is declined with a reason, and nothing more can be done then`, async () => {
      const app = renderApp(url, { vouchers: 0 })
      const button = await screen.findByRole('button', { name: 'Decline' })
      expect(actionNames()).toEqual(['Decline', 'Approve'])
      button.focus()
      await app.user.keyboard('{Enter}')
      const dialog = await findDialog(`Decline ${noun}`)
      expect(dialog).toHaveTextContent(`Decline ${name}? This action cannot be undone.`)
      const select = within(dialog).getByRole('combobox')
      const options = within(select).getAllByRole('option')
      expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
        'Papers not valid',
        'Papers missing',
        'Outside our area',
        'Duplicate',
        'Other',
      ])
      await app.user.selectOptions(select, 'Other')
      await fill(app.user, within(dialog).getByRole('textbox'), 'Works for a competitor')
      await app.user.click(within(dialog).getByRole('button', { name: `Decline ${noun}` }))
      expect(await findToast(`${title} declined`)).toBeVisible()
      const body = { status: 'declined', reason: 'Works for a competitor' }
      expect(app.writes).toEqual([{ request: `PATCH ${path}`, body }])
      expect(records(app.db).find(id)).toMatchObject(body)
      // The badge, and the entry of the history.
      expect((await screen.findAllByText('Declined'))[0]).toBeVisible()
      expect(await findFacts(title)).toMatchObject({ Reason: 'Works for a competitor' })
      expect(screen.getByRole('group', { name: 'Actions' })).toBeEmptyDOMElement()
    })

    test(`without an announcement, a ${noun} that waits for approval is suspended as before`, async () => {
      const app = renderApp(`${url}?dialog=decline`, { vouchers: 0 })
      records(app.db).capabilities.actions = []
      await screen.findByRole('button', { name: 'Approve' })
      expect(actionNames()).toEqual(['Suspend', 'Approve'])
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await app.user.click(screen.getByRole('button', { name: 'Suspend' }))
      expect(await findDialog(`Suspend ${noun}`)).toHaveTextContent(`Suspend ${name}?`)
    })
  })

test('a URL cannot suspend an applicant who can be declined', async () => {
  const app = renderApp('/vendors/ven-022?dialog=suspend', { vouchers: 0 })
  expect(await findToast('Suspend is not possible for Asun Republic Ltd')).toBeVisible()
  await waitFor(() => expect(app.address()).toBe('/vendors/ven-022'))
})

test('a declined vendor cannot be suspended, also if the backend does not announce "decline"', async () => {
  const app = renderApp('/vendors/ven-024', { vouchers: 0 })
  app.db.vendors.capabilities.actions = []
  expect(await findFacts('Vendor')).toMatchObject({ Reason: 'Papers missing' })
  expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument()
})

test('without an announcement, many applicants can be suspended but not declined, also by URL', async () => {
  const app = renderApp('/logistics?status=pending&dialog=decline', { vouchers: 0 })
  app.db.logistics.capabilities.actions = []
  expect(await findToast('No companies selected')).toBeVisible()
  const dialog = await openMany(app, 'Suspend', 'Suspend 2 companies')
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const bar = await findBar()
  expect(bar.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('many applicants are declined with one reason, and a suspension leaves them out', async () => {
    const app = renderApp('/logistics', { vouchers: 0 })
    await selectPage(app)
    await app.user.click((await findBar()).getByRole('button', { name: 'More' }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
    const suspension = within(await findDialog('Suspend 5 companies'))
    expect(suspension.getByText('2 are pending')).toBeVisible()
    expect(suspension.getByText('1 is declined')).toBeVisible()
    await app.user.click(suspension.getByRole('button', { name: 'Cancel' }))
    const bar = await findBar()
    await app.user.click(bar.getByRole('button', { name: 'Decline' }))
    const dialog = within(await findDialog('Decline 2 companies'))
    expect(dialog.getByText('This action cannot be undone.')).toBeVisible()
    expect(dialog.getByText('1 is already declined')).toBeVisible()
    expect(dialog.getByText('5 are active')).toBeVisible()
    await app.user.selectOptions(dialog.getByRole('combobox'), 'Outside our area')
    await app.user.click(dialog.getByRole('button', { name: 'Decline 2 companies' }))
    expect(await screen.findByText('2 declined')).toBeVisible()
    const body = { status: 'declined', reason: 'Outside our area' }
    expect(app.writes.map((write) => write.body)).toEqual([body, body])
  })
})
