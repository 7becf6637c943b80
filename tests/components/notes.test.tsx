import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { endSession } from '@/memory/session'
import { textsOf } from '../support/contents'
import { actionNames, findPanel } from '../support/details'
import { fill, findToast, renderApp, signIn } from '../support/render-app'
import { server, serveWithout } from '../support/server'
import { tagsOfCase } from '../support/tested-modules'

type App = ReturnType<typeof renderApp>

const field = () => screen.findByRole('textbox', { name: 'Add a note' })
const addNote = () => screen.getByRole('button', { name: 'Add note' })

const notesOf = () => {
  const list = screen.queryByRole('list', { name: 'Notes' })
  return list ? textsOf(within(list).getAllByRole('listitem')) : []
}

const writesOf = (app: App) => app.writes.map(({ request, body }) => [request, body])

const records = [
  ['an order', '/orders/ord-002', 'order/ord-002'],
  ['a user', '/users/usr-002', 'user/usr-002'],
  ['a driver', '/driver/drv-002', 'driver/drv-002'],
  ['a restaurant', '/restaurant/res-002', 'restaurant/res-002'],
  ['a vendor', '/vendors/ven-002', 'vendor/ven-002'],
  ['a company', '/logistics/log-002', 'logistics/log-002'],
  ['a ticket', '/tickets?ticket=tck-003', 'ticket/tck-003'],
] as const

for (const [index, [name, url, path]] of records.entries()) {
  test(
    `a note about ${name} is added with the button, and is then the first, with a line in the history`,
    { tags: tagsOfCase(index) },
    async () => {
      const app = renderApp(url, { vouchers: 0 })
      await fill(app.user, await field(), '  Called the customer.\nNobody answered. ')
      await app.user.dblClick(addNote())
      await waitFor(() =>
        expect(notesOf()[0]).toMatch(
          /^Called the customer\.\nNobody answered\.Today, .* by Ada Obi$/,
        ),
      )
      expect(await field()).toHaveValue('')
      expect(screen.getByText('Note added', { selector: 'p' })).toHaveRole('status')
      const history = within(screen.getByRole('list', { name: 'History' }))
      expect(textsOf(history.getAllByRole('listitem')).join()).toMatch(/Note added.*by Ada Obi/)
      const body = { body: 'Called the customer.\nNobody answered.' }
      expect(writesOf(app)).toEqual([[`POST /api/crm/${path}/note`, body]])
    },
  )
}

const USER = '/users/usr-002'
const NOTE = '*/api/crm/user/usr-002/note'

test('a note is sent with Ctrl and Enter, and an empty or too long one is not', async () => {
  const app = renderApp(USER, { vouchers: 0 })
  const note = await field()
  await app.user.click(addNote())
  expect(await screen.findByText('Enter a note')).toBeVisible()
  expect(note).toHaveFocus()
  await fill(app.user, note, 'x'.repeat(2001))
  expect(screen.getByText('2,001 of 2,000 characters')).toBeVisible()
  expect(screen.getByText('Enter at most 2,000 characters')).toBeVisible()
  await app.user.keyboard('{Control>}{Enter}{/Control}')
  expect(app.writes).toEqual([])
  await app.user.clear(note)
  await fill(app.user, note, 'Prefers calls.')
  await app.user.keyboard('{Meta>}{Enter}{/Meta}')
  await waitFor(() => expect(notesOf()[0]).toMatch(/^Prefers calls\./))
  expect(app.writes).toHaveLength(1)
})

test('a note that is lost on its way is in the field again', async () => {
  const app = renderApp(USER, { vouchers: 0 })
  server.use(http.post(NOTE, () => HttpResponse.error()))
  await fill(app.user, await field(), 'Prefers calls.')
  await app.user.click(addNote())
  expect(await findToast(/may have been done/)).toBeVisible()
  expect(await field()).toHaveValue('Prefers calls.')
})

test('the note for the rider of an order stays in its place', async () => {
  const app = renderApp('/notifications', { vouchers: 0 })
  app.db.orders.patch('ord-002', { note: 'Call at the gate', address: null })
  await act(() => app.router.navigate({ href: '/orders/ord-002' }))
  await field()
  expect((await findPanel('Delivery')).textContent).toContain('Call at the gate')
  expect(notesOf().join()).not.toContain('Call at the gate')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a refused note keeps its text, with the message of the server', async () => {
    const app = renderApp(USER, { vouchers: 0 })
    server.use(
      http.post(NOTE, () => HttpResponse.json({ message: 'Too many notes' }, { status: 422 })),
    )
    await fill(app.user, await field(), 'Prefers calls.')
    await app.user.click(addNote())
    expect(await findToast('Too many notes')).toBeVisible()
    expect(await field()).toHaveValue('Prefers calls.')
  })

  test('what is typed stays after the page was left, and after the end of the session', async () => {
    const app = renderApp(USER, { vouchers: 0 })
    await fill(app.user, await field(), 'Prefers calls')
    await act(() => app.router.navigate({ href: '/users/usr-003' }))
    await screen.findByRole('heading', { level: 2, name: /./ })
    expect(await field()).toHaveValue('')
    await act(() => app.router.navigate({ href: USER }))
    expect(await field()).toHaveValue('Prefers calls')
    act(() => endSession('expired'))
    await screen.findByRole('heading', { name: 'Sign in' })
    await signIn(app.user)
    expect(await screen.findByDisplayValue('Prefers calls')).toBe(await field())
  })

  test('the note that a user had before is the oldest, and is no longer replaced', async () => {
    const app = renderApp('/notifications', { vouchers: 0 })
    app.db.users.patch('usr-002', { note: 'Call first.' })
    await act(() => app.router.navigate({ href: USER }))
    await fill(app.user, await field(), 'Prefers mornings.')
    await app.user.click(addNote())
    await waitFor(() => expect(notesOf()[0]).toMatch(/^Prefers mornings\./))
    expect(notesOf().at(-1)).toBe('Call first.Written earlier')
    expect(screen.queryByRole('region', { name: 'Note' })).not.toBeInTheDocument()
    expect(actionNames()).not.toContain('Note')
  })

  test('a backend without notes keeps the one note of a user', async () => {
    const app = renderApp('/notifications', { vouchers: 0 })
    app.db.users.patch('usr-002', { note: 'Call first.' })
    serveWithout(app.db, '*/api/crm/user/:id', 'notes', 'noteCount')
    await act(() => app.router.navigate({ href: USER }))
    await waitFor(() => expect(actionNames()).toContain('Note'))
    expect((await findPanel('Note')).textContent).toContain('Call first.')
    expect(screen.queryByRole('textbox', { name: 'Add a note' })).not.toBeInTheDocument()
  })

  test('a row says how many notes its record has, beside its name', async () => {
    const app = renderApp('/users', { vouchers: 0 })
    const rows = async (count: number) => {
      const row = { id: 'usr-1', name: 'Chidi Bello', status: 'active', noteCount: count }
      server.use(
        http.get('*/api/crm/user', () =>
          HttpResponse.json({ users: [row], pagination: { total: 1, totalPages: 1 } }),
        ),
      )
      await act(() => app.router.options.context.queryClient.refetchQueries())
    }
    await screen.findByRole('table', { name: 'Users', busy: false })
    await rows(2)
    const cell = (await screen.findByRole('img', { name: '2 notes' })).closest('td')
    expect(within(cell ?? document.body).getByRole('link', { name: 'Chidi Bello' })).toBeVisible()
    await rows(1)
    expect(await screen.findByRole('img', { name: '1 note' })).toBeVisible()
    await rows(0)
    await waitFor(() => expect(screen.queryByRole('img', { name: /note/ })).not.toBeInTheDocument())
  })
})
