import { screen, within } from '@testing-library/react'
import { ada, fill, findDialog, type renderApp } from './render-app'

type App = Pick<ReturnType<typeof renderApp>, 'user'>

const keyOf = (id: string) => `marketplace-admin.savedFilters id ${id}`

interface Saved {
  list: string
  name: string
  search?: Record<string, string>
  hidden?: string[]
  usedAt?: number
}

/** Stores saved filters of an administrator, as another tab does. */
export function storeFilters(filters: readonly Saved[], id = ada.id) {
  const stored = filters.map((filter) => ({ search: {}, hidden: [], usedAt: 0, ...filter }))
  localStorage.setItem(keyOf(id), JSON.stringify(stored))
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(id) }))
}

export const storedFilters = (id = ada.id): Saved[] =>
  JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]')

/** Opens the menu of the list. Returns the texts of its saved filters. */
export async function openSaved({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Saved' }))
  const menu = await screen.findByRole('menu')
  return within(menu)
    .queryAllByRole('menuitemradio')
    .map((item) => item.textContent)
}

/** Opens the form that asks for a name, and submits it. */
export async function saveAs(app: App, name: string) {
  await openSaved(app)
  await app.user.click(screen.getByRole('menuitem', { name: 'Save these filters…' }))
  const dialog = await findDialog('Save these filters')
  if (name) await fill(app.user, within(dialog).getByLabelText('Name'), name)
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  return dialog
}

/** Opens the dialog in which saved filters are renamed, deleted and shared. */
export async function editSaved(app: App, noun: string) {
  await openSaved(app)
  await app.user.click(screen.getByRole('menuitem', { name: 'Edit saved filters…' }))
  return findDialog(`Saved filters of ${noun}`)
}
