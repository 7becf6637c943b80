import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { voucherFilterDefaults } from '@/features/vouchers/resource'
import { endSession } from '@/memory/session'
import {
  ada,
  fill,
  findDialog,
  findToast,
  reloadApp,
  renderApp,
  signIn,
  sentence,
} from '../support/render-app'
import { holdResponse, server, takeLogged } from '../support/server'

type App = ReturnType<typeof renderApp>

const RESTORED = 'Draft restored'
const MAY_BE_SAVED =
  'This was being saved when the page or your session ended. Check the list first.'
const TYPED = 'Half of it'
const CREATE = '/vouchers?dialog=create'
const REASON = ['Reason', 'Other', 'In your words'] as const

/** A response that never arrives. */
const never = () => new Promise<undefined>(() => {})

interface FormCase {
  url: string
  title: string
  /** The label of a text field, or of a select and its option, and of the text field that it shows. */
  field: string | readonly [select: string, option: string, text?: string]
}

const forms: readonly FormCase[] = [
  { url: CREATE, title: 'Create New Voucher', field: 'Title' },
  { url: '/vouchers?create=bola@example.com', title: 'Create New Voucher', field: 'Title' },
  { url: '/vouchers?voucher=first&dialog=edit', title: 'Edit Voucher', field: 'Title' },
  { url: '/vouchers?voucher=first&dialog=duplicate', title: 'Create New Voucher', field: 'Title' },
  { url: '/vouchers?dialog=create-many', title: 'Create many vouchers', field: 'Prefix' },
  { url: '/vouchers?dialog=reward', title: 'Campaign Reward', field: 'Campaign Name' },
  { url: '/notifications?dialog=send', title: 'Send notification', field: 'Message' },
  {
    url: '/notifications?notification=ntf-001&dialog=again',
    title: 'Send notification',
    field: 'Message',
  },
  { url: '/faq?dialog=create', title: 'Add question', field: 'Answer' },
  { url: '/faq?faq=faq-001&dialog=edit', title: 'Edit question', field: 'Answer' },
  { url: '/categories?dialog=create', title: 'Create category', field: 'Description' },
  {
    url: '/categories?category=cat-001&dialog=edit',
    title: 'Edit category',
    field: 'Description',
  },
  { url: '/menus/mnu-003?dialog=edit', title: 'Edit dish', field: 'Description' },
  { url: '/admins?dialog=invite', title: 'Invite admin', field: 'First name' },
  { url: '/orders/ord-009?dialog=refund', title: 'Refund order', field: REASON },
  { url: '/orders/ord-008?dialog=cancel', title: 'Cancel order', field: REASON },
  { url: '/payouts?payout=pay-002&dialog=decline', title: 'Decline payout', field: REASON },
  { url: '/users/usr-002?dialog=block', title: 'Block user', field: REASON },
  { url: '/vendors/ven-002?dialog=suspend', title: 'Suspend vendor', field: REASON },
  { url: '/restaurant/res-039?dialog=decline', title: 'Decline restaurant', field: REASON },
  { url: '/driver/drv-034?dialog=suspend', title: 'Suspend driver', field: REASON },
]

const textIn = (dialog: HTMLElement, { field }: FormCase) =>
  within(dialog).getByRole('textbox', { name: typeof field === 'string' ? field : REASON[2] })

const valuesIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('input, select, textarea')].map((control) =>
    'value' in control ? control.value : '',
  )

async function typeIn({ user }: App, dialog: HTMLElement, form: FormCase) {
  const { field } = form
  if (typeof field !== 'string') {
    await user.selectOptions(within(dialog).getByLabelText(field[0]), field[1])
  }
  await fill(user, textIn(dialog, form), TYPED)
}

const TESTED_EACH_TIME = new Set([CREATE, '/orders/ord-009?dialog=refund'])

for (const form of forms) {
  test(
    `what was typed in the form at ${form.url} is there after a reload, until it is discarded`,
    { tags: TESTED_EACH_TIME.has(form.url) ? [] : 'matrix' },
    async () => {
      const app = renderApp('/vouchers')
      const [first] = app.db.list(voucherFilterDefaults).vouchers
      const href = form.url.replace('first', first?.id ?? '')
      await act(() => app.router.navigate({ href }))
      const dialog = await findDialog(form.title)
      const before = valuesIn(dialog)
      await typeIn(app, dialog, form)

      const again = reloadApp(app)
      const restored = await findDialog(form.title)
      expect(within(restored).getByText(RESTORED)).toBeVisible()
      expect(restored).toHaveAccessibleDescription(new RegExp(RESTORED))
      expect(textIn(restored, form)).toHaveDisplayValue(new RegExp(TYPED))

      await again.user.click(within(restored).getByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(within(restored).queryByText(RESTORED)).not.toBeInTheDocument())
      expect(valuesIn(restored)).toEqual(before)
      await waitFor(() => expect(restored).toContainElement(document.querySelector(':focus')))
      expect(document.activeElement).not.toBe(restored)
      expect(sessionStorage).toHaveLength(0)

      reloadApp(again)
      expect(within(await findDialog(form.title)).queryByText(RESTORED)).not.toBeInTheDocument()
    },
  )
}

const openForm = async (app: App, text = TYPED) => {
  const dialog = await findDialog('Create New Voucher')
  await fill(app.user, within(dialog).getByLabelText('Title'), text)
  return dialog
}

async function create({ user }: App, dialog: HTMLElement) {
  const form = within(dialog)
  await user.selectOptions(form.getByLabelText('Type'), 'Free Delivery')
  await user.click(form.getByRole('button', { name: 'Create Voucher' }))
}

const expectNoDraft = async (title: string) => {
  const dialog = await findDialog(title)
  expect(within(dialog).queryByText(RESTORED)).not.toBeInTheDocument()
  return dialog
}

describe('a draft ends', () => {
  test('when the form is sent', async () => {
    const app = renderApp(CREATE)
    const dialog = await openForm(app)
    await create(app, dialog)
    await findToast('Voucher added')
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    expect(sessionStorage).toHaveLength(0)
    await act(() => app.router.navigate({ href: CREATE }))
    reloadApp(app)
    expect(within(await expectNoDraft('Create New Voucher')).getByLabelText('Title')).toHaveValue(
      '',
    )
  })

  test(
    'when a restored form is sent, with what was added after the reload',
    { tags: 'matrix' },
    async () => {
      const app = renderApp(CREATE)
      await openForm(app)
      const again = reloadApp(app)
      const dialog = await openForm(again, ' and the rest')
      await create(again, dialog)
      await findToast('Voucher added')
      expect(app.writes.at(-1)?.body).toMatchObject({ title: 'Half of it and the rest' })
      expect(app.writes).toHaveLength(1)
      expect(sessionStorage).toHaveLength(0)
    },
  )

  test.each([
    ['Escape', '/vouchers'],
    ['a link', '/orders'],
  ])('when it is discarded with %s', { tags: 'matrix' }, async (way, address) => {
    const app = renderApp(CREATE)
    await openForm(app)
    if (way === 'Escape') await app.user.keyboard('{Escape}')
    else void app.router.navigate({ to: '/orders' })
    await app.user.click(
      within(await findDialog('Discard unsaved changes?')).getByRole('button', { name: 'Discard' }),
    )
    await waitFor(() => expect(app.address()).toBe(address))
    expect(sessionStorage).toHaveLength(0)
    reloadApp({ ...app, address: () => CREATE })
    await expectNoDraft('Create New Voucher')
  })

  test('when everything is as it was before', { tags: 'matrix' }, async () => {
    const app = renderApp(CREATE)
    const dialog = await openForm(app)
    expect(sessionStorage).toHaveLength(1)
    await app.user.clear(within(dialog).getByLabelText('Title'))
    expect(sessionStorage).toHaveLength(0)
    const again = reloadApp(app)
    await expectNoDraft('Create New Voucher')
    await again.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('when another one is created in the same form', { tags: 'matrix' }, async () => {
    const app = renderApp(CREATE)
    const dialog = await openForm(app)
    await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
    await app.user.click(within(dialog).getByRole('checkbox', { name: 'Create another' }))
    await app.user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
    expect(await within(dialog).findByText('1 voucher created')).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
    reloadApp(app)
    await expectNoDraft('Create New Voucher')
  })

  test(
    'when a choice that needs no question is closed, or left for another page',
    { tags: 'matrix' },
    async () => {
      const app = renderApp('/tickets?ticket=tck-001', { vouchers: 0 })
      app.db.tickets.patch('tck-001', { status: 'open', assignee: null })
      for (const way of ['Cancel', 'a link']) {
        await app.user.click(await screen.findByRole('button', { name: 'Assign…' }))
        const dialog = await findDialog('Assign ticket')
        await app.user.click(await within(dialog).findByRole('radio', { name: /Ngozi/ }))
        expect(sessionStorage).toHaveLength(1)
        if (way === 'Cancel') await app.user.click(within(dialog).getByText('Cancel'))
        else await act(() => app.router.navigate({ href: '/orders' }))
        await waitFor(() => expect(dialog).not.toBeInTheDocument())
        expect(sessionStorage).toHaveLength(0)
      }
    },
  )
})

describe('a request that was under way', () => {
  test(
    'is not sent again, and the form says that it may have been done',
    { tags: 'matrix' },
    async () => {
      const app = renderApp(CREATE)
      const dialog = await openForm(app)
      server.use(http.post('*/api/crm/voucher', never))
      await create(app, dialog)
      await waitFor(() => expect(app.writes).toHaveLength(1))
      const again = reloadApp(app)
      const restored = await findDialog('Create New Voucher')
      expect(within(restored).getByText(RESTORED)).toBeVisible()
      expect(within(restored).getByText(MAY_BE_SAVED)).toBeVisible()
      // Further changes do not tell whether it was done.
      await fill(again.user, within(restored).getByLabelText('Title'), ' and more')
      reloadApp(again)
      expect(within(await findDialog('Create New Voucher')).getByText(MAY_BE_SAVED)).toBeVisible()
      expect(app.writes).toHaveLength(1)
    },
  )

  test('warns without "Draft restored" if nothing was typed', { tags: 'matrix' }, async () => {
    const app = renderApp('/users/usr-002?dialog=unblock', { vouchers: 0 })
    app.db.users.patch('usr-002', { status: 'blocked' })
    server.use(http.patch('*/api/crm/user/usr-002', never))
    const dialog = await findDialog('Unblock user')
    await app.user.click(within(dialog).getByRole('button', { name: 'Unblock user' }))
    await waitFor(() => expect(app.writes).toHaveLength(1))
    const again = reloadApp(app)
    expect(within(await expectNoDraft('Unblock user')).getByText(MAY_BE_SAVED)).toBeVisible()
    await again.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sessionStorage).toHaveLength(0)
  })

  test.each([
    ['the response is lost', () => HttpResponse.error(), true],
    ['the server fails', () => HttpResponse.json({}, { status: 500 }), true],
    ['the server refuses it', () => HttpResponse.json({}, { status: 422 }), false],
  ])(
    'warns after a reload only if it may have been done: %s',
    { tags: 'matrix' },
    async (_name, respond, isWarned) => {
      const app = renderApp(CREATE)
      const dialog = await openForm(app)
      server.use(http.post('*/api/crm/voucher', respond))
      await create(app, dialog)
      await findToast(/went wrong|could not|reach/i)
      reloadApp(app)
      const restored = await findDialog('Create New Voucher')
      expect(within(restored).getByText(RESTORED)).toBeVisible()
      expect(within(restored).queryAllByText(MAY_BE_SAVED)).toHaveLength(isWarned ? 1 : 0)
    },
  )

  test(
    'keeps the draft of a form that was left while saving until it succeeds',
    { tags: 'matrix' },
    async () => {
      const app = renderApp(CREATE)
      const dialog = await openForm(app)
      await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
      for (const status of [422, 200]) {
        const respond = holdResponse('post', '*/api/crm/voucher', status)
        const form = await findDialog('Create New Voucher')
        await app.user.click(within(form).getByRole('button', { name: 'Create Voucher' }))
        await app.user.keyboard('{Escape}')
        const prompt = await findDialog('Still saving')
        await app.user.click(within(prompt).getByRole('button', { name: 'Leave' }))
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        respond()
        await findToast(status === 422 ? 'Something went wrong' : 'Voucher added')
        expect(sessionStorage).toHaveLength(status === 422 ? 1 : 0)
        await act(() => app.router.navigate({ href: CREATE }))
      }
      await expectNoDraft('Create New Voucher')
    },
  )
})

describe('Logout', () => {
  async function logOut({ user }: App) {
    await user.click(await screen.findByRole('button', { name: /^Ada O\./ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  }
  const TITLE = 'Discard unsent drafts?'

  test('asks if a form has a draft, and then discards it, but no reply', async () => {
    const app = renderApp('/tickets?ticket=tck-003', { vouchers: 0 })
    await fill(app.user, await screen.findByRole('textbox', { name: 'Add a note' }), 'A note')
    await act(() => app.router.navigate({ href: CREATE }))
    await openForm(app)
    const again = reloadApp(app)
    await act(() => again.router.navigate({ href: '/orders', ignoreBlocker: true }))
    await logOut(again)
    const question = await findDialog(TITLE)
    expect(question).toHaveAccessibleDescription(/^You have 1 unsent draft in this tab\./)
    await again.user.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(JSON.stringify({ ...sessionStorage })).toContain(TYPED)

    await again.user.keyboard('{Control>}k{/Control}')
    await again.user.type(await screen.findByRole('combobox'), 'logout')
    await again.user.keyboard('{Enter}')
    await again.user.click(
      within(await findDialog(TITLE)).getByRole('button', { name: 'Discard and log out' }),
    )
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(again.address()).toBe('/login')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TYPED)
    await signIn(again.user)
    await act(() => again.router.navigate({ href: CREATE }))
    await expectNoDraft('Create New Voucher')
    await act(() => again.router.navigate({ href: '/tickets?ticket=tck-003' }))
    expect(await screen.findByRole('textbox', { name: 'Add a note' })).toHaveValue('A note')
  })

  test('does not ask without one', async () => {
    const app = renderApp('/tickets?ticket=tck-003', { vouchers: 0 })
    await fill(app.user, await screen.findByRole('textbox', { name: 'Add a note' }), 'A note')
    await act(() => app.router.navigate({ href: '/orders' }))
    await logOut(app)
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

describe('a note', () => {
  const URL = '/users/usr-002'
  const field = () => screen.findByRole('textbox', { name: 'Add a note' })
  const discard = () => screen.queryByRole('button', { name: 'Discard' })

  test('is restored after a reload, until it is discarded', { tags: 'matrix' }, async () => {
    const app = renderApp(URL, { vouchers: 0 })
    await fill(app.user, await field(), TYPED)
    expect(discard()).not.toBeInTheDocument()
    const again = reloadApp(app)
    expect(await field()).toHaveValue(TYPED)
    expect(screen.getByText(RESTORED)).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await field()).toHaveValue('')
    expect(await field()).toHaveFocus()
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  test(
    'says that it may have been sent if a reload came before the response',
    { tags: 'matrix' },
    async () => {
      const app = renderApp(URL, { vouchers: 0 })
      server.use(http.post('*/api/crm/user/usr-002/note', never))
      await fill(app.user, await field(), TYPED)
      await app.user.click(screen.getByRole('button', { name: 'Add note' }))
      await waitFor(() => expect(app.writes).toHaveLength(1))
      reloadApp(app)
      expect(await field()).toHaveValue(TYPED)
      expect(
        screen.getByText(/^This was being sent when .* Check whether it arrived first\.$/),
      ).toBeVisible()
    },
  )

  test(
    'is not lost if the server ends the session when it is sent',
    { tags: 'matrix' },
    async () => {
      const app = renderApp(URL, { vouchers: 0 })
      await fill(app.user, await field(), TYPED)
      app.db.tokens.clear()
      await app.user.click(screen.getByRole('button', { name: 'Add note' }))
      await signIn(app.user)
      expect(await screen.findByDisplayValue(TYPED)).toBe(await field())
      expect(screen.getByText(RESTORED)).toBeVisible()
      expect(screen.queryByText(/being sent/)).not.toBeInTheDocument()
    },
  )

  test('is gone after a reload once it was sent', { tags: 'matrix' }, async () => {
    const app = renderApp(URL, { vouchers: 0 })
    await fill(app.user, await field(), TYPED)
    await app.user.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(sessionStorage).toHaveLength(0)
  })
})

const KEPT = 'What you typed is kept in this tab:'
const goneForms = [
  {
    url: '/faq?faq=faq-001&dialog=edit',
    field: 'Answer',
    remove: ({ db }: App) => db.faqs.remove('faq-001'),
    text: 'This question is not on this page of the list',
  },
  {
    url: '/menus/mnu-003?dialog=edit',
    field: 'Description',
    remove: ({ db }: App) => db.menus.remove('mnu-003'),
    text: 'This dish could not be found',
  },
  {
    url: '/vouchers?voucher=first&dialog=edit',
    field: 'Title',
    remove: ({ db }: App) => db.remove(new Set(db.list().vouchers.map(({ id }) => id))),
    text: 'This voucher no longer exists',
  },
  {
    url: '/payouts?payout=pay-002&dialog=decline',
    field: 'In your words',
    remove: ({ db }: App) => db.payouts.patch('pay-002', { status: 'paid' }),
    text: /^Decline is not possible for /,
  },
]

const choices = [
  {
    url: '/orders/ord-008?dialog=assign',
    choose: async ({ user }: App) =>
      user.click((await screen.findAllByRole('radio', { checked: false }))[0] ?? document.body),
    remove: ({ db }: App) => db.orders.patch('ord-008', { status: 'canceled' }),
    text: /is not possible for /,
  },
  {
    url: '/vouchers?voucher=first&dialog=edit',
    choose: async ({ user }: App) =>
      user.selectOptions(
        within(await findDialog('Edit Voucher')).getByLabelText('Type'),
        'Free Delivery',
      ),
    remove: ({ db }: App) => db.remove(new Set(db.list().vouchers.map(({ id }) => id))),
    text: 'This voucher no longer exists',
  },
  {
    url: '/menus/mnu-003?dialog=edit',
    choose: async ({ user }: App) => {
      const select = await screen.findByLabelText('Category')
      await within(select).findByRole('option', { name: 'Drinks' })
      await user.selectOptions(select, 'Drinks')
    },
    remove: ({ db }: App) => db.menus.remove('mnu-003'),
    text: 'This dish could not be found',
  },
]

function keepDrafts(drafts: { forms?: object; texts?: object }) {
  const stored = { owner: `id ${ada.id}`, forms: {}, ...drafts }
  sessionStorage.setItem('marketplace-admin.draft', JSON.stringify(stored))
}
const reasonOf = (words: string) => ({
  start: { reason: { preset: '', words: '' } },
  values: { reason: { preset: 'Other', words } },
  wasSaving: false,
})

test('what was typed is shown below the reason why the action is not possible', async () => {
  keepDrafts({ forms: { 'approve payout pay-002': reasonOf(TYPED) } })
  const app = renderApp('/orders', { vouchers: 0 })
  app.db.payouts.patch('pay-002', {
    status: 'requested',
    approvals: [{ by: { ...ada, name: 'Ada' }, at: '2026-01-13T10:00:00Z' }],
    approvalsNeeded: 1,
  })
  await act(() => app.router.navigate({ href: '/payouts?payout=pay-002&dialog=approve' }))
  const dialog = await screen.findByRole('dialog', { name: /^Approve is not possible for \S+$/ })
  expect(within(dialog).getByText('You have approved it.')).toBeVisible()
})

test('a note on a record that is gone is shown, until it is discarded', async () => {
  const app = renderApp('/logistics/log-001', { vouchers: 0 })
  await fill(app.user, await screen.findByRole('textbox', { name: 'Add a note' }), TYPED)
  app.db.logistics.remove('log-001')
  const again = reloadApp(app)
  expect(await screen.findByLabelText(KEPT)).toHaveDisplayValue(TYPED)
  await again.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a page of the back-forward cache empties what another page of its tab has sent', async () => {
  const comeBack = () =>
    act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  const app = renderApp(CREATE)
  const dialog = await openForm(app)
  comeBack()
  expect(within(dialog).getByLabelText('Title')).toHaveValue(TYPED)
  sessionStorage.clear()
  comeBack()
  expect(within(dialog).getByLabelText('Title')).toHaveValue('')
  expect(dialog).toBeVisible()
})

describe('a duplicated tab', () => {
  const SENT = 'marketplace-admin.sentDraft'
  const DRAFT = 'marketplace-admin.draft'

  /** Sends the form. Returns what other tabs are told, and the drafts that a duplicate has. */
  async function createVoucher() {
    const app = renderApp(CREATE)
    const dialog = await openForm(app)
    await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
    const drafts = sessionStorage.getItem(DRAFT) ?? ''
    const told = vi.spyOn(Storage.prototype, 'setItem')
    await app.user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
    await findToast('Voucher added')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const newValue = told.mock.calls.findLast(([key]) => key === SENT)?.[1]
    told.mockRestore()
    expect(localStorage.getItem(SENT)).toBeNull()
    return { app, drafts, tell: () => dispatchSent(newValue) }
  }
  const dispatchSent = (newValue = '') =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: SENT, newValue })))
  const openDuplicate = (app: App, drafts: string) => {
    sessionStorage.setItem(DRAFT, drafts)
    return reloadApp({ ...app, address: () => CREATE })
  }

  test(
    'empties the form that the other tab has sent, and says so',
    { tags: 'matrix' },
    async () => {
      const { app, drafts, tell } = await createVoucher()
      openDuplicate(app, drafts)
      const dialog = await findDialog('Create New Voucher')
      expect(within(dialog).getByLabelText('Title')).toHaveValue(TYPED)
      tell()
      expect(within(dialog).getByLabelText('Title')).toHaveValue('')
      expect(await findToast('This was sent or discarded on another page')).toBeVisible()
      expect(sessionStorage).toHaveLength(0)
    },
  )

  test('keeps a form that was changed since', { tags: 'matrix' }, async () => {
    const { app, drafts, tell } = await createVoucher()
    openDuplicate(app, drafts)
    const dialog = await openForm(app, ' and more')
    tell()
    expect(within(dialog).getByLabelText('Title')).toHaveValue(`${TYPED} and more`)
    expect(JSON.stringify({ ...sessionStorage })).toContain('and more')
  })

  test('forgets a draft whose form is not open', { tags: 'matrix' }, async () => {
    const { app, drafts, tell } = await createVoucher()
    sessionStorage.setItem(DRAFT, drafts)
    reloadApp({ ...app, address: () => '/orders' })
    tell()
    expect(sessionStorage).toHaveLength(0)
  })
})

test('passwords are never stored', async () => {
  const app = renderApp('/login?redirect=%2Fvouchers%3Fdialog%3Dcreate', { signedIn: false })
  const password = await screen.findByLabelText('Password')
  await fill(app.user, screen.getByLabelText('Email'), 'ada@example.com')
  await fill(app.user, password, 'my secret')
  await app.user.click(screen.getByRole('button', { name: 'Show password' }))
  await fill(app.user, password, ' words')
  expect(sessionStorage).toHaveLength(0)
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret')
  await app.user.clear(screen.getByLabelText('Email'))
  await app.user.clear(password)
  await signIn(app.user)
  await openForm(app)
  const stored = JSON.stringify({ ...sessionStorage })
  expect(stored).toContain(TYPED)
  expect(stored).not.toContain(localStorage.getItem('token'))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a choice is there after a reload', async () => {
    const app = renderApp('/tickets?ticket=tck-001&dialog=assign', { vouchers: 0 })
    app.db.tickets.patch('tck-001', { status: 'open', assignee: null })
    await app.user.click(
      await within(await findDialog('Assign ticket')).findByRole('radio', { name: /Ngozi/ }),
    )
    reloadApp(app)
    const dialog = await findDialog('Assign ticket')
    expect(within(dialog).getByText(RESTORED)).toBeVisible()
    expect(await within(dialog).findByRole('radio', { name: /Ngozi/ })).toBeChecked()
  })

  test('the form asks for a file again that a reload has lost, until one is chosen', async () => {
    const app = renderApp('/vouchers?dialog=reward')
    const file = new File(['Email Address,Full Name\na@example.com,A'], 'people.csv')
    const choose = async ({ user }: App) =>
      user.upload(within(await findDialog('Campaign Reward')).getByLabelText('Upload CSV'), file)
    await choose(app)
    const again = reloadApp(app)
    const dialog = await findDialog('Campaign Reward')
    expect(within(dialog).getByText('Choose the file again')).toBeVisible()
    await fill(again.user, within(dialog).getByLabelText('Campaign Name'), 'Rainy week')
    const third = reloadApp(again)
    const restored = await findDialog('Campaign Reward')
    expect(within(restored).getByText(RESTORED)).toBeVisible()
    expect(within(restored).getByText('Choose the file again')).toBeVisible()
    await choose(third)
    expect(within(restored).queryByText('Choose the file again')).not.toBeInTheDocument()
    expect(within(restored).getByText(RESTORED)).toBeVisible()
  })

  test.each([
    ['one user', '/vouchers?create=bola@example.com', '/vouchers?create=ada@example.com'],
    ['one kind of form', '/vouchers?create=bola@example.com', CREATE],
    ['one question', '/faq?faq=faq-001&dialog=edit', '/faq?faq=faq-002&dialog=edit'],
    ['one payment', '/orders/ord-009?dialog=refund&payment=other', '/orders/ord-009?dialog=refund'],
  ])('a draft is for %s', async (_name, own, other) => {
    const app = renderApp(own)
    const dialog = await screen.findByRole('dialog')
    const select = within(dialog).queryByLabelText('Reason')
    if (select) await app.user.selectOptions(select, 'Other')
    const [text] = within(dialog).getAllByRole('textbox')
    if (!text) throw new Error('The form has no text field.')
    await fill(app.user, text, TYPED)
    expect(sessionStorage).toHaveLength(1)
    reloadApp({ ...app, address: () => other })
    expect(await screen.findByRole('dialog')).toBeVisible()
    await act(async () => {})
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument()
    expect(screen.queryByDisplayValue(new RegExp(TYPED))).not.toBeInTheDocument()
    reloadApp(app)
    expect(await screen.findByText(RESTORED)).toBeVisible()
  })

  test('a draft says nothing once the record is as it was typed', async () => {
    const app = renderApp('/faq?faq=faq-001&dialog=edit', { vouchers: 0 })
    const typed = within(await findDialog('Edit question')).getByLabelText('Question')
    await fill(app.user, typed, '?')
    const question = typed.getAttribute('value') ?? ''
    app.db.faqs.patch('faq-001', { question })
    reloadApp(app)
    expect(within(await expectNoDraft('Edit question')).getByLabelText('Question')).toHaveValue(
      question,
    )
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(goneForms)(
    'what was typed at $url is shown after a reload, if the form does not open any more',
    async ({ url, field, remove, text }) => {
      const app = renderApp('/vouchers')
      const [first] = app.db.list(voucherFilterDefaults).vouchers
      await act(() => app.router.navigate({ href: url.replace('first', first?.id ?? '') }))
      const dialog = await screen.findByRole('dialog', { name: /^(Edit|Decline)/ })
      const reason = within(dialog).queryByLabelText('Reason')
      if (reason) await app.user.selectOptions(reason, 'Other')
      await fill(app.user, within(dialog).getByLabelText(field), TYPED)
      remove(app)
      const again = reloadApp(app)
      const place = (await screen.findByLabelText(KEPT)).parentElement ?? document.body
      expect(screen.getByText(sentence(text))).toBeVisible()
      expect(within(place).getByLabelText(KEPT)).toHaveDisplayValue(new RegExp(TYPED))
      await again.user.click(within(place).getByRole('button', { name: 'Copy what you typed' }))
      expect(await navigator.clipboard.readText()).toContain(TYPED)
      await again.user.click(within(place).getByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(screen.queryByText(KEPT)).not.toBeInTheDocument())
      expect(sessionStorage).toHaveLength(0)
      // The title of the dialog has said it.
      const toasts = await screen.findByRole('region', { name: /^Notifications, / })
      expect(within(toasts).queryByText(sentence(text))).not.toBeInTheDocument()
    },
  )

  test.each(choices)(
    'what was only chosen at $url is not shown, if the form does not open any more',
    async ({ url, choose, remove, text }) => {
      const app = renderApp('/vouchers')
      const [first] = app.db.list(voucherFilterDefaults).vouchers
      await act(() => app.router.navigate({ href: url.replace('first', first?.id ?? '') }))
      await choose(app)
      expect(sessionStorage).toHaveLength(1)
      remove(app)
      reloadApp(app)
      expect(await screen.findByText(sentence(text))).toBeVisible()
      expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
    },
  )

  test.each([
    ['many records', { forms: { 'decline payouts 57 58': reasonOf(TYPED) } }],
    ['a record of another kind', { texts: { 'reply to ticket 57': { text: TYPED } } }],
  ])('a draft of %s is not shown for a record with the same id', async (_of, drafts) => {
    keepDrafts(drafts)
    renderApp('/payouts?payout=57', { vouchers: 0 })
    expect(await screen.findByText('This payout could not be found')).toBeVisible()
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
  })

  test('a voucher for a user is not shown for a voucher with the same id', async () => {
    const app = renderApp('/vouchers?create=57', { vouchers: 0 })
    await openForm(app)
    reloadApp({ ...app, address: () => '/vouchers?voucher=57' })
    expect(await screen.findByText('This voucher no longer exists')).toBeVisible()
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
  })

  test('a reply is shown if its ticket is gone', async () => {
    const app = renderApp('/tickets?ticket=tck-001', { vouchers: 0 })
    app.db.tickets.patch('tck-001', { status: 'open' })
    await fill(app.user, await screen.findByRole('textbox', { name: 'Reply' }), TYPED)
    app.db.tickets.remove('tck-001')
    reloadApp(app)
    expect(await screen.findByLabelText(KEPT)).toHaveDisplayValue(TYPED)
  })

  test('a question whose request was done meanwhile leaves no draft behind', async () => {
    const app = renderApp('/payouts?payout=pay-002&dialog=decline', { vouchers: 0 })
    const dialog = await findDialog('Decline payout')
    server.use(http.patch('*/api/crm/payout/pay-002', never))
    await app.user.selectOptions(within(dialog).getByLabelText('Reason'), 'Duplicate request')
    await app.user.click(within(dialog).getByRole('button', { name: 'Decline payout' }))
    await waitFor(() => expect(app.writes).toHaveLength(1))
    app.db.payouts.patch('pay-002', { status: 'declined' })
    reloadApp(app)
    await findToast(/not possible|no longer/)
    expect(sessionStorage).toHaveLength(0)
  })

  test('what cannot be stored is kept in memory alone, and logged once', async () => {
    const app = renderApp(CREATE)
    await openForm(app, 'First')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    await openForm(app, ' and second')
    await openForm(app, ' and third')
    expect(takeLogged()).toHaveLength(1)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('First')
    act(() => endSession('expired'))
    await signIn(app.user)
    takeLogged()
    expect(within(await findDialog('Create New Voucher')).getByLabelText('Title')).toHaveValue(
      'First and second and third',
    )
  })

  test('a draft of a record that was changed meanwhile is discarded to what the record is now', async () => {
    const app = renderApp('/faq?faq=faq-001&dialog=edit', { vouchers: 0 })
    await fill(
      app.user,
      within(await findDialog('Edit question')).getByLabelText('Question'),
      TYPED,
    )
    app.db.faqs.patch('faq-001', { question: 'Is it new?' })
    const again = reloadApp(app)
    const dialog = await findDialog('Edit question')
    await again.user.click(within(dialog).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(within(dialog).getByLabelText('Question')).toHaveValue('Is it new?'))
    await again.user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })
})
