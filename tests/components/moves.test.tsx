import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { cellsOf } from '../support/contents'
import {
  chooseAction,
  findDialog,
  findToast,
  renderApp,
  signInColleague,
} from '../support/render-app'
import { holdReads, server } from '../support/server'

const menuOf = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` })

/** The items of a row's menu. Closes it again. */
async function itemsOf({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, name: string) {
  await user.click(await menuOf(name))
  const menu = await screen.findByRole('menu')
  const items = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(menu).not.toBeInTheDocument())
  return items
}

/** The first column of the list, without the letter of a missing picture. */
const names = async (list: string) =>
  (await cellsOf(list)).map(([name]) => name?.replace(/^(.)(?=\1)/, ''))

/** Keeps three categories: Rice, Swallow and Soups. */
function renderCategories(address = '/categories', options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(address, { vouchers: 0, ...options })
  for (const { id } of app.db.categories.all()) {
    if (!/-00[123]$/.test(id)) app.db.categories.remove(id)
  }
  return app
}

test('a category is moved by keyboard, the others make room, and the focus stays on its menu', async () => {
  const app = renderCategories()
  expect(await names('Categories')).toEqual(['Rice', 'Swallow', 'Soups'])
  const button = await menuOf('Soups')
  button.focus()
  await app.user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Move up' })
  await app.user.keyboard('m{Enter}')
  const toast = await findToast('Category moved to position 2')
  expect(toast.closest('[aria-live="polite"]')).toHaveTextContent('Soups')
  await waitFor(async () => expect(await names('Categories')).toEqual(['Rice', 'Soups', 'Swallow']))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(button).toHaveFocus()

  await chooseAction(app.user, 'Soups', 'Move down')
  await findToast('Category moved to position 3')
  await waitFor(async () => expect(await names('Categories')).toEqual(['Rice', 'Swallow', 'Soups']))
  expect(await menuOf('Soups')).toHaveFocus()
  const request = 'PATCH /api/crm/category/cat-003'
  expect(app.writes).toEqual([
    { request, body: { position: 2 } },
    { request, body: { position: 3 } },
  ])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a row cannot be moved past the ends of its list', async () => {
    const app = renderCategories()
    expect(await itemsOf(app, 'Rice')).toEqual(['Edit', 'Move down', 'Hide', 'Delete'])
    expect(await itemsOf(app, 'Swallow')).toEqual([
      'Edit',
      'Move up',
      'Move down',
      'Hide',
      'Delete',
    ])
    expect(await itemsOf(app, 'Soups')).toEqual(['Edit', 'Move up', 'Hide', 'Delete'])
  })

  test.each(['?status=active', '?search=s', '?sort=-name'])(
    'categories cannot be moved in a list that leaves some out or has another order: %s',
    async (query) => {
      expect(await itemsOf(renderCategories(`/categories${query}`), 'Swallow')).toEqual([
        'Edit',
        'Hide',
        'Delete',
      ])
    },
  )

  test('a row is not moved again until the list shows the first move', async () => {
    const app = renderCategories()
    const button = await menuOf('Rice')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      http.get('*/api/crm/category', async ({ request }) => {
        // Not the search for the row, before it is moved.
        if (request.url.includes('search=&')) await released
      }),
    )
    await chooseAction(app.user, 'Rice', 'Move down')
    await findToast('Category moved to position 2')
    expect(button).toHaveAttribute('aria-busy', 'true')
    await app.user.click(button)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    act(() => release())
    await waitFor(async () =>
      expect(await names('Categories')).toEqual(['Swallow', 'Rice', 'Soups']),
    )
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await chooseAction(app.user, 'Rice', 'Move down')
    await findToast('Category moved to position 3')
    expect(app.writes.map(({ body }) => body)).toEqual([{ position: 2 }, { position: 3 }])
  })

  test('a row that somebody else has moved meanwhile is not moved from where it was', async () => {
    const app = renderCategories()
    await menuOf('Rice')
    app.db.categories.patch('cat-001', { position: 3 })
    app.db.categories.patch('cat-003', { position: 1 })
    await chooseAction(app.user, 'Rice', 'Move down')
    expect(await findToast('It has changed meanwhile, so nothing was sent.')).toBeVisible()
    expect(app.writes).toEqual([])
    await waitFor(async () =>
      expect(await names('Categories')).toEqual(['Soups', 'Swallow', 'Rice']),
    )
  })

  test('a row is not moved if its position cannot be read again', async () => {
    const app = renderCategories()
    await menuOf('Rice')
    const refuse = () => HttpResponse.json({ message: 'Busy' }, { status: 500 })
    server.use(http.get('*/api/crm/category', refuse))
    await chooseAction(app.user, 'Rice', 'Move down')
    expect(await findToast('It could not be read again, so nothing was sent.')).toBeVisible()
    expect(app.writes).toEqual([])
  })

  test('a row is not moved by another administrator who signed in during the read', async () => {
    const app = renderCategories()
    await menuOf('Rice')
    const release = holdReads('*/api/crm/category')
    await chooseAction(app.user, 'Rice', 'Move down')
    const { queryClient } = app.router.options.context
    signInColleague(app)
    release()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(app.writes).toEqual([])
  })

  test('a refused move says why, and leaves the list as it was', async () => {
    const app = renderCategories()
    const refuse = () => HttpResponse.json({ message: 'Locked' }, { status: 422 })
    server.use(http.patch('*/api/crm/category/:id', refuse))
    await chooseAction(app.user, 'Rice', 'Move down')
    expect(await findToast('Locked')).toBeVisible()
    expect(await names('Categories')).toEqual(['Rice', 'Swallow', 'Soups'])
    expect(await menuOf('Rice')).toHaveFocus()
  })

  test('the position of a saved category moves the others', async () => {
    const app = renderCategories()
    await chooseAction(app.user, 'Soups', 'Edit')
    const dialog = within(await findDialog('Edit category'))
    await app.user.clear(dialog.getByLabelText('Position'))
    await app.user.type(dialog.getByLabelText('Position'), '1')
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    await findToast('Category saved')
    await waitFor(async () =>
      expect((await cellsOf('Categories')).map(([, position]) => position)).toEqual([
        'Position 1',
        'Position 2',
        'Position 3',
      ]),
    )
    expect(await names('Categories')).toEqual(['Soups', 'Rice', 'Swallow'])
  })

  test('questions are moved within their audience, also if the list shows only that', async () => {
    const app = renderApp('/faq', { vouchers: 0 })
    const first = (audience: string) => app.db.faqs.all().filter((faq) => faq.audience === audience)
    const last = first('customers').at(-1)?.question ?? ''
    const [vendors, second] = first('vendors').map(({ question }) => question)
    expect(await itemsOf(app, last)).not.toContain('Move down')
    expect(await itemsOf(app, vendors ?? '')).not.toContain('Move up')
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Audience' }), 'Vendors')
    await waitFor(() => expect(app.address()).toBe('/faq?audience=vendors'))
    await waitFor(async () => expect(await cellsOf('FAQ')).toHaveLength(first('vendors').length))
    await chooseAction(app.user, vendors ?? '', 'Move down')
    await findToast('Question moved to position 2')
    await waitFor(() => expect(first('vendors')[0]?.question).toBe(second))
    expect(app.writes[0]?.body).toEqual({ position: 2 })
  })

  test('a question at the end of a page cannot be moved down while the next one is unknown', async () => {
    const app = renderApp('/faq', { vouchers: 0 })
    const rows = app.db.faqs.all()
    const [row20] = rows.slice(19)
    expect(rows.length).toBeGreaterThan(20)
    await cellsOf('FAQ')
    // The next page may begin with another audience.
    expect(await itemsOf(app, row20?.question ?? '')).not.toContain('Move down')
  })

  test.each([
    ['the backend does not announce it', { needsAnnouncement: false }],
    ['the administrator may not edit', { needsAnnouncement: true }],
  ])('nothing is moved if %s', async (_why, { needsAnnouncement }) => {
    const permissions = [
      'categories.view',
      'categories.delete',
      ...(needsAnnouncement ? [] : ['categories.edit']),
    ]
    const app = renderCategories('/categories', { permissions })
    const { rows, pagination, capabilities } = app.db.categories.list()
    server.use(
      http.get('*/api/crm/category', () =>
        HttpResponse.json({
          categories: rows,
          pagination,
          capabilities: needsAnnouncement ? capabilities : undefined,
        }),
      ),
    )
    expect(await itemsOf(app, 'Swallow')).toEqual(
      needsAnnouncement ? ['Delete'] : ['Edit', 'Hide', 'Delete'],
    )
  })
})
