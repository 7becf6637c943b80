import { describe, expect, test } from 'vitest'
import {
  formatPhone,
  isMasked,
  maskAccount,
  maskPhone,
  printedSearch,
  printedText,
  toPhoneDigits,
} from '@/domain/masks'

describe('phone numbers', () => {
  test.each([
    '+2348031234567',
    '2348031234567',
    '08031234567',
    '8031234567',
    '0803 123 4567',
    '+234 803 123 4567',
    '(0803) 123-4567',
    '803-123-4567',
    '0803.123.4567',
    '002348031234567',
    '0803\u2011123\u20114567',
    '\u202A+234\u00A0803 123 4567\u202C',
  ])('%s is read as a Nigerian number', (phone) => {
    expect(toPhoneDigits(phone)).toBe('8031234567')
    expect(formatPhone(phone)).toBe('+234 803 123 4567')
    expect(maskPhone(phone)).toBe('+234 803 ••• ••67')
  })

  test.each(['ada@example.com', 'ORD-4821907', '66f1c0', '', '+44 20 7946 0958', '0803', '2026'])(
    'a search for %j is not one for a phone number',
    (text) => expect(toPhoneDigits(text)).toBeNull(),
  )

  test('the beginning of a number is enough for a search, but is not formatted as a number', () => {
    expect(toPhoneDigits('0803 123')).toBe('803123')
    expect(formatPhone('0803 123')).toBe('0803 123')
  })

  test.each([
    ['+442079460958', '+442 ••• ••58'],
    ['08031234', '••••••'],
    ['112', '••••••'],
  ])('%s, which is not a Nigerian mobile number, is masked as %s', (phone, masked) => {
    expect(formatPhone(phone)).toBe(phone)
    expect(maskPhone(phone)).toBe(masked)
  })
})

test.each([
  ['0123454579', '••••••4579'],
  ['GB29NWBK60161331926819', '••••••6819'],
  ['4579', '••••••'],
])('the account number %s is masked as %s', (number, masked) => {
  expect(maskAccount(number)).toBe(masked)
})

test.each(['+234 803 ••• ••67', '0803***4567', '••••••4579', '******4579'])(
  'the text %s, which the server has masked, stays as it is',
  (text) => {
    expect(isMasked(text)).toBe(true)
    expect([formatPhone(text), maskPhone(text), maskAccount(text)]).toEqual([text, text, text])
  },
)

test('a text of any length that is no number, or that the server has masked, is cut', () => {
  const [long, masked] = ['9'.repeat(50_000), '•'.repeat(50_000)]
  const shown = [formatPhone(long), formatPhone(masked), maskPhone(masked), maskAccount(masked)]
  expect(shown.map(({ length }) => length)).toEqual([501, 501, 501, 501])
})

describe('a search on paper', () => {
  test.each([
    '0123456789',
    '012345',
    '+447911123456',
    '+44 (0) 7911-123.456',
    '0803\u2011123\u20114567',
    '٠١٢٣٤٥٦٧٨٩',
    'ada 08031234567',
    '080-3123-4567,',
    '0803/123/4567',
    'tel:-08031234567',
  ])('is left out if it may be a number of somebody: %s', (text) => {
    expect(printedSearch(text)).toBe('')
  })

  test.each(['12,800.00', '₦12800.00', '1234567.00', '4821', '48215', 'ORD-4821907', 'ada', ''])(
    'is printed if it is not: %j',
    (text) => expect(printedSearch(text)).toBe(text),
  )
})

test.each([
  ['Ring me: 0803 555 0147', 'Ring me: ••••••47'],
  ['+234 (803) 555-0147, gate 4', '••••••47, gate 4'],
  ['Account 0123456789 and 08035550147.', 'Account ••••••89 and ••••••47.'],
  ['٠٨٠٣٥٥٥٠١٤٧', '••••••٤٧'],
  ['ORD-4821907123, ₦1200000000', 'ORD-4821907123, ₦1200000000'],
  ['I paid 120000 on 24 November 2026', 'I paid 120000 on 24 November 2026'],
])('the text %j is printed as %j', (text, printed) => {
  expect(printedText(text)).toBe(printed)
})
