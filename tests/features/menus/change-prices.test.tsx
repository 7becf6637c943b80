import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { endSession } from '@/memory/session'
import type { StoredMenu } from '../../../src/mock-api/seed/types'
import { sendAs } from '../../support/administrators'
import { changedIds, findBar, loseNext, selectPage } from '../../support/bulk-rows'
import { captureFile } from '../../support/contents'
import { fill, findDialog, reloadApp, renderApp, signIn } from '../../support/render-app'
import { server } from '../../support/server'

type Dish = Partial<StoredMenu> & { id: string }

const dishes: readonly Dish[] = [
  { id: 'm-1', name: 'Jollof rice', price: 3500, discountPrice: null },
  { id: 'm-2', name: 'Egusi soup', price: 1234.56, discountPrice: 1000 },
  { id: 'm-3', name: 'Suya', price: 4250, discountPrice: 4200 },
]

type Options = Parameters<typeof renderApp>[1] & { announced?: readonly string[] }

/** Renders the list with these dishes. */
async function renderDishes(changes: readonly Dish[], { announced, ...options }: Options = {}) {
  const app = renderApp('/nowhere', { vouchers: 0, ...options })
  const { menus } = app.db
  const [seeded] = menus.all()
  if (!seeded) throw new Error('There are no dishes.')
  for (const { id } of menus.all()) menus.remove(id)
  for (const change of changes.toReversed()) {
    menus.add({
      ...seeded,
      restaurant: { id: 'res-001', name: 'Mama Nkechi' },
      status: 'available',
      updatedAt: '2026-11-01T10:00:00Z',
      ...change,
    })
  }
  if (announced) menus.capabilities.actions = [...announced]
  await app.router.navigate({ href: '/menus' })
  return app
}
type App = Awaited<ReturnType<typeof renderDishes>>

const formOf = (dialog: HTMLElement) => {
  const form = within(dialog)
  return {
    dialog,
    form,
    amount: () => form.getByRole('textbox'),
    choose: (label: string) => form.getByRole('combobox', { name: label }),
    /** The texts of the rows. */
    rows: () =>
      within(form.getByRole('list', { name: 'Prices' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    confirm: () => form.getByRole('button', { name: /^Change prices/ }),
  }
}

async function openForm(changes: readonly Dish[] = dishes, options: Options = {}) {
  const app = await renderDishes(changes, options)
  await selectPage(app)
  await app.user.click((await findBar()).getByRole('button', { name: 'Change prices…' }))
  const count = changes.length
  const dialog = await findDialog(`Change prices of ${count} ${count === 1 ? 'dish' : 'dishes'}`)
  return { ...app, ...formOf(dialog) }
}
type Opened = Awaited<ReturnType<typeof openForm>>

/** Enters a percentage, and confirms. */
async function raise({ user, amount, confirm }: Opened, percent = '10') {
  await fill(user, amount(), percent)
  await user.click(confirm())
  return within(await screen.findByRole('list', { name: 'Results' }))
}

const bodies = ({ writes }: Pick<App, 'writes'>) =>
  Object.fromEntries(
    writes
      .filter(({ request }) => request.startsWith('PATCH'))
      .map(({ request, body }) => [request.split('/').at(-1), body]),
  )
const pricesOf = ({ db }: App, id: string) => {
  const { price, discountPrice } = db.menus.find(id) ?? {}
  return [price, discountPrice]
}

const withoutQuotes = (line: string) => line.replaceAll('"', '')

/** A colleague edits a dish, in another browser. */
const editAs = (adminId: string, id: string, body: object) =>
  sendAs(adminId, 'PATCH', `/menu/${id}`, body)

test('the prices of the selected dishes are raised by 10 percent, each with an edit of its prices', async () => {
  const app = await openForm()
  expect(app.choose('Change')).toHaveDisplayValue('Up by percent')
  expect(app.choose('Rounded to')).toHaveDisplayValue('₦10')
  expect(app.choose('Discount price')).toHaveDisplayValue('Changed in step')
  expect(app.rows()).toEqual([
    'Jollof riceMama Nkechi₦3,500.00',
    'Egusi soupMama Nkechi₦1,234.56Discount price₦1,000.00',
    'SuyaMama Nkechi₦4,250.00Discount price₦4,200.00',
  ])
  await fill(app.user, app.amount(), '10')
  expect(app.rows()).toEqual([
    'Jollof riceMama Nkechi₦3,500.00→ becomes ₦3,850.00',
    'Egusi soupMama Nkechi₦1,234.56→ becomes ₦1,360.00Discount price₦1,000.00→ becomes ₦1,100.00',
    'SuyaMama Nkechi₦4,250.00→ becomes ₦4,680.00Discount price₦4,200.00→ becomes ₦4,620.00',
  ])
  await app.user.click(app.form.getByRole('button', { name: 'Change prices of 3 dishes' }))
  expect(await screen.findByText('3 changed')).toBeVisible()
  expect(bodies(app)).toEqual({
    'm-1': { price: 3850 },
    'm-2': { price: 1360, discountPrice: 1100 },
    'm-3': { price: 4680, discountPrice: 4620 },
  })
  const results = within(screen.getByRole('list', { name: 'Results' }))
  expect(results.getByText('Mama Nkechi, ₦3,500.00 → ₦3,850.00')).toBeVisible()
  const both = 'Mama Nkechi, ₦1,234.56 → ₦1,360.00, discount price ₦1,000.00 → ₦1,100.00'
  expect(results.getByText(both)).toBeVisible()
  const savedLines = captureFile()
  await app.user.click(screen.getByRole('button', { name: 'Download results' }))
  expect((await savedLines()).map(withoutQuotes).slice(0, 3)).toEqual([
    'Dish,Restaurant,Price before (NGN),Price after (NGN),Discount price before (NGN),Discount price after (NGN),Result,Message,ID',
    'Jollof rice,Mama Nkechi,3500,3850,,,Changed,,m-1',
    'Egusi soup,Mama Nkechi,1234.56,1360,1000,1100,Changed,,m-2',
  ])
})

test('a change by naira, with other roundings and without the discount', async () => {
  const app = await openForm()
  const { user, choose, amount, rows } = app
  await user.selectOptions(choose('Change'), 'Down by naira')
  await fill(user, amount(), '₦250.50')
  await user.selectOptions(choose('Rounded to'), '₦1')
  expect(rows()[0]).toBe('Jollof riceMama Nkechi₦3,500.00→ becomes ₦3,250.00')
  await user.selectOptions(choose('Rounded to'), '₦100')
  await user.selectOptions(choose('Discount price'), 'Removed')
  expect(rows()).toEqual([
    'Jollof riceMama Nkechi₦3,500.00→ becomes ₦3,200.00',
    'Egusi soupMama Nkechi₦1,234.56→ becomes ₦1,000.00Discount price₦1,000.00→ becomes none',
    'SuyaMama Nkechi₦4,250.00→ becomes ₦4,000.00Discount price₦4,200.00→ becomes none',
  ])
  await user.click(app.confirm())
  expect(await screen.findByText('3 changed')).toBeVisible()
  expect(bodies(app)['m-3']).toEqual({ price: 4000, discountPrice: null })
})

test('dishes that cannot have the new price are left out with the reason, and stay in the results', async () => {
  const app = await openForm([
    ...dishes,
    { id: 'm-4', name: 'Moi moi', price: 100 },
    { id: 'm-5', name: 'Free water', price: 4 },
  ])
  const { user, choose, amount, rows } = app
  await user.selectOptions(choose('Change'), 'Down by percent')
  await user.selectOptions(choose('Discount price'), 'Kept')
  await fill(user, amount(), '4')
  expect(rows().slice(2)).toEqual([
    'SuyaMama Nkechi₦4,250.00Discount price₦4,200.00Left out: The price would be below the discount price',
    'Moi moiMama Nkechi₦100.00Left out: No change',
    'Free waterMama Nkechi₦4.00Left out: The price would be 0 or less',
  ])
  expect(app.form.getByText('3 dishes left out')).toBeVisible()
  await user.click(app.form.getByRole('button', { name: 'Change prices of 2 dishes' }))
  expect(await screen.findByText('2 changed')).toBeVisible()
  expect(changedIds(app).toSorted()).toEqual(['m-1', 'm-2'])
  const savedLines = captureFile()
  await user.click(screen.getByRole('button', { name: 'Download results' }))
  expect((await savedLines()).map(withoutQuotes).slice(3)).toEqual([
    'Suya,Mama Nkechi,,,,,Left out,The price would be below the discount price,m-3',
    'Moi moi,Mama Nkechi,,,,,Left out,No change,m-4',
    'Free water,Mama Nkechi,,,,,Left out,The price would be 0 or less,m-5',
  ])
})

test('a change that is possible for no dish sends nothing, and an amount is checked', async () => {
  const app = await openForm()
  const { user, form, amount, choose, confirm } = app
  await user.click(confirm())
  expect(await form.findByText('Enter by how much')).toBeVisible()
  await fill(user, amount(), '2000')
  expect(await form.findByText(/^Enter a percentage above 0 and up to 1,000/)).toBeVisible()
  await user.selectOptions(choose('Change'), 'Down by percent')
  expect(await form.findByText(/^Enter a percentage above 0 and up to 100/)).toBeVisible()
  await user.clear(amount())
  await fill(user, amount(), '100%')
  expect(form.getByText('3 dishes: The price would be 0 or less')).toBeVisible()
  await user.click(confirm())
  expect(await form.findByRole('alert')).toHaveTextContent(
    'This is possible for none of the selected dishes.',
  )
  await user.clear(amount())
  await fill(user, amount(), '60')
  expect(form.getByText(/^3 dishes would cost less than half/)).toBeVisible()
  expect(app.writes).toEqual([])
})

describe('while a colleague works on the same dishes', () => {
  test('a dish with another price is left out with the name, other changes stay', async () => {
    const app = await openForm()
    await editAs('adm-3', 'm-1', { price: 3600 })
    await editAs('adm-3', 'm-2', { discountPrice: null })
    await editAs('adm-2', 'm-2', { name: 'Egusi' })
    await editAs('adm-2', 'm-3', { description: 'Very hot', name: 'Beef suya' })
    app.writes.length = 0
    await raise(app)
    expect(await screen.findByText('1 changed, 2 left out')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Results' })).toHaveTextContent(
      'Ngozi Eze has changed it since, so nothing was sent.',
    )
    // The last of two colleagues.
    expect(screen.getByRole('list', { name: 'Results' })).toHaveTextContent(
      'Tunde Bakare has changed it since, so nothing was sent.',
    )
    expect(bodies(app)).toEqual({ 'm-3': { price: 4680, discountPrice: 4620 } })
    expect(app.db.menus.find('m-3')).toMatchObject({
      name: 'Beef suya',
      description: 'Very hot',
      price: 4680,
    })
    expect(pricesOf(app, 'm-1')).toEqual([3600, null])
  })

  test('a backend without a history names nobody, and a deleted dish is left out', async () => {
    const app = await openForm()
    app.db.menus.patch('m-1', { price: 3600 })
    app.db.menus.remove('m-2')
    const results = await raise(app)
    expect(await screen.findByText('1 changed, 2 left out')).toBeVisible()
    expect(results.getByText('Somebody has changed it since, so nothing was sent.')).toBeVisible()
    expect(results.getByText('It no longer exists, so nothing was sent.')).toBeVisible()
  })
})

test('lost responses are settled by reading the dish, and "Try again" sends only what was not done', async () => {
  const app = await openForm()
  loseNext('m-1', true, 'menu')
  loseNext('m-2', false, 'menu')
  await raise(app)
  expect(await screen.findByText('2 changed, 1 not known')).toBeVisible()
  expect(pricesOf(app, 'm-1')).toEqual([3850, null])
  expect(pricesOf(app, 'm-2')).toEqual([1234.56, 1000])
  app.writes.length = 0
  await app.user.click(screen.getByRole('button', { name: /^Try again/ }))
  expect(await screen.findByText('3 changed')).toBeVisible()
  expect(bodies(app)).toEqual({ 'm-2': { price: 1360, discountPrice: 1100 } })
})

test('a refusal of the server is in the row, and the dish stays selected', async () => {
  const app = await openForm()
  server.use(
    http.patch('*/api/crm/menu/m-2', () =>
      HttpResponse.json({ message: 'Prices are frozen today' }, { status: 422 }),
    ),
  )
  const results = await raise(app)
  expect(await screen.findByText('2 changed, 1 refused')).toBeVisible()
  expect(results.getByText('Prices are frozen today')).toBeVisible()
})

describe('is not offered', () => {
  const buttons = async (app: App) => {
    await selectPage(app)
    return (await findBar()).getAllByRole('button').map(({ textContent }) => textContent)
  }
  test('without the capability', async () => {
    const app = await renderDishes(dishes, { announced: [] })
    expect(await buttons(app)).not.toContain('Change prices…')
    await act(() => app.router.navigate({ href: '/menus?dialog=changePrices' }))
    expect(screen.queryByRole('textbox', { name: 'Percent' })).not.toBeInTheDocument()
  })

  test('without the permission to edit', async () => {
    const app = await renderDishes(dishes, {
      permissions: ['menus.view', 'menus.status', 'menus.export'],
    })
    expect(await buttons(app)).not.toContain('Change prices…')
    await act(() => app.router.navigate({ href: '/menus?dialog=changePrices' }))
    expect(screen.queryByRole('textbox', { name: 'Percent' })).not.toBeInTheDocument()
  })

  test('for one dish on its page', async () => {
    const app = await renderDishes(dishes)
    await act(() => app.router.navigate({ href: '/menus/m-1' }))
    await screen.findByRole('button', { name: 'Edit' })
    expect(screen.queryByRole('button', { name: 'Change prices…' })).not.toBeInTheDocument()
  })
})

test('a dish without a price or a restaurant is left out or shown as far as it goes', async () => {
  const app = await renderDishes([])
  server.use(
    http.get('*/api/crm/menu', () =>
      HttpResponse.json({
        menus: [
          { id: 'm-1', name: null, price: 3500, restaurant: null },
          { id: 'm-2', name: 'Egusi soup', price: null, restaurant: { id: 'res-1' } },
        ],
        pagination: { total: 2, totalPages: 1 },
        capabilities: { actions: ['edit'] },
      }),
    ),
  )
  await act(() => app.router.navigate({ href: '/menus?status=available' }))
  await selectPage(app)
  await app.user.click((await findBar()).getByRole('button', { name: 'Change prices…' }))
  const { amount, rows } = formOf(await findDialog('Change prices of 2 dishes'))
  await fill(app.user, amount(), '10')
  expect(rows()).toEqual([
    'm-1₦3,500.00→ becomes ₦3,850.00',
    'Egusi soupres-1—Left out: It has no price',
  ])
})

test('everything works with the keyboard', async () => {
  const app = await renderDishes(dishes)
  await selectPage(app)
  await findBar()
  const { user } = app
  await user.keyboard('b{Enter}')
  const { confirm, amount } = formOf(await findDialog('Change prices of 3 dishes'))
  expect(amount()).toHaveFocus()
  await user.keyboard('10')
  expect(confirm()).toHaveAccessibleName('Change prices of 3 dishes')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('3 changed')).toBeVisible()
})

test('what was entered is there again after the session has ended', async () => {
  const app = await openForm()
  const { user, choose, amount } = app
  await fill(user, amount(), '12.5')
  await user.selectOptions(choose('Discount price'), 'Kept')
  act(() => endSession('expired'))
  await signIn(user)
  // The selection is gone.
  expect(await screen.findByText('No dishes selected')).toBeVisible()
  await selectPage(app)
  await user.click((await findBar()).getByRole('button', { name: 'Change prices…' }))
  const again = formOf(await findDialog('Change prices of 3 dishes'))
  expect(again.amount()).toHaveValue('12.5')
  expect(again.choose('Discount price')).toHaveDisplayValue('Kept')
  expect(again.form.getByText(/^Draft restored/)).toBeVisible()
})

test('a reload keeps what was entered', async () => {
  const opened = await openForm()
  await fill(opened.user, opened.amount(), '12.5')
  const app = reloadApp(opened)
  expect(await screen.findByText('No dishes selected')).toBeVisible()
  await waitFor(() => expect(app.address()).toBe('/menus'))
  await selectPage(app)
  await app.user.click((await findBar()).getByRole('button', { name: 'Change prices…' }))
  const again = formOf(await findDialog('Change prices of 3 dishes'))
  expect(again.amount()).toHaveValue('12.5')
})

test('30 prices of two pages are raised with 8 clicks', { tags: 'matrix' }, async () => {
  const app = await renderDishes(
    Array.from({ length: 40 }, (_, index) => ({ id: `m-${index + 1}`, name: `Dish ${index + 1}` })),
  )
  let clicks = 0
  const click = async (element: HTMLElement) => {
    clicks += 1
    await app.user.click(element)
  }
  await screen.findByRole('table', { name: 'Menus', busy: false })
  await click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('21–40 of 40 dishes')
  await click(await screen.findByRole('checkbox', { name: 'Select Dish 21' }))
  await app.user.keyboard('{Shift>}')
  await click(screen.getByRole('checkbox', { name: 'Select Dish 30' }))
  await app.user.keyboard('{/Shift}')
  await click((await findBar()).getByRole('button', { name: 'Change prices…' }))
  const { amount, confirm } = formOf(await findDialog('Change prices of 30 dishes'))
  await click(amount())
  await app.user.keyboard('10')
  await click(confirm())
  expect(await screen.findByText('30 changed')).toBeVisible()
  await click(within(await findDialog('Change prices of 30 dishes')).getByText('Close'))
  expect(clicks).toBe(8)
  expect(changedIds(app)).toHaveLength(30)
})

test('changed prices are back with one press, except those that somebody has changed since', async () => {
  const app = await openForm()
  await raise(app)
  expect(await screen.findByText('3 changed')).toBeVisible()
  await editAs('adm-3', 'm-1', { price: 9000 })
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 undone, 1 left out')).toBeVisible()
  expect(pricesOf(app, 'm-1')[0]).toBe(9000)
  expect(pricesOf(app, 'm-2')).toEqual([1234.56, 1000])
  expect(pricesOf(app, 'm-3')).toEqual([4250, 4200])
})

test('a dish whose last change is not known is left out of the next change of prices', async () => {
  const app = await openForm(dishes.slice(0, 1))
  loseNext('m-1', false, 'menu')
  await raise(app)
  await screen.findByText('0 changed, 1 not known')
  await app.user.keyboard('{Escape}')
  const question = within(await findDialog('Close with 1 dish not changed?'))
  await app.user.click(question.getByText('Close'))
  app.writes.length = 0
  await app.user.click((await findBar()).getByRole('button', { name: 'Change prices…' }))
  const again = formOf(await findDialog('Change prices of 1 dish'))
  const results = await raise({ ...app, ...again })
  await screen.findByText('0 changed, 1 left out')
  expect(results.getByText(/^It is not known whether its last request was done/)).toBeVisible()
  expect(app.writes).toEqual([])
})
