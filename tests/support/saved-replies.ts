import { screen, within } from '@testing-library/react'
import { ada, fill, findDialog, type renderApp } from './render-app'
import { chooseInUserMenu } from './user-menu'

type App = Pick<ReturnType<typeof renderApp>, 'user'>

const keyOf = (id: string) => `marketplace-admin.savedReplies id ${id}`

interface Saved {
  name: string
  text: string
  usedAt?: number
}

/** Stores saved replies of an administrator, as another tab does. */
export function storeReplies(replies: readonly Saved[], id = ada.id) {
  const stored = replies.map((reply) => ({ usedAt: 0, ...reply }))
  localStorage.setItem(keyOf(id), JSON.stringify(stored))
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(id) }))
}

export const storedReplies = (id = ada.id): Saved[] =>
  JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]')

/** Opens the dialog in which saved replies are added, edited and deleted. */
export async function openReplies(app: App) {
  await chooseInUserMenu(app, 'Saved replies…')
  return findDialog('Saved replies')
}

/** Opens the form of a new reply, fills it in, and submits it. */
export async function addReply({ user }: App, name: string, text: string) {
  await user.click(screen.getByRole('button', { name: 'Add a reply' }))
  const form = await findDialog('Save a reply')
  if (name) await fill(user, within(form).getByLabelText('Name'), name)
  if (text) await fill(user, within(form).getByLabelText('Text'), text)
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  return form
}
