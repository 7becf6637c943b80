import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { demoSignIn } from '../../src/mock-api/session'
import { ada, fill, renderApp, signIn, voucherRows } from '../support/render-app'
import { server, takeLogged } from '../support/server'
import { LOGIN_FOR_SHARED, renderShared, SHARED } from './shared-url'

test('opens the requested list after signing in', async () => {
  const app = renderShared({ signedIn: false })
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(app.address()).toBe(LOGIN_FOR_SHARED)
  await signIn(app.user)
  expect(await voucherRows()).toHaveLength(4)
  expect(app.address()).toBe(SHARED)
  expect(screen.getByRole('searchbox', { name: 'Search vouchers' })).toHaveValue('jollof')
  // The others are those of the results of the search.
  expect(app.requests.slice(0, 2)).toEqual([
    'POST /api/auth/login',
    'GET /api/crm/voucher?page=2&limit=20&search=jollof&status=used&type=voucher',
  ])
})

test('redirects to the dashboard instead of another origin', async () => {
  const app = renderApp('/login?redirect=%2F%2Fevil.example', { signedIn: false })
  await signIn(app.user)
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(app.address()).toBe('/')
})

test('shows why signing in failed, keeps the input, and saves the session when it succeeds', async () => {
  const app = renderApp('/login', { signedIn: false })
  await signIn(app.user, { email: 'ada@example.com', password: 'not this' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password')
  expect(screen.getAllByText('Wrong email or password')).toHaveLength(1)
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  const password = screen.getByLabelText('Password')
  expect(password).toHaveValue('not this')
  await app.user.clear(password)
  await fill(app.user, password, demoSignIn.password)
  await app.user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(app.address()).toBe('/')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada)
  expect(app.db.tokens).toContain(localStorage.getItem('token'))
})

test('focuses the email field, and shows an error at each invalid field', async () => {
  const app = renderApp('/login', { signedIn: false })
  await screen.findByRole('heading', { name: 'Sign in' })
  const email = screen.getByLabelText('Email')
  const password = screen.getByLabelText('Password')
  expect(email).toHaveFocus()
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toHaveAccessibleDescription('Enter your email')
  expect(password).toHaveAccessibleDescription('Enter your password')
  await fill(app.user, email, 'ada')
  expect(email).toHaveAccessibleDescription(/such as name@example.com/)
  await fill(app.user, email, '@example.com')
  expect(email).toBeValid()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(password).toHaveFocus())
  expect(password).toHaveAccessibleDescription('Enter your password')
  expect(app.requests).toEqual([])
})

test('shows and hides the password', async () => {
  const app = renderApp('/login', { signedIn: false })
  const password = await screen.findByLabelText('Password')
  await fill(app.user, password, 'jollof')
  const button = screen.getByRole('button', { name: 'Show password', pressed: false })
  expect(password).toHaveAttribute('type', 'password')
  await app.user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(password).toHaveAttribute('type', 'text')
  expect(password).toHaveValue('jollof')
  await app.user.click(button)
  expect(password).toHaveAttribute('type', 'password')
})

test('does not offer a demo account by default', async () => {
  renderApp('/login', { signedIn: false })
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(screen.queryByRole('button', { name: 'Use demo account' })).not.toBeInTheDocument()
})

test('fills in the demo account of a demo server', async () => {
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

describe('in the matrix', { tags: 'matrix' }, () => {
  test('keeps the hash of the requested URL when signing in', async () => {
    const app = renderApp('/orders/7?tab=items#total', { signedIn: false })
    await signIn(app.user)
    await screen.findByRole('heading', { level: 1, name: 'Orders' })
    expect(app.address()).toBe('/orders/7?tab=items#total')
  })

  test('redirects from the login page if there is a session', async () => {
    const app = renderShared({}, LOGIN_FOR_SHARED)
    expect(await voucherRows()).toHaveLength(4)
    expect(app.address()).toBe(SHARED)
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  })

  test.each([
    ['fault-shape@example.com', 'Something went wrong'],
    ['fault-unauthenticated@example.com', 'Unauthenticated'],
  ])('shows an alert on the login page if signing in fails (%s)', async (email, message) => {
    const app = renderApp('/login', { signedIn: false })
    await signIn(app.user, { email, password: 'x' })
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    takeLogged()
  })

  test('sends one request even if "Sign in" is pressed several times', async () => {
    const app = renderApp('/login', { signedIn: false })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(http.post('*/api/auth/login', () => released.then(() => undefined)))
    await signIn(app.user)
    const button = await screen.findByRole('button', { name: 'Sign in', busy: true })
    await app.user.click(button)
    await app.user.dblClick(button)
    await app.user.type(screen.getByLabelText('Password'), '{Enter}{Enter}')
    release()
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    expect(app.writes.map(({ request }) => request)).toEqual(['POST /api/auth/login'])
  })
})
