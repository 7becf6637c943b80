import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { chooseFromRow, fill, fillInSignIn, findDialog, voucherRows } from '../support/render-app'

/** An operation of an administrator, and the request that it sends. */
export interface Operation {
  name: string
  /** The page of the operation. */
  url: string
  kind: 'sign-in' | 'read' | 'write'
  call: RegExp
  /** Opens what the operation needs and fills it in. */
  prepare: (user: UserEvent) => Promise<void>
  send: (user: UserEvent) => Promise<void>
  /** Presses the button that repeats a failed request. */
  press: (user: UserEvent) => Promise<void>
  /** Finds the message that a failed query shows on the page, besides its toast. */
  findErrorMessage?: (user: UserEvent) => Promise<HTMLElement>
  /** Finds the message that a query shows on the page after a 404. */
  findMissing?: (user: UserEvent) => Promise<HTMLElement>
  /** Throws if the input or the dialog is lost. */
  expectKept: () => void
  /** Waits for the state after a lost response, if it differs from `expectKept`. */
  expectAfterLoss?: () => Promise<void>
  /** Whether a 404 closes the dialog, because there is nothing left to confirm. */
  closesWhenGone?: boolean
  /** Whether leaving the page during the request asks for confirmation. */
  asksToLeave?: boolean
  /** Repeats the operation after signing in again, with the restored input. */
  sendAgain: (user: UserEvent) => Promise<void>
  /** The title of a mutation's toast after success. */
  success?: string
  /** Waits until the page shows the success. */
  expectDone: (user: UserEvent) => Promise<void>
}

const dialog = (name: string) => screen.getByRole('dialog', { name })

async function pressIn(user: UserEvent, name: string, button: string) {
  await user.click(within(dialog(name)).getByRole('button', { name: button }))
}

async function expectClosed(name: string) {
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())
}

const tryAgain = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Try again' }))

const pressSignIn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign in' }))

/** Defines a mutation that a dialog sends. `call` matches its request, and `button` sends it. */
function mutationInDialog(
  name: string,
  call: RegExp,
  button: string,
  write: {
    url?: string
    /** The name of the dialog. */
    title: string
    success: string
    open: (user: UserEvent) => Promise<void>
    fill?: (user: UserEvent) => Promise<void>
    expectKept?: () => void
    expectAfterLoss?: () => Promise<void>
    closesWhenGone?: boolean
    asksToLeave?: boolean
    /** The URL opens the dialog again after a new sign-in. Bulk actions need the selection as well, which is gone. */
    reopens?: boolean
    expectDone: () => Promise<void>
  },
): Operation {
  const { title, success, open, expectDone, reopens = true } = write
  const press = (user: UserEvent) => pressIn(user, title, button)
  return {
    name,
    url: write.url ?? '/vouchers',
    kind: 'write',
    call,
    success,
    asksToLeave: write.asksToLeave ?? write.fill !== undefined,
    ...(write.expectAfterLoss && { expectAfterLoss: write.expectAfterLoss }),
    closesWhenGone: write.closesWhenGone ?? false,
    prepare: async (user) => {
      await open(user)
      await findDialog(title)
      await write.fill?.(user)
    },
    send: press,
    press,
    expectKept: () => {
      dialog(title)
      write.expectKept?.()
    },
    sendAgain: async (user) => {
      if (!reopens) await open(user)
      await findDialog(title)
      write.expectKept?.()
      await press(user)
    },
    expectDone: async () => {
      await expectClosed(title)
      await expectDone()
    },
  }
}

async function openBy(user: UserEvent, button: string) {
  await user.click(await screen.findByRole('button', { name: button }))
}

async function openBulk(user: UserEvent) {
  for (const row of (await voucherRows()).slice(0, 2)) {
    await user.click(within(row).getByRole('checkbox'))
  }
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (2)' }))
}

const expectRowCount = (count: number) => () =>
  waitFor(async () => {
    expect(await voucherRows()).toHaveLength(count)
  })

const expectFirstRow = (text: string) =>
  waitFor(async () => {
    const [row] = await voucherRows()
    expect(row).toHaveTextContent(text)
  })

async function openOrders(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'View Order' })
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button)
}

export const operations: Operation[] = [
  {
    name: 'sign in',
    url: '/vouchers',
    kind: 'sign-in',
    call: /^POST \/api\/auth\/login/,
    prepare: fillInSignIn,
    send: pressSignIn,
    press: pressSignIn,
    sendAgain: pressSignIn,
    expectKept: () => {
      expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
      expect(screen.getByLabelText('Password')).toHaveValue('jollof-rice')
    },
    expectDone: expectRowCount(3),
  },
  {
    name: 'list',
    url: '/vouchers',
    kind: 'read',
    call: /^GET \/api\/crm\/voucher\?.*search=suya\+sunday/,
    prepare: async () => void (await voucherRows()),
    send: async (user) => {
      await fill(user, screen.getByLabelText('Search vouchers'), 'suya sunday')
      await user.keyboard('{Enter}')
    },
    press: tryAgain,
    findErrorMessage: () => screen.findByText('The vouchers could not be loaded'),
    findMissing: () => screen.findByText(/^This backend does not provide vouchers/),
    expectKept: () => expect(screen.getByRole('searchbox')).toHaveValue('suya sunday'),
    sendAgain: async () => {},
    expectDone: expectRowCount(1),
  },
  {
    name: 'details',
    url: '/vouchers',
    kind: 'read',
    call: /^GET \/api\/crm\/voucher\/f1f1/,
    prepare: async () => void (await voucherRows()),
    send: (user) => chooseFromRow(user, 0, 'View Details'),
    press: async (user) => {
      if (screen.queryByRole('button', { name: 'Try again' })) return tryAgain(user)
      await user.keyboard('{Escape}')
      await expectClosed('Voucher Details')
      await chooseFromRow(user, 0, 'View Details')
    },
    findMissing: () => screen.findByText('This voucher no longer exists'),
    findErrorMessage: async (user) => {
      await openOrders(user)
      return screen.findByText('The orders could not be loaded')
    },
    expectKept: () => within(dialog('Voucher Details')).getByText('SUYASUNDAY'),
    sendAgain: async () => {},
    expectDone: async (user) => {
      await openOrders(user)
      await screen.findByRole('table', { name: 'Orders', busy: false })
    },
  },
  mutationInDialog('create', /^POST \/api\/crm\/voucher$/, 'Create Voucher', {
    title: 'Create New Voucher',
    success: 'Voucher added',
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Create Voucher' })),
    fill: async (user) => {
      await fill(user, screen.getByLabelText('Title'), 'Amala Weekend')
      const type = within(dialog('Create New Voucher')).getByLabelText('Type')
      await user.selectOptions(type, 'Discount')
      await fill(user, screen.getByLabelText('Amount'), '750.50')
      await fill(user, screen.getByLabelText('Code'), 'AMALA')
    },
    expectKept: () => {
      const form = within(dialog('Create New Voucher'))
      expect(form.getByLabelText('Title')).toHaveValue('Amala Weekend')
      expect(form.getByLabelText('Type')).toHaveValue('voucher')
      expect(form.getByLabelText('Amount')).toHaveValue('750.50')
      expect(form.getByLabelText('Code')).toHaveValue('AMALA')
    },
    expectDone: async () => {
      await expectRowCount(4)()
      await expectFirstRow('Amala Weekend')
    },
  }),
  mutationInDialog('edit', /^PATCH \/api\/crm\/voucher\/f1f1/, 'Save', {
    title: 'Edit Voucher',
    success: 'Voucher added',
    open: (user) => chooseFromRow(user, 0, 'Edit'),
    fill: (user) => fill(user, screen.getByLabelText('Title'), ' again'),
    expectKept: () => expect(screen.getByLabelText('Title')).toHaveValue('Suya Sunday again'),
    expectDone: () => expectFirstRow('Suya Sunday again'),
  }),
  mutationInDialog('delete', /^DELETE \/api\/crm\/voucher\/f1f1/, 'Delete', {
    title: 'Delete Voucher',
    success: 'Voucher deleted',
    open: (user) => chooseFromRow(user, 0, 'Delete'),
    closesWhenGone: true,
    asksToLeave: true,
    expectDone: expectRowCount(2),
  }),
  mutationInDialog('bulk expire', /^POST \/api\/crm\/voucher\/bulk/, 'Mark as Expired', {
    title: 'Bulk Action',
    success: 'Successful',
    reopens: false,
    open: openBulk,
    expectDone: () => expectFirstRow('Expired'),
  }),
  mutationInDialog('bulk delete', /^POST \/api\/crm\/voucher\/bulk/, 'Delete 2 vouchers', {
    title: 'Delete 2 vouchers?',
    success: 'Successful',
    reopens: false,
    open: async (user) => {
      await openBulk(user)
      await user.click(await screen.findByRole('button', { name: 'Delete Vouchers' }))
    },
    // The refetched list shows that the vouchers were deleted.
    expectAfterLoss: async () => {
      await expectClosed('Delete 2 vouchers?')
      await expectRowCount(1)()
    },
    expectDone: expectRowCount(1),
  }),
  mutationInDialog('reward', /^POST \/api\/crm\/voucher\/promotion/, 'Save', {
    title: 'Campaign Reward',
    success: 'Rewards distributed',
    open: (user) => openBy(user, 'Reward'),
    fill: async (user) => {
      await fill(user, screen.getByLabelText('Campaign Name'), 'Thank you, Lagos')
      const people = 'Email Address,Full Name\nbola@example.com,Bola\nkemi@example.com,Kemi'
      await user.upload(screen.getByLabelText('Upload CSV'), new File([people], 'people.csv'))
      await screen.findByText('2 people will be rewarded')
    },
    expectKept: () => {
      expect(screen.getByLabelText('Campaign Name')).toHaveValue('Thank you, Lagos')
      screen.getByText('people.csv')
      screen.getByText('2 people will be rewarded')
    },
    expectDone: expectRowCount(5),
  }),
  mutationInDialog('action on a record', /^PATCH \/api\/crm\/user\/usr-002/, 'Block user', {
    url: '/users/usr-002',
    title: 'Block user',
    success: 'User blocked',
    open: (user) => openBy(user, 'Block'),
    fill: async (user) => {
      await user.selectOptions(screen.getByLabelText('Reason'), 'Other')
      await fill(user, screen.getByLabelText('In your words'), 'Resells the vouchers')
    },
    expectKept: () =>
      expect(screen.getByLabelText('In your words')).toHaveValue('Resells the vouchers'),
    expectDone: async () => void (await screen.findByRole('button', { name: 'Unblock' })),
  }),
]
