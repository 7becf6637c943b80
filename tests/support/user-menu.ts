import { screen } from '@testing-library/react'
import type { renderApp } from './render-app'

type App = Pick<ReturnType<typeof renderApp>, 'user'>

export async function openUserMenu({ user }: App) {
  await user.click(await screen.findByRole('button', { name: /^Ada O/ }))
  await screen.findByRole('menu')
}

const ROLES = ['menuitem', 'menuitemcheckbox', 'menuitemradio']

/** The texts of the entries of the open menu. */
export const menuTexts = () =>
  ROLES.flatMap((role) => screen.queryAllByRole(role)).map(({ textContent }) => textContent)

/** Opens the user's menu, and chooses an entry. */
export async function chooseInUserMenu(app: App, name: string) {
  await openUserMenu(app)
  await app.user.click(await screen.findByText(name))
}
