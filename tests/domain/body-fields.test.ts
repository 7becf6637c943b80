import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailAddress, requiredText, textUpTo, typedPosition } from '@/domain/body-fields'

test.each([
  'ada@example.com',
  "o'neil@example.com",
  'ada.obi+vouchers@my--shop.example',
  'ada@xn--mnchen-3ya.example',
  'ada..obi@example.com',
  'ada@localhost',
])('%s is an address, as in the email field of a browser', (address) => {
  expect(v.parse(emailAddress, `\u200B ${address}\uFEFF`)).toBe(address)
})

test.each(['', 'ada', 'ada@', '@example.com', 'ada obi@example.com', 'ada@-example.com', 'a@b@c'])(
  '%j is no address',
  (text) => {
    expect(v.is(emailAddress, text)).toBe(false)
  },
)

test('the limit of a text counts an emoji as one character', () => {
  for (const schema of [requiredText('Name', 3), textUpTo(3)]) {
    expect(v.parse(schema, '👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🍳\u200B')).toBe('👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🍳')
    expect(v.is(schema, '👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🍳!')).toBe(false)
  }
})

test.each(['', ' \u00A0', '\u200B', '\u3164', '\uFE0F'])('the text %j is blank', (text) => {
  const { issues } = v.safeParse(requiredText('Name', 3), text)
  expect(issues?.map(({ message }) => message)).toEqual(['Name is required'])
})

test('a copied position is a number', () => {
  expect(v.parse(typedPosition, '\u200E12\u00A0')).toBe(12)
  expect(v.is(typedPosition, '1 2')).toBe(false)
})
