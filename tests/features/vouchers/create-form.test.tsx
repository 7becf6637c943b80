import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  column,
  findDialog,
  findToast,
  renderApp,
  ROWS,
  signIn,
  voucherRows,
  failureToasts,
} from '../../support/render-app'
import { holdResponse } from '../../support/server'
import { voucherForm } from '../../support/voucher-form'

const CREATE = '*/api/crm/voucher'

/** Opens the form with its URL, which is cheaper than with its button. */
async function openCreate(address = '/vouchers?dialog=create') {
  const app = renderApp(address)
  const form = voucherForm(app.user, await findDialog('Create New Voucher'))
  return { ...app, ...form, submit: () => form.press('Create Voucher') }
}

test('the create form opens with defaults, explains its fields and generates codes', async () => {
  const { dialog, field, fillIn, optionsOf, press } = await openCreate()
  expect(field('Title')).toHaveFocus()
  expect(optionsOf('Type')).toEqual(['Choose a type', 'Discount', 'Free Delivery'])
  for (const name of ['Claimable', 'Multiple']) expect(optionsOf(name)).toEqual(['Yes', 'No'])
  expect(field('Claimable')).toHaveDisplayValue('Yes')
  expect(field('Multiple')).toHaveDisplayValue('No')
  expect(field('User')).toHaveAttribute('type', 'email')
  expect(field('Expiry date')).toHaveAttribute('type', 'date')
  await fillIn({ Type: 'Discount' })
  for (const name of ['Title', 'Type', 'Amount']) expect(field(name)).toBeRequired()
  for (const name of ['Code', 'User', 'Expiry date']) expect(field(name)).not.toBeRequired()
  for (const name of ['Title', 'Amount', 'Code', 'User', 'Expiry date']) {
    expect(field(name)).toHaveValue('')
  }
  expect(within(dialog).getAllByText('(optional)')).toHaveLength(3)
  expect(field('User')).toHaveAccessibleDescription(
    "Customer's email. Leave blank to create an unassigned voucher.",
  )
  expect(field('Claimable')).toHaveAccessibleDescription(
    'Whether customers can claim it themselves',
  )
  expect(field('Multiple')).toHaveAccessibleDescription('Whether it can be used more than once')
  await press('Generate')
  const [code] = within(dialog).getAllByDisplayValue(/^[A-Z2-9]{10}$/)
  expect(code).toBe(field('Code'))
  const first = code?.getAttribute('value') ?? ''
  await press('Generate')
  expect(field('Code')).toHaveDisplayValue(/^[A-Z2-9]{10}$/)
  expect(field('Code')).not.toHaveValue(first)
})

test('a new voucher is sent once with every field, and the list is refetched', async () => {
  const app = renderApp('/vouchers')
  const { user, writes, requests } = app
  await user.click(await screen.findByRole('button', { name: 'Create Voucher' }))
  const form = voucherForm(user, await findDialog('Create New Voucher'))
  await form.fillIn({
    Title: ' Suya Sunday ',
    Type: 'Discount',
    Amount: '1500.50',
    Code: 'SUYA',
    User: 'bola@example.com',
    'Expiry date': '2027-03-01',
    Claimable: 'No',
    Multiple: 'Yes',
  })
  await form.press('Create Voucher')
  expect(await findToast('Voucher added')).toBeVisible()
  const body = {
    title: 'Suya Sunday',
    type: 'voucher',
    amount: '1500.50',
    code: 'SUYA',
    user: 'bola@example.com',
    expiryDate: '2027-03-01',
    claimable: false,
    multiple: true,
  }
  expect(writes).toEqual([{ request: 'POST /api/crm/voucher', body }])
  await waitFor(() => expect(form.dialog).not.toBeInTheDocument())
  await waitFor(async () => expect((await column('Title'))[0]).toBe('Suya Sunday'))
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent(/^6$/)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Voucher' })).toHaveFocus())
  expect(requests.filter((request) => request.startsWith('GET'))).toHaveLength(2)
})

test('an invalid amount, email and date show errors at their fields, and nothing is sent', async () => {
  const { user, writes, dialog, field, fillIn, submit, expectError } = await openCreate()
  await fillIn({ Title: 'Suya Sunday', Type: 'Discount', Amount: '1,50,0', User: 'bola' })
  const date = field('Expiry date')
  Object.defineProperty(date, 'validity', { value: { badInput: true }, configurable: true })
  await user.click(date)
  await user.tab()
  await submit()
  await within(dialog).findByText('Enter a complete date: day, month and year')
  expectError('Amount', 'Enter an amount above 0 with at most 2 decimals')
  expectError('User', 'Enter an email address, such as name@example.com')
  expectError('Expiry date', 'Enter a complete date: day, month and year')
  // A number cannot hold all digits of a larger amount.
  await fillIn({ Amount: '9999999999999999' })
  await submit()
  await within(dialog).findByText('Enter an amount below ₦1 trillion')
  expect(writes).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a new Free Delivery omits blank fields, and an amount that was entered before', async () => {
    const { writes, dialog, fillIn, submit } = await openCreate()
    await fillIn({ Title: 'Suya Sunday', Type: 'Discount', Amount: 'much' })
    await fillIn({ Type: 'Free Delivery' })
    expect(within(dialog).queryByLabelText('Amount')).not.toBeInTheDocument()
    await submit()
    await findToast('Voucher added')
    expect(writes[0]?.body).toEqual({
      title: 'Suya Sunday',
      type: 'free_delivery',
      claimable: true,
      multiple: false,
    })
  })

  test('missing required fields show an error until they are filled in, and the first one has the focus', async () => {
    const { user, writes, dialog, field, submit, expectError } = await openCreate()
    await submit()
    expect(await within(dialog).findByText('Title is required')).toBeVisible()
    expectError('Title', 'Title is required')
    expectError('Type', 'Type is required')
    expect(field('Title')).toHaveFocus()
    await user.keyboard(' ')
    expectError('Title', 'Title is required')
    await user.keyboard('S')
    expect(field('Title')).toBeValid()
    expect(writes).toEqual([])
    expect(screen.queryByText('Amount is required')).not.toBeInTheDocument()
  })

  test('a missing amount shows a warning on every submit, and an error at the field', async () => {
    const { user, writes, field, fillIn, submit, expectError } = await openCreate()
    await fillIn({ Title: 'Suya Sunday', Type: 'Discount' })
    await submit()
    expect(await findToast('Amount is required')).toBeVisible()
    expect(failureToasts()).toEqual([expect.stringContaining('Amount is required')])
    expectError('Amount', 'Amount is required')
    expect(field('Amount')).toHaveFocus()
    await user.keyboard('{Alt>}t{/Alt}{Escape}')
    expect(failureToasts()).toEqual([])
    expectError('Amount', 'Amount is required')
    expect(field('Amount')).toHaveFocus()
    await submit()
    expect(await findToast('Amount is required')).toBeVisible()
    expect(writes).toEqual([])
  })

  test('the warning about the amount closes when the amount is entered, not needed, or the form closes', async () => {
    const { user, fillIn, submit } = await openCreate()
    const expectWarning = () => findToast('Amount is required')
    const expectNoWarning = () =>
      waitFor(() => expect(screen.queryByText('Amount is required')).not.toBeInTheDocument())
    await fillIn({ Title: 'Suya Sunday', Type: 'Discount' })
    await submit()
    await expectWarning()
    await fillIn({ Amount: '2' })
    await expectNoWarning()

    await fillIn({ Amount: '' })
    await submit()
    await expectWarning()
    await fillIn({ Type: 'Free Delivery' })
    await expectNoWarning()

    await fillIn({ Type: 'Discount' })
    await submit()
    await expectWarning()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await expectNoWarning()
  })

  test('a pasted amount is formatted when its field loses the focus, and sent as a plain number', async () => {
    const { user, writes, field, fillIn } = await openCreate()
    await fillIn({ Title: 'Suya Sunday', Type: 'Discount', Amount: ' NGN 1500 ' })
    await user.tab()
    expect(field('Amount')).toHaveValue('1,500')
    await fillIn({ Amount: '₦1,500.50' })
    // Enter submits without a blur.
    await user.keyboard('{Enter}')
    await findToast('Voucher added')
    expect(writes[0]?.body).toMatchObject({ amount: '1500.50' })
  })

  test('the expiry date is repeated in words, and a past date is a warning that does not block saving', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] })
    const { writes, dialog, field, fillIn, submit } = await openCreate()
    await fillIn({ Title: 'Suya Sunday', Type: 'Free Delivery' })
    const date = field('Expiry date')
    fireEvent.change(date, { target: { value: '2027-03-01' } })
    expect(date).toHaveAccessibleDescription('1 March 2027, in 99 days')
    const note = within(dialog).getByText('1 March 2027, in 99 days')
    expect(note).toHaveAttribute('aria-live', 'polite')
    fireEvent.change(date, { target: { value: '2020-01-01' } })
    expect(date).toHaveAccessibleDescription(/^1 January 2020 is in the past/)
    expect(date).toBeValid()
    await submit()
    await findToast('Voucher added')
    expect(writes[0]?.body).toMatchObject({ expiryDate: '2020-01-01' })
  })

  test('submitting the create form repeatedly sends one request', async () => {
    const { user, writes, dialog, field, fillIn, submit } = await openCreate()
    const release = holdResponse('post', CREATE)
    await fillIn({ Title: 'Suya Sunday', Type: 'Free Delivery' })
    const form = within(dialog).getByRole('form')
    // Both submits come before the page can show that it is busy.
    act(() => [1, 2].forEach(() => fireEvent.submit(form)))
    const button = within(dialog).getByRole('button', { name: 'Create Voucher' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    for (let presses = 0; presses < 2; presses++) {
      await submit()
      await user.type(field('Title'), '{Enter}')
    }
    await waitFor(() => expect(writes).toHaveLength(1))
    release()
    await findToast('Voucher added')
    expect(writes).toHaveLength(1)
  })

  test('the create form is read-only while it is saved, so that no change is lost', async () => {
    const { user, writes, field, fillIn, press, submit } = await openCreate()
    const release = holdResponse('post', CREATE, 500)
    await fillIn({ Title: 'Suya Sunday', Type: 'Free Delivery' })
    await submit()
    await waitFor(() => expect(writes).toHaveLength(1))
    await user.type(field('Code'), 'S')
    await user.selectOptions(field('Claimable'), 'No')
    await press('Generate')
    expect(field('Code')).toHaveValue('')
    for (const name of ['Title', 'Code', 'User', 'Expiry date']) {
      expect(field(name)).toHaveAttribute('readonly')
    }
    expect(field('Claimable')).toHaveDisplayValue('Yes')
    for (const name of ['Type', 'Claimable', 'Multiple']) {
      expect(field(name)).toHaveAttribute('aria-disabled', 'true')
    }
    release()
    await findToast('Something went wrong')
    await waitFor(() => expect(field('Code')).not.toHaveAttribute('readonly'))
    await user.type(field('Code'), 'S')
    expect(field('Code')).toHaveValue('S')
  })

  test('"Create another" creates similar vouchers with one key press each', async () => {
    const app = await openCreate()
    const { user, writes, dialog, field } = app
    await app.fillIn({
      Title: 'Suya Sunday',
      Type: 'Discount',
      Amount: '1,500',
      Code: 'SUYA',
      User: 'bola@example.com',
      'Expiry date': '2027-03-01',
      Claimable: 'No',
      Multiple: 'Yes',
    })
    await user.click(within(dialog).getByRole('checkbox', { name: 'Create another' }))
    await app.submit()
    await within(dialog).findByText('1 voucher created')
    expect(field('Title')).toHaveFocus()
    for (const name of ['Code', 'User']) expect(field(name)).toHaveValue('')
    for (const message of ['2 vouchers created', '3 vouchers created']) {
      await user.keyboard('{Enter}')
      await within(dialog).findByText(message)
    }
    const same = {
      title: 'Suya Sunday',
      type: 'voucher',
      amount: '1500',
      expiryDate: '2027-03-01',
      claimable: false,
      multiple: true,
    }
    const [first, ...others] = writes.map(({ body }) => body)
    expect(first).toEqual({ ...same, code: 'SUYA', user: 'bola@example.com' })
    expect(others).toEqual([same, same])
    // Nothing has changed since the last one, so closing does not ask.
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(async () => expect(await voucherRows()).toHaveLength(ROWS + 3))
  })

  test('after "Create another" the user of the URL is kept, and the next text replaces the title', async () => {
    const app = await openCreate('/vouchers?create=bola%40example.com')
    await app.fillIn({ Title: 'Suya Sunday', Type: 'Free Delivery' })
    await app.user.click(within(app.dialog).getByRole('checkbox', { name: 'Create another' }))
    await app.submit()
    await within(app.dialog).findByText('1 voucher created')
    expect(app.field('User')).toHaveValue('bola@example.com')
    await app.user.keyboard('Am')
    expect(app.field('Title')).toHaveValue('Am')
    await app.user.keyboard('{Escape}')
    expect(await findDialog('Discard unsaved changes?')).toBeVisible()
  })

  test('?create= opens the form after signing in, for a user that cannot be changed', async () => {
    const app = renderApp('/vouchers?status=used&create=bola%40example.com', { signedIn: false })
    await signIn(app.user)
    const { field, fillIn, press } = voucherForm(app.user, await findDialog('Create New Voucher'))
    expect(field('User')).toHaveValue('bola@example.com')
    expect(field('User')).toHaveAttribute('readonly')
    await fillIn({ Title: 'Suya Sunday', Type: 'Free Delivery' })
    await press('Create Voucher')
    await findToast('Voucher added')
    expect(app.writes.at(-1)?.body).toMatchObject({ user: 'bola@example.com' })
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=used'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('?create= updates the form, and is removed when the form closes', async () => {
    const app = renderApp('/vouchers?create=bola%40example.com')
    const createFor = (create: string) =>
      act(() => app.router.navigate({ to: '/vouchers', search: { create } }))
    const userOf = async () => within(await findDialog('Create New Voucher')).getByLabelText('User')
    expect(await userOf()).toHaveValue('bola@example.com')
    await createFor('chidi@example.com')
    await waitFor(async () => expect(await userOf()).toHaveValue('chidi@example.com'))
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test.each(["o'neil@example.com", 'ada@xn--mnchen-3ya.example', 'ada@my--shop.example'])(
    '?create= opens the form for %s, an address that browsers accept',
    async (address) => {
      const app = await openCreate(
        `/vouchers?create=${encodeURIComponent(`\u200B${address}\u00A0`)}`,
      )
      expect(app.field('User')).toHaveValue(address)
      expect(app.field('User')).toHaveAttribute('readonly')
      await app.fillIn({
        Title: 'Suya\u200B Sunday',
        Type: 'Free Delivery',
        Code: '\u2060SUYA\uFEFF ',
      })
      await app.submit()
      await findToast('Voucher added')
      expect(app.writes.at(-1)?.body).toMatchObject({
        title: 'Suya Sunday',
        code: 'SUYA',
        user: address,
      })
    },
  )

  test('?create= with a text that is no address opens the form with the error at its field', async () => {
    const app = await openCreate('/vouchers?create=bola%20ade')
    const user = app.field('User')
    expect(user).toHaveValue('bola ade')
    expect(user).toBeInvalid()
    expect(user).toHaveAccessibleDescription(/^Enter an email address, such as name@example.com/)
    await app.user.clear(user)
    expect(user).toBeValid()
    await app.fillIn({ Title: 'Suya Sunday', Type: 'Free Delivery', User: 'bola@example.com' })
    await app.submit()
    await findToast('Voucher added')
    expect(app.writes.at(-1)?.body).toMatchObject({ user: 'bola@example.com' })
  })
})
