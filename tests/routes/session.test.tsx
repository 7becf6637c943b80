import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { toast } from '@/lib/toast'
import { endSession, getSession, updateUser } from '@/memory/session'
import {
  ada,
  column,
  findDialog,
  findToast,
  renderApp,
  ROWS,
  signIn,
  voucherRows,
  failureToasts,
} from '../support/render-app'
import { server, takeLogged } from '../support/server'
import { LOGIN_FOR_SHARED, renderShared, SHARED } from './shared-url'

/** Writes storage as another tab does, and notifies this tab. */
function inAnotherTab(write: () => void) {
  write()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
}

function endInAnotherTab(reason: 'expired' | 'logout') {
  inAnotherTab(() => {
    localStorage.setItem('marketplace-admin.sessionEnded', reason)
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
}

const findLogin = () => screen.findByRole('heading', { name: 'Sign in' })

test('shows the login page with one toast when the server ends the session', async () => {
  const app = renderShared()
  server.use(
    http.get('*/api/crm/voucher', () =>
      HttpResponse.json({ message: 'UNAUTHENTICATED' }, { status: 400 }),
    ),
  )
  await findLogin()
  expect(app.address()).toBe(LOGIN_FOR_SHARED)
  expect(await findToast('Your session has expired')).toBeVisible()
  expect(screen.getAllByText('Please sign in again')).toHaveLength(1)
  expect(failureToasts()).toHaveLength(1)
  expect(notice()).toHaveRole('status')
  expect(localStorage.getItem('token')).toBeNull()
  // No retry.
  expect(app.requests).toHaveLength(1)
})

test('shows the login page when the session ends or becomes invalid in another tab', async () => {
  const app = renderShared()
  await voucherRows()
  endInAnotherTab('expired')
  await findLogin()
  expect(await findToast('Your session has expired')).toBeVisible()
  for (const [key, value] of [
    ['token', '  '],
    ['user', '{"firstName":'],
  ] as const) {
    expect(app.address()).toBe(LOGIN_FOR_SHARED)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await signIn(app.user)
    expect(await voucherRows()).toHaveLength(4)
    inAnotherTab(() => localStorage.setItem(key, value))
    await findLogin()
  }
})

test('shows the login page without a redirect after a logout in another tab', async () => {
  const app = renderShared()
  await voucherRows()
  endInAnotherTab('logout')
  await findLogin()
  expect(app.address()).toBe('/login')
})

const notice = () => screen.queryByText(/^Your session has expired\. Sign in to continue/)

test('does not show that the session has expired after a logout and a reload', async () => {
  localStorage.setItem('marketplace-admin.sessionEnded', 'logout')
  renderApp('/login', { signedIn: false })
  await findLogin()
  expect(notice()).not.toBeInTheDocument()
})

test('removes error toasts when the user signs in again', async () => {
  const app = renderApp('/nowhere')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  act(() => toast.error('The kitchen is on fire'))
  await findToast('The kitchen is on fire')
  act(() => endSession('expired'))
  await findToast('Your session has expired')
  await signIn(app.user)
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  await waitFor(() => expect(failureToasts()).toEqual([]))
})

test('refetches for another administrator, who never sees the rows of the previous one', async () => {
  const app = renderApp('/vouchers')
  const [code = ''] = await column('Code')
  app.db.tokens.add('other-token')
  const texts: string[] = []
  const observer = new MutationObserver(() => {
    const text = document.body.textContent
    if (text.includes('Tunde')) texts.push(text)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  inAnotherTab(() => {
    const tunde = { ...ada, id: 'adm-2', firstName: 'Tunde', lastName: 'Bakare' }
    localStorage.setItem('user', JSON.stringify(tunde))
    localStorage.setItem('token', 'other-token')
  })
  expect(await screen.findByRole('button', { name: /^Tunde B/ })).toBeVisible()
  expect(screen.queryByText(code)).not.toBeInTheDocument()
  observer.disconnect()
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes(code))).toEqual([])
  expect(await voucherRows()).toHaveLength(ROWS)
  expect(app.requests.length).toBeGreaterThan(1)
})

test('removes a saved session that is invalid, logs it, and shows the login page', async () => {
  localStorage.setItem('user', '{"firstName":"Ada"')
  localStorage.setItem('token', 'a-token')
  renderApp('/vouchers', { signedIn: false })
  await findLogin()
  expect(takeLogged()).toEqual(['The saved session could not be read and was removed.'])
  expect(localStorage).toHaveLength(0)
})

test('calls a user without a name "Administrator"', async () => {
  localStorage.setItem('user', '{"firstName":null,"lastName":7,"usertype":"admin"}')
  localStorage.setItem('token', 'a-token')
  renderApp('/nowhere', { signedIn: false })
  expect(await screen.findByRole('button', { name: /^Administrator/ })).toBeVisible()
})

test('signs in for this tab if the browser blocks storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const app = renderApp('/nowhere', { signedIn: false })
  await signIn(app.user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(takeLogged().join()).toContain('The browser storage cannot be used')
})

test('signs in without saving part of the session if storage is full', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  setItem.mockImplementation((key) => {
    if (key === 'token') throw new DOMException('No room.', 'QuotaExceededError')
  })
  localStorage.setItem('restaurant', '{}')
  const app = renderApp('/nowhere', { signedIn: false })
  await signIn(app.user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(localStorage).toHaveLength(0)
  expect(takeLogged().join()).toContain('The browser storage cannot be used')
})

test('ends the session of another application on this origin, and keeps its other data', async () => {
  localStorage.setItem('user', JSON.stringify(ada))
  localStorage.setItem('token', 'of another application')
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('draft', 'of another application')
  const app = renderApp('/vouchers', { signedIn: false })
  await findLogin()
  expect(await findToast('Your session has expired')).toBeVisible()
  expect(app.requests).toHaveLength(1)
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(sessionStorage.getItem('draft')).toBe('of another application')
})

test('hides a page from the back-forward cache at once if the session has ended', async () => {
  const app = renderShared()
  await voucherRows()
  localStorage.clear()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await findLogin()
  expect(app.address()).toBe(LOGIN_FOR_SHARED)
})

test('keeps the token when the user object is replaced', async () => {
  renderApp('/nowhere')
  await screen.findByRole('button', { name: /^Ada O/ })
  act(() => updateUser({ ...ada, firstName: 'Adaeze' }))
  expect(screen.getByRole('button', { name: /^Adaeze O/ })).toBeVisible()
  expect(localStorage.getItem('user')).toContain('Adaeze')
  expect(localStorage.getItem('token')).toBe('a-token')
  expect(getSession()?.token).toBe('a-token')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('"Logout" ends the session, and Back does not show the page again', async () => {
    const app = renderApp('/')
    localStorage.setItem('restaurant', '{}')
    const modules = await screen.findByRole('navigation', { name: 'Modules' })
    await app.user.click(within(modules).getByRole('link', { name: 'Vouchers' }))
    await voucherRows()
    await app.user.click(screen.getByRole('button', { name: /^Ada O/ }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await findLogin()
    expect(app.address()).toBe('/login')
    for (const key of ['user', 'token', 'restaurant']) expect(localStorage.getItem(key)).toBeNull()
    expect(app.router.options.context.queryClient.getQueryCache().getAll()).toEqual([])
    await waitFor(() => expect(app.db.tokens).not.toContain('a-token'))
    expect(app.requests.at(-1)).toBe('POST /api/auth/logout')
    app.router.history.back()
    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2F'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  test('"Logout" in the mobile menu ends the session even if the request fails', async () => {
    const app = renderApp('/nowhere')
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()))
    await app.user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const menu = await findDialog('Menu')
    await app.user.click(within(menu).getByRole('button', { name: 'Logout' }))
    await findLogin()
    await waitFor(() => expect(takeLogged().join()).toContain('The logout request failed'))
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
  })

  test('shows that the session has expired after a reload, until the next sign-in', async () => {
    localStorage.setItem('marketplace-admin.sessionEnded', 'expired')
    const app = renderApp('/login', { signedIn: false })
    await findLogin()
    expect(notice()).toHaveTextContent('Sign in to continue.')
    await signIn(app.user)
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    act(() => endSession('logout'))
    await findLogin()
    expect(notice()).not.toBeInTheDocument()
  })

  test('opens the requested page when the user signs in in another tab', async () => {
    const app = renderShared({ signedIn: false })
    await findLogin()
    app.db.tokens.add('other-token')
    inAnotherTab(() => {
      localStorage.setItem('user', JSON.stringify(ada))
      localStorage.setItem('token', 'other-token')
    })
    expect(await voucherRows()).toHaveLength(4)
    expect(app.address()).toBe(SHARED)
  })
})
