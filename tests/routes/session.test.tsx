import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { endSession, getSession, updateUser } from '@/lib/session'
import { toast } from '@/lib/toast'
import { demoSignIn } from '../../src/mock-api/session'
import {
  ada,
  fill,
  findDialog,
  findToast,
  renderApp,
  signIn,
  voucherRows,
} from '../support/render-app'
import { server, takeLogged } from '../support/server'

const SHARED = '/vouchers?status=used&type=voucher&search=jollof&page=2'
const TO_SHARED = `/login?redirect=${encodeURIComponent(SHARED)}`

const renderShared = (options = {}) => renderApp(SHARED, { vouchers: 240, ...options })

/** What the browser does in this tab when another one writes the storage. */
function inAnotherTab(write: () => void) {
  write()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  })
}

describe('signing in', () => {
  test('leads a stranger with a shared address to exactly those rows', async () => {
    const app = renderShared({ signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe(TO_SHARED)
    await signIn(app.user)
    expect(await voucherRows()).toHaveLength(4)
    expect(app.address()).toBe(SHARED)
    expect(screen.getByRole('searchbox', { name: 'Search vouchers' })).toHaveValue('jollof')
    expect(app.requests).toEqual([
      'POST /api/auth/login',
      'GET /api/crm/voucher?page=2&limit=20&search=jollof&status=used&type=voucher',
    ])
  })

  test('remembers the hash of the address too', async () => {
    const app = renderApp('/orders/7?tab=items#total', { signedIn: false })
    await signIn(app.user)
    await screen.findByRole('heading', { level: 1, name: 'Orders' })
    expect(app.address()).toBe('/orders/7?tab=items#total')
  })

  test('saves the user and the token', async () => {
    const app = renderApp('/login', { signedIn: false })
    await signIn(app.user)
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    expect(app.address()).toBe('/')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada)
    expect(app.db.tokens).toContain(localStorage.getItem('token'))
  })

  test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/.//evil.example'])(
    'never follows %s',
    async (redirect) => {
      const app = renderApp(`/login?redirect=${encodeURIComponent(redirect)}`, { signedIn: false })
      await signIn(app.user)
      await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
      expect(app.address()).toBe('/')
    },
  )

  test('that fails says why, once, and keeps what was typed', async () => {
    const app = renderApp('/login', { signedIn: false })
    await signIn(app.user, { email: 'ada@example.com', password: 'not this' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password')
    expect(screen.getAllByText('Wrong email or password')).toHaveLength(1)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('not this')
    await app.user.clear(screen.getByLabelText('Password'))
    await app.user.type(screen.getByLabelText('Password'), `${demoSignIn.password}{Enter}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test.each([
    ['fault-500@example.com', 'The kitchen is on fire'],
    ['fault-html@example.com', 'Something went wrong'],
    ['fault-object@example.com', 'Something went wrong'],
    ['fault-empty@example.com', 'Something went wrong'],
    ['fault-shape@example.com', 'Something went wrong'],
    ['fault-unauthenticated@example.com', 'Unauthenticated'],
  ])('as %s says "%s"', async (email, message) => {
    const app = renderApp('/login', { signedIn: false })
    await signIn(app.user, { email, password: 'x' })
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    takeLogged()
  })

  test('starts in the email field', async () => {
    const app = renderApp('/login', { signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await app.user.keyboard('ada@example.com{Enter}')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password')
  })

  test('shows the password on request', async () => {
    const app = renderApp('/login', { signedIn: false })
    await fill(app.user, await screen.findByLabelText('Password'), 'jollof')
    const button = screen.getByRole('button', { name: 'Show password', pressed: false })
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await app.user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveValue('jollof')
    await app.user.click(button)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  test('says at each field what is missing, and goes to the first', async () => {
    const app = renderApp('/login', { signedIn: false })
    await app.user.click(await screen.findByRole('button', { name: 'Sign in' }))
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    expect(email).toHaveAccessibleDescription('Enter your email')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password')
    await app.user.type(email, 'ada')
    expect(email).toHaveAccessibleDescription(/such as name@example.com/)
    await app.user.type(email, '@example.com')
    expect(email).toBeValid()
    expect(app.requests).toEqual([])
  })

  test('is sent once, however often it is pressed', async () => {
    const app = renderApp('/login', { signedIn: false })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(http.post('*/api/auth/login', () => held.then(() => undefined)))
    await signIn(app.user)
    const button = await screen.findByRole('button', { name: 'Sign in', busy: true })
    await app.user.click(button)
    await app.user.dblClick(button)
    await app.user.type(screen.getByLabelText('Password'), '{Enter}{Enter}')
    answer()
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    expect(app.writes.map(({ request }) => request)).toEqual(['POST /api/auth/login'])
  })

  test('is offered by no server but a demonstration', async () => {
    renderApp('/login', { signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.queryByRole('button', { name: 'Use demo account' })).not.toBeInTheDocument()
  })

  test('is offered by a demonstration', async () => {
    const meta = document.createElement('meta')
    meta.name = 'demo-sign-in'
    meta.content = JSON.stringify(demoSignIn)
    document.head.append(meta)
    const app = renderApp('/login', { signedIn: false })
    await app.user.click(await screen.findByRole('button', { name: 'Use demo account' }))
    expect(screen.getByLabelText('Email')).toHaveValue(demoSignIn.email)
    expect(screen.getByLabelText('Password')).toHaveValue(demoSignIn.password)
    meta.remove()
  })

  test('is not asked of somebody who is signed in', async () => {
    const app = renderApp(TO_SHARED, { vouchers: 240 })
    expect(await voucherRows()).toHaveLength(4)
    expect(app.address()).toBe(SHARED)
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  })
})

describe('the Logout button', () => {
  test('ends the session everywhere, without a way back to the page', async () => {
    const app = renderShared()
    localStorage.setItem('restaurant', '{}')
    await voucherRows()
    await app.user.click(screen.getByRole('button', { name: /^Ada O/ }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe('/login')
    for (const key of ['user', 'token', 'restaurant']) expect(localStorage.getItem(key)).toBeNull()
    expect(app.router.options.context.queryClient.getQueryCache().getAll()).toEqual([])
    await waitFor(() => expect(app.db.tokens).not.toContain('a-token'))
    expect(app.requests.at(-1)).toBe('POST /api/auth/logout')
  })

  test('needs no answer from the server', async () => {
    const app = renderApp('/')
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()))
    await app.user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const menu = await findDialog('Menu')
    await app.user.click(within(menu).getByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    await waitFor(() => expect(takeLogged().join()).toContain('The logout request failed'))
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument()
  })

  test('lets nobody back in with the back button', async () => {
    const app = renderApp('/')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    const modules = screen.getByRole('navigation', { name: 'Modules' })
    await app.user.click(within(modules).getByRole('link', { name: 'Vouchers' }))
    await voucherRows()
    await app.user.click(screen.getByRole('button', { name: /^Ada O/ }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    app.router.history.back()
    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2F'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

describe('a session that the server ended', () => {
  test.each([
    [401, 'Unauthenticated'],
    [401, 'unauthenticated'],
    [400, 'UNAUTHENTICATED'],
  ])('with %i "%s" leads to the login page and back, with one toast', async (status, message) => {
    const app = renderShared()
    server.use(http.get('*/api/crm/voucher', () => HttpResponse.json({ message }, { status })))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe(TO_SHARED)
    expect(await findToast('Your session has expired')).toBeVisible()
    expect(screen.getAllByText('Please sign in again')).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(
      screen.getByText('Your session has expired. Sign in to continue.', { selector: 'main *' }),
    ).toHaveAttribute('role', 'status')
    expect(localStorage.getItem('token')).toBeNull()
    // It is never tried again.
    expect(app.requests.filter((request) => request.startsWith('GET'))).toHaveLength(1)
  })

  test('says so in every tab', async () => {
    const app = renderShared()
    await voucherRows()
    inAnotherTab(() => {
      localStorage.setItem('marketplace-admin.sessionEnded', 'expired')
      localStorage.removeItem('token')
      localStorage.removeItem('user')
    })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe(TO_SHARED)
    expect(await findToast('Your session has expired')).toBeVisible()
  })
})

const notice = () => screen.queryByText(/^Your session has expired\. Sign in to continue/)

describe('the notice that the session has expired', () => {
  test('survives a reload and disappears after a sign-in', async () => {
    localStorage.setItem('marketplace-admin.sessionEnded', 'expired')
    const app = renderApp('/login', { signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(notice()).toHaveTextContent('Sign in to continue.')
    await signIn(app.user)
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    act(() => endSession('logout'))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(notice()).not.toBeInTheDocument()
  })

  test('is not shown after a logout', async () => {
    localStorage.setItem('marketplace-admin.sessionEnded', 'logout')
    renderApp('/login', { signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(notice()).not.toBeInTheDocument()
  })

  test('takes its toast, and older error toasts, away with the sign-in', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    act(() => toast.error('The kitchen is on fire'))
    await findToast('The kitchen is on fire')
    act(() => endSession('expired'))
    await findToast('Your session has expired')
    await signIn(app.user)
    await voucherRows()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })
})

describe('other tabs', () => {
  test('that log out take this one along', async () => {
    const app = renderShared()
    await voucherRows()
    inAnotherTab(() => {
      localStorage.setItem('marketplace-admin.sessionEnded', 'logout')
      localStorage.removeItem('token')
      localStorage.removeItem('user')
    })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe('/login')
  })

  test('that sign in open the page that this one waits for', async () => {
    const app = renderShared({ signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    app.db.tokens.add('other-token')
    inAnotherTab(() => {
      localStorage.setItem('user', JSON.stringify(ada))
      localStorage.setItem('token', 'other-token')
    })
    expect(await voucherRows()).toHaveLength(4)
    expect(app.address()).toBe(SHARED)
  })

  test('that sign somebody else in show that administrator here, and fetch anew', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    app.db.tokens.add('other-token')
    inAnotherTab(() => {
      localStorage.setItem(
        'user',
        JSON.stringify({ ...ada, firstName: 'Tunde', lastName: 'Bakare' }),
      )
      localStorage.setItem('token', 'other-token')
    })
    expect(await screen.findByRole('button', { name: /^Tunde B/ })).toBeVisible()
    await voucherRows()
    expect(app.requests.filter((request) => request.startsWith('GET'))).toHaveLength(2)
  })
})

test('another administrator never sees a frame of the previous one’s rows', async () => {
  const app = renderApp('/vouchers')
  const [first] = await voucherRows()
  const code = first?.querySelector('td:nth-child(5)')?.textContent ?? 'none'
  app.db.tokens.add('other-token')
  const frames: string[] = []
  const observer = new MutationObserver(() => {
    const text = document.body.textContent
    if (text.includes('Tunde')) frames.push(text)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  inAnotherTab(() => {
    localStorage.setItem(
      'user',
      JSON.stringify({ ...ada, firstName: 'Tunde', email: 't@example.com' }),
    )
    localStorage.setItem('token', 'other-token')
  })
  expect(await screen.findByRole('button', { name: /^Tunde O/ })).toBeVisible()
  expect(screen.queryByText(code)).not.toBeInTheDocument()
  observer.disconnect()
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.filter((text) => text.includes(code))).toEqual([])
  expect(await voucherRows()).toHaveLength(5)
})

describe('the saved session', () => {
  test.each([
    ['{"firstName":"Ada"', 'a-token'],
    ['"Ada"', 'a-token'],
    ['null', 'a-token'],
    ['[1]', ' '],
    ['[]', 'a-token'],
    ['{}', 'a-token'],
    [`[${JSON.stringify(ada)}]`, 'a-token'],
    ['{"firstName":"","usertype":7,"id":""}', 'a-token'],
    [JSON.stringify(ada), ''],
  ])('%s with the token %j is logged, removed, and asks to sign in', async (user, token) => {
    localStorage.setItem('user', user)
    localStorage.setItem('token', token)
    renderApp('/vouchers', { signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(takeLogged()).toEqual(['The saved session could not be read and was removed.'])
    expect(localStorage.getItem('user')).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('is the same session however its token is written', async () => {
    localStorage.setItem('user', JSON.stringify(ada))
    localStorage.setItem('token', ' a token ')
    renderApp('/faq', { signedIn: false })
    await screen.findByRole('button', { name: /^Ada O/ })
    inAnotherTab(() => undefined)
    expect(getSession()?.token).toBe(' a token ')
  })

  test('may lack names', async () => {
    localStorage.setItem('user', '{"firstName":null,"lastName":7,"usertype":"admin"}')
    localStorage.setItem('token', 'a-token')
    renderApp('/faq', { signedIn: false })
    expect(await screen.findByRole('button', { name: /^Administrator/ })).toBeVisible()
  })

  test('is not needed where the browser allows no storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const app = renderApp('/faq', { signedIn: false })
    await signIn(app.user)
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    expect(takeLogged().join()).toContain('The browser storage cannot be used')
  })

  test('is not saved by half where the storage is full', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    setItem.mockImplementation((key) => {
      if (key === 'token') throw new DOMException('No room.', 'QuotaExceededError')
    })
    localStorage.setItem('restaurant', '{}')
    const app = renderApp('/faq', { signedIn: false })
    await signIn(app.user)
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
    expect(localStorage).toHaveLength(0)
    expect(takeLogged().join()).toContain('The browser storage cannot be used')
  })

  test('of another application on this origin is none of ours', async () => {
    localStorage.setItem('user', JSON.stringify(ada))
    localStorage.setItem('token', 'of another application')
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('draft', 'of another application')
    const app = renderApp('/vouchers', { signedIn: false })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(await findToast('Your session has expired')).toBeVisible()
    expect(app.requests).toHaveLength(1)
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(sessionStorage.getItem('draft')).toBe('of another application')
  })

  test.each(['token', 'user'])('whose %s is spoilt by hand ends in the other tabs', async (key) => {
    const app = renderShared()
    await voucherRows()
    inAnotherTab(() => localStorage.setItem(key, key === 'token' ? '  ' : '{"firstName":'))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe(TO_SHARED)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await signIn(app.user)
    expect(await voucherRows()).toHaveLength(4)
  })

  test('that ended meanwhile is over for a page from the back-forward cache', async () => {
    const app = renderShared()
    await voucherRows()
    localStorage.clear()
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe(TO_SHARED)
  })

  test('keeps its token when the user object is replaced', async () => {
    renderApp('/faq')
    await screen.findByRole('button', { name: /^Ada O/ })
    act(() => updateUser({ ...ada, firstName: 'Adaeze' }))
    expect(screen.getByRole('button', { name: /^Adaeze O/ })).toBeVisible()
    expect(localStorage.getItem('user')).toContain('Adaeze')
    expect(localStorage.getItem('token')).toBe('a-token')
    expect(getSession()?.token).toBe('a-token')
  })
})
