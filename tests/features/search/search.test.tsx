import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { joinWords } from '@/features/search/source'
import { updateUser } from '@/memory/session'
import { sources } from '@/routes/-searchable-lists'
import { cellsOf } from '../../support/contents'
import { defaultFilters } from '../../support/default-filters'
import {
  ada,
  fill,
  renderApp,
  runClockUntil,
  failureToasts,
  sentence,
} from '../../support/render-app'
import { holdResponse, server } from '../../support/server'

const HINT = /^Search by order number, name, email, phone, .* or .+/
const lists = sources.map(({ resource }) => resource)
const known = ['order', 'user', 'transaction', 'restaurant', 'driver', 'voucher']

/** Leaves the other lists empty, so that one more changes no result. */
function renderSearch(...options: Parameters<typeof renderApp>) {
  const app = renderApp(...options)
  for (const { path, keys } of lists) {
    if (known.some((name) => path.endsWith(`/${name}`))) continue
    server.use(http.get(`*/api${path}`, () => HttpResponse.json({ [keys[1]]: [] })))
  }
  return app
}

const field = () => screen.findByRole('searchbox', { name: 'Search everything' })
const group = (name: string) => screen.findByRole('region', { name })
const groupNames = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const results = (region: HTMLElement) => within(region).getAllByRole('listitem')
const resultNamed = async (name: RegExp) => screen.findByRole('link', { name })

/** The value of `search` in each request, by list. */
function searches(requests: readonly string[]) {
  const urls = requests.map((request) => new URL(request.replace('GET ', ''), 'https://x.test'))
  return urls
    .filter(({ searchParams }) => searchParams.get('limit') === '5')
    .map(({ pathname, searchParams }) => [
      pathname.replace('/api/crm/', ''),
      searchParams.get('search'),
    ])
}

/** Holds the responses of a list to a text, or to any. Returns a function that releases them. */
function hold(list: string, text?: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.get(`*/api/crm/${list}`, async ({ request }) => {
      const search = new URL(request.url).searchParams.get('search')
      if (text === undefined || search === text) await released
    }),
  )
  return () => release()
}

/** Lets the requests of a list fail. Returns a function that ends this. */
function fail(list: string, status: number) {
  let isFailing = true
  server.use(
    http.get(`*/api/crm/${list}`, () =>
      isFailing ? HttpResponse.json({ message: 'On fire' }, { status }) : undefined,
    ),
  )
  return () => {
    isFailing = false
  }
}

const announced = () =>
  screen.getByText(/result|Nothing found|loaded|provide/, { selector: '[role="status"]' })

test('the search begins with two characters, and sends one request for five rows to each list', async () => {
  const app = renderSearch('/search')
  const input = await field()
  expect(input).toHaveFocus()
  expect(screen.getByRole('heading', { name: HINT })).toBeVisible()
  await app.user.keyboard('b')
  await waitFor(() => expect(app.address()).toBe('/search?search=b'))
  expect(screen.getByRole('heading', { name: HINT })).toBeVisible()
  await app.user.keyboard('ola ')
  expect(await group('Orders')).toBeVisible()
  expect(app.address()).toBe('/search?search=bola')
  expect(app.requests).toEqual(
    lists.map((list) => {
      const rest = defaultFilters(list).map(([name, value]) => `&${name}=${value}`)
      return `GET /api${list.path}?page=1&limit=5&search=bola${rest.join('')}`
    }),
  )
  expect(input).toHaveFocus()
  expect(app.router.history.length).toBe(1)
})

test('a result has its name, one line of context with a masked phone, a status, and a link', async () => {
  const app = renderSearch('/search?search=bola')
  const users = await group('Users')
  expect(groupNames()).toEqual(['Orders', 'Users', 'Transactions', 'Vouchers'])
  expect(results(users)).toHaveLength(5)
  const [user] = app.db.users.list({ search: 'bola' }).rows
  const link = within(users).getByRole('link', { name: new RegExp(user?.email ?? '') })
  expect(link).toHaveTextContent(/^Bola \w+bola\.\w+@example\.com · \+234 800 ••• ••\d\dActive$/)
  expect(link).toHaveAttribute('href', `/users/${user?.id}`)
  expect(document.body).not.toHaveTextContent(user?.phone ?? '')
  const all = within(users).getByRole('link', { name: 'See all 12 users' })
  expect(all).toHaveAttribute('href', '/users?search=bola')
  const vouchers = await group('Vouchers')
  expect(within(vouchers).queryByRole('link', { name: /See all/ })).not.toBeInTheDocument()
  expect(within(users).getByText('12')).toBeVisible()
  expect(announced()).toHaveTextContent(/^112 results$/)
  const empty = sources.map(({ heading }) => heading).filter((name) => !groupNames().includes(name))
  expect(empty).toContain('Companies')
  expect(screen.getByText(`Nothing in ${joinWords(empty)}.`)).toBeVisible()
  // Each of several users may be the one who is meant.
  expect(screen.queryByRole('link', { name: /^Orders of/ })).not.toBeInTheDocument()
})

test('the groups are in the order of the work, and each is named after its records', async () => {
  renderApp('/search?search=any')
  for (const { path, keys } of lists) {
    server.use(http.get(`*/api${path}`, () => HttpResponse.json({ [keys[1]]: [{ id: 'one' }] })))
  }
  await group('Admins')
  expect(groupNames()).toEqual(sources.map(({ heading }) => heading))
  const links = screen.getAllByRole('link', { name: /^one/ })
  const hrefs = links.map((link) => link.getAttribute('href'))
  const expected = [
    ['Orders', '/orders/one'],
    ['Users', '/users/one'],
    ['Tickets', '/tickets?ticket=one'],
    ['Transactions', '/transactions?transaction=one'],
    ['Payouts', '/payouts?payout=one'],
    ['Restaurants', '/restaurant/one'],
    ['Drivers', '/driver/one'],
    ['Vendors', '/vendors/one'],
    ['Vouchers', '/vouchers?voucher=one'],
    ['Dishes', '/menus/one'],
    ['Companies', '/logistics/one'],
    ['Admins', '/admins?admin=one'],
  ]
  // Another module may be between them.
  const found = groupNames().map((name, index) => [name, hrefs[index]])
  expect(found.filter(([name]) => expected.some(([heading]) => heading === name))).toEqual(expected)
  expect(screen.queryByText(/^Nothing in/)).not.toBeInTheDocument()
})

test('a full group of a list without a total or a limit shows five rows, and leads to the whole list', async () => {
  renderSearch('/search?search=bola')
  const users = ['u-1', 'u-2', 'u-3', 'u-4', 'u-5', 'u-6'].map((id) => ({ id }))
  server.use(http.get('*/api/crm/user', () => HttpResponse.json({ users })))
  expect(results(await group('Users'))).toHaveLength(5)
  const all = within(await group('Users')).getByRole('link', { name: 'See all users' })
  expect(all).toHaveAttribute('href', '/users?search=bola')
})

/** Searches for a text. Returns the first group, and the link of the exact match. */
async function findExact(app: ReturnType<typeof renderApp>, text: string | null | undefined) {
  await field()
  await act(() => app.router.navigate({ to: '/search', search: { search: text ?? '' } }))
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
  const exact = (await screen.findByText('Exact match')).closest('a')
  return [groupNames()[0], exact?.getAttribute('href')]
}

test('the record with exactly this number, email, phone, code or reference comes first and is marked', async () => {
  const app = renderSearch('/search')
  for (const [text, name, url] of [
    ['ord-5284413', 'Orders', '/orders/ord-009'],
    ['5284413', 'Orders', '/orders/ord-009'],
    ['Bola.Adeyemi@example.com', 'Users', '/users/usr-002'],
    ['+234 800 555 0001', 'Users', '/users/usr-002'],
    ['mama-put-express-gra@example.com', 'Restaurants', '/restaurant/res-039'],
    ['LSR-167DB', 'Drivers', '/driver/drv-057'],
    ['FYZKS524FC', 'Vouchers', '/vouchers?voucher=128a7553a0d0a104069e5f36'],
    ['TXN-J6DW8UVZR6', 'Transactions', '/transactions?transaction=txn-ord-009'],
    ['T339364496346964', 'Transactions', '/transactions?transaction=txn-ord-004'],
  ] as const) {
    expect(await findExact(app, text)).toEqual([name, url])
  }
})

test('Enter opens the exact match of the text in the field, also if it has not loaded yet', async () => {
  const app = renderSearch('/search')
  const release = hold('order')
  await fill(app.user, await field(), 'ORD-5284413')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(searches(app.requests)).toHaveLength(lists.length))
  // The text changes meanwhile.
  await app.user.keyboard('{Backspace}')
  release()
  expect(await group('Orders')).toBeVisible()
  await app.user.keyboard('3')
  expect(await screen.findByText('Exact match')).toBeVisible()
  // The match of the previous text is still shown, but it is none of this text.
  const releaseOrders = hold('order')
  await app.user.keyboard('0{Enter}')
  await waitFor(() => expect(screen.queryByText('Exact match')).not.toBeInTheDocument())
  expect(within(await group('Orders')).getByText('ORD-5284413')).toBeVisible()
  releaseOrders()
  expect(await screen.findByRole('heading', { name: /^Nothing found/ })).toBeVisible()
  expect(app.address()).toBe('/search?search=ORD-52844130')
  await app.user.keyboard('{Backspace}{Enter}')
  await waitFor(() => expect(app.address()).toBe('/orders/ord-009'))
})

test('a list that fails says so in its place, without a toast, and loads with "Try again"', async () => {
  const app = renderSearch('/search?search=bola', { fakeTimers: true })
  const recover = fail('order', 500)
  await runClockUntil('The orders could not be loaded')
  const orders = await group('Orders')
  expect(groupNames()).toEqual(['Users', 'Transactions', 'Vouchers', 'Orders'])
  expect(searches(app.requests).filter(([list]) => list === 'order')).toHaveLength(4)
  expect(failureToasts()).toEqual([])
  expect(announced()).toHaveTextContent('60 results. The orders could not be loaded')
  recover()
  await app.user.click(within(orders).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(results(orders)).toHaveLength(5))
  expect(searches(app.requests).filter(([list]) => list === 'user')).toHaveLength(1)
})

test('a list that the backend lacks is named, without a retry or toast, and does not delay the others', async () => {
  const app = renderSearch('/search?search=bola')
  fail('transaction', 404)
  fail('user', 501)
  expect(
    await screen.findByText('This backend does not provide users and transactions.'),
  ).toBeVisible()
  expect(groupNames()).toEqual(['Orders', 'Vouchers'])
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(results(await group('Orders'))).toHaveLength(5)
  expect(searches(app.requests)).toHaveLength(lists.length)
  expect(failureToasts()).toEqual([])
})

test('if every list fails, the page does not say that nothing was found', async () => {
  renderApp('/search?search=fault-404')
  await screen.findAllByText(/^This backend does not provide orders, .* and \w+\.$/)
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  expect(announced()).toHaveTextContent(/^This backend does not provide orders/)
})

test('arrow keys, Home and End move from the field through the results of all lists', async () => {
  const app = renderSearch('/search?search=adaeze')
  const orders = results(await group('Orders')).map((item) => within(item).getByRole('link'))
  const users = results(await group('Users')).map((item) => within(item).getByRole('link'))
  const { user } = app
  await user.keyboard('{ArrowUp}')
  expect(await field()).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(orders[0]).toHaveFocus()
  await user.keyboard('{ArrowDown>5}')
  expect(users[0]).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(orders[4]).toHaveFocus()
  await user.keyboard('{End}{ArrowDown}')
  expect(
    within(await group('Transactions'))
      .getAllByRole('link')
      .at(-1),
  ).toHaveFocus()
  await user.keyboard('{Home}')
  expect(orders[0]).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(await field()).toHaveFocus()
  // In the field, Home moves the caret. In the results, it would scroll the page.
  expect(fireEvent.keyDown(await field(), { key: 'Home' })).toBe(true)
  await user.keyboard('{ArrowDown}')
  expect(fireEvent.keyDown(orders[0] ?? document.body, { key: 'Home' })).toBe(false)
  // Other links are not among the results.
  const [all] = screen.getAllByRole('link', { name: /^See all/ })
  act(() => all?.focus())
  await user.keyboard('{ArrowDown}')
  expect(all).toHaveFocus()
  act(() => orders[0]?.focus())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(app.address()).toBe(orders[1]?.getAttribute('href')))
})

test('the field and the results follow Back between two searches', async () => {
  const app = renderSearch('/search?search=jollof')
  await group('Restaurants')
  await act(() => app.router.navigate({ to: '/search', search: { search: 'adaeze' } }))
  expect(await group('Users')).toBeVisible()
  expect(await field()).toHaveValue('adaeze')
  act(() => app.router.history.back())
  expect(await group('Restaurants')).toBeVisible()
  expect(await field()).toHaveValue('jollof')
})

test('a list that refuses says why in its group, and the others are shown', async () => {
  renderSearch('/search?search=jollof')
  fail('order', 403)
  expect(await group('Orders')).toHaveTextContent(/^OrdersThe orders could not be loaded: On fire$/)
  expect(groupNames()).toEqual(['Orders', 'Restaurants'])
})

test('lists that may not be viewed are not searched, and no result leads to them', async () => {
  const permissions = ['users.view', 'orders.view', 'vouchers.view']
  const app = renderSearch('/search?search=usr-002', { permissions })
  server.use(
    http.get('*/api/crm/user', () =>
      HttpResponse.json({ users: [{ id: 'usr-9' }, { id: 'usr-002', firstName: 'Bola' }] }),
    ),
  )
  const users = await group('Users')
  // An exact match comes first, also if it is only one of the results of its list.
  expect(groupNames()).toEqual(['Users', 'Orders'])
  const links = within(users).getAllByRole('link', { name: / of Bola$/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(['Orders of Bola'])
  expect(searches(app.requests).map(([list]) => list)).toEqual(['order', 'user', 'voucher'])
  // A change of the permissions applies at once.
  act(() => updateUser({ ...ada, permissions: ['orders.view', 'vouchers.view'] }))
  expect(groupNames()).toEqual(['Orders'])
})

test('on a touch screen the field gets no focus, which would open the keyboard', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === '(pointer: coarse)' }),
  )
  renderSearch('/search')
  expect(await field()).not.toHaveFocus()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('an exact match may also be a ticket, a payout, a partner or an administrator', async () => {
    const app = renderApp('/search')
    const [ticket] = app.db.tickets.all()
    const payout = app.db.payouts.all().find(({ reference }) => reference)
    const vendor = app.db.vendors.all().find(({ rcNumber }) => rcNumber)
    const company = app.db.logistics.all().find(({ email }) => email)
    for (const [text, name, url] of [
      [ticket?.ticketId.toLowerCase(), 'Tickets', `/tickets?ticket=${ticket?.id}`],
      [payout?.payoutId, 'Payouts', `/payouts?payout=${payout?.id}`],
      [payout?.reference, 'Payouts', `/payouts?payout=${payout?.id}`],
      [vendor?.rcNumber, 'Vendors', `/vendors/${vendor?.id}`],
      [company?.email, 'Companies', `/logistics/${company?.id}`],
      ['Ada@example.com', 'Admins', '/admins?admin=adm-1'],
    ] as const) {
      expect(await findExact(app, text)).toEqual([name, url])
    }
  })

  test('a phone number in any spelling is sent as its national digits to the lists with phones, and leads to what its user has', async () => {
    const app = renderSearch('/search')
    await fill(app.user, await field(), '0800 555 0001')
    const users = await group('Users')
    await waitFor(() => expect(searches(app.requests)).toHaveLength(lists.length))
    const sent = new Map(searches(app.requests).map(([list, text]) => [list, text]))
    expect([...sent].filter(([, text]) => text === '8005550001').map(([list]) => list)).toEqual(
      lists.filter(({ hasPhones }) => hasPhones).map(({ path }) => path.replace('/crm/', '')),
    )
    expect(sent.get('logistics')).toBe('8005550001')
    // A voucher's code may look like a phone number.
    expect(sent.get('voucher')).toBe('0800 555 0001')
    const orders = await group('Orders')
    expect(within(orders).getByRole('link', { name: /See all/ })).toHaveAttribute(
      'href',
      '/orders?search=0800+555+0001',
    )
    const links = within(users).getAllByRole('link', { name: / of Bola Adeyemi$/ })
    expect(links.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual([
      'Orders of Bola Adeyemi: /orders?search=usr-002',
      'Transactions of Bola Adeyemi: /transactions?search=usr-002',
      'Tickets of Bola Adeyemi: /tickets?search=usr-002',
    ])
    await app.user.keyboard('{ArrowDown>2}{Enter}')
    await waitFor(() => expect(app.address()).toBe('/orders?search=usr-002'))
    await cellsOf('Orders')
    expect(screen.getByText(sentence('Orders of Bola Adeyemi'))).toBeVisible()
  })

  test('six requests are sent at a time, and those of an earlier text are canceled', async () => {
    const app = renderSearch('/search')
    const canceled: string[] = []
    const released: (() => void)[] = []
    server.use(
      http.get('*/api/crm/*', async ({ request }) => {
        request.signal.addEventListener('abort', () => canceled.push(request.url))
        await new Promise<void>((resolve) => {
          released.push(resolve)
        })
      }),
    )
    await fill(app.user, await field(), 'bola')
    await waitFor(() => expect(released).toHaveLength(6))
    // Placeholders of two groups.
    const lines = Array.from(document.querySelectorAll('main ul'), (list) => list.childElementCount)
    expect(lines).toEqual([3, 5])
    released[1]?.()
    await waitFor(() => expect(released).toHaveLength(7))
    expect(await group('Users')).toBeVisible()
    expect(
      screen.getByText(/^Still searching Orders, Tickets, Transactions, Payouts, .* and \w+…$/),
    ).toBeVisible()
    expect(searches(app.requests)).toHaveLength(7)
    await app.user.type(await field(), 'zz')
    // The new ones are held too: the results of the earlier text are still shown.
    await waitFor(() => expect(released).toHaveLength(13))
    expect(canceled).toHaveLength(6)
    expect(await group('Users')).toBeVisible()
    expect(screen.queryByText(/^Still searching/)).not.toBeInTheDocument()
    expect(searches(app.requests)).toHaveLength(13)
    for (const release of released) release()
  })

  test('"Nothing found" names the lists that failed', async () => {
    const app = renderSearch('/search?search=zzzz')
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zzzz”' })).toBeVisible()
    expect(groupNames()).toHaveLength(1)
    expect(screen.queryByText(/^(?:Nothing in|This backend)/)).not.toBeInTheDocument()
    expect(announced()).toHaveTextContent(/^Nothing found for “zzzz”$/)
    fail('order', 410)
    await app.user.type(await field(), 'y')
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zzzzy”' })).toBeVisible()
    expect(groupNames()).toEqual(['Nothing found for “zzzzy”'])
    expect(screen.getByText('This backend does not provide orders.')).toBeVisible()
    expect(announced()).toHaveTextContent(/zzzzy”. This backend does not provide orders/)
  })

  test('Back returns from a record to the same results without a request, and then to the page before', async () => {
    const app = renderSearch('/nowhere')
    await screen.findByRole('heading', { level: 2, name: 'Page not found' })
    await act(() => app.router.navigate({ to: '/search' }))
    await fill(app.user, await field(), 'bola')
    const found = results(await group('Users')).map((item) => item.textContent)
    await app.user.click(await resultNamed(/^Bola Fashola/))
    expect(await screen.findByRole('heading', { level: 2, name: 'Bola Fashola' })).toBeVisible()
    const sent = searches(app.requests).length
    act(() => app.router.history.back())
    await waitFor(() => expect(app.address()).toBe('/search?search=bola'))
    expect(results(await group('Users')).map((item) => item.textContent)).toEqual(found)
    expect(await field()).toHaveValue('bola')
    expect(searches(app.requests)).toHaveLength(sent)
    act(() => app.router.history.back())
    await waitFor(() => expect(app.address()).toBe('/nowhere'))
  })

  test('the previous results stay, dimmed, until the new ones appear together', async () => {
    const app = renderSearch('/search?search=jollof')
    const restaurants = await group('Restaurants')
    const releases = known.map((list) => hold(list))
    await fill(app.user, await field(), ' zzzz')
    await waitFor(() => expect(searches(app.requests).length).toBeGreaterThan(lists.length + 6))
    expect(restaurants).toBeVisible()
    expect(restaurants.closest('[aria-busy="true"]')).not.toBeNull()
    for (const release of releases) release()
    expect(await screen.findByRole('heading', { name: /^Nothing found/ })).toBeVisible()
    expect(restaurants).not.toBeInTheDocument()
  })

  test('a response to an earlier text is not shown', async () => {
    const app = renderSearch('/search')
    const release = hold('user', 'bola')
    await fill(app.user, await field(), 'bola')
    await waitFor(() => expect(searches(app.requests)).toHaveLength(lists.length))
    await app.user.clear(await field())
    await fill(app.user, await field(), 'jollof')
    expect(await group('Restaurants')).toBeVisible()
    release()
    expect(groupNames()).toEqual(['Orders', 'Restaurants'])
  })

  test('results that load late move no others, and an exact match among them is marked', async () => {
    const app = renderSearch('/search?search=ORD-5284413')
    const releaseUser = holdResponse('get', '*/api/crm/user', 200, { users: [{ id: 'usr-1' }] })
    const release = hold('order')
    expect(await group('Transactions')).toBeVisible()
    expect(groupNames()).toEqual(['Transactions'])
    expect(await screen.findByText('Still searching Orders and Users…')).toBeVisible()
    expect(announced()).toHaveTextContent('1 result')
    releaseUser()
    expect(await group('Users')).toBeVisible()
    release()
    expect(await screen.findByText('Exact match')).toBeVisible()
    expect(groupNames()).toEqual(['Transactions', 'Users', 'Orders'])
    expect(screen.queryByText(/^Still searching/)).not.toBeInTheDocument()
    expect(announced()).toHaveTextContent('3 results')
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toBe('/orders/ord-009'))
  })

  test('the field has the focus when the page opens, not after another search', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const app = renderSearch('/')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    await act(() => app.router.navigate({ to: '/search', search: { search: 'jollof' } }))
    expect(await field()).toHaveFocus()
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
    const menuLink = screen.getByRole('link', { name: 'Dashboard' })
    act(() => menuLink.focus())
    await act(() => app.router.navigate({ to: '/search', search: { search: 'JOLLOF' } }))
    expect(await field()).toHaveValue('JOLLOF')
    expect(menuLink).toHaveFocus()
  })
})
