import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '@/api/search-params'
import { pageItems } from '@/components/list/pagination'
import { formatNaira } from '@/domain/amount'
import {
  formatCalendarDay,
  formatDateTime,
  formatDuration,
  formatElapsed,
  formatRelativeDay,
  toIsoMinute,
} from '@/domain/format-dates'
import { initials, shortName, userKey, userSchema } from '@/domain/user'
import { formatCount, formatPercent, shorten } from '@/lib/format'

describe('money', () => {
  test.each([
    [0, '₦0.00'],
    [1500, '₦1,500.00'],
    [1234567.5, '₦1,234,567.50'],
    [0.005, '₦0.01'],
    // The word joiner keeps the minus and the amount on one line.
    [-1500, '-\u2060₦1,500.00'],
    [null, '—'],
  ])('the amount %j is formatted as %s', (amount, text) => {
    expect(formatNaira(amount)).toBe(text)
  })

  test('counts are formatted with separators, without decimals', () => {
    expect(formatCount(100_000)).toBe('100,000')
    expect(formatCount(null)).toBe('—')
  })

  test.each([
    [0, 240, '0%'],
    [1, 1_000_000, '<1%'],
    [499, 100_000, '<1%'],
    [500, 100_000, '1%'],
    [74, 240, '31%'],
    [99_499, 100_000, '99%'],
    [99_500, 100_000, '>99%'],
    [999_999, 1_000_000, '>99%'],
    [240, 240, '100%'],
  ])('%i of %i is %s', (part, whole, text) => {
    expect(formatPercent(part, whole)).toBe(text)
  })
})

test.each([
  ['a'.repeat(500), 'a'.repeat(500)],
  ['a'.repeat(501), `${'a'.repeat(500)}…`],
  [`${'a'.repeat(499)}🎉 and more`, `${'a'.repeat(499)}🎉…`],
  ['🎉'.repeat(500), '🎉'.repeat(500)],
  [`${'a'.repeat(499)}👩🏽‍🍳👩🏽‍🍳`, `${'a'.repeat(499)}👩🏽‍🍳…`],
])('a long text is cut after at most 500 characters, never inside one (%#)', (text, shown) => {
  expect(shorten(text)).toBe(shown)
})

test.each([null, '', 'soon', '2026-99-99', '+275760-09-13T00:00:00Z'])(
  'the invalid date %j is formatted as a dash',
  (value) => {
    expect(formatRelativeDay(value, '2026-11-26')).toBe('—')
    expect(formatCalendarDay(value, '2026-11-26')).toBe('—')
    expect(formatDateTime(value)).toBeUndefined()
    expect(toIsoMinute(value)).toBeNull()
  },
)

describe('pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [4, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 'gap', 6]],
    [2, 6, [1, 2, 3, 'gap', 6]],
    [3, 6, [1, 2, 3, 4, 'gap', 6]],
    [4, 6, [1, 'gap', 3, 4, 5, 6]],
    [6, 6, [1, 'gap', 5, 6]],
    [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  ])('the pagination of page %i of %i is %j', (page, totalPages, items) => {
    expect(pageItems(page, totalPages)).toEqual(items)
  })

  test.each([
    [4, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 'gap', 5]],
    [2, 5, [1, 2, 'gap', 5]],
    [5, 5, [1, 'gap', 4, 5]],
    [10, 20, [1, 'gap', 10, 'gap', 20]],
  ])('on a phone, the pagination of page %i of %i is %j', (page, totalPages, items) => {
    expect(pageItems(page, totalPages, true)).toEqual(items)
  })

  test('pagination is fast for very many pages', () => {
    expect(pageItems(1, Number.MAX_SAFE_INTEGER)).toEqual([1, 2, 'gap', Number.MAX_SAFE_INTEGER])
  })
})

describe('search parameters', () => {
  test.each([
    ['?search=12345&page=2', { search: '12345', page: '2' }],
    ['?search=true', { search: 'true' }],
    ['?search=%22jollof%22', { search: '"jollof"' }],
    ['?search={"a":1}', { search: '{"a":1}' }],
    ['?search=a+b%26c', { search: 'a b&c' }],
    ['', {}],
  ])('the query string %j is parsed to %j, without converting types', (text, expected) => {
    expect(parseSearch(text)).toEqual(expected)
  })

  test('search params are serialized without quotes and without empty values', () => {
    expect(stringifySearch({ page: 2, search: 'true', none: undefined, nil: null })).toBe(
      '?page=2&search=true',
    )
    expect(stringifySearch({})).toBe('')
  })

  test.each(['jollof & suya', '₦500', 'a+b', '100%', '"quoted"', 'ñ😀', '#x?y'])(
    'the search param %s is the same after it is serialized and parsed',
    (search) => {
      expect(parseSearch(stringifySearch({ search }))).toEqual({ search })
    },
  )
})

describe('a user', () => {
  test.each([
    ['Ada', 'Obi', 'Ada O.', 'AO'],
    ['Ada', '', 'Ada', 'A'],
    ['', 'obi', 'O.', 'O'],
    ['', '', 'Administrator', 'A'],
    ['Adé', 'Ọbí', 'Adé Ọ.', 'AỌ'],
    [' Ada', ' Obi', 'Ada O.', 'AO'],
    ['Ada', '\u202EObi', 'Ada O.', 'AO'],
  ])('the user %j %j is called %j, with the initials %j', (firstName, lastName, short, letters) => {
    const user = { firstName, lastName, usertype: 'admin' }
    expect(shortName(user)).toBe(short)
    expect(initials(user)).toBe(letters)
  })

  test('a user without names is valid, and other fields are kept', () => {
    const nameless = { firstName: '', lastName: '', usertype: '' }
    expect(v.parse(userSchema, { id: 7 })).toEqual({ ...nameless, id: 7 })
    expect(v.parse(userSchema, { lastName: 'Obi', firstName: null, usertype: [] })).toEqual({
      ...nameless,
      lastName: 'Obi',
    })
  })
})

test.each([[[]], [{}], [[{ firstName: 'Ada' }]], [{ firstName: ' ', id: null, email: '' }]])(
  'a user without an id, an email and names is invalid: %j',
  (user) => {
    expect(v.is(userSchema, user)).toBe(false)
  },
)

test.each([
  [{ id: 7, email: 'ada@example.com' }, 'id 7'],
  [{ _id: 'a7', email: 'ada@example.com' }, 'id a7'],
  [{ email: 'Ada@Example.com' }, 'ada@example.com'],
  [{ id: '', email: ' ' }, null],
  [{}, null],
])('the key of the user %j is %j', (fields, key) => {
  expect(userKey({ firstName: 'Ada', lastName: 'Obi', usertype: 'admin', ...fields })).toBe(key)
})

test.each([
  [0, '0 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [24 * 60, '1 day'],
  [75 * 60, '3 days'],
])('%d minutes are shown as %s', (minutes, text) => {
  expect(formatDuration(minutes * 60_000)).toBe(text)
})

test('the time since a timestamp is 0 if the server is ahead, and null if it is no timestamp', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  expect(formatElapsed('2026-11-21T08:13:10Z', now)).toBe('46 min')
  expect(formatElapsed('2026-11-21T09:05:00Z', now)).toBe('0 min')
  expect(formatElapsed('soon', now)).toBeNull()
  expect(formatElapsed(null, now)).toBeNull()
})
