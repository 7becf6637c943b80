import { cleanup, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { voucherSearchSchema } from '@/features/vouchers/schema'
import { safeRedirect } from '@/lib/redirect'
import { parseSearch, stringifySearch } from '@/lib/search-params'
import { renderApp } from '../support/render-app'
import { server } from '../support/server'
import { forEach, hostileText, sample } from './malformed-texts'

const RUNS = 5000

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
// As they stand in an address: some of them escaped in ways that nobody can undo.
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
/** As a browser escapes it, which makes a sign of its own of half a surrogate pair. */
const escaped = (text: string) =>
  encodeURIComponent(text.slice(0, 2000).replace(/\p{Surrogate}/gu, '\uFFFD'))

const value = fc.oneof(raw, hostileText.map(escaped), fc.webQueryParameters())
const query = fc
  .array(fc.tuple(key, value), { maxLength: 5 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

test('whatever stands after the "?" is read as filters that the page has, and written back', () => {
  const statuses = new Set(['all', 'unclaimed', 'claimed', 'used', 'expired'])
  const types = new Set(['all', 'voucher', 'free_delivery', 'invalid'])
  forEach(query, RUNS, (text) => {
    const search = parseSearch(`?${text}`)
    expect(Object.entries(parseSearch(stringifySearch(search)))).toEqual(Object.entries(search))
    const {
      page,
      search: words,
      status,
      type,
      voucher,
      create,
    } = v.parse(voucherSearchSchema, search)
    const promises = {
      page: Number.isSafeInteger(page) && page >= 1,
      words: words === words.trim(),
      choices: statuses.has(status) && types.has(type),
      voucher: voucher === undefined || !/^(\.{0,2}|\s*)$/.test(voucher),
      create: create === undefined || /^\S+@\S+\.\S+$/.test(create),
      prototype: Object.getPrototypeOf(search) === Object.prototype,
    }
    expect(Object.entries(promises).filter(([, isKept]) => !isKept)).toEqual([])
  })
})

test('what is written into an address comes back from it', () => {
  const values = fc.dictionary(hostileText, hostileText, { maxKeys: 4 })
  forEach(values, RUNS, (search) => {
    // An address holds no half of a surrogate pair.
    const expected = Object.entries(search).map((pair) =>
      pair.map((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD')),
    )
    const read = Object.entries(parseSearch(stringifySearch(search)))
    expect(read.toSorted()).toEqual(Object.entries(Object.fromEntries(expected)).toSorted())
  })
})

// What a path is made of, what the parser of addresses takes for it or drops, and ways out of the origin.
const seen = String.raw`/ // \ /\ . .. ... %2f %5c %2e %09 %00 % %zz @ : ? # $ & ; | [ ] ^ < " ／ 。 ＼ ⁄ ﹫ x login`
const ways =
  'evil.example admin.example.com [::1 0x7f.1 :443 http https: javascript: data: blob: file:'
const unseen = ['\t', '\n', '\r', '\0', ' ', '\u00A0', '\u2028', '\uFEFF', '\u200B', '\uD800']
const step = fc.constantFrom(...seen.split(' '), ...ways.split(' '), ...unseen)
const target = fc.oneof(
  fc.array(step, { maxLength: 8 }).map((steps) => steps.join('')),
  fc.array(step, { maxLength: 8 }).map((steps) => `/${steps.join('')}`),
  hostileText.map((text) => `/${text}`),
  fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
)

test('whatever the redirect asks for, it stays on the origin', () => {
  const origins = ['https://admin.example.com', 'http://localhost:5173', 'https://[::1]:8443']
  let followed = 0
  forEach(fc.tuple(target, fc.constantFrom(...origins)), 20_000, ([wanted, origin]) => {
    const path = safeRedirect(wanted, origin)
    const { origin: reached, pathname } = new URL(path, `${origin}/users/7`)
    expect([reached, path]).toEqual([origin, expect.stringMatching(/^\/(?![/\\])/)])
    expect(pathname).not.toBe('/login')
    // What would lead elsewhere leads home, and not to its path here.
    const isForeign = URL.canParse(wanted, origin) && new URL(wanted, origin).origin !== origin
    expect(isForeign && path !== '/').toBe(false)
    // Followed once more, as after a second sign-in, it leads to the same place.
    expect(safeRedirect(path, origin)).toBe(path)
    if (path !== '/') followed += 1
  })
  expect(followed).toBeGreaterThan(1000)
})

const hash = fc.constantFrom('', '', '', '#', '#%', '#%E0%A4%A', '#main', '#"><svg onload=x>')

/** Answers every list with the same two vouchers, and every voucher's details. */
function answerAnything() {
  const voucher = { id: 'v1', title: 'Jollof Friday', status: 'used' }
  server.use(
    http.get('*/api/crm/voucher', () => HttpResponse.json({ vouchers: [voucher, { id: 'v2' }] })),
    http.get('*/api/crm/voucher/:id', () => HttpResponse.json({ voucher, voucherOrder: [] })),
  )
}

const BROKEN = "This page couldn't be shown"

test('the voucher page shows its table, whatever its URL asks for', async () => {
  const addresses = fc.tuple(query, hash).map(([text, end]) => `/vouchers?${text}${end}`)
  for (const address of sample(addresses, 12)) {
    renderApp(address, { vouchers: 0 })
    answerAnything()
    await screen.findAllByText('Jollof Friday')
    // A dialog that lies over it hides it from screen readers.
    const table = screen.getByRole('table', { name: 'Vouchers', busy: false, hidden: true })
    expect([address, within(table).getAllByText('Jollof Friday').length]).toEqual([address, 1])
    expect([address, screen.queryByText(BROKEN)]).toEqual([address, null])
    cleanup()
  }
})

test('the login page leads on to a page or asks to sign in, whatever its URL asks for', async () => {
  const wanted = fc.oneof(target.map(escaped), value)
  const addresses = fc.tuple(wanted, query).map(([to, text]) => `/login?redirect=${to}&${text}`)
  for (const [index, address] of sample(addresses, 12).entries()) {
    const signedIn = index % 2 === 0
    localStorage.clear()
    renderApp(address, { vouchers: 0, signedIn })
    answerAnything()
    const heading = await screen.findByRole('heading', { level: 1, hidden: true })
    expect([address, screen.queryByText(BROKEN)]).toEqual([address, null])
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
])('%j cannot be decoded, and is not found', async (address) => {
  renderApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
