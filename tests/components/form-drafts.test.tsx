// @module-tag matrix

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { newVoucherValues } from '@/features/vouchers/form/voucher-values'
import { endSession, startSession, updateUser } from '@/memory/session'
import { demoSignIn } from '../../src/mock-api/session'
import {
  ada,
  chooseFromRow,
  fill,
  findDialog,
  findToast,
  openCreateForm,
  renderApp,
  signIn,
} from '../support/render-app'
import { server, takeLogged } from '../support/server'

type App = ReturnType<typeof renderApp>

const KEPT = 'Your session has expired. Sign in to continue; what you typed is kept.'
const RESTORED = 'Draft restored'
const MAYBE_SAVED =
  'This was being saved when the page or your session ended. Check the list first.'

const tunde = {
  firstName: 'Tunde',
  lastName: 'Bakare',
  usertype: 'support',
  id: 'adm-2',
  email: 'tunde@example.com',
}
const tundeSignIn = { ...demoSignIn, email: tunde.email }

/** Expects the create form without a draft: the URL opens the form again, also for another administrator. */
async function expectEmptyForm() {
  const dialog = await findDialog('Create New Voucher')
  expect(within(dialog).getByLabelText('Title')).toHaveValue('')
  expect(within(dialog).queryByText(RESTORED)).not.toBeInTheDocument()
  return dialog
}

async function expireSession() {
  act(() => endSession('expired'))
  await screen.findByRole('heading', { name: 'Sign in' })
}

/** A response that never arrives. */
const never = () => new Promise<undefined>(() => {})

const forms = [
  {
    name: 'Create New Voucher',
    button: 'Create Voucher',
    success: 'Voucher added',
    async fillIn({ user }: App) {
      const { dialog, title } = await openCreateForm(user)
      await fill(user, title, 'Half of it')
      await user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
      // The field shows an incomplete date only until the page changes, so the draft must not have it.
      const date = within(dialog).getByLabelText('Expiry date')
      Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true })
      fireEvent.keyUp(date)
    },
    expectDraft: (form: HTMLElement) =>
      expect(within(form).getByLabelText('Title')).toHaveValue('Half of it'),
    expectSaved: ({ writes }: App) => {
      expect(writes.at(-1)?.body).toMatchObject({ title: 'Half of it' })
      expect(writes.at(-1)?.body).not.toHaveProperty('expiryDate')
    },
  },
  {
    name: 'Edit Voucher',
    button: 'Save',
    success: 'Voucher added',
    async fillIn({ user }: App) {
      await chooseFromRow(user, 0, 'View Details')
      const details = await findDialog('Voucher Details')
      await user.click(within(details).getByRole('button', { name: 'Edit' }))
      const title = within(await findDialog('Edit Voucher')).getByLabelText('Title')
      await user.clear(title)
      await fill(user, title, 'Half of it')
    },
    expectDraft: (form: HTMLElement) =>
      expect(within(form).getByLabelText('Title')).toHaveValue('Half of it'),
    expectSaved: ({ writes }: App) =>
      expect(writes.at(-1)?.body).toMatchObject({ title: 'Half of it' }),
  },
  {
    name: 'Campaign Reward',
    button: 'Save',
    confirm: 'Reward 1 person',
    success: /rewarded/,
    async fillIn({ user }: App) {
      await user.click(await screen.findByRole('button', { name: 'Reward' }))
      const dialog = await findDialog('Campaign Reward')
      await fill(user, within(dialog).getByLabelText('Campaign Name'), 'Detty December')
      const file = new File(['Email Address,Full Name\na@example.com,A'], 'people.csv')
      await user.upload(within(dialog).getByLabelText('Upload CSV'), file)
    },
    async expectDraft(form: HTMLElement) {
      expect(within(form).getByLabelText('Campaign Name')).toHaveValue('Detty December')
      expect(within(form).getByText('people.csv')).toBeVisible()
      expect(await within(form).findByText('1 person will be rewarded')).toBeVisible()
    },
    expectSaved: ({ writes }: App) =>
      expect(writes.at(-1)?.request).toBe('POST /api/crm/voucher/promotion'),
  },
]

test.each(forms)(
  'restores the form $name after a new sign-in, and warns if it may have been saved',
  async ({ name, button: submit, confirm, success, fillIn, expectDraft, expectSaved }) => {
    const app = renderApp('/vouchers?status=unclaimed')
    async function save(form: HTMLElement) {
      await app.user.click(within(form).getByRole('button', { name: submit }))
      if (!confirm) return
      const button = await screen.findByRole('button', { name: confirm })
      await findDialog(name)
      await app.user.click(button)
    }
    await fillIn(app)
    await expireSession()
    await signIn(app.user)
    const restored = await findDialog(name)
    expect(within(restored).getByText(RESTORED)).toBeVisible()
    await expectDraft(restored)
    server.use(
      http.post('*/api/crm/voucher', never, { once: true }),
      http.post('*/api/crm/voucher/promotion', never, { once: true }),
      http.patch('*/api/crm/voucher/:id', never, { once: true }),
    )
    await save(restored)
    await waitFor(() => expect(app.writes.at(-1)?.request).toContain('/voucher'))
    await expireSession()
    await signIn(app.user)
    const restoredAgain = await findDialog(name)
    expect(within(restoredAgain).getByText(MAYBE_SAVED)).toBeVisible()
    expect(within(restoredAgain).getByText(RESTORED)).toBeVisible()
    await expectDraft(restoredAgain)
    await save(restoredAgain)
    await findToast(success)
    expectSaved(app)
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=unclaimed'))
  },
)

test('restores every field if the server ends the session when the form is saved', async () => {
  const app = renderApp('/vouchers?status=used')
  const { user } = app
  const { dialog, title } = await openCreateForm(user)
  await fill(user, title, 'fault-unauthenticated')
  await user.selectOptions(within(dialog).getByLabelText('Type'), 'Discount')
  await fill(user, within(dialog).getByLabelText('Amount'), '1500')
  fireEvent.change(within(dialog).getByLabelText('Expiry date'), {
    target: { value: '2027-03-01' },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
  expect(await screen.findByText(KEPT)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await signIn(user)
  const restored = within(await findDialog('Create New Voucher'))
  // The server refused the request, so the voucher cannot have been saved.
  expect(restored.getByText(RESTORED)).toBeVisible()
  expect(restored.queryByText(MAYBE_SAVED)).not.toBeInTheDocument()
  expect(app.address()).toBe('/vouchers?status=used&dialog=create')
  expect(restored.getByLabelText('Title')).toHaveValue('fault-unauthenticated')
  expect(restored.getByLabelText('Type')).toHaveDisplayValue('Discount')
  expect(restored.getByLabelText('Amount')).toHaveValue('1,500')
  expect(restored.getByLabelText('Expiry date')).toHaveValue('2027-03-01')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.clear(restored.getByLabelText('Title'))
  await fill(user, restored.getByLabelText('Title'), 'Mended')
  await user.keyboard('{Enter}')
  expect(await findToast('Voucher added')).toBeVisible()
  expect(app.writes.at(-1)?.body).toMatchObject({ title: 'Mended', expiryDate: '2027-03-01' })
  expect(sessionStorage).toHaveLength(0)
})

test('saves a draft only of a changed form, without the token, and only for its owner', async () => {
  const app = renderApp('/vouchers')
  await openCreateForm(app.user)
  await expireSession()
  expect(sessionStorage).toHaveLength(0)
  await signIn(app.user)
  const dialog = await expectEmptyForm()
  await fill(app.user, within(dialog).getByLabelText('Title'), 'Only for Ada')
  const token = localStorage.getItem('token')
  await expireSession()
  const saved = JSON.stringify({ ...sessionStorage })
  expect(saved).toContain('Only for Ada')
  expect(saved).not.toContain(token)
  await signIn(app.user, tundeSignIn)
  await expectEmptyForm()
  expect(sessionStorage).toHaveLength(0)
  await expireSession()
  await signIn(app.user)
  await expectEmptyForm()
})

test('empties the form when another administrator signs in in another tab', async () => {
  const app = renderApp('/vouchers')
  const { dialog, title } = await openCreateForm(app.user)
  await fill(app.user, title, 'Only for Ada')
  app.db.tokens.add('b-token')
  act(() => startSession(tunde, 'b-token'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await expectEmptyForm()
  expect(sessionStorage).toHaveLength(0)
  act(() => startSession(ada, 'a-token'))
  await expectEmptyForm()
})

test('keeps the form open when the same administrator gets a new token in another tab', async () => {
  const app = renderApp('/vouchers')
  const { title } = await openCreateForm(app.user)
  await fill(app.user, title, 'Half of it')
  app.db.tokens.add('b-token')
  act(() => startSession(ada, 'b-token'))
  await waitFor(() => expect(app.requests.length).toBeGreaterThan(1))
  expect(title).toHaveValue('Half of it')
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument()
})

test('restores a draft from memory if the browser blocks storage', async () => {
  const app = renderApp('/vouchers')
  const { title } = await openCreateForm(app.user)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await fill(app.user, title, 'Half of it')
  await expireSession()
  await signIn(app.user)
  const restored = await findDialog('Create New Voucher')
  expect(within(restored).getByLabelText('Title')).toHaveValue('Half of it')
  expect(takeLogged().join()).toContain('The browser storage cannot hold the draft of a form.')
})

test('saves no draft for an administrator without an id and an email', async () => {
  const app = renderApp('/vouchers')
  act(() => updateUser({ firstName: 'Ada', lastName: 'Obi', usertype: 'admin' }))
  const { title } = await openCreateForm(app.user)
  await fill(app.user, title, 'Half of it')
  await expireSession()
  expect(sessionStorage).toHaveLength(0)
})

/** Saves a draft of the create form, as before a reload. */
function saveDraft({ owner = `id ${ada.id}`, form = 'create voucher ', content = {} } = {}) {
  const start = newVoucherValues()
  const values = { ...start, title: 'Half of it' }
  const draft = { start, values, wasSaving: false, ...content }
  sessionStorage.setItem(
    'marketplace-admin.draft',
    JSON.stringify({ owner, forms: { [form]: draft } }),
  )
}

test('restores a draft after the login page is reloaded', async () => {
  saveDraft()
  const redirect = '/vouchers?status=used&dialog=create'
  const app = renderApp(`/login?redirect=${encodeURIComponent(redirect)}`, { signedIn: false })
  await signIn(app.user)
  const dialog = await findDialog('Create New Voucher')
  expect(within(dialog).getByLabelText('Title')).toHaveValue('Half of it')
  expect(app.address()).toBe(redirect)
})

test('removes a draft when another administrator signs in, on any page', async () => {
  saveDraft()
  const app = renderApp('/login?redirect=%2Fnowhere', { signedIn: false })
  await signIn(app.user, tundeSignIn)
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(sessionStorage).toHaveLength(0)
})

test('removes the draft of another administrator when the page loads', async () => {
  saveDraft({ owner: `id ${tunde.id}` })
  renderApp('/vouchers?dialog=create')
  await expectEmptyForm()
  expect(sessionStorage).toHaveLength(0)
})

test('restores neither the draft of another form nor an invalid one', async () => {
  saveDraft({ form: 'create order' })
  const app = renderApp('/vouchers?dialog=create')
  const dialog = await expectEmptyForm()
  expect(sessionStorage).toHaveLength(1)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  saveDraft({ content: { values: 7 } })
  await openCreateForm(app.user)
  await expectEmptyForm()
})
