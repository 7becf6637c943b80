import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  chooseFromRow,
  fill,
  findDialog,
  findToast,
  openCreateForm,
  renderApp,
} from '../support/render-app'
import { holdResponse } from '../support/server'

type App = ReturnType<typeof renderApp>

const prompt = () => screen.queryByRole('dialog', { name: 'Discard unsaved changes?' })

/** Answers the prompt and waits until it has closed. */
async function answerPrompt({ user }: App, answer: 'Keep editing' | 'Discard' | 'Escape') {
  const dialog = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })
  if (answer === 'Escape') await user.keyboard('{Escape}')
  else await user.click(within(dialog).getByRole('button', { name: answer }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}

const ways = ['Cancel', 'Close', 'a click outside', 'Escape']

/** Closes a form in one of the ways: a key, the name of a button, or a click outside. */
async function close({ user }: App, dialog: HTMLElement, way: string) {
  if (way === 'Escape') await user.keyboard('{Escape}')
  else if (way === 'a click outside') {
    const overlay = dialog.parentElement
    if (!overlay) throw new Error('The dialog has no overlay.')
    fireEvent.pointerDown(overlay)
    fireEvent.click(overlay)
  } else await user.click(within(dialog).getByRole('button', { name: way }))
}

test('asks before discarding a changed form (Cancel, Close, a click outside, Escape)', async () => {
  const app = renderApp('/vouchers')
  const { dialog, title } = await openCreateForm(app.user)
  await fill(app.user, title, 'Suya Sunday')
  for (const way of ways) {
    await close(app, dialog, way)
    await answerPrompt(app, 'Keep editing')
    expect([way, dialog.isConnected]).toEqual([way, true])
    await waitFor(() => expect(dialog).toContainElement(document.querySelector(':focus')))
  }
  expect(title).toHaveValue('Suya Sunday')
  await close(app, dialog, 'Cancel')
  await answerPrompt(app, 'Discard')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Voucher' })).toHaveFocus())
  expect(app.writes).toEqual([])
})

test('closes a saved form without asking', async () => {
  const app = renderApp('/vouchers?create=bola%40example.com')
  const dialog = await findDialog('Create New Voucher')
  await fill(app.user, within(dialog).getByLabelText('Title'), 'Suya Sunday')
  await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
  await app.user.click(within(dialog).getByRole('button', { name: 'Create Voucher' }))
  await findToast('Voucher added')
  await waitFor(() => expect(app.address()).toBe('/vouchers'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

/** Submits the create form, whose response is held, and tries to close it. */
async function closeWhileSaving(app: App, status?: number) {
  const { dialog, title } = await openCreateForm(app.user)
  const release = holdResponse('post', '*/api/crm/voucher', status)
  await app.user.selectOptions(within(dialog).getByLabelText('Type'), 'Free Delivery')
  await fill(app.user, title, 'Suya Sunday')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.writes).toHaveLength(1))
  await app.user.keyboard('{Escape}')
  const savingPrompt = await screen.findByRole('dialog', { name: 'Still saving' })
  return { dialog, title, savingPrompt, release }
}

test('asks before navigating away from a changed form, and then goes to the requested URL', async () => {
  const app = renderApp('/vouchers')
  const { title } = await openCreateForm(app.user)
  await fill(app.user, title, 'Suya Sunday')
  void app.router.navigate({ to: '/orders' })
  await answerPrompt(app, 'Keep editing')
  expect(app.address()).toBe('/vouchers?dialog=create')
  expect(title).toHaveValue('Suya Sunday')
  void app.router.navigate({ to: '/orders', search: { search: 'voucher' } })
  await answerPrompt(app, 'Discard')
  await waitFor(() => expect(app.address()).toBe('/orders?search=voucher'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('closes an unchanged form without asking (Cancel, Close, a click outside, Escape)', async () => {
    const app = renderApp('/vouchers')
    for (const way of ways) {
      const { dialog, title } = await openCreateForm(app.user)
      await app.user.type(title, 'S{Backspace}')
      await close(app, dialog, way)
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(prompt()).not.toBeInTheDocument()
    }
  })

  test('closes the unsaved changes prompt with Escape and focuses the field again', async () => {
    const app = renderApp('/vouchers')
    const { title } = await openCreateForm(app.user)
    await fill(app.user, title, 'Suya Sunday')
    await app.user.keyboard('{Escape}')
    await answerPrompt(app, 'Escape')
    await waitFor(() => expect(title).toHaveFocus())
    expect(title).toHaveValue('Suya Sunday')
  })

  test('asks before closing a form that is being saved; the late response closes no other form', async () => {
    const app = renderApp('/vouchers')
    const { dialog, savingPrompt, release } = await closeWhileSaving(app)
    expect(savingPrompt).toHaveAccessibleDescription(
      "You can leave; we'll show a message when it's done.",
    )
    await app.user.click(within(savingPrompt).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await chooseFromRow(app.user, 0, 'Edit')
    const title = within(await findDialog('Edit Voucher')).getByLabelText('Title')
    await fill(app.user, title, ' and more')
    release()
    expect(await findToast('Voucher added')).toBeVisible()
    expect(title).toBeVisible()
    expect(title).toHaveDisplayValue(/ and more$/)
  })

  test('asks before closing the question of an action that is being sent', async () => {
    const app = renderApp('/users/usr-002?dialog=unblock', { vouchers: 0 })
    app.db.users.patch('usr-002', { status: 'blocked' })
    const dialog = await findDialog('Unblock user')
    const release = holdResponse('patch', '*/api/crm/user/usr-002')
    await app.user.click(within(dialog).getByRole('button', { name: 'Unblock user' }))
    await waitFor(() => expect(app.writes).toHaveLength(1))
    await app.user.keyboard('{Escape}')
    expect(await findDialog('Still saving')).toBeVisible()
    release()
    expect(await findToast('User unblocked')).toBeVisible()
  })

  test('closes the "Still saving" prompt when saving fails', async () => {
    const app = renderApp('/vouchers')
    const { title, savingPrompt, release } = await closeWhileSaving(app, 500)
    release()
    await findToast('Something went wrong')
    await waitFor(() => expect(savingPrompt).not.toBeInTheDocument())
    expect(prompt()).not.toBeInTheDocument()
    expect(title).toHaveValue('Suya Sunday')
  })

  test('asks before discarding a campaign with a chosen file', async () => {
    const app = renderApp('/vouchers?dialog=reward')
    const dialog = await findDialog('Campaign Reward')
    const file = new File(['Email Address,Full Name\na@example.com,A'], 'people.csv')
    await app.user.upload(within(dialog).getByLabelText('Upload CSV'), file)
    await app.user.keyboard('{Escape}')
    await answerPrompt(app, 'Keep editing')
    expect(dialog).toBeVisible()
  })
})
