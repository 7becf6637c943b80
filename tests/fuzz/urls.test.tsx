import { isDeepStrictEqual } from 'node:util'
import { cleanup, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '@/api/search-params'
import { safeRedirect } from '@/features/session/redirect'
import { voucherSearch } from '@/features/vouchers/resource'
import { renderApp } from '../support/render-app'
import { server } from '../support/server'
import { forEach, hostileText, sample, violations } from './malformed-texts'

const RUNS = 1500

const key = fc.oneof(
  {
    arbitrary: fc.constantFrom('page', 'search', 'status', 'type', 'voucher', 'create', 'redirect'),
    weight: 5,
  },
  {
    arbitrary: fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'page[]',
      '',
      '%',
      'key',
      'ref',
    ),
    weight: 1,
  },
)
// Values as they are in a URL. Some cannot be decoded.
const raw = fc.constantFrom(
  '%',
  '%E0%A4%A',
  '%u0041',
  '%00',
  '%ff%fe',
  '+',
  '%2e%2e',
  '..',
  '.',
  '%22%7B%7D',
  '[1]',
  '{"a":1}',
  '0',
  '-1',
  '1e3',
  '2',
  '9007199254740991',
  '9007199254740992',
  '٣',
  'used',
  'USED',
  'free_delivery',
  'v1',
  'ada%40example.com',
  'ada@example.com%0A',
)
/** Escapes a text as browsers do: an unpaired surrogate becomes a replacement character. */
const escaped = (text: string) =>
  encodeURIComponent(text.slice(0, 2000).replace(/\p{Surrogate}/gu, '\uFFFD'))

const value = fc.oneof(raw, hostileText.map(escaped), fc.webQueryParameters())
const query = fc
  .array(fc.tuple(key, value), { maxLength: 5 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

// Parts of a path, characters that the URL parser treats as such or removes, and other origins.
const visible = String.raw`/ // \ /\ . .. ... %2f %5c %2e %09 %00 % %zz @ : ? # $ & ; | [ ] ^ < " ／ 。 ＼ ⁄ ﹫ x login`
const origins =
  'evil.example admin.example.com [::1 0x7f.1 :443 http https: javascript: data: blob: file:'
const invisible = ['\t', '\n', '\r', '\0', ' ', '\u00A0', '\u2028', '\uFEFF', '\u200B', '\uD800']
const step = fc.constantFrom(...visible.split(' '), ...origins.split(' '), ...invisible)
const scheme = fc.constantFrom('http://', 'https://', 'HTTPS:', 'ftp://', '//')
const host = fc.constantFrom(
  'evil.example',
  'admin.example.com',
  'admin.example.com@evil.example',
  'localhost:5173',
  '127.0.0.1',
  '[::1]:8443',
)
const target = fc.oneof(
  fc.array(step, { maxLength: 8 }).map((steps) => steps.join('')),
  fc.array(step, { maxLength: 8 }).map((steps) => `/${steps.join('')}`),
  hostileText.map((text) => `/${text}`),
  fc.tuple(scheme, host, step).map((parts) => parts.join('')),
)

test('a redirect never leaves the origin', () => {
  const own = ['https://admin.example.com', 'http://localhost:5173', 'https://[::1]:8443']
  let followed = 0
  forEach(fc.tuple(target, fc.constantFrom(...own)), 6000, ([wanted, origin]) => {
    const path = safeRedirect(wanted, origin)
    const url = new URL(path, `${origin}/users/7`)
    const isForeign = URL.canParse(wanted, origin) && new URL(wanted, origin).origin !== origin
    const violated = violations({
      origin: url.origin === origin,
      path: /^\/(?![/\\])/.test(path),
      login: url.pathname !== '/login',
      // A URL of another origin becomes "/".
      foreign: !isForeign || path === '/',
      // Applying `safeRedirect` twice gives the same path.
      repeated: safeRedirect(path, origin) === path,
    })
    expect(violated).toEqual([])
    if (path !== '/') followed += 1
  })
  expect(followed).toBeGreaterThan(300)
})

const hash = fc.constantFrom('', '', '', '#', '#%', '#%E0%A4%A', '#main', '#"><svg onload=x>')

/** Serves the same two vouchers for any list, and the first for any details. */
function serveAnyVoucher() {
  const voucher = { id: 'v1', title: 'Jollof Friday', status: 'used' }
  server.use(
    http.get('*/api/crm/voucher', () => HttpResponse.json({ vouchers: [voucher, { id: 'v2' }] })),
    http.get('*/api/crm/voucher/:id', ({ params: { id } }) =>
      HttpResponse.json({ voucher: { ...voucher, id }, voucherOrder: [] }),
    ),
  )
}

const ERROR = "This page couldn't be shown"

describe('in the matrix', { tags: 'matrix' }, () => {
  test('any query string is parsed to valid filters, and serialized to the same search params', () => {
    const statuses = new Set(['all', 'unclaimed', 'claimed', 'used', 'expired'])
    const types = new Set(['all', 'voucher', 'free_delivery', 'invalid'])
    forEach(query, RUNS, (text) => {
      const params = parseSearch(`?${text}`)
      const { page, search, status, type, voucher, create } = v.parse(voucherSearch, params)
      const violated = violations({
        page: Number.isSafeInteger(page) && page >= 1,
        search: search === search.trim(),
        choices: statuses.has(status) && types.has(type),
        voucher: voucher === undefined || !/^(\.{0,2}|\s*)$/.test(voucher),
        create: create === undefined || (create !== '' && create === create.trim()),
        prototype: Object.getPrototypeOf(params) === Object.prototype,
        serialized: isDeepStrictEqual(parseSearch(stringifySearch(params)), params),
      })
      expect(violated).toEqual([])
    })
  })

  test('search params are the same after they are serialized and parsed', () => {
    const values = fc.dictionary(hostileText, hostileText, { maxKeys: 4 })
    forEach(values, RUNS, (params) => {
      // A URL cannot contain an unpaired surrogate.
      const expected = Object.entries(params).map((pair) =>
        pair.map((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD')),
      )
      const parsed = Object.entries(parseSearch(stringifySearch(params)))
      expect(parsed.toSorted()).toEqual(Object.entries(Object.fromEntries(expected)).toSorted())
    })
  })

  test('the voucher page shows its table at any URL', async () => {
    const addresses = fc.tuple(query, hash).map(([text, end]) => `/vouchers?${text}${end}`)
    for (const address of sample(addresses, 6)) {
      renderApp(address, { vouchers: 0 })
      serveAnyVoucher()
      await screen.findAllByText('Jollof Friday')
      // A dialog above the table hides it from assistive technology.
      const table = screen.getByRole('table', { name: 'Vouchers', busy: false, hidden: true })
      expect([address, within(table).getAllByText('Jollof Friday').length]).toEqual([address, 1])
      expect([address, screen.queryByText(ERROR)]).toEqual([address, null])
      cleanup()
    }
  })

  test('the login page redirects or shows its form at any URL', async () => {
    const wanted = fc.oneof(target.map(escaped), value)
    const addresses = fc.tuple(wanted, query).map(([to, text]) => `/login?redirect=${to}&${text}`)
    for (const [index, address] of sample(addresses, 8).entries()) {
      const signedIn = index % 2 === 0
      localStorage.clear()
      renderApp(address, { vouchers: 0, signedIn })
      serveAnyVoucher()
      const heading = await screen.findByRole('heading', { level: 1, hidden: true })
      expect([address, screen.queryByText(ERROR)]).toEqual([address, null])
      expect([address, heading.textContent === 'Sign in']).toEqual([address, !signedIn])
      cleanup()
    }
  })

  test.each([
    '/%',
    '/%E0%A4%A',
    '/vouchers%',
    '/orders/%ff',
    '/vouchers/%2e%2e%2f%zz',
    '//%',
    '/\u0000%c0',
  ])('the URL %j, which cannot be decoded, shows "Page not found"', async (address) => {
    renderApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})
