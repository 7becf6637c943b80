import { screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { authHeaders } from '@/api/conventions'
import { takeEarlyRead } from '@/api/http'
import {
  ifAnnounced,
  listPath,
  listSearchSchema,
  MAX_SEARCH_LENGTH,
  PAGE_SIZE,
  freeChoice,
  type Listing,
} from '@/api/list'
import { parseSearch } from '@/api/search-params'
import { earlyPages, shared, startEarly } from '@/build/early-start'
import { filterOf } from '@/domain/choices'
import { payoutResource } from '@/features/payouts/resource'
import { voucherResource } from '@/features/vouchers/resource'
import { listModules } from '@/modules'
import { dashboardPaths } from '@/routes/-dashboard-requests'
import { character } from '../fuzz/malformed-texts'
import { ada, findToast, mountApp, voucherRows } from '../support/render-app'
import { server, startMockApi } from '../support/server'

const rewards = [
  ['any', 'All'],
  ['5%', 'Five percent'],
  ['a & b', 'Both'],
] as const
const orderResource = {
  keys: ['order', 'orders'],
  noun: ['order', 'orders'],
  module: 'orders',
  path: '/v2/order',
  hasPhones: true,
  filters: {
    toString: filterOf(rewards),
    payment: filterOf(rewards),
    menu: freeChoice('All'),
    line: ifAnnounced(filterOf([['all', 'All'], 'late'])),
  },
} satisfies Listing
const reads = {
  // The lists that the dashboard reads.
  ...Object.fromEntries(listModules.map(({ resource }) => [resource.path, resource])),
  '/': dashboardPaths,
  '/vouchers': voucherResource,
  '/orders': orderResource,
  '/payouts': payoutResource,
}

const chunks = {
  login: ['assets/login.js'],
  vouchers: ['assets/vouchers.js', 'assets/shared.js'],
  'orders/*': ['assets/order.js'],
  '': ['assets/dashboard.js'],
}

/** Opens a URL and runs the inline script. */
function open(address: string, token: string | null = 'a-token') {
  if (token !== null) localStorage.setItem('token', token)
  window.history.replaceState(null, '', address)
  window.earlyReads = undefined
  const limits = { pageSize: PAGE_SIZE, maxSearchLength: MAX_SEARCH_LENGTH }
  startEarly({ chunks, pages: earlyPages(reads, '/api'), ...limits }, shared)
}

beforeEach(() => {
  startMockApi({ vouchers: 5 })
})

afterEach(() => {
  window.earlyReads = undefined
  window.history.replaceState(null, '', '/')
  for (const link of document.head.querySelectorAll('link')) link.remove()
})

describe('the early request', () => {
  /** The URL that the app requests at the current URL. */
  function appUrl() {
    const { origin, pathname, search } = window.location
    const given = parseSearch(search)
    const path =
      pathname === '/orders'
        ? listPath(orderResource, v.parse(listSearchSchema(orderResource.filters), given))
        : listPath(voucherResource, v.parse(listSearchSchema(voucherResource.filters), given))
    return `${origin}/api${path}`
  }

  const queries = [
    '',
    'page=2',
    'status=used&type=voucher&search=jollof&page=2',
    'search=party+jollof',
    'search=bola%40example.com',
    'search=bola%2Bvip%40example.co.uk',
    'payment=5%25&toString=a+%26+b&menu=rice',
    'voucher=v1&dialog=create',
    `search=${'x'.repeat(200)}`,
  ]
  test('the early request is the request that the app sends, for plain query strings', () => {
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
    const addresses = [
      ...queries.flatMap((query) => [`/vouchers?${query}`, `/orders?${query}`]),
      '/vouchers?search=0803+123+4567',
      '/vouchers?search=12800.00',
    ]
    const different = addresses.filter((address) => {
      open(address)
      return window.earlyReads?.[0]?.url !== appUrl()
    })
    expect(different).toEqual([])
  })

  test(
    'the early request is the request that the app sends, for any query string and list',
    { tags: 'matrix' },
    () => {
      vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
      const names = fc.constantFrom(
        'page',
        'search',
        'status',
        'type',
        'toString',
        'payment',
        'menu',
        'limit',
      )
      const digits = fc.string({ unit: fc.constantFrom(...'0019+-.e '), maxLength: 20 })
      const known = fc.constantFrom('all', 'used', 'free_delivery', 'any', '5%', 'a & b')
      const text = fc.string({ unit: character, maxLength: 250 })
      const pairs = fc.array(fc.tuple(names, fc.oneof(digits, known, text)), { maxLength: 6 })
      const query = fc.oneof(
        pairs.map((list) => new URLSearchParams(list).toString()),
        fc.webQueryParameters(),
      )
      const check = fc.property(fc.constantFrom('/vouchers', '/orders'), query, (path, search) => {
        open(`${path}?${search}`)
        // Another query string has no early request.
        expect(window.earlyReads?.[0]?.url ?? appUrl()).toBe(appUrl())
      })
      fc.assert(check, { numRuns: 200, seed: 1 })
    },
  )

  test.each(['/vouchers?status=used&type=voucher&search=jollof', '/vouchers?page=2'])(
    'the early request is the only request for the list at %s',
    { tags: 'matrix' },
    async (address) => {
      const api = startMockApi({ vouchers: 5 })
      api.db.tokens.add('a-token')
      open(address)
      expect(window.earlyReads).toBeDefined()
      mountApp(address, api.db)
      await screen.findByText('Updated just now')
      const [early] = api.requests
      expect(early).toMatch(/^GET .*voucher\?page=/)
      // The results of a search have requests of their own.
      expect(api.requests.filter((request) => request === early)).toHaveLength(1)
      expect(window.earlyReads).toBeUndefined()
    },
  )

  test.each([
    `search=${'x'.repeat(201)}`,
    'search=%F0%9F%8D%9A',
    'search=Mama%E2%80%99s',
    'search=%23ORD-7K2M',
    'search=0803+123+4567',
    'search=12800.00',
    'search=jollof.',
    'search=+jollof+',
    'page=0',
    'page=007',
    'page=1e3',
    'page=9007199254740993',
    'payment=foo',
    'menu=',
  ])('no early request is sent with %s, because only the app knows what it means', (query) => {
    open(`/orders?${query}`)
    expect(window.earlyReads).toBeUndefined()
  })

  test('no early request is sent for an amount on a list without phones', () => {
    open('/payouts?search=12800.00')
    expect(window.earlyReads).toBeUndefined()
    open('/payouts?search=PAY')
    expect(window.earlyReads).toHaveLength(1)
  })

  test.each(['sort=-total', 'from=2026-11-01', 'to=2026-11-01', 'line=late', 'page=2&line=all'])(
    'no early request is sent with %s, because only the app knows what the backend has announced',
    (query) => {
      open(`/orders?${query}`)
      expect(window.earlyReads).toBeUndefined()
    },
  )

  const signInWith = (permissions: unknown) =>
    localStorage.setItem('user', JSON.stringify({ ...ada, permissions }))
  const earlyUrls = () =>
    (window.earlyReads ?? []).map(({ url }) => url.replace(/.*\/api\/crm|\?.*/g, ''))

  test.each<[permissions: unknown, urls: string[]]>([
    [['vouchers.view'], ['/voucher']],
    [['orders.view', 'vouchers.delete'], []],
    [[], []],
    [[null, 7, 'vouchers.view'], ['/voucher']],
    [undefined, ['/voucher']],
    [null, ['/voucher']],
    ['orders.view', ['/voucher']],
    [{ 0: 'orders.view' }, ['/voucher']],
  ])(
    'with the permissions %j, the early requests are those of the app: %j',
    { tags: 'matrix' },
    async (permissions, urls) => {
      const api = startMockApi({ vouchers: 5 })
      signInWith(permissions)
      open('/vouchers')
      expect(earlyUrls()).toEqual(urls)
      window.earlyReads = undefined
      api.requests.length = 0
      api.db.tokens.add('a-token')
      mountApp('/vouchers', api.db, { signedIn: false })
      await screen.findByRole('heading', { level: 1, name: 'Vouchers' })
      expect(api.requests.filter((request) => request.includes('/crm/voucher?')).length > 0).toBe(
        urls.length > 0,
      )
    },
  )

  test('the early requests of the dashboard leave out modules that may not be viewed', () => {
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
    signInWith(['tickets.view', 'analytics.view'])
    open('/')
    expect(earlyUrls()).toEqual(['/analytics'])
  })

  test('no early request is sent without a session or on a page without a list', () => {
    open('/vouchers', null)
    expect(window.earlyReads).toBeUndefined()
    open('/vouchers/1')
    expect(window.earlyReads).toBeUndefined()
    open('/nowhere')
    expect(window.earlyReads).toBeUndefined()
  })

  test('the early request ends the session if the server rejects its token', async () => {
    const api = startMockApi({ vouchers: 5 })
    localStorage.setItem(
      'user',
      JSON.stringify({ firstName: 'Ada', lastName: 'Obi', usertype: '' }),
    )
    open('/vouchers', 'an-old-token')
    const app = mountApp('/vouchers', api.db, { signedIn: false })
    expect(await findToast('Your session has expired')).toBeVisible()
    expect(app.address()).toBe('/login?redirect=%2Fvouchers')
    expect(api.requests).toHaveLength(1)
  })

  test('the app repeats a failed early request', { tags: 'matrix' }, async () => {
    const api = startMockApi({ vouchers: 5 })
    server.use(http.get('*/api/crm/voucher', () => HttpResponse.error(), { once: true }))
    api.db.tokens.add('a-token')
    open('/vouchers')
    mountApp('/vouchers', api.db)
    expect(await voucherRows()).toHaveLength(5)
  })

  test(
    'the early requests of the dashboard are its first requests, and answer them',
    { tags: 'matrix' },
    async () => {
      const api = startMockApi({ vouchers: 5 })
      api.db.tokens.add('a-token')
      open('/?page=3&status=used')
      expect(window.earlyReads?.map(({ url }) => url.replace(/.*\/api/, ''))).toEqual(
        dashboardPaths,
      )
      mountApp('/', api.db)
      await screen.findByRole('table', { name: 'Late and latest orders', busy: false })
      await screen.findByRole('region', { name: 'Vouchers', busy: false })
      const paths = api.requests.map((request) => request.replace('GET /api', ''))
      expect(paths.slice(0, dashboardPaths.length)).toEqual(dashboardPaths)
      expect(new Set(paths).size).toBe(paths.length)
      const others = paths.slice(dashboardPaths.length)
      // Those of the voucher panels, the counts of what waits, and the late orders.
      expect(
        others.filter((path) => !/^\/crm\/voucher\?|&limit=1&|&queue=late&/.test(path)),
      ).toEqual([])
    },
  )

  test('a response is taken once, for the same URL and token', () => {
    open('/vouchers')
    const { url = '', response } = window.earlyReads?.[0] ?? {}
    const headers = new Headers({ Accept: 'application/json', ...authHeaders('a-token') })
    expect(takeEarlyRead(`${url}&limit=5`, headers)).toBeUndefined()
    expect(takeEarlyRead(url, new Headers(authHeaders('of-another')))).toBeUndefined()
    expect(takeEarlyRead(url, headers)).toBe(response)
    expect(takeEarlyRead(url, headers)).toBeUndefined()
  })

  test('responses that the first requests of the app do not take are discarded', async () => {
    open('/')
    const [first, second] = window.earlyReads ?? []
    if (!first || !second) throw new Error('There are fewer than two early requests.')
    expect(takeEarlyRead(second.url, new Headers(second.headers))).toBe(second.response)
    await new Promise((resolve) => setTimeout(resolve))
    expect(takeEarlyRead(first.url, new Headers(first.headers))).toBeUndefined()
    expect(window.earlyReads).toBeUndefined()
  })
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['/vouchers?page=2', 'a-token', ['/assets/vouchers.js', '/assets/shared.js']],
    ['/', 'a-token', ['/assets/dashboard.js']],
    ['/orders/7', 'a-token', ['/assets/order.js']],
    ['/orders', 'a-token', []],
    ['/vouchers', null, ['/assets/login.js']],
    ['/login', null, ['/assets/login.js']],
    // Inherited properties of objects.
    ['/constructor', 'a-token', []],
    ['/__proto__', 'a-token', []],
  ])('preloads the chunks of %s with the token %s', (address, token, expected) => {
    open(address, token)
    const links = document.head.querySelectorAll('link[rel="modulepreload"]')
    expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(expected)
  })
})
