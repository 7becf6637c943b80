import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { newVoucherValues } from '@/features/vouchers/form/voucher-form-schema'
import { endSession, startSession } from '@/lib/session'
import { demoSignIn } from '../../src/mock-api/session'
import { ada, chooseFromRow, findDialog, findToast, renderApp, signIn } from '../support/render-app'
import { holdResponse, server } from '../support/server'

type App = ReturnType<typeof renderApp>

const tunde = {
  firstName: 'Tunde',
  lastName: 'Bakare',
  usertype: 'support',
  email: 'tunde@example.com',
}

/** A request that gets no response. */
const never = () => new Promise<undefined>(() => {})

const formDialog = (name: string) => screen.findByRole('dialog', { name })
const question = () => screen.queryByRole('dialog', { name: 'Discard unsaved changes?' })

async function openCreate(address = '/vouchers') {
  const app = renderApp(address)
  await app.user.click(await screen.findByRole('button', { name: 'Create Voucher' }))
  const dialog = await formDialog('Create New Voucher')
  return { ...app, dialog, title: within(dialog).getByLabelText('Title') }
}

/** The URL opens the create form again, without what somebody else or nobody has typed. */
async function expectEmptyForm() {
  const dialog = await findDialog('Create New Voucher')
  expect(within(dialog).getByLabelText('Title')).toHaveValue('')
  expect(within(dialog).queryByText(RESTORED)).not.toBeInTheDocument()
}

const tundeSignIn = { ...demoSignIn, email: 'tunde@example.com' }

/** Ways to close a form, by the name of the button or key. */
async function close({ user }: App, dialog: HTMLElement, how: string) {
  if (how === 'Escape') await user.keyboard('{Escape}')
  else if (how === 'a click outside') {
    const overlay = dialog.parentElement ?? document.body
    fireEvent.pointerDown(overlay)
    fireEvent.click(overlay)
  } else await user.click(within(dialog).getByRole('button', { name: how }))
}

const ways = ['Escape', 'Cancel', 'Close', 'a click outside']

describe('closing a form', () => {
  test.each(ways)('that was changed asks first, by %s; nothing is lost by staying', async (how) => {
    const app = await openCreate()
    await app.user.type(app.title, 'Suya Sunday')
    await close(app, app.dialog, how)
    expect(await formDialog('Discard unsaved changes?')).toBeVisible()
    expect(app.dialog).toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(question()).not.toBeInTheDocument())
    expect(app.title).toHaveValue('Suya Sunday')
    await waitFor(() => expect(app.dialog.contains(document.activeElement)).toBe(true))
    await close(app, app.dialog, how)
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    expect(question()).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create Voucher' })).toHaveFocus(),
    )
    expect(app.writes).toEqual([])
  })

  test.each(ways)('that was not changed asks nothing, by %s', async (how) => {
    const app = await openCreate()
    await app.user.type(app.title, 'S{Backspace}')
    await close(app, app.dialog, how)
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    expect(question()).not.toBeInTheDocument()
  })

  test('the question is left by Escape, back to the form', async () => {
    const app = await openCreate()
    await app.user.type(app.title, 'Suya Sunday')
    await app.user.keyboard('{Escape}')
    await formDialog('Discard unsaved changes?')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(question()).not.toBeInTheDocument())
    await waitFor(() => expect(app.title).toHaveFocus())
    expect(app.title).toHaveValue('Suya Sunday')
  })

  test('that was saved asks nothing', async () => {
    const app = await openCreate('/vouchers?create=bola%40example.com')
    await app.user.type(app.title, 'Suya Sunday')
    await app.user.selectOptions(within(app.dialog).getByLabelText('Type'), 'Free Delivery')
    await app.user.click(within(app.dialog).getByRole('button', { name: 'Create Voucher' }))
    await findToast('Voucher added')
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('while it is being saved asks in other words; its late answer closes no other dialog', async () => {
    const app = await openCreate()
    const answer = holdResponse('post', '*/api/crm/voucher')
    await app.user.selectOptions(within(app.dialog).getByLabelText('Type'), 'Free Delivery')
    await app.user.type(app.title, 'Suya Sunday{Enter}')
    await waitFor(() => expect(app.writes).toHaveLength(1))
    await app.user.keyboard('{Escape}')
    expect(await formDialog('Still saving')).toHaveAccessibleDescription(
      "You can leave; we'll show a message when it's done.",
    )
    await app.user.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await chooseFromRow(app.user, 0, 'Edit')
    const edit = await formDialog('Edit Voucher')
    await app.user.type(within(edit).getByLabelText('Title'), ' and more')
    answer()
    expect(await findToast('Voucher added')).toBeVisible()
    const value = within(edit).getByLabelText('Title')
    expect(value).toHaveDisplayValue(/ and more$/)
  })

  test('is not asked any more once the answer is there', async () => {
    const app = await openCreate()
    const answer = holdResponse('post', '*/api/crm/voucher', 500)
    await app.user.selectOptions(within(app.dialog).getByLabelText('Type'), 'Free Delivery')
    await app.user.type(app.title, 'Suya Sunday{Enter}')
    await waitFor(() => expect(app.writes).toHaveLength(1))
    await app.user.keyboard('{Escape}')
    const asked = await formDialog('Still saving')
    answer()
    await findToast('Something went wrong')
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    expect(question()).not.toBeInTheDocument()
    expect(app.title).toHaveValue('Suya Sunday')
  })

  test('of a campaign asks once a file has been chosen', async () => {
    const app = renderApp('/vouchers')
    await app.user.click(await screen.findByRole('button', { name: 'Reward' }))
    const dialog = await formDialog('Campaign Reward')
    const file = new File(['Email Address,Full Name\na@example.com,A'], 'people.csv')
    await app.user.upload(within(dialog).getByLabelText('Upload CSV'), file)
    await app.user.keyboard('{Escape}')
    expect(await formDialog('Discard unsaved changes?')).toBeVisible()
  })

  test('by another address asks first', async () => {
    const app = await openCreate()
    await app.user.type(app.title, 'Suya Sunday')
    void app.router.navigate({ to: '/orders' })
    await formDialog('Discard unsaved changes?')
    expect(app.address()).toBe('/vouchers?dialog=create')
    await app.user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(app.title).toHaveValue('Suya Sunday')
    void app.router.navigate({ to: '/orders', search: { from: 'voucher' } })
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(app.address()).toBe('/orders?from=voucher'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

const KEPT = 'Your session has expired. Sign in to continue; what you typed is kept.'
const RESTORED = 'Restored: this is what you had entered when your session ended.'
const SENT = 'This was being saved when your session ended. Check the list first.'

describe('a session that ends while a form is filled in', () => {
  test.each([
    [
      'Create New Voucher',
      'Title',
      'Create Voucher',
      async (app: App) => {
        await app.user.click(await screen.findByRole('button', { name: 'Create Voucher' }))
        const dialog = await formDialog('Create New Voucher')
        await app.user.type(within(dialog).getByLabelText('Title'), 'Half of it')
        await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
      },
    ],
    [
      'Edit Voucher',
      'Title',
      'Save',
      async (app: App) => {
        await chooseFromRow(app.user, 0, 'Edit')
        const dialog = await formDialog('Edit Voucher')
        await app.user.clear(within(dialog).getByLabelText('Title'))
        await app.user.type(within(dialog).getByLabelText('Title'), 'Half of it')
      },
    ],
    [
      'Campaign Reward',
      'Campaign Name',
      'Save',
      async (app: App) => {
        await app.user.click(await screen.findByRole('button', { name: 'Reward' }))
        const dialog = await formDialog('Campaign Reward')
        await app.user.type(within(dialog).getByLabelText('Campaign Name'), 'Half of it')
        const file = new File(['Email Address,Full Name\na@example.com,A'], 'people.csv')
        await app.user.upload(within(dialog).getByLabelText('Upload CSV'), file)
        await within(dialog).findByText(/^1 person/)
      },
    ],
  ])('warns that %s may have been saved', async (name, label, button, fillIn) => {
    const app = renderApp('/vouchers')
    await fillIn(app)
    server.use(
      http.post('*/api/crm/voucher', never),
      http.post('*/api/crm/voucher/promotion', never),
      http.patch('*/api/crm/voucher/:id', never),
    )
    const dialog = await formDialog(name)
    await app.user.click(within(dialog).getByRole('button', { name: button }))
    await waitFor(() => expect(app.writes).toHaveLength(1))
    act(() => endSession('expired'))
    await signIn(app.user)
    const again = await formDialog(name)
    expect(within(again).getByText(SENT)).toBeVisible()
    expect(within(again).queryByText(RESTORED)).not.toBeInTheDocument()
    expect(within(again).getByLabelText(label)).toHaveValue('Half of it')
  })

  test('loses nothing: the same administrator finds it open, and can save it', async () => {
    const app = await openCreate('/vouchers?status=used')
    const { dialog, title, user } = app
    await user.type(title, 'fault-unauthenticated')
    await user.selectOptions(within(dialog).getByLabelText('Type'), 'Discount')
    await user.type(within(dialog).getByLabelText('Amount'), '1500')
    fireEvent.change(within(dialog).getByLabelText('Expiry date'), {
      target: { value: '2027-03-01' },
    })
    await user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
    expect(await screen.findByText(KEPT)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await signIn(app.user)
    const again = await formDialog('Create New Voucher')
    // The server refused it: it cannot have been saved.
    expect(within(again).getByText(RESTORED)).toBeVisible()
    expect(app.address()).toBe('/vouchers?status=used&dialog=create')
    expect(question()).not.toBeInTheDocument()
    const field = (name: string) => within(again).getByLabelText(name)
    expect(field('Title')).toHaveValue('fault-unauthenticated')
    expect(field('Type')).toHaveDisplayValue('Discount')
    expect(field('Amount')).toHaveValue('1,500')
    expect(field('Expiry date')).toHaveValue('2027-03-01')
    expect(sessionStorage).toHaveLength(0)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.clear(field('Title'))
    await user.type(field('Title'), 'Mended{Enter}')
    expect(await findToast('Voucher added')).toBeVisible()
    expect(app.writes.at(-1)?.body).toMatchObject({ title: 'Mended', expiryDate: '2027-03-01' })
  })

  test('keeps no part of a date, which the field cannot show again', async () => {
    const app = await openCreate()
    await app.user.type(app.title, 'Half of it')
    const date = within(app.dialog).getByLabelText('Expiry date')
    Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true })
    fireEvent.keyUp(date)
    act(() => endSession('expired'))
    await signIn(app.user)
    const again = await formDialog('Create New Voucher')
    await app.user.selectOptions(within(again).getByLabelText('Type'), 'Free Delivery')
    await app.user.type(within(again).getByLabelText('Title'), '{Enter}')
    expect(await findToast('Voucher added')).toBeVisible()
    expect(app.writes.at(-1)?.body).not.toHaveProperty('expiryDate')
  })

  test('loses nothing of an edit that was opened from the details', async () => {
    const app = renderApp('/vouchers?status=used', { vouchers: 12 })
    await chooseFromRow(app.user, 0, 'View Details')
    const details = await formDialog('Voucher Details')
    await app.user.click(within(details).getByRole('button', { name: 'Edit' }))
    const form = await formDialog('Edit Voucher')
    await app.user.clear(within(form).getByLabelText('Title'))
    await app.user.type(within(form).getByLabelText('Title'), 'Half of it')
    act(() => endSession('expired'))
    await signIn(app.user)
    const again = await formDialog('Edit Voucher')
    expect(within(again).getByLabelText('Title')).toHaveValue('Half of it')
    await app.user.type(within(again).getByLabelText('Title'), '{Enter}')
    expect(await findToast('Voucher added')).toBeVisible()
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
  })

  test('loses neither a campaign’s name nor its file', async () => {
    const app = renderApp('/vouchers')
    await app.user.click(await screen.findByRole('button', { name: 'Reward' }))
    const dialog = await formDialog('Campaign Reward')
    await app.user.type(within(dialog).getByLabelText('Campaign Name'), 'Detty')
    const file = new File(['Email Address,Full Name\na@example.com,A'], 'people.csv')
    await app.user.upload(within(dialog).getByLabelText('Upload CSV'), file)
    act(() => endSession('expired'))
    await signIn(app.user)
    const again = await formDialog('Campaign Reward')
    expect(within(again).getByLabelText('Campaign Name')).toHaveValue('Detty')
    expect(within(again).getByText('people.csv')).toBeVisible()
    expect(await within(again).findByText('1 person will be rewarded')).toBeVisible()
  })

  test('keeps nothing for another administrator, and never a token', async () => {
    const app = await openCreate()
    await app.user.type(app.title, 'Only for Ada')
    act(() => endSession('expired'))
    await screen.findByRole('heading', { name: 'Sign in' })
    const kept = JSON.stringify({ ...sessionStorage })
    expect(kept).toContain('Only for Ada')
    expect(kept).not.toContain('a-token')
    await signIn(app.user, tundeSignIn)
    await expectEmptyForm()
    expect(sessionStorage).toHaveLength(0)
    act(() => endSession('expired'))
    await screen.findByRole('heading', { name: 'Sign in' })
    await signIn(app.user)
    await expectEmptyForm()
  })

  test('keeps nothing where nothing was typed', async () => {
    const app = await openCreate()
    act(() => endSession('expired'))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(sessionStorage).toHaveLength(0)
    await signIn(app.user)
    await expectEmptyForm()
  })

  test('taken over by another administrator in another tab shows nothing of it', async () => {
    const app = await openCreate()
    await app.user.type(app.title, 'Only for Ada')
    app.db.tokens.add('b-token')
    act(() => startSession(tunde, 'b-token'))
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await expectEmptyForm()
    expect(sessionStorage).toHaveLength(0)
    act(() => startSession(ada, 'a-token'))
    await expectEmptyForm()
  })
})

/** Saves a draft of the create form, as if this administrator's session had ended. */
function saveDraft(owner: string, form = 'create voucher ') {
  const start = newVoucherValues()
  const content = { start, values: { ...start, title: 'Half of it' }, wasSaving: false }
  sessionStorage.setItem('marketplace-admin.draft', JSON.stringify({ owner, form, content }))
}

describe('what was typed', () => {
  test('outlives a reload of the sign-in page', async () => {
    saveDraft('ada@example.com')
    const redirect = '/vouchers?status=used&dialog=create'
    const app = renderApp(`/login?redirect=${encodeURIComponent(redirect)}`, { signedIn: false })
    await signIn(app.user)
    const dialog = await formDialog('Create New Voucher')
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Half of it')
    expect(app.address()).toBe(redirect)
  })

  test('is gone as soon as another administrator signs in, wherever that leads', async () => {
    saveDraft('ada@example.com')
    const app = renderApp('/login?redirect=%2Ffaq', { signedIn: false })
    await signIn(app.user, tundeSignIn)
    await screen.findByRole('heading', { level: 1, name: 'FAQ' })
    expect(sessionStorage).toHaveLength(0)
  })

  test('by another administrator is removed', async () => {
    saveDraft('tunde@example.com')
    renderApp('/vouchers?dialog=create')
    await expectEmptyForm()
    expect(sessionStorage).toHaveLength(0)
  })

  test('in another form is left for that form', async () => {
    saveDraft('ada@example.com', 'create order')
    renderApp('/vouchers?dialog=create')
    await expectEmptyForm()
    expect(sessionStorage).toHaveLength(1)
  })

  test('stays where it is when the same administrator gets a new session in another tab', async () => {
    const app = await openCreate()
    await app.user.type(app.title, 'Half of it')
    app.db.tokens.add('b-token')
    act(() => startSession(ada, 'b-token'))
    await waitFor(() => expect(app.requests.length).toBeGreaterThan(1))
    expect(app.title).toHaveValue('Half of it')
    expect(sessionStorage).toHaveLength(0)
  })
})

test.each(['', 'x', '{}', '{"owner":"ada@example.com","form":"create voucher ","content":7}'])(
  'a draft that reads %j is ignored',
  async (saved) => {
    sessionStorage.setItem('marketplace-admin.draft', saved)
    renderApp('/vouchers?dialog=create')
    await expectEmptyForm()
  },
)
