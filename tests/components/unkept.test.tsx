// @module-tag matrix

import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fill, findDialog, findToast, renderApp, sentence } from '../support/render-app'
import { editSaved, saveAs, storeFilters } from '../support/saved-filters'
import { addReply, openReplies, storeReplies } from '../support/saved-replies'
import { takeLogged } from '../support/server'
import { chooseInUserMenu } from '../support/user-menu'

type App = ReturnType<typeof renderApp>

/** From now on, the browser stores nothing. */
function fillStorage() {
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  onTestFinished(() => storage.mockRestore())
}

/** Expects a toast that says what is not stored, and what a reload does to it. */
async function expectTold(what: string, consequence: string) {
  await findToast(`${what} could not be kept`)
  expect(screen.getByText(sentence(`${WHY} ${consequence} after a reload.`))).toBeVisible()
  expect(takeLogged().join()).toMatch(/The browser storage (does not remember|cannot hold)/)
}

const WHY = 'The storage of this browser is full or blocked:'

test.each<[what: string, choose: (app: App) => Promise<void>]>([
  ['a theme', (app) => chooseInUserMenu(app, 'Dark')],
  ['the plain text font', (app) => chooseInUserMenu(app, 'Plain text font')],
  ['the counts in the menu', (app) => chooseInUserMenu(app, 'Show counts')],
  ['taken tickets', (app) => chooseInUserMenu(app, 'Replies take the ticket')],
  [
    'hidden columns',
    async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Columns' }))
      await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Restaurant' }))
    },
  ],
  [
    'a pause of updates',
    ({ user }) => user.click(screen.getByRole('button', { name: 'Pause updates' })),
  ],
  [
    'single-key shortcuts',
    async ({ user }) => {
      await user.keyboard('?')
      await user.click(await screen.findByLabelText('Use single-key shortcuts'))
    },
  ],
])(
  'says that the choice of %s is gone after a reload if it is not stored',
  async (_what, choose) => {
    const app = renderApp('/orders', { vouchers: 0 })
    await screen.findByRole('table', { name: 'Orders', busy: false })
    fillStorage()
    await choose(app)
    await expectTold('Your choice', 'it is gone')
  },
)

test('says that saved filters are gone after a reload if they are not stored', async () => {
  const app = renderApp('/orders?status=paid', { vouchers: 0 })
  await screen.findByRole('table', { name: 'Orders', busy: false })
  fillStorage()
  await saveAs(app, 'Paid ones')
  await expectTold('Saved filters', '“Paid ones” is gone')
  expect(screen.queryByText('Filters saved')).not.toBeInTheDocument()
})

test('says once that what is typed is gone after a reload if it is not stored', async () => {
  const app = renderApp('/vouchers?dialog=create')
  const form = within(await findDialog('Create New Voucher'))
  fillStorage()
  await app.user.type(form.getByLabelText('Title'), 'Suya Sunday')
  await expectTold('What you type', 'it is gone')
  expect(screen.getAllByText('What you type could not be kept')).toHaveLength(1)
})

test('says that a new name and a deletion of saved filters are not stored', async () => {
  storeFilters([{ list: 'order', name: 'Old name' }])
  const app = renderApp('/orders', { vouchers: 0 })
  await screen.findByRole('table', { name: 'Orders', busy: false })
  fillStorage()
  const list = within(await editSaved(app, 'orders'))
  await app.user.click(list.getByRole('button', { name: 'Rename Old name' }))
  const form = within(await findDialog('Rename saved filters'))
  await app.user.clear(form.getByLabelText('Name'))
  await fill(app.user, form.getByLabelText('Name'), 'New name')
  await app.user.keyboard('{Enter}')
  await expectTold('The new name', 'it is gone')
  await app.user.click(await list.findByRole('button', { name: 'Delete New name' }))
  const question = within(await findDialog('Delete saved filters'))
  await app.user.click(question.getByRole('button', { name: 'Delete' }))
  await expectTold('The deletion', '“New name” is there again')
})

test('says that a saved reply, a change and a deletion of it are not stored', async () => {
  storeReplies([{ name: 'Old', text: 'Text' }])
  const app = renderApp('/nowhere')
  const list = within(await openReplies(app))
  fillStorage()
  await addReply(app, 'New', 'Text')
  await expectTold('The reply', '“New” is gone')
  await app.user.click(await list.findByRole('button', { name: 'Edit Old' }))
  const form = within(await findDialog('Edit reply'))
  await fill(app.user, form.getByLabelText('Text'), ' of it')
  await app.user.click(form.getByRole('button', { name: 'Save' }))
  await expectTold('The change', '“Old” is as it was')
  await app.user.click(await list.findByRole('button', { name: 'Delete Old' }))
  const question = within(await findDialog('Delete saved reply'))
  await app.user.click(question.getByRole('button', { name: 'Delete' }))
  await expectTold('The deletion', '“Old” is there again')
  expect(screen.queryByText('Reply saved')).not.toBeInTheDocument()
})

test('says that imported filters are gone after a reload if they are not stored', async () => {
  const app = renderApp('/nowhere')
  await chooseInUserMenu(app, 'Import saved filters…')
  const dialog = within(await findDialog('Import saved filters'))
  fillStorage()
  const savedFilters = [{ list: 'order', name: 'Paid', search: { status: 'paid' }, hidden: [] }]
  const file = new File([JSON.stringify({ savedFilters })], 'filters.json')
  await app.user.upload(dialog.getByLabelText('Saved filters'), file)
  const [outcome] = dialog.getAllByRole('status')
  await waitFor(() => expect(outcome).toHaveTextContent('1 added'))
  expect(outcome).toHaveTextContent(`They could not be kept ${WHY} they are gone after a reload.`)
  takeLogged()
})
