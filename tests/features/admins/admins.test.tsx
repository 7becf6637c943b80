import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { adminActions, isOwnAccount } from '@/features/admins/actions'
import { adminResource, adminStatus } from '@/features/admins/resource'
import { loadSession } from '@/memory/session'
import { demoSignIn } from '../../../src/mock-api/session'
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

/** Renders the app with Ada, Tunde, a disabled and an invited administrator. */
function renderAdmins(address = '/admins') {
  const app = renderApp(address, { vouchers: 0 })
  const kept = new Set(['adm-1', 'adm-2', 'adm-5', 'adm-6'])
  for (const { id } of app.db.admins.all()) if (!kept.has(id)) app.db.admins.remove(id)
  return app
}

async function statuses() {
  const rows = await cellsOf('Admins')
  return Object.fromEntries(rows.map(([name, , , status]) => [name, status]))
}

/** Opens the menu of a row. Returns its items. */
async function menuItems(app: ReturnType<typeof renderApp>, name: string) {
  await app.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const items = await screen.findAllByRole('menuitem')
  const names = items.map(({ textContent }) => textContent)
  await app.user.keyboard('{Escape}')
  return names
}

const tunde = 'PATCH /api/crm/admin/adm-2'

test('the list marks the own row, which has no actions', async () => {
  const app = renderAdmins()
  app.db.admins.patch('adm-1', {
    lastLoginAt: '2026-01-05T09:00:00Z',
    createdAt: '2024-06-06T09:00:00Z',
  })
  const rows = await cellsOf('Admins')
  expect(rows.map(([name]) => name)).toEqual([
    'Halima Sani',
    'Chidi Okafor',
    'Tunde Bakare',
    'Ada ObiYou',
  ])
  expect(rows[3]).toEqual([
    'Ada ObiYou',
    'ada@example.com',
    'Admin',
    'Active',
    'Last sign-in 5 January 2026',
    '6 June 2024',
    '',
  ])
  expect(screen.queryByRole('button', { name: 'Actions for Ada Obi' })).not.toBeInTheDocument()
  expect(await menuItems(app, 'Halima Sani')).toEqual(['Invite again', 'Change type', 'Disable'])
  expect(await menuItems(app, 'Chidi Okafor')).toEqual(['Change type', 'Enable'])
})

test('an invitation needs an email and a type, is refused with its values kept, and is sent once', async () => {
  const app = renderAdmins('/admins?dialog=invite')
  const dialog = within(await findDialog('Invite admin'))
  const submit = dialog.getByRole('button', { name: 'Send invitation' })
  const email = dialog.getByLabelText('Email')
  await app.user.click(submit)
  expect(email).toHaveFocus()
  expect(email).toBeRequired()
  expect(dialog.getByLabelText('First name')).not.toBeRequired()
  expect(dialog.getByLabelText('Last name')).not.toBeRequired()
  expect(email).toHaveAccessibleDescription('Email is required')
  expect(dialog.getByLabelText('Type')).toHaveAccessibleDescription('Choose a type')
  await fill(app.user, email, 'bisi')
  expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com')
  await app.user.clear(email)
  await fill(app.user, email, 'Tunde@example.com')
  await app.user.selectOptions(dialog.getByLabelText('Type'), 'Finance')
  await app.user.click(submit)
  expect(await findToast('There is already an administrator with this email')).toBeVisible()
  expect(email).toHaveValue('Tunde@example.com')

  await app.user.clear(email)
  await fill(app.user, email, 'bisi@example.com')
  await fill(app.user, dialog.getByLabelText('First name'), 'Bisi')
  await app.user.dblClick(submit)
  expect(await findToast(/^Invitation sent/)).toBeVisible()
  expect(app.writes.slice(1)).toEqual([
    {
      request: 'POST /api/crm/admin',
      body: { firstName: 'Bisi', lastName: '', email: 'bisi@example.com', usertype: 'finance' },
    },
  ])
  await waitFor(async () => expect(await statuses()).toMatchObject({ Bisi: 'Invited' }))
  expect(app.address()).toBe('/admins')
})

test('an invitation is sent again at once, and a type is changed', async () => {
  const app = renderAdmins()
  const release = holdResponse('post', '*/api/crm/admin/adm-6/invite')
  await chooseAction(app.user, 'Halima Sani', 'Invite again')
  const menu = screen.getByRole('button', { name: 'Actions for Halima Sani' })
  await waitFor(() => expect(menu).toHaveAttribute('aria-busy', 'true'))
  release()
  expect(await findToast(/^Invitation sent/)).toBeVisible()

  await chooseAction(app.user, 'Tunde Bakare', 'Change type')
  expect(app.address()).toBe('/admins?dialog=type&admin=adm-2')
  const dialog = within(await findDialog('Change type'))
  expect(dialog.getByText(sentence('Tunde Bakare has the type Support.'))).toBeVisible()
  expect(dialog.getByLabelText('Type')).toHaveDisplayValue('Support')
  await app.user.selectOptions(dialog.getByLabelText('Type'), 'Operations')
  await app.user.click(dialog.getByRole('button', { name: 'Change type' }))
  expect(await findToast(/^Type changed/)).toBeVisible()
  await waitFor(async () => expect((await cellsOf('Admins'))[2]?.[2]).toBe('Operations'))
  expect(app.writes).toEqual([
    { request: 'POST /api/crm/admin/adm-6/invite', body: undefined },
    { request: tunde, body: { usertype: 'operations' } },
  ])
})

test('the last active administrator is not disabled, and the message of the server is shown', async () => {
  const app = renderAdmins()
  app.db.admins.patch('adm-1', { status: 'disabled' })
  await chooseAction(app.user, 'Tunde Bakare', 'Disable')
  const dialog = within(await findDialog('Disable admin'))
  await app.user.click(dialog.getByRole('button', { name: 'Disable admin' }))
  expect(await findToast('The last active administrator cannot be disabled')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Disable admin' })).toBeVisible()
  expect(app.db.admins.find('adm-2')).toMatchObject({ status: 'active' })
})

test.each([
  [null, false, false],
  [[], false, false],
  [['support'], false, true],
  [['support'], true, false],
])(
  'with the types %j, and for the own row: %j, the type can be changed: %j',
  (types, isSelf, expected) => {
    const row = v.parse(adminResource.record, { id: 'adm-2' })
    expect(adminActions(row, types, isSelf).type.isAllowed).toBe(expected)
  },
)

test.each([
  ['the id', { id: 'adm-1', email: 'other@example.com' }, true],
  ['the email, also in capitals', { id: 'usr-9', email: 'ADA@example.com' }, true],
  ['neither', { id: 'usr-9', email: 'other@example.com' }, false],
])('the own row is found by %s', (_by, row, expected) => {
  const user = { id: 'adm-1', email: 'ada@example.com', firstName: '', lastName: '', usertype: '' }
  expect(isOwnAccount(v.parse(adminResource.record, row), user)).toBe(expected)
})

test('the statuses of an administrator have these labels and colors', () => {
  expect(statusTexts(adminStatus)).toBe('Active green, Invited yellow, Disabled gray')
})

test('an open sheet stays below the question, with the places of its buttons', async () => {
  const app = renderAdmins('/admins?admin=adm-2')
  const sheet = await findDialog('Admin Details')
  const disable = within(sheet).getByRole('button', { name: 'Disable' })
  await waitFor(() => expect(disable).toBeVisible())
  await app.user.click(disable)
  const question = within(await findDialog('Disable admin'))
  await app.user.click(question.getByRole('button', { name: 'Disable admin' }))
  expect(await within(sheet).findByRole('button', { name: 'Enable' })).toBeVisible()
  // The place of a button that is gone.
  expect(within(sheet).getByText('Disable')).toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a disabled administrator cannot sign in until enabled, which asks nothing', async () => {
    const app = renderAdmins()
    await chooseAction(app.user, 'Tunde Bakare', 'Disable')
    const dialog = within(await findDialog('Disable admin'))
    expect(
      dialog.getByText(
        sentence('Disable Tunde Bakare? They are signed out everywhere and cannot sign in.'),
      ),
    ).toBeVisible()
    await app.user.click(dialog.getByRole('button', { name: 'Disable admin' }))
    expect(await findToast(/^Admin disabled/)).toBeVisible()
    await waitFor(async () =>
      expect(await statuses()).toMatchObject({ 'Tunde Bakare': 'Disabled' }),
    )
    const login = () =>
      fetch('http://localhost:3000/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ ...demoSignIn, email: 'tunde@example.com' }),
      })
    const refused = await login()
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { message: 'This account is disabled' },
    ])
    await chooseAction(app.user, 'Tunde Bakare', 'Enable')
    expect(await findToast(/^Admin enabled/)).toBeVisible()
    expect((await login()).status).toBe(200)
    expect(app.writes.filter(({ request }) => request === tunde)).toEqual([
      { request: tunde, body: { status: 'disabled' } },
      { request: tunde, body: { status: 'active' } },
    ])
  })

  test.each(['disable', 'type'])(
    'the dialog "%s" about the own row says that it is not possible, and leaves the URL',
    async (dialog) => {
      const app = renderApp(`/admins?admin=adm-1&dialog=${dialog}`)
      expect(await findToast(/ is not possible for Ada Obi$/)).toBeVisible()
      await waitFor(() => expect(app.address()).toBe('/admins'))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    },
  )

  test('without types in the response, the form and the menus have none', async () => {
    const app = renderApp('/admins', { vouchers: 0 })
    // A session without an id is recognized by its email.
    localStorage.setItem('user', JSON.stringify({ firstName: 'Ada', email: 'ADA@example.com' }))
    loadSession()
    const admins = [
      { _id: 1, email: 'ada@example.com', status: 'ACTIVE' },
      { id: 'bare', usertype: 'super_admin', status: 'locked' },
    ]
    server.use(http.get('*/api/crm/admin', () => HttpResponse.json({ admins, usertypes: 'many' })))
    expect(await cellsOf('Admins')).toEqual([
      ['ada@example.comYou', 'ada@example.com', '—', 'Active', '—', '—', ''],
      ['bare', '—', 'Super admin', 'Locked', '—', '—', ''],
    ])
    expect(await menuItems(app, 'bare')).toEqual(['Disable'])
    await app.user.click(screen.getByRole('button', { name: 'Invite admin' }))
    const dialog = within(await findDialog('Invite admin'))
    expect(dialog.queryByLabelText('Type')).not.toBeInTheDocument()
    await fill(app.user, dialog.getByLabelText('Email'), 'bisi@example.com')
    await app.user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await findToast(/^Invitation sent/)).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: 'POST /api/crm/admin',
        body: { firstName: '', lastName: '', email: 'bisi@example.com' },
      },
    ])
  })

  test('a sign-in accepts an invitation, and a backend without admins is reported', async () => {
    const app = renderApp('/admins', { vouchers: 0, signedIn: false })
    const notFound = () => HttpResponse.json({ message: 'Not found' }, { status: 404 })
    server.use(http.get('*/api/crm/admin', notFound))
    await signIn(app.user, { ...demoSignIn, email: 'halima@example.com' })
    const text = 'This backend does not provide admins'
    expect(await screen.findByText(text)).toBeVisible()
    expect(app.db.admins.find('adm-6')).toMatchObject({ status: 'active' })
  })
})
