import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '@/domain/amount'
import { endSession } from '@/memory/session'
import type { StoredMenu } from '../../../src/mock-api/seed/types'
import { findFacts, findPanel } from '../../support/details'
import { bytesOf, jpeg } from '../../support/image-files'
import { provideImages, takeUploads } from '../../support/images'
import { fill, findDialog, findToast, renderApp, signIn } from '../../support/render-app'
import { server } from '../../support/server'

const ID = 'mnu-003'
const PATCH = `PATCH /api/crm/menu/${ID}`
const jollof: Partial<StoredMenu> = {
  name: 'Smoky Party Jollof',
  description: 'Cooked over firewood',
  price: 3500,
  discountPrice: null,
  category: { id: 'cat-001', name: 'Rice' },
  status: 'available',
}

type App = ReturnType<typeof renderApp>

async function openForm(options: Parameters<typeof renderApp>[1] & { dish?: object } = {}) {
  const { dish = {}, ...others } = options
  const app = renderApp(`/menus/${ID}`, { vouchers: 0, ...others })
  app.db.menus.patch(ID, { ...jollof, ...dish })
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
  return { ...app, ...formOf(app.user, await findDialog('Edit dish')) }
}

function formOf(user: UserEvent, dialog: HTMLElement) {
  const form = within(dialog)
  const field = (label: string) => form.getByLabelText(label)
  return {
    dialog,
    field,
    async type(label: string, text: string) {
      await user.clear(field(label))
      if (text) await fill(user, field(label), text)
    },
    save: () => user.click(form.getByRole('button', { name: 'Save' })),
  }
}

const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const bodies = ({ writes }: Pick<App, 'writes'>) => writes.map(({ body }) => body)

test('an edit sends only what changed, once, and is in the history of the dish', async () => {
  const app = await openForm()
  expect(app.field('Name')).toHaveFocus()
  expect(app.field('Price')).toHaveValue('3,500')
  expect(app.field('Discount price')).toHaveValue('')
  await app.type('Price', '₦3 800.50')
  await app.type('Discount price', 'NGN 3,200')
  await waitFor(() =>
    expect(within(app.field('Category')).getByRole('option', { name: 'Swallow' })).toBeVisible(),
  )
  await app.user.selectOptions(app.field('Category'), 'Swallow')
  await app.user.dblClick(button(app.dialog, 'Save'))
  expect(await findToast('Dish saved')).toBeVisible()
  await closed()
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  expect(app.writes).toEqual([
    { request: PATCH, body: { price: 3800.5, discountPrice: 3200, category: 'cat-002' } },
  ])
  await waitFor(async () =>
    expect(await findFacts('Dish')).toMatchObject({
      Price: '₦3,800.50',
      'Discount price': '₦3,200.00',
      Category: 'Swallow',
      Description: 'Cooked over firewood',
    }),
  )
  expect(await findPanel('History')).toHaveTextContent(
    'Price: ₦3,500.00 → ₦3,800.50 · Discount price: — → ₦3,200.00 · Category: Rice → Swallow',
  )
})

test('a discount is removed with null, a description with "", and a hidden dish keeps its reason', async () => {
  const app = await openForm({
    dish: { discountPrice: 3000, status: 'hidden', reason: 'Wrong price' },
  })
  await app.type('Discount price', '')
  await app.type('Description', ' ')
  await app.save()
  expect(await findToast('Dish saved')).toBeVisible()
  expect(bodies(app)).toEqual([{ description: '', discountPrice: null }])
  await waitFor(async () => {
    const facts = await findFacts('Dish')
    expect(facts).toMatchObject({ Price: '₦3,500.00', Reason: 'Wrong price' })
    expect(facts).not.toHaveProperty('Discount price')
    expect(facts).not.toHaveProperty('Description')
  })
})

test('wrong values are named at their fields, and nothing is sent', async () => {
  const app = await openForm()
  await app.type('Name', ' ')
  await app.type('Price', '3500.505')
  await app.type('Discount price', '0')
  await app.save()
  const wrong = 'Enter an amount above 0 with at most 2 decimals'
  expect(app.field('Name')).toHaveFocus()
  expect(app.field('Name')).toHaveAccessibleDescription('Name is required 0 of 120 characters')
  expect(app.field('Price')).toHaveAccessibleDescription(wrong)
  expect(app.field('Discount price')).toHaveAccessibleDescription(wrong)
  await app.type('Name', 'Jollof')
  await app.type('Price', '')
  await app.type('Discount price', '3500')
  expect(app.field('Price')).toHaveAccessibleDescription('Price is required')
  await app.type('Price', '3,500')
  expect(app.field('Discount price')).toHaveAccessibleDescription(
    'The discount price must be lower than the price',
  )
  await app.save()
  expect(app.field('Discount price')).toHaveFocus()
  expect(app.writes).toEqual([])
})

test('a form without changes closes, and sends nothing', async () => {
  const app = await openForm()
  await app.type('Price', '3500.00')
  await app.save()
  await closed()
  expect(app.writes).toEqual([])
})

test('a new discount is asked about if somebody else has lowered the price below it', async () => {
  const app = await openForm()
  await app.type('Discount price', '3000')
  app.db.menus.patch(ID, { price: 2800 })
  await app.save()
  const conflict = await findDialog('This dish has changed')
  await app.user.click(button(conflict, 'Save mine'))
  expect(await findToast('Dish saved')).toBeVisible()
  expect(bodies(app)).toEqual([{ price: 3500, discountPrice: 3000 }])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    [{}, 'Price', '350', 'Change ₦3,500.00 to ₦350.00?', { price: 350 }],
    [{}, 'Price', '7001', 'Change ₦3,500.00 to ₦7,001.00?', { price: 7001 }],
    [{}, 'Discount price', '300', 'Change ₦3,500.00 to ₦300.00?', { discountPrice: 300 }],
    [
      { discountPrice: 1000 },
      'Discount price',
      '2500',
      'Change ₦1,000.00 to ₦2,500.00?',
      { discountPrice: 2500 },
    ],
  ])('of %j, %s %s is asked about once', async (dish, label, amount, question, body) => {
    const app = await openForm({ dish })
    await app.type(label, amount)
    await app.save()
    const findQuestion = async () =>
      (await screen.findByText(question)).closest<HTMLElement>('[role="dialog"]')
    const first = await findQuestion()
    if (first) await app.user.click(button(first, 'Cancel'))
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument())
    expect(app.field(label)).toHaveValue(formatAmount(amount))
    expect(app.writes).toEqual([])

    const refuse = () => HttpResponse.json({ message: 'Too early' }, { status: 422 })
    server.use(http.patch(`*/api/crm/menu/${ID}`, refuse, { once: true }))
    await app.save()
    const second = await findQuestion()
    if (second)
      await app.user.click(button(second, question.replace(/^.* to (.*)\?$/, 'Change to $1')))
    expect(await findToast('Too early')).toBeVisible()
    await app.save()
    expect(await findToast('Dish saved')).toBeVisible()
    expect(bodies(app)).toEqual([body, body])
  })

  test.each([
    ['1750', {}],
    ['7000', {}],
    ['', { price: 3500, discountPrice: 1000 }],
  ])('half, double and no discount (%j) are not asked about', async (amount, dish) => {
    const app = await openForm({ dish })
    await app.type(amount ? 'Price' : 'Discount price', amount)
    await app.save()
    expect(await findToast('Dish saved')).toBeVisible()
    expect(app.writes).toHaveLength(1)
  })

  test.each([
    ['Price', '3,900', { discountPrice: 3000 }, { price: 3900 }],
    ['Discount price', '3,000', { price: 3600 }, { discountPrice: 3000 }],
  ])(
    '%s %s keeps the other price that a colleague has saved',
    async (field, text, change, body) => {
      const app = await openForm()
      await app.type(field, text)
      app.db.menus.patch(ID, change)
      await app.save()
      await findToast('Dish saved')
      expect(bodies(app)).toEqual([body])
    },
  )

  test('both prices are asked about if a colleague has saved one that cannot be with the other', async () => {
    const app = await openForm()
    await app.type('Price', '2,500')
    app.db.menus.patch(ID, { discountPrice: 3000 })
    await app.save()
    const conflict = within(await findDialog('This dish has changed'))
    expect(conflict.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Saved: ₦3,500.00',
      'Yours: ₦2,500.00',
      'Saved: ₦3,000.00',
      'Yours: —',
    ])
    await app.user.click(conflict.getByRole('button', { name: 'Save mine' }))
    await findToast('Dish saved')
    expect(bodies(app)).toEqual([{ price: 2500, discountPrice: null }])
  })

  test('a refused edit keeps the form, and what is typed survives the end of the session', async () => {
    const app = await openForm()
    await app.type('Name', 'Party Jollof')
    app.db.categories.remove('cat-002')
    await app.user.selectOptions(app.field('Category'), 'Swallow')
    await app.save()
    expect(await findToast('This category does not exist')).toBeVisible()
    act(() => endSession('expired'))
    await signIn(app.user)
    const restored = formOf(app.user, await findDialog('Edit dish'))
    expect(restored.field('Name')).toHaveValue('Party Jollof')
    await app.user.selectOptions(restored.field('Category'), 'Soups')
    await restored.save()
    expect(await findToast('Dish saved')).toBeVisible()
    expect(bodies(app).at(-1)).toEqual({ name: 'Party Jollof', category: 'cat-003' })
  })

  test.each([
    [{ id: 'cat-014', name: 'Desserts' }, 'Desserts'],
    [{ id: 'cat-999', name: 'Old menu' }, 'Old menu'],
  ])(
    'the current category %j stays selectable, hidden ones are not offered',
    async (category, name) => {
      const app = await openForm({ dish: { category } })
      const select = app.field('Category')
      await within(select).findByRole('option', { name: 'Swallow' })
      expect(select).toHaveDisplayValue(name)
      const options = within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
      expect(options.filter((option) => option === 'Desserts')).toHaveLength(
        Number(name === 'Desserts'),
      )
      await app.type('Name', 'Party Jollof')
      await app.save()
      expect(await findToast('Dish saved')).toBeVisible()
      expect(bodies(app)).toEqual([{ name: 'Party Jollof' }])
    },
  )

  test('without the permission for categories, they are not requested, and the rest can be edited', async () => {
    const app = await openForm({ permissions: ['menus.view', 'menus.edit'] })
    expect(within(app.field('Category')).getAllByRole('option')).toHaveLength(2)
    expect(app.field('Category')).toHaveDisplayValue('Rice')
    await app.type('Price', '3900')
    await app.save()
    expect(await findToast('Dish saved')).toBeVisible()
    expect(bodies(app)).toEqual([{ price: 3900 }])
    expect(app.requests.filter((request) => request.includes('/crm/category'))).toEqual([])
  })

  test.each([
    ['the backend does not announce it', undefined, ['menus.view', 'menus.edit']],
    ['the administrator may not edit', ['edit'], ['menus.view', 'menus.status']],
  ])('an edit is not offered if %s', async (_why, actions, permissions) => {
    const app = renderApp(`/menus/${ID}?dialog=edit`, { vouchers: 0, permissions })
    const menu = { ...app.db.menus.find(ID), ...jollof }
    const capabilities = actions && { actions }
    server.use(http.get(`*/api/crm/menu/${ID}`, () => HttpResponse.json({ menu, capabilities })))
    await findFacts('Dish')
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
    await closed()
    expect(app.writes).toEqual([])
  })

  test('another image of a dish is sent alone, and can be removed again', async () => {
    provideImages()
    const image = '/api/images/jollof.jpeg'
    const app = await openForm({ dish: { image } })
    takeUploads()
    const form = within(app.dialog)
    expect(await form.findByAltText('Preview')).toHaveAttribute('src', image)
    const file = new File([bytesOf(jpeg({ width: 800, height: 600 }))], 'dish.jpg')
    fireEvent.change(form.getByLabelText('Image'), { target: { files: [file] } })
    expect(await form.findByText('Saving shows the new image.')).toBeVisible()
    await app.save()
    expect(await findToast('Dish saved')).toBeVisible()
    const saved = app.db.menus.find(ID)?.image
    expect(saved).toMatch(/^\/api\/images\/upload-/)
    expect(bodies(app).slice(1)).toEqual([{ image: saved }])
    await closed()
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
    const again = formOf(app.user, await findDialog('Edit dish'))
    await app.user.click(await within(again.dialog).findByRole('button', { name: 'Remove image' }))
    await again.save()
    await waitFor(() => expect(app.db.menus.find(ID)?.image).toBeNull())
    expect(bodies(app).at(-1)).toEqual({ image: null })
  })
})
