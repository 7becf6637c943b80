import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { categoryStatus } from '@/features/categories/resource'
import { endSession } from '@/memory/session'
import { cellsOf } from '../../support/contents'
import {
  chooseAction,
  fill,
  findDialog,
  findToast,
  renderApp,
  signIn,
  sentence,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'
import { statusTexts } from '../../support/statuses'

/** Renders the app with three categories. Desserts is hidden. */
function renderCategories(address = '/categories', options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(address, { vouchers: 0, ...options })
  const kept = new Set(['cat-001', 'cat-002', 'cat-014'])
  for (const { id } of app.db.categories.all()) {
    if (!kept.has(id)) app.db.categories.remove(id)
  }
  return app
}

/** The names of the rows. One without an image has its first letter before it. */
const names = async () =>
  (await cellsOf('Categories')).map(([name]) => name?.replace(/^(.)(?=\1)/, ''))

/** Removes the dishes of a category. */
function empty({ db }: ReturnType<typeof renderApp>, id: string) {
  for (const { id: dish } of db.menus.list({ category: id, limit: 100 }).rows) db.menus.remove(dish)
}

const rice = 'PATCH /api/crm/category/cat-001'

test('the list is ordered by position, and counts dishes and restaurants', async () => {
  const app = renderCategories('/categories?search=')
  app.db.categories.patch('cat-014', { position: 1, updatedAt: null })
  app.db.categories.patch('cat-001', { updatedAt: '2026-01-05T09:00:00Z' })
  app.db.categories.patch('cat-002', { name: 'Swallow', restaurantCount: 1, menuCount: 1 })
  const dishes = app.db.menus.list({ category: 'cat-001' }).pagination.total
  const rows = await cellsOf('Categories')
  expect(rows).toEqual([
    ['Desserts', 'Position 1', expect.any(String), expect.any(String), 'Hidden', '—', ''],
    [
      'Rice',
      'Position 1',
      expect.stringMatching(/^\d+$/),
      `${dishes} dishes`,
      'Active',
      '5 January 2026',
      '',
    ],
    ['Swallow', 'Position 2', '1', '1 dish', 'Active', expect.any(String), ''],
  ])
})

test('a new category is checked at its fields, sent once, refused with its values kept, and added', async () => {
  const app = renderCategories()
  await app.user.click(await screen.findByRole('button', { name: 'Create category' }))
  const dialog = within(await findDialog('Create category'))
  const save = dialog.getByRole('button', { name: 'Create category' })
  const name = dialog.getByLabelText('Name')
  await fill(app.user, dialog.getByLabelText('Position'), '1.5')
  await app.user.click(save)
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('Name is required 0 of 60 characters')
  expect(dialog.getByLabelText('Position')).toHaveAccessibleDescription(
    'Enter a whole number from 1',
  )
  expect(app.writes).toEqual([])

  await fill(app.user, name, ' rice ')
  await app.user.clear(dialog.getByLabelText('Position'))
  await fill(app.user, dialog.getByLabelText('Position'), '2')
  await app.user.click(save)
  expect(await findToast('There is already a category named rice')).toBeVisible()
  expect(name).toHaveValue(' rice ')

  await app.user.clear(name)
  await fill(app.user, name, 'Asun')
  await fill(app.user, dialog.getByLabelText('Description'), 'Smoked goat')
  await app.user.dblClick(save)
  expect(await findToast('Category added')).toBeVisible()
  expect(app.address()).toBe('/categories')
  await waitFor(async () => expect(await names()).toEqual(['Rice', 'Asun', 'Swallow', 'Desserts']))
  const request = 'POST /api/crm/category'
  const body = { description: '', position: 2, status: 'active' }
  expect(app.writes).toEqual([
    { request, body: { ...body, name: 'rice' } },
    { request, body: { ...body, name: 'Asun', description: 'Smoked goat' } },
  ])
})

test('hiding asks nothing, is sent once, and keeps the focus on the menu of the row', async () => {
  const app = renderCategories()
  const menu = await screen.findByRole('button', { name: 'Actions for Rice' })
  const release = holdResponse('patch', '*/api/crm/category/cat-001', 422, { message: 'Not now' })
  await chooseAction(app.user, 'Rice', 'Hide')
  await waitFor(() => expect(menu).toHaveAttribute('aria-busy', 'true'))
  // Nothing is sent before the response.
  await app.user.click(menu)
  await app.user.keyboard('{ArrowDown}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  release()
  expect(await findToast('Not now')).toBeVisible()
  await waitFor(() => expect(menu).not.toHaveAttribute('aria-busy'))
  expect(within(screen.getByRole('table')).getAllByText('Active')).toHaveLength(2)

  server.resetHandlers(...server.listHandlers().slice(1))
  await chooseAction(app.user, 'Rice', 'Hide')
  expect(await findToast('Category hidden')).toBeVisible()
  expect(menu).toHaveFocus()
  await chooseAction(app.user, 'Rice', 'Show')
  expect(await findToast('Category shown')).toBeVisible()
  expect(app.writes.map(({ request, body }) => [request, body])).toEqual([
    [rice, { status: 'hidden' }],
    [rice, { status: 'hidden' }],
    [rice, { status: 'active' }],
  ])
})

test('a category with dishes is not deleted, an empty one after a question', async () => {
  const app = renderCategories()
  app.db.categories.patch('cat-002', { menuCount: 1200 })
  empty(app, 'cat-001')
  await chooseAction(app.user, 'Swallow', 'Delete')
  const explanation = within(await findDialog('Delete category'))
  expect(
    explanation.getByText(sentence('1,200 dishes are in Swallow. Hide it, or move them first.')),
  ).toBeVisible()
  expect(explanation.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
  await app.user.click(explanation.getByText('Close'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Actions for Swallow' })).toHaveFocus(),
  )

  await chooseAction(app.user, 'Rice', 'Delete')
  const question = within(await findDialog('Delete category'))
  expect(
    question.getByText(
      sentence('Are you sure you want to delete Rice category? This action cannot be undone.'),
    ),
  ).toBeVisible()
  await app.user.dblClick(question.getByRole('button', { name: 'Delete category' }))
  expect(await findToast('Category deleted')).toBeVisible()
  await waitFor(async () => expect(await names()).toEqual(['Swallow', 'Desserts']))
  expect(screen.getByRole('button', { name: 'Actions for Swallow' })).toHaveFocus()
  expect(app.writes).toEqual([{ request: 'DELETE /api/crm/category/cat-001', body: undefined }])
})

test('a URL opens a dialog of a row on its page, and any other id is reported and dropped', async () => {
  const app = renderCategories('/categories?category=cat-999&dialog=edit')
  expect(await findToast('This category is not on this page of the list')).toBeVisible()
  await waitFor(() => expect(app.address()).toBe('/categories'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => app.router.navigate({ href: '/categories?category=cat-002&dialog=edit' }))
  expect(within(await findDialog('Edit category')).getByLabelText('Name')).toHaveValue('Swallow')
})

test('the statuses of a category have these labels and colors', () => {
  expect(statusTexts(categoryStatus)).toBe('Active green, Hidden gray')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the name of a row opens its form, and a new name is also that of its dishes', async () => {
    const app = renderCategories('/categories?status=active')
    await app.user.click(await screen.findByRole('link', { name: 'Rice' }))
    const dialog = within(await findDialog('Edit category'))
    expect(app.address()).toBe('/categories?status=active&dialog=edit&category=cat-001')
    const name = dialog.getByLabelText('Name')
    expect(name).toHaveFocus()
    expect(dialog.getByLabelText('Description')).toHaveValue(
      'Jollof, fried, ofada and coconut rice',
    )
    await app.user.clear(name)
    await fill(app.user, name, 'Rice dishes')
    await app.user.keyboard('{Escape}')
    await app.user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await findToast('Category saved')).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: rice,
        body: { name: 'Rice dishes' },
      },
    ])
    expect(await screen.findByRole('link', { name: 'Rice dishes' })).toHaveFocus()
    expect(app.address()).toBe('/categories?status=active')
    const [dish] = app.db.menus.list({ category: 'cat-001' }).rows
    expect(dish?.category.name).toBe('Rice dishes')
    expect(app.db.restaurants.find(dish?.restaurant.id ?? '')?.categories).toContainEqual({
      id: 'cat-001',
      name: 'Rice dishes',
    })
  })

  test('what is typed survives the end of the session, and a row that disappears', async () => {
    const app = renderCategories()
    await chooseAction(app.user, 'Rice', 'Edit')
    await fill(app.user, within(await findDialog('Edit category')).getByLabelText('Name'), ' bowls')
    act(() => endSession('expired'))
    await signIn(app.user)
    const dialog = within(await findDialog('Edit category'))
    expect(dialog.getByText('Draft restored')).toBeVisible()
    expect(dialog.getByLabelText('Name')).toHaveValue('Rice bowls')
    app.db.categories.remove('cat-001')
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This category no longer exists, so nothing was sent.',
    )
    expect(app.writes.filter(({ request }) => request === rice)).toEqual([])
    expect(dialog.getByLabelText('Name')).toHaveValue('Rice bowls')
  })

  test('a backend may send only an id, or no categories', async () => {
    const app = renderApp('/categories', { vouchers: 0 })
    const serve = (categories: object[]) =>
      server.use(http.get('*/api/crm/category', () => HttpResponse.json({ categories })))
    serve([{ _id: 'bare', status: 'ARCHIVED', menuCount: 'many' }])
    expect(await cellsOf('Categories')).toEqual([['?bare', '—', '—', '—', 'ARCHIVED', '—', '']])
    await chooseAction(app.user, 'bare', 'Edit')
    const dialog = within(await findDialog('Edit category'))
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByLabelText('Status')).toHaveAccessibleDescription('Choose a status')
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await chooseAction(app.user, 'bare', 'Delete')
    const explanation = within(await findDialog('Delete category'))
    expect(
      explanation.getByText(sentence(/^How many dishes are in bare is not known/)),
    ).toBeVisible()
    await app.user.click(explanation.getByText('Close'))

    serve([])
    await app.user.click(screen.getByRole('button', { name: /Refresh/ }))
    expect(await screen.findByText('No categories yet')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Create category' })).toHaveLength(2)
  })
})
