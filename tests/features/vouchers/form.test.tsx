import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  chooseFromRow,
  column,
  fill,
  findDialog,
  findToast,
  renderApp,
  ROWS,
  signIn,
  voucherRows,
} from '../../support/render-app'
import { holdResponse, takeLogged } from '../../support/server'

type App = ReturnType<typeof renderApp>

/** A field of the dialog; of the page where there is none. */
const field = (name: string) =>
  within(screen.queryByRole('dialog') ?? document.body).getByLabelText(name)
const options = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

async function openCreate(address = '/vouchers') {
  const app = renderApp(address)
  await app.user.click(await screen.findByRole('button', { name: 'Create Voucher' }))
  const dialog = await findDialog('Create New Voucher')
  const submit = within(dialog).getByRole('button', { name: 'Create Voucher' })
  return { ...app, dialog, submit }
}

/** Opens Edit for the only voucher that the list answers. */
async function openEdit(voucher: Record<string, unknown>) {
  const app = renderApp('/vouchers')
  app.db.remove(
    new Set(
      app.db
        .list({ page: 1, limit: 240, search: '', status: 'all', type: 'all' })
        .vouchers.map(({ id }) => id),
    ),
  )
  app.db.add([
    {
      id: 'v1',
      title: 'Jollof Friday',
      type: 'voucher',
      code: 'JOLLOF',
      claimable: true,
      multiple: false,
      status: 'unclaimed',
      createdAt: '2026-11-01T10:00:00Z',
      ...voucher,
    },
  ])
  await chooseFromRow(app.user, 0, 'Edit')
  const dialog = await findDialog('Edit Voucher')
  return { ...app, dialog, submit: within(dialog).getByRole('button', { name: 'Save' }) }
}

async function fillIn({ user }: Pick<App, 'user'>, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = field(name)
    if (control instanceof HTMLSelectElement) {
      await user.selectOptions(control, value)
    } else {
      await user.clear(control)
      if (value) await fill(user, control, value)
    }
  }
}

/** The field's error, as a screen reader finds it. */
function errorOf(name: string) {
  const control = field(name)
  expect(control).toBeInvalid()
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
}

describe('Create New Voucher', () => {
  test('has the fields, the first two types, and Claimable Yes, Multiple No', async () => {
    await openCreate()
    expect(field('Title')).toHaveFocus()
    expect(options('Type')).toEqual(['Choose a type', 'Discount', 'Free Delivery'])
    expect(options('Claimable')).toEqual(['Yes', 'No'])
    expect(options('Multiple')).toEqual(['Yes', 'No'])
    expect(field('Claimable')).toHaveDisplayValue('Yes')
    expect(field('Multiple')).toHaveDisplayValue('No')
    expect(field('User')).toHaveAttribute('type', 'email')
    expect(field('Expiry date')).toHaveAttribute('type', 'date')
    for (const name of ['Amount', 'Code', 'User', 'Expiry date'])
      expect(field(name)).toHaveValue('')
  })

  test('sends all that was filled in, once, and says so; the list and its figures are read again', async () => {
    const app = await openCreate()
    await fillIn(app, {
      Title: ' Suya Sunday ',
      Type: 'Discount',
      Amount: '1500.50',
      Code: 'SUYA',
      User: 'bola@example.com',
      'Expiry date': '2027-03-01',
      Claimable: 'No',
      Multiple: 'Yes',
    })
    await app.user.click(app.submit)
    expect(await findToast('Voucher added')).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: 'POST /api/crm/voucher',
        body: {
          title: 'Suya Sunday',
          type: 'voucher',
          amount: '1500.50',
          code: 'SUYA',
          user: 'bola@example.com',
          expiryDate: '2027-03-01',
          claimable: false,
          multiple: true,
        },
      },
    ])
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await waitFor(async () => expect((await column('Title'))[0]).toBe('Suya Sunday'))
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent(/^6$/)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create Voucher' })).toHaveFocus(),
    )
    expect(app.requests.filter((request) => request.startsWith('GET'))).toHaveLength(2)
  })

  test('leaves out what is blank', async () => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Discount', Amount: '200' })
    await app.user.click(app.submit)
    await findToast('Voucher added')
    expect(app.writes[0]?.body).toEqual({
      title: 'Suya Sunday',
      type: 'voucher',
      amount: '200',
      claimable: true,
      multiple: false,
    })
  })

  test('has no amount for Free Delivery, whatever was typed before', async () => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Discount', Amount: 'much' })
    await fillIn(app, { Type: 'Free Delivery' })
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
    await app.user.click(app.submit)
    await findToast('Voucher added')
    expect(app.writes[0]?.body).toEqual({
      title: 'Suya Sunday',
      type: 'free_delivery',
      claimable: true,
      multiple: false,
    })
  })

  test('says what is required at its field, sends nothing, and goes to the first of them', async () => {
    const app = await openCreate()
    await app.user.click(app.submit)
    expect(await within(app.dialog).findByText('Title is required')).toBeVisible()
    expect(errorOf('Title')).toBe('Title is required')
    expect(errorOf('Type')).toBe('Type is required')
    expect(field('Title')).toHaveFocus()
    await app.user.type(field('Title'), ' ')
    expect(errorOf('Title')).toBe('Title is required')
    await app.user.type(field('Title'), 'S')
    expect(field('Title')).toBeValid()
    expect(app.writes).toEqual([])
    expect(screen.queryByText('Amount is required')).not.toBeInTheDocument()
  })

  test('warns each time that a discount has no amount, and sends nothing', async () => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Discount' })
    await app.user.click(app.submit)
    expect(await findToast('Amount is required')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Amount is required')
    expect(errorOf('Amount')).toBe('Amount is required')
    expect(field('Amount')).toHaveFocus()
    await app.user.keyboard('{Alt>}t{/Alt}{Escape}')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(errorOf('Amount')).toBe('Amount is required')
    expect(field('Amount')).toHaveFocus()
    await app.user.click(app.submit)
    expect(await findToast('Amount is required')).toBeVisible()
    expect(app.writes).toEqual([])
  })

  test.each([
    ['an amount', async (app: App) => app.user.type(field('Amount'), '2')],
    ['a type without one', async (app: App) => fillIn(app, { Type: 'Free Delivery' })],
    [
      'the closing of the form',
      async (app: App) => {
        await app.user.keyboard('{Escape}')
        await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
      },
    ],
  ])('removes the warning with its cause: %s', async (_how, remedy) => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Discount' })
    await app.user.click(app.submit)
    await findToast('Amount is required')
    await remedy(app)
    await waitFor(() => expect(screen.queryByText('Amount is required')).not.toBeInTheDocument())
  })

  test.each([
    ['₦1,500.50', '1,500.50', '1500.50'],
    ['1,500', '1,500', '1500'],
    ['₦8,250.00', '8,250.00', '8250.00'],
    [' NGN 1500 ', '1,500', '1500'],
    ['2500.5', '2,500.50', '2500.50'],
  ])('takes the pasted amount %j, shows %s and sends %s', async (pasted, shown, sent) => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Discount', Amount: pasted })
    await app.user.tab()
    expect(field('Amount')).toHaveValue(shown)
    await app.user.click(app.submit)
    await findToast('Voucher added')
    expect(app.writes[0]?.body).toMatchObject({ amount: sent })
  })

  test('sends a pasted amount also where Enter leaves it as it is', async () => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Discount', Amount: '₦1,500' })
    await app.user.keyboard('{Enter}')
    await findToast('Voucher added')
    expect(app.writes[0]?.body).toMatchObject({ amount: '1500' })
  })

  test.each([
    ['1.999', 'Enter an amount above 0 with at most 2 decimals'],
    ['1,50,0', 'Enter an amount above 0 with at most 2 decimals'],
    ['15,00', 'Enter an amount above 0 with at most 2 decimals'],
    ['1.500,50', 'Enter an amount above 0 with at most 2 decimals'],
    ['1500 2500', 'Enter an amount above 0 with at most 2 decimals'],
    ['-5', 'Enter an amount above 0 with at most 2 decimals'],
    ['1e3', 'Enter an amount above 0 with at most 2 decimals'],
    ['0', 'Enter an amount above 0 with at most 2 decimals'],
    ['0.00', 'Enter an amount above 0 with at most 2 decimals'],
  ])('refuses the amount %s at its field', async (amount, message) => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Discount', Amount: amount })
    await app.user.click(app.submit)
    await within(app.dialog).findByText(message)
    expect(errorOf('Amount')).toBe(message)
    expect(app.writes).toEqual([])
  })

  test('refuses a user that is no email address, and a part of a date', async () => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Free Delivery', User: 'bola' })
    const date = field('Expiry date')
    Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true })
    await app.user.click(date)
    await app.user.tab()
    await app.user.click(app.submit)
    await within(app.dialog).findByText('Enter a complete date: day, month and year')
    expect(errorOf('User')).toBe('Enter an email address, such as name@example.com')
    expect(errorOf('Expiry date')).toBe('Enter a complete date: day, month and year')
    expect(app.writes).toEqual([])
  })

  test('repeats the expiry date in words, and warns of a past one, which can be saved', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] })
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Free Delivery' })
    const date = field('Expiry date')
    fireEvent.change(date, { target: { value: '2027-03-01' } })
    expect(date).toHaveAccessibleDescription('1 March 2027, in 99 days')
    expect(screen.getByText('1 March 2027, in 99 days')).toHaveAttribute('aria-live', 'polite')
    fireEvent.change(date, { target: { value: '2020-01-01' } })
    expect(date).toHaveAccessibleDescription(/^1 January 2020 is in the past/)
    expect(date).toBeValid()
    await app.user.click(app.submit)
    await findToast('Voucher added')
    expect(app.writes[0]?.body).toMatchObject({ expiryDate: '2020-01-01' })
  })

  test('marks what is required and what is optional, and explains three fields', async () => {
    const app = await openCreate()
    await fillIn(app, { Type: 'Discount' })
    for (const name of ['Title', 'Type', 'Amount']) expect(field(name)).toBeRequired()
    for (const name of ['Code', 'User', 'Expiry date']) expect(field(name)).not.toBeRequired()
    expect(within(app.dialog).getAllByText('(optional)')).toHaveLength(3)
    expect(field('User')).toHaveAccessibleDescription(
      "Customer's email. Leave blank to create an unassigned voucher.",
    )
    expect(field('Claimable')).toHaveAccessibleDescription(
      'Whether customers can claim it themselves',
    )
    expect(field('Multiple')).toHaveAccessibleDescription('Whether it can be used more than once')
  })

  test('generates another code with each press', async () => {
    const app = await openCreate()
    const generate = async () => {
      await app.user.click(screen.getByRole('button', { name: 'Generate' }))
      const input = field('Code')
      return input instanceof HTMLInputElement ? input.value : ''
    }
    const first = await generate()
    expect(first).toMatch(/^[A-Z2-9]{10}$/)
    expect(await generate()).not.toBe(first)
  })

  test.each(['the mouse', 'Enter', 'both', 'a hasty browser'])(
    'sends one request however often it is submitted by %s, and is busy meanwhile',
    async (how) => {
      const app = await openCreate()
      const answer = holdResponse('post', '*/api/crm/voucher')
      await fillIn(app, { Title: 'Suya Sunday', Type: 'Free Delivery' })
      for (let press = 0; press < 5; press++) {
        if (how === 'the mouse' || how === 'both') await app.user.click(app.submit)
        if (how === 'Enter' || how === 'both') await app.user.type(field('Title'), '{Enter}')
      }
      // Twice before the page can show that it is busy.
      if (how === 'a hasty browser') {
        const form = within(app.dialog).getByRole('form')
        act(() => [1, 2].forEach(() => fireEvent.submit(form)))
      }
      await waitFor(() => expect(app.submit).toHaveAttribute('aria-busy', 'true'))
      await waitFor(() => expect(app.writes).toHaveLength(1))
      answer()
      await findToast('Voucher added')
      expect(app.writes).toHaveLength(1)
    },
  )

  test('cannot be changed while it is saved: what is typed then would be lost', async () => {
    const app = await openCreate()
    const answer = holdResponse('post', '*/api/crm/voucher', 500)
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Free Delivery' })
    await app.user.click(app.submit)
    await waitFor(() => expect(app.writes).toHaveLength(1))
    await app.user.type(field('Code'), 'SUYA')
    await app.user.selectOptions(field('Claimable'), 'No')
    await app.user.click(screen.getByRole('button', { name: 'Generate' }))
    expect(field('Code')).toHaveValue('')
    for (const name of ['Title', 'Code', 'User']) expect(field(name)).toHaveAttribute('readonly')
    expect(field('Expiry date')).toHaveAttribute('readonly')
    expect(field('Claimable')).toHaveDisplayValue('Yes')
    for (const name of ['Type', 'Claimable', 'Multiple'])
      expect(field(name)).toHaveAttribute('aria-disabled', 'true')
    answer()
    await findToast('Something went wrong')
    await waitFor(() => expect(field('Code')).not.toHaveAttribute('readonly'))
    await app.user.type(field('Code'), 'SUYA')
    expect(field('Code')).toHaveValue('SUYA')
  })

  test.each([
    ['fault-500', 'The kitchen is on fire'],
    ['fault-html', 'Something went wrong'],
    ['fault-object', 'Something went wrong'],
    ['fault-422', 'This cannot be processed'],
    ['fault-drop', 'Something went wrong'],
  ])('that fails by %s says "%s" once and keeps what was typed', async (title, message) => {
    const app = await openCreate()
    await fillIn(app, { Title: title, Type: 'Discount', Amount: '200', Code: 'SUYA' })
    await app.user.click(app.submit)
    expect(await findToast(message)).toBeVisible()
    expect(screen.getAllByText(message)).toHaveLength(1)
    expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
    expect(app.dialog).toBeVisible()
    expect(field('Title')).toHaveValue(title)
    expect(field('Amount')).toHaveValue('200')
    expect(field('Code')).toHaveValue('SUYA')
    expect(app.writes).toHaveLength(1)
    await fillIn(app, { Title: 'Mended' })
    await app.user.click(app.submit)
    expect(await findToast('Voucher added')).toBeVisible()
    expect(app.writes).toHaveLength(2)
    takeLogged()
  })
})

describe('Create another', () => {
  test('creates five alike with one key press each', async () => {
    const app = await openCreate()
    await fillIn(app, {
      Title: 'Suya Sunday',
      Type: 'Discount',
      Amount: '1,500',
      Code: 'SUYA',
      User: 'bola@example.com',
      'Expiry date': '2027-03-01',
      Claimable: 'No',
      Multiple: 'Yes',
    })
    await app.user.click(screen.getByRole('checkbox', { name: 'Create another' }))
    await app.user.click(app.submit)
    await screen.findByText('1 voucher created')
    expect(field('Title')).toHaveFocus()
    for (const name of ['Code', 'User']) expect(field(name)).toHaveValue('')
    for (let created = 2; created <= 5; created++) {
      await app.user.keyboard('{Enter}')
      await screen.findByText(`${created} vouchers created`)
    }
    const same = {
      title: 'Suya Sunday',
      type: 'voucher',
      amount: '1500',
      expiryDate: '2027-03-01',
      claimable: false,
      multiple: true,
    }
    const [first, ...others] = app.writes.map(({ body }) => body)
    expect(first).toEqual({ ...same, code: 'SUYA', user: 'bola@example.com' })
    expect(others).toEqual([same, same, same, same])
    // Nothing has been changed since the last one.
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await waitFor(async () => expect(await voucherRows()).toHaveLength(ROWS + 5))
  })

  test('has the title replaced by what is typed next, and asks before that is lost', async () => {
    const app = await openCreate()
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Free Delivery' })
    await app.user.click(screen.getByRole('checkbox', { name: 'Create another' }))
    await app.user.click(app.submit)
    await screen.findByText('1 voucher created')
    await app.user.keyboard('Amala')
    expect(field('Title')).toHaveValue('Amala')
    await app.user.keyboard('{Escape}')
    expect(await findDialog('Discard unsaved changes?')).toBeVisible()
  })

  test('keeps the user that the address gives, and is not offered for an edit', async () => {
    const app = renderApp('/vouchers?create=bola%40example.com')
    const dialog = await findDialog('Create New Voucher')
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Free Delivery' })
    await app.user.click(screen.getByRole('checkbox', { name: 'Create another' }))
    await app.user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
    await screen.findByText('1 voucher created')
    expect(field('User')).toHaveValue('bola@example.com')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await chooseFromRow(app.user, 0, 'Edit')
    await findDialog('Edit Voucher')
    expect(screen.queryByRole('checkbox', { name: 'Create another' })).not.toBeInTheDocument()
  })
})

describe('Duplicate', () => {
  const original = {
    amount: 1500.5,
    user: 'ada@example.com',
    expiryDate: '2027-03-01',
    claimable: false,
    multiple: true,
  }

  async function openDuplicate(voucher: Record<string, unknown>) {
    const app = await openEdit(voucher)
    await app.user.keyboard('{Escape}')
    await chooseFromRow(app.user, 0, 'Duplicate')
    const dialog = await findDialog('Create New Voucher')
    return { ...app, dialog }
  }

  test('fills the form in from the row, without its code and its user', async () => {
    const app = await openDuplicate(original)
    expect(field('Code')).toHaveValue('')
    expect(field('User')).toHaveValue('')
    expect(field('Amount')).toHaveValue('1,500.50')
    await app.user.click(within(app.dialog).getByRole('button', { name: 'Create Voucher' }))
    await findToast('Voucher added')
    expect(app.writes.at(-1)?.body).toEqual({
      title: 'Jollof Friday',
      type: 'voucher',
      amount: '1500.50',
      expiryDate: '2027-03-01',
      claimable: false,
      multiple: true,
    })
  })

  test('closes without a question where nothing was changed', async () => {
    const app = await openDuplicate({ ...original, type: 'invalid' })
    expect(field('Type')).toHaveValue('')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('/vouchers?create=…', () => {
  test('opens the form for this user, who cannot be changed, also for a stranger', async () => {
    const app = renderApp('/vouchers?status=used&create=bola%40example.com', { signedIn: false })
    await signIn(app.user)
    const dialog = await findDialog('Create New Voucher')
    expect(field('User')).toHaveValue('bola@example.com')
    expect(field('User')).toHaveAttribute('readonly')
    await fillIn(app, { Title: 'Suya Sunday', Type: 'Free Delivery' })
    await app.user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
    await findToast('Voucher added')
    expect(app.writes.at(-1)?.body).toMatchObject({ user: 'bola@example.com' })
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('follows the address to another user', async () => {
    const app = renderApp('/vouchers?create=bola%40example.com')
    await findDialog('Create New Voucher')
    await act(() =>
      app.router.navigate({ to: '/vouchers', search: { create: 'chidi@example.com' } }),
    )
    await waitFor(() => expect(field('User')).toHaveValue('chidi@example.com'))
  })

  test('is left behind when the form is closed', async () => {
    const app = renderApp('/vouchers?create=bola%40example.com')
    const dialog = await findDialog('Create New Voucher')
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test.each(['bola', '', '%00'])(
    'with %j, which is no e-mail address, opens nothing',
    async (user) => {
      const app = renderApp(`/vouchers?create=${user}`)
      expect(await voucherRows()).toHaveLength(ROWS)
      await waitFor(() => expect(app.address()).toBe('/vouchers'))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    },
  )
})

describe('Edit Voucher', () => {
  const whole = {
    amount: 1500.5,
    user: 'ada@example.com',
    expiryDate: '2027-03-01T00:00:00.000Z',
    claimable: false,
  }

  test('offers every type, not Multiple, and sends its seven keys as they came', async () => {
    const app = await openEdit(whole)
    expect(options('Type')).toEqual(['Choose a type', 'Discount', 'Free Delivery', 'Invalid'])
    expect(screen.queryByLabelText('Multiple')).not.toBeInTheDocument()
    expect(field('Expiry date')).toHaveValue('2027-03-01')
    await fillIn(app, { Title: 'Jollof Saturday' })
    await app.user.click(app.submit)
    expect(await findToast('Voucher added')).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: 'PATCH /api/crm/voucher/v1',
        body: {
          title: 'Jollof Saturday',
          type: 'voucher',
          amount: '1500.50',
          code: 'JOLLOF',
          user: 'ada@example.com',
          expiryDate: '2027-03-01',
          claimable: false,
        },
      },
    ])
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await waitFor(async () => expect(await column('Title')).toEqual(['Jollof Saturday']))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for Jollof Saturday' })).toHaveFocus(),
    )
  })

  test('sends what is blank as ""', async () => {
    const app = await openEdit(whole)
    await fillIn(app, { Code: '', User: '', 'Expiry date': '', Type: 'Free Delivery' })
    await app.user.click(app.submit)
    await findToast('Voucher added')
    expect(app.writes[0]?.body).toEqual({
      title: 'Jollof Friday',
      type: 'free_delivery',
      amount: '',
      code: '',
      user: '',
      expiryDate: '',
      claimable: false,
    })
  })

  test('has blank fields for what is missing, and asks for a type that is unknown', async () => {
    const app = await openEdit({ type: 'gift', code: '' })
    for (const name of ['Amount', 'Code', 'User', 'Expiry date'])
      expect(field(name)).toHaveValue('')
    expect(field('Claimable')).toHaveDisplayValue('Yes')
    await app.user.click(app.submit)
    await within(app.dialog).findByText('Type is required')
    await fillIn(app, { Type: 'Invalid' })
    await app.user.click(app.submit)
    await findToast('Voucher added')
    expect(app.writes[0]?.body).toMatchObject({ type: 'invalid', amount: '' })
  })

  test('that fails keeps what was typed, and says why once', async () => {
    const app = await openEdit(whole)
    await fillIn(app, { Title: 'fault-500' })
    await app.user.click(app.submit)
    expect(await findToast('The kitchen is on fire')).toBeVisible()
    expect(app.dialog).toBeVisible()
    expect(field('Title')).toHaveValue('fault-500')
    expect(app.writes).toHaveLength(1)
  })
})
