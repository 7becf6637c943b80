import { expect, test } from 'vitest'
import { isGarbled } from '@/lib/csv/file-text'
import { cleanText } from '@/lib/visible-text'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  'Adé',
  'Zoë',
  'à la carte',
  'Voilà',
  'María',
  'Mama’s',
  'Ọ̀bẹ̀',
  'ṣẹ́gun',
  '₦500',
  'Şişli',
  '🎉 week',
  'a\u00A0b',
])('%j looks garbled once it was read in another encoding', (text) => {
  expect(isGarbled(text)).toBe(false)
  for (const encoding of ['windows-1252', 'macintosh']) {
    const garbled = new TextDecoder(encoding).decode(bytesOf(text))
    expect([garbled, isGarbled(cleanText(garbled))]).toEqual([garbled, true])
  }
})

test.each(['O&#39;Neil', 'Obi &amp; Ada', 'a&nbsp;b', '&#x27;', 'Ad\\u00e9', '?b? week', 'D?tty'])(
  '%j looks garbled',
  (text) => {
    expect(isGarbled(text)).toBe(true)
  },
)

test.each([
  '“CAFÉ”',
  'CAFÉ’S',
  'CAFÉ™',
  'SÃO',
  'Â',
  'É',
  'Who is it?',
  'R&D; more',
  '10 % off',
  'Salt & Pepper',
  '√2',
  'مـحـمـد',
  '漢字',
])('%j is a text', (text) => {
  expect(isGarbled(text)).toBe(false)
})
