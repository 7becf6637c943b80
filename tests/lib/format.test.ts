import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '@/api/search-params'
import { pageItems } from '@/components/list/pagination'
import {
  daysUntil,
  formatCalendarDay,
  formatCount,
  formatRelativeDay,
  formatDateTime,
  formatDuration,
  formatTimestamp,
  formatNaira,
  formatPercent,
  shorten,
  toIsoDate,
  toIsoMinute,
} from '@/lib/format'
import { initials, shortName, userKey, userSchema } from '@/lib/user'

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
  [`${'a'.repeat(499)}🎉 and more`, `${'a'.repeat(499)}…`],
  [`${'a'.repeat(498)}🎉 and more`, `${'a'.repeat(498)}🎉…`],
])('a long text is cut after at most 500 characters, never inside one (%#)', (text, shown) => {
  expect(shorten(text)).toBe(shown)
})

describe('dates', () => {
  // The day in the time zone of the user.
  const now = new Date(2026, 10, 21, 0, 5)

  test.each([
    [new Date(2026, 10, 21, 0, 0), 'Today'],
    [new Date(2026, 10, 21, 23, 59), 'Today'],
    [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 20, 0, 0), 'Yesterday'],
    [new Date(2026, 10, 19, 23, 59), '19 November 2026'],
    [new Date(2026, 10, 22, 0, 0), '22 November 2026'],
    [new Date(2025, 10, 21, 12, 0), '21 November 2025'],
  ])('the date %s is formatted as %s', (date, text) => {
    expect(formatRelativeDay(date.toISOString(), now)).toBe(text)
  })

  test.each([
    ['2026-11-21', 'Today'],
    ['2026-11-20', 'Yesterday'],
    ['2026-11-22', '22 November 2026'],
    ['2027-03-01', '1 March 2027'],
    [null, '—'],
    ['', '—'],
  ])('the calendar day %j is formatted as %s', (day, text) => {
    expect(formatCalendarDay(day, now)).toBe(text)
  })

  test.each([
    ['2026-11-21', 0],
    ['2026-11-20', -1],
    ['2026-12-21', 30],
  ])('until the calendar day %s it is %i days', (day, days) => {
    expect(daysUntil(day, now)).toBe(days)
  })

  test('31 December is "Yesterday" on 1 January', () => {
    const newYear = new Date(2027, 0, 1, 12)
    expect(formatRelativeDay(new Date(2026, 11, 31, 12).toISOString(), newYear)).toBe('Yesterday')
  })

  test.each([null, '', 'soon', '2026-99-99'])(
    'the invalid date %j is formatted as a dash',
    (value) => {
      expect(formatRelativeDay(value)).toBe('—')
      expect(formatDateTime(value)).toBeUndefined()
    },
  )

  test('a date and time has the day of the week', () => {
    const moment = formatDateTime(new Date(2026, 10, 20, 9, 30).toISOString())
    expect(moment).toMatch(/Friday, 20 November 2026.*09:30/)
  })

  test('ISO dates and times are padded with zeros', () => {
    const early = new Date(2027, 0, 2, 3, 4)
    expect(toIsoDate(early)).toBe('2027-01-02')
    expect(toIsoMinute(early.toISOString())).toBe('2027-01-02 03:04')
    expect(toIsoMinute(null)).toBeNull()
    expect(toIsoMinute('soon')).toBeNull()
  })
})

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
  ['2026-11-22T14:05:00', 'Today, 14:05'],
  ['2026-11-21T09:07:00', 'Yesterday, 09:07'],
  ['2026-11-20T09:07:00', '20 November 2026'],
  ['no date', '—'],
])('the moment %s is shown as %s', (value, text) => {
  expect(formatTimestamp(value, new Date('2026-11-22T18:00:00'))).toBe(text)
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
