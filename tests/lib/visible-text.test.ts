import { describe, expect, test } from 'vitest'
import {
  cleanLine,
  cleanSearch,
  cleanText,
  countCharacters,
  firstCharacters,
  searchedPart,
  textKey,
} from '@/lib/visible-text'

const INVISIBLE =
  '\u00AD\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2064\u2066\u2069\uFEFF'

describe('what is sent', () => {
  test.each(['ada@example.com', 'SUYA-10', 'Email Address', 'Rainy week'])(
    '%j is free of every invisible character that was copied with it',
    (text) => {
      const copied = [...INVISIBLE].map((character) => text.split('').join(character))
      for (const one of copied) {
        expect(cleanLine(`${INVISIBLE} ${one} ${INVISIBLE}`)).toBe(text)
        expect(cleanText(`\u00A0${one}${INVISIBLE}`)).toBe(text)
        expect(cleanSearch(`\u3000${one}`)).toBe(text)
      }
    },
  )

  test.each(['👨‍👩‍👧‍👦', '🏳️‍🌈', '👩🏽‍🍳', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', 'می‌خواهم', 'क्‍ष'])(
    'the joiners in %s stay',
    (text) => {
      for (const clean of [cleanText, cleanLine, cleanSearch])
        expect(clean(`a ${text}`)).toBe(`a ${text}`)
    },
  )

  test('texts are in NFC, keep their lines, and have plain spaces', () => {
    expect(cleanText(' Be\u0301ne\u0301dicte\u00A0A.\n\nThanks\u202F! \n')).toBe(
      'Bénédicte A.\n\nThanks !',
    )
    expect(cleanLine('SUYA\u00A010 \n x')).toBe('SUYA 10 x')
  })

  test('the hyphen of a code or search is that of a keyboard, and a dash stays a dash', () => {
    expect(cleanLine('SUYA\u201110\u2010x')).toBe('SUYA-10-x')
    expect(cleanSearch('ORD\u20117K2')).toBe('ORD-7K2')
    expect(cleanSearch('#ORD\u20117K2')).toBe('ORD-7K2')
    expect(cleanLine('Lagos – Ibadan')).toBe('Lagos – Ibadan')
  })
})

test.each([
  ['Mama’s', "Mama's"],
  ['‘Rainy’ “week”', `'Rainy' "week"`],
  ['#ORD-7K2M', 'ORD-7K2M'],
  ['# ORD-7K2M', '# ORD-7K2M'],
  ['#ORD-ABC', 'ORD-ABC'],
  ['order #208430', 'order 208430'],
  ['\u200B#PAY-1', 'PAY-1'],
  ['#rainy', '#rainy'],
  ['C#1', 'C#1'],
  ['“ORD-7K2M”', 'ORD-7K2M'],
  ['„ORD-7K2M“', 'ORD-7K2M'],
  ['« ORD-7K2M »', 'ORD-7K2M'],
  ['"ORD-7K2M".', 'ORD-7K2M'],
  ['‘ORD-7K2M,’', 'ORD-7K2M'],
  ['(#ORD-7K2M)', 'ORD-7K2M'],
  ['*ORD-7K2M*', 'ORD-7K2M'],
  ['<ada@example.com>;', 'ada@example.com'],
  ['ada@example.com,', 'ada@example.com'],
  ['"Ada Obi" <ada@example.com>', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['ORD-7K2M.', 'ORD-7K2M'],
  ['“Mama’s”', "Mama's"],
  ['"(ORD-7K2M.)"', 'ORD-7K2M'],
  ['6" pizza', '6" pizza'],
  ['"Rainy" or "sunny"', '"Rainy" or "sunny"'],
  ["'tis", "'tis"],
  ['Ada (Ikeja)', 'Ada (Ikeja)'],
  ['...', '...'],
  ['""', '""'],
  ['" "', '" "'],
  ['12.5', '12.5'],
  ['Ready?', 'Ready?'],
])('a search for %j is sent as %j', (typed, sent) => {
  expect(cleanSearch(typed)).toBe(sent)
  expect(cleanSearch(sent)).toBe(sent)
})

test.each([
  ['Rainy  week', ' rainy WEEK'],
  ['Mama’s “day”', 'mama\'s "day"'],
  ['Rain delays.', 'Rain\ndelays'],
])('people read %j and %j as the same text', (one, other) => {
  expect(textKey(one)).toBe(textKey(other))
})

test('the part that is searched for has no quotes', () => {
  expect(searchedPart('Mama’s “rainy week”')).toBe('rainy week')
  expect(searchedPart('Rainy  week.')).toBe('Rainy week')
  expect(searchedPart('"')).toBe('"')
})

test.each([
  ['', 0],
  ['Ada', 3],
  ['👨‍👩‍👧‍👦', 1],
  ['🇳🇬🇳🇬', 2],
  ['e\u0301', 1],
])('%j has %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test('a text is cut between characters', () => {
  expect(firstCharacters('👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🍳', 2)).toBe('👨‍👩‍👧‍👦🏳️‍🌈')
  expect(firstCharacters('👨‍👩‍👧‍👦🏳️‍🌈', 2)).toBe('👨‍👩‍👧‍👦🏳️‍🌈')
  expect(firstCharacters('Ada', 2)).toBe('Ad')
})

test('a hostile text without an end of its first character is cut all the same', () => {
  expect(firstCharacters(`a${'\u0301'.repeat(1_000_000)}`, 10).length).toBeLessThan(1000)
  expect(firstCharacters(`👩${'‍👩'.repeat(100_000)}`, 10).length).toBeLessThan(1000)
})
