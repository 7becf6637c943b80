import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { updateUser } from '@/memory/session'
import { repliesTakeTicket } from '@/memory/ticket-preferences'
import {
  ada,
  dismissToasts,
  fill,
  findDialog,
  findToast,
  reloadApp,
  renderApp,
  signInColleague,
} from '../../support/render-app'
import { addReply, openReplies, storedReplies, storeReplies } from '../../support/saved-replies'
import { menuTexts, openUserMenu } from '../../support/user-menu'

const entries = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const isClosed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument())
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Number ${index + 1}`, text: 'Text' }))

test('replies can be added, edited and deleted', async () => {
  const app = renderApp('/nowhere')
  const dialog = await openReplies(app)
  expect(within(dialog).getByText('No saved replies')).toBeVisible()
  await isClosed(await addReply(app, '  Late   driver ', ' Sorry, {first name}!\n\n{my name} '))
  expect(await findToast('Reply saved')).toBeVisible()
  const late = { name: 'Late driver', text: 'Sorry, {first name}!\n\n{my name}', usedAt: 0 }
  expect(storedReplies()).toEqual([late])
  expect(screen.getByRole('button', { name: 'Add a reply' })).toHaveFocus()
  await isClosed(await addReply(app, 'Hello', 'Good day'))
  expect(entries(dialog)).toEqual(['HelloGood day', `Late driver${late.text}`])

  storeReplies([
    { name: 'Hello', text: 'Good day' },
    { ...late, usedAt: 7 },
  ])
  await app.user.click(within(dialog).getByRole('button', { name: 'Edit Late driver' }))
  const form = await findDialog('Edit reply')
  expect(within(form).getByLabelText('Name')).toHaveValue('Late driver')
  const text = within(form).getByLabelText('Text')
  expect(text).toHaveValue(late.text)
  await app.user.clear(text)
  await fill(app.user, text, 'Soon')
  await app.user.click(within(form).getByRole('button', { name: 'Save' }))
  await isClosed(form)
  expect(entries(dialog)).toEqual(['HelloGood day', 'Late driverSoon'])
  expect(storedReplies()).toContainEqual({ name: 'Late driver', text: 'Soon', usedAt: 7 })

  const button = within(dialog).getByRole('button', { name: 'Delete Hello' })
  await app.user.click(button)
  const question = await findDialog('Delete saved reply')
  expect(question).toHaveAccessibleDescription(
    'Delete “Hello”? What was sent with it stays as it is.',
  )
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await isClosed(question)
  expect(storedReplies()).toHaveLength(2)
  await app.user.click(button)
  const again = await findDialog('Delete saved reply')
  await app.user.click(within(again).getByRole('button', { name: 'Delete' }))
  await isClosed(again)
  expect(entries(dialog)).toEqual(['Late driverSoon'])
  expect(await findToast('Saved reply deleted')).toBeVisible()
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Edit Late driver' })).toHaveFocus(),
  )
})

test('the form says what is wrong, and which placeholders there are', async () => {
  storeReplies([{ name: 'Late driver', text: 'Sorry' }])
  const app = renderApp('/nowhere')
  await openReplies(app)
  const form = await addReply(app, '', '')
  const name = within(form).getByLabelText('Name')
  const text = within(form).getByLabelText('Text')
  const expectError = (field: HTMLElement, error: string) =>
    waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)))
  await expectError(name, 'Name is required')
  await expectError(text, 'Text is required')
  expect(name).toHaveFocus()
  await fill(app.user, name, ' late  DRIVER ')
  await expectError(name, 'You already have a saved reply with this name')
  await fill(app.user, name, 'x'.repeat(41))
  await expectError(name, 'Enter at most 40 characters')
  await fill(app.user, text, 'x'.repeat(2001))
  await expectError(text, 'Enter at most 2,000 characters')
  await app.user.clear(text)
  await fill(app.user, text, '👍🏽'.repeat(2000))
  await expectError(text, '{first name}, {order}, {restaurant}, {driver}, {my name}')
  await expectError(text, '2,000 of 2,000 characters')
  await app.user.clear(name)
  await fill(app.user, name, '👍🏽'.repeat(40))
  await app.user.click(within(form).getByRole('button', { name: 'Save' }))
  await isClosed(form)
  expect(storedReplies()).toHaveLength(2)
})

test('a changed form asks before it closes, and an unchanged one does not', async () => {
  storeReplies([{ name: 'Late driver', text: 'Sorry' }])
  const app = renderApp('/nowhere')
  const dialog = await openReplies(app)
  await app.user.click(within(dialog).getByRole('button', { name: 'Edit Late driver' }))
  const form = await findDialog('Edit reply')
  await app.user.keyboard('{Escape}')
  await isClosed(form)

  await app.user.click(within(dialog).getByRole('button', { name: 'Edit Late driver' }))
  const again = await findDialog('Edit reply')
  await app.user.type(within(again).getByLabelText('Text'), ' about it')
  await app.user.click(within(again).getByRole('button', { name: 'Cancel' }))
  const question = await findDialog('Discard unsaved changes?')
  await app.user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(within(again).getByLabelText('Text')).toHaveValue('Sorry about it')
  await app.user.keyboard('{Escape}')
  await findDialog('Discard unsaved changes?')
  await app.user.click(screen.getByRole('button', { name: 'Discard' }))
  await isClosed(again)
  expect(storedReplies()).toEqual([{ name: 'Late driver', text: 'Sorry', usedAt: 0 }])
})

const TICKET_ENTRIES = [
  'Replies take the ticket',
  'Saved replies…',
  'Export saved replies',
  'Import saved replies…',
]

test('only administrators who may reply to tickets have the entries of the user menu', async () => {
  const app = renderApp('/nowhere', { permissions: ['tickets.view', 'tickets.reply'] })
  await openUserMenu(app)
  const all = menuTexts()
  expect(all).toEqual(expect.arrayContaining(TICKET_ENTRIES))
  const checkbox = screen.getByRole('menuitemcheckbox', { name: 'Replies take the ticket' })
  expect(checkbox).toBeChecked()
  await app.user.click(checkbox)
  expect(checkbox).not.toBeChecked()
  expect(repliesTakeTicket.get()).toBe(false)

  for (const permissions of [['tickets.view'], ['tickets.reply'], []]) {
    act(() => updateUser({ ...ada, permissions }))
    expect(menuTexts()).toEqual(all.filter((text = '') => !TICKET_ENTRIES.includes(text)))
  }
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('an administrator can have 100 replies, and is told so', async () => {
    storeReplies(many(99))
    const app = renderApp('/nowhere')
    const dialog = await openReplies(app)
    await isClosed(await addReply(app, 'The last one', 'Text'))
    expect(storedReplies()).toHaveLength(100)
    await app.user.click(within(dialog).getByRole('button', { name: 'Add a reply' }))
    const limit = await findDialog('No more replies can be saved')
    expect(limit).toHaveAccessibleDescription(/^You can have 100 saved replies\. Delete one/)
    await app.user.click(within(limit).getAllByRole('button', { name: 'Close' })[0] ?? limit)
    await isClosed(limit)
    // Editing needs no room.
    await app.user.click(within(dialog).getByRole('button', { name: 'Edit The last one' }))
    const form = await findDialog('Edit reply')
    await fill(app.user, within(form).getByLabelText('Text'), ' of it')
    await app.user.click(within(form).getByRole('button', { name: 'Save' }))
    await isClosed(form)
    expect(storedReplies()).toHaveLength(100)
  })

  test('a form whose place another tab has taken keeps its text, and says why it is not saved', async () => {
    storeReplies(many(99))
    const app = renderApp('/nowhere')
    await openReplies(app)
    const form = await addReply(app, '', 'Typed for long')
    act(() => storeReplies(many(100)))
    expect(await within(form).findByText(/^You can have 100 saved replies\./)).toBeVisible()
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled()
    act(() => storeReplies(many(99)))
    await fill(app.user, within(form).getByLabelText('Name'), 'Long')
    await app.user.click(within(form).getByRole('button', { name: 'Save' }))
    await isClosed(form)
    expect(storedReplies().at(-1)).toMatchObject({ name: 'Long', text: 'Typed for long' })
  })

  test('an edited reply that another tab has deleted is saved again', async () => {
    storeReplies([{ name: 'Late driver', text: 'Sorry' }])
    const app = renderApp('/nowhere')
    const dialog = await openReplies(app)
    await app.user.click(within(dialog).getByRole('button', { name: 'Edit Late driver' }))
    const form = await findDialog('Edit reply')
    await fill(app.user, within(form).getByLabelText('Text'), ' about it')
    act(() => storeReplies([]))
    await app.user.click(within(form).getByRole('button', { name: 'Save' }))
    await isClosed(form)
    expect(storedReplies()).toEqual([{ name: 'Late driver', text: 'Sorry about it', usedAt: 0 }])
  })

  test('what was typed is there again after a reload', async () => {
    const app = renderApp('/nowhere')
    const dialog = await openReplies(app)
    await app.user.click(within(dialog).getByRole('button', { name: 'Add a reply' }))
    const form = await findDialog('Save a reply')
    await fill(app.user, within(form).getByLabelText('Text'), 'Typed for long')

    const reloaded = reloadApp(app)
    await openReplies(reloaded)
    await reloaded.user.click(screen.getByRole('button', { name: 'Add a reply' }))
    const restored = await findDialog('Save a reply')
    expect(within(restored).getByText('Draft restored')).toBeVisible()
    expect(within(restored).getByLabelText('Text')).toHaveValue('Typed for long')
    await fill(reloaded.user, within(restored).getByLabelText('Name'), 'Long')
    await reloaded.user.click(within(restored).getByRole('button', { name: 'Save' }))
    await isClosed(restored)
    await dismissToasts(reloaded.user)
    await reloaded.user.click(screen.getByRole('button', { name: 'Add a reply' }))
    const empty = await findDialog('Save a reply')
    expect(within(empty).getByLabelText('Text')).toHaveValue('')
  })

  test('another administrator of the same browser has other replies', async () => {
    storeReplies([{ name: 'Mine', text: 'Text' }])
    storeReplies([{ name: 'Not mine', text: 'Text' }], 'adm-9')
    const app = renderApp('/nowhere')
    const dialog = await openReplies(app)
    expect(entries(dialog)).toEqual(['MineText'])
    signInColleague(app)
    await waitFor(() =>
      expect(entries(screen.getByRole('dialog', { name: 'Saved replies' }))).toEqual([
        'Not mineText',
      ]),
    )
    expect(storedReplies()).toEqual([{ name: 'Mine', text: 'Text', usedAt: 0 }])
  })

  test('a hostile text is shown as text, and cut', async () => {
    const text = `<img src=x onerror=alert(1)>${'\u0301'.repeat(500)} ${'y'.repeat(1900)}`
    storeReplies([{ name: '<b>Bold</b>', text }])
    const app = renderApp('/nowhere')
    const dialog = await openReplies(app)
    const [entry = ''] = entries(dialog)
    expect(entry).toMatch(/^<b>Bold<\/b><img src=x onerror=alert\(1\)>/)
    expect(entry.length).toBeLessThan(text.length / 2)
    expect(dialog.querySelector('img, b')).toBeNull()
    expect(within(dialog).getByRole('button', { name: 'Edit <b>Bold</b>' })).toBeVisible()
  })
})
