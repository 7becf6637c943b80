import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { optionalDay, optionalImage, optionalText, typedDay } from '@/domain/response-fields'
import { tokenSchema } from '@/domain/user'
import { idText, labelText } from '@/lib/visible-text'

describe('an id', () => {
  test.each(['v1', '.a', '..a', 'a..', '...', ' x ', '__proto__', 'a/b?c#d', '👍'])(
    'the id %j is valid',
    (id) => {
      expect(v.is(idText, id)).toBe(true)
    },
  )

  test.each(['.', '..', '', ' ', '\u200B', 'a\uD83D', '\uDC4Da', '\uD83D'])(
    'the id %j is invalid',
    (id) => {
      expect(v.is(idText, id)).toBe(false)
    },
  )
})

test.each([
  ['half \uDC00 of it', 'half \uFFFD of it'],
  ['\uD83D\uD83D\uDE00', '\uFFFD😀'],
  ['ada@example.com\uD800', 'ada@example.com\uFFFD'],
])('the lone surrogates of %j are replaced, so that a URL can have the text', (text, repaired) => {
  expect(v.parse(optionalText, text)).toBe(repaired)
  expect(v.parse(labelText, text)).toBe(repaired)
  expect(decodeURIComponent(encodeURIComponent(repaired))).toBe(repaired)
})

test.each([
  ['Ẹ kú ìrọ̀lẹ́', 'E\u0323\u0301'],
  ['a Tibetan mantra', 'ཧྐྵྨླྺྼྻྂ'],
  ['a family, a flag and a keycap', '👩🏾‍👩🏾‍👧🏾‍👦🏾🇳🇬🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣'],
])('%s stays as it is', (_name, text) => {
  expect(v.parse(optionalText, text)).toBe(text)
  expect(v.is(idText, text)).toBe(true)
})

test.each([
  ['combining characters', 'a', '\u0301\u0323'],
  ['skin tones', '👩', '🏽'],
  ['vowel signs', '\u0E01', '\u0E33'],
  ['marks with joiners', 'a', '\u0301\u200D'],
])('of thousands of %s on one character, 10 stay', (_name, base, mark) => {
  const text = `Jollof ${base}${mark.repeat(25_000)}b`
  const cut = `Jollof ${base}${[...mark.repeat(10)].slice(0, 10).join('')}b`
  expect(v.parse(optionalText, text)).toBe(cut)
  expect(v.parse(labelText, text)).toBe(cut)
  // An id must not change.
  expect(v.is(idText, text)).toBe(false)
})

describe('the URL of an image', () => {
  test.each(['https://img.ng/a.png', 'http://img.ng/a.png', '/images/a.svg', 'a.png'])(
    'the image URL %s is valid',
    (url) => {
      expect(v.parse(optionalImage, url)).toBe(url)
    },
  )

  test.each([
    'javascript:alert(1)',
    'javascript:"https:"',
    'data:image/png;base64,AAAA',
    'blob:https://img.ng/a',
    'https://',
    ' ',
    7,
  ])('the image URL %j is invalid', (url) => {
    expect(v.parse(optionalImage, url)).toBeNull()
  })
})

describe('a token', () => {
  test.each(['a-token', ' a token ', '  x', '~!'])('the token %j is valid', (token) => {
    expect(v.is(tokenSchema, token)).toBe(true)
  })

  test.each(['', '   ', 'a\nb', 'tök', 'aé', 'éa', 'a\n', '\na'])(
    'the token %j is invalid',
    (token) => {
      expect(v.is(tokenSchema, token)).toBe(false)
    },
  )
})

describe('a calendar day', () => {
  test.each([
    ['2027-03-01', '2027-03-01'],
    ['2027-03-01T00:00:00Z', '2027-03-01'],
    ['2027-02-28T23:00:00Z', '2027-03-01'],
    ['2027-02-28T23:00:00.000000Z', '2027-03-01'],
    ['2027-02-28T22:59:59.999Z', '2027-02-28'],
    ['2027-03-01T00:00:00+01:00', '2027-03-01'],
    ['2027-02-28 23:00:00+00', '2027-03-01'],
    ['2027-03-01T00:30:00+0200', '2027-02-28'],
    ['2027-03-01T00:00:00', '2027-03-01'],
    ['2027-03-01 23:59', '2027-03-01'],
    ['9999-12-31T23:59:59Z', '9999-12-31'],
    ['0001-01-01T00:00:00Z', '0001-01-01'],
    ['2027-03-01 in the morning', '2027-03-01'],
    ['2027-02-31T00:00:00Z', null],
    ['1 March 2027', null],
    [1_803_855_600, null],
  ])('%j is the day %j in Lagos', (value, day) => {
    expect(v.parse(optionalDay, value)).toBe(day)
  })

  test.each([
    ['2000-01-01', undefined],
    ['2100-12-31', undefined],
    ['0027-01-03', 'Enter the year with four digits'],
    ['12027-01-03', 'Enter the year with four digits'],
    ['1999-12-31', 'Enter the year with four digits, from 2000 to 2100'],
    ['2101-01-01', 'Enter the year with four digits, from 2000 to 2100'],
    ['2027-02-31', 'Enter a complete date: day, month and year'],
    ['2027-03-01T00:00:00Z', 'Enter a complete date: day, month and year'],
    ['', 'Enter a complete date: day, month and year'],
  ])('the typed text %j has the error %j', (text, message) => {
    expect(v.safeParse(typedDay(), text).issues?.[0].message).toBe(message)
  })
})
