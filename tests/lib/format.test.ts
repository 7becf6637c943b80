import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  formatCalendarDay,
  formatCount,
  formatRelativeDay,
  formatDateTime,
  formatNaira,
  formatPercent,
  shorten,
} from '@/lib/format'
import { pageItems } from '@/lib/page-items'
import { parseSearch, stringifySearch } from '@/lib/search-params'
import { initials, shortName, userKey, userSchema } from '@/lib/user'

describe('money', () => {
  test.each([
    [0, '₦0.00'],
    [1500, '₦1,500.00'],
    [1234567.5, '₦1,234,567.50'],
    [0.005, '₦0.01'],
    [null, '—'],
  ])('%j is %s', (amount, text) => {
    expect(formatNaira(amount)).toBe(text)
  })

  test('counts have separators and no decimals', () => {
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
  ])('%i of %i are %s', (part, whole, text) => {
    expect(formatPercent(part, whole)).toBe(text)
  })
})

describe('a text that is too long to show', () => {
  test.each([
    ['a'.repeat(500), 'a'.repeat(500)],
    ['a'.repeat(501), `${'a'.repeat(500)}…`],
    [`${'a'.repeat(499)}🎉 and more`, `${'a'.repeat(499)}…`],
    [`${'a'.repeat(498)}🎉 and more`, `${'a'.repeat(498)}🎉…`],
  ])('is cut at 500 characters, between whole ones (%#)', (text, shown) => {
    expect(shorten(text)).toBe(shown)
  })
})

describe('dates', () => {
  // By the calendar where the administrator is: an instant late in the evening is still that day.
  const now = new Date(2026, 10, 21, 0, 5)

  test.each([
    [new Date(2026, 10, 21, 0, 0), 'Today'],
    [new Date(2026, 10, 21, 23, 59), 'Today'],
    [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 20, 0, 0), 'Yesterday'],
    [new Date(2026, 10, 19, 23, 59), '19 November 2026'],
    [new Date(2026, 10, 22, 0, 0), '22 November 2026'],
    [new Date(2025, 10, 21, 12, 0), '21 November 2025'],
  ])('%s is %s', (date, text) => {
    expect(formatRelativeDay(date.toISOString(), now)).toBe(text)
  })

  test.each([
    ['2026-11-21', 'Today'],
    ['2026-11-20', 'Yesterday'],
    ['2026-11-22', '22 November 2026'],
    ['2027-03-01', '1 March 2027'],
    [null, '—'],
    ['', '—'],
  ])('the calendar day %j is %s', (day, text) => {
    expect(formatCalendarDay(day, now)).toBe(text)
  })

  test('yesterday of a first of January is in the year before', () => {
    const newYear = new Date(2027, 0, 1, 12)
    expect(formatRelativeDay(new Date(2026, 11, 31, 12).toISOString(), newYear)).toBe('Yesterday')
  })

  test.each([null, '', 'soon', '2026-99-99'])('%j is none', (value) => {
    expect(formatRelativeDay(value)).toBe('—')
    expect(formatDateTime(value)).toBeUndefined()
  })

  test('the title has the whole date and the time', () => {
    const moment = formatDateTime(new Date(2026, 10, 20, 9, 30).toISOString())
    expect(moment).toMatch(/Friday, 20 November 2026.*09:30/)
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
  ])('page %i of %i', (page, totalPages, items) => {
    expect(pageItems(page, totalPages)).toEqual(items)
  })

  test('costs nothing where there are very many pages', () => {
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
  ])('%s is read as typed', (text, expected) => {
    expect(parseSearch(text)).toEqual(expected)
  })

  test('are written plainly, without what is not set', () => {
    expect(stringifySearch({ page: 2, search: 'true', none: undefined, nil: null })).toBe(
      '?page=2&search=true',
    )
    expect(stringifySearch({})).toBe('')
  })

  test.each(['jollof & suya', '₦500', 'a+b', '100%', '"quoted"', 'ñ😀', '#x?y'])(
    '%s comes back',
    (search) => {
      expect(parseSearch(stringifySearch({ search }))).toEqual({ search })
    },
  )
})

describe('the administrator', () => {
  test.each([
    ['Ada', 'Obi', 'Ada O.', 'AO'],
    ['Ada', '', 'Ada', 'A'],
    ['', 'obi', 'O.', 'O'],
    ['', '', 'Administrator', 'A'],
    ['Adé', 'Ọbí', 'Adé Ọ.', 'AỌ'],
    [' Ada', ' Obi', 'Ada O.', 'AO'],
    ['Ada', '\u202EObi', 'Ada O.', 'AO'],
  ])('%j %j', (firstName, lastName, short, letters) => {
    const user = { firstName, lastName, usertype: 'admin' }
    expect(shortName(user)).toBe(short)
    expect(initials(user)).toBe(letters)
  })

  test('may lack names; what else the server says of them is kept', () => {
    const nameless = { firstName: '', lastName: '', usertype: '' }
    expect(v.parse(userSchema, { id: 7 })).toEqual({ ...nameless, id: 7 })
    expect(v.parse(userSchema, { lastName: 'Obi', firstName: null, usertype: [] })).toEqual({
      ...nameless,
      lastName: 'Obi',
    })
  })
})

test.each([[[]], [{}], [[{ firstName: 'Ada' }]], [{ firstName: ' ', id: null, email: '' }]])(
  '%j is no administrator',
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
])('the administrator %j is told from others by %j', (fields, key) => {
  expect(userKey({ firstName: 'Ada', lastName: 'Obi', usertype: 'admin', ...fields })).toBe(key)
})
