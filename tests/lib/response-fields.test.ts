import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { idText, optionalImage } from '@/lib/response-fields'
import { tokenSchema } from '@/lib/user'

describe('an id', () => {
  test.each(['v1', '.a', '..a', 'a..', '...', ' x ', '__proto__', 'a/b?c#d', '👍'])(
    'may be %j',
    (id) => {
      expect(v.is(idText, id)).toBe(true)
    },
  )

  test.each(['.', '..', '', ' ', '\u200B', 'a\uD83D', '\uDC4Da', '\uD83D'])('is not %j', (id) => {
    expect(v.is(idText, id)).toBe(false)
  })
})

describe('the address of a picture', () => {
  test.each(['https://img.ng/a.png', 'http://img.ng/a.png', '/images/a.svg', 'a.png'])(
    'may be %s',
    (address) => {
      expect(v.parse(optionalImage, address)).toBe(address)
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
  ])('is not %j', (address) => {
    expect(v.parse(optionalImage, address)).toBeNull()
  })
})

describe('a token', () => {
  test.each(['a-token', ' a token ', '  x', '~!'])('may be %j', (token) => {
    expect(v.is(tokenSchema, token)).toBe(true)
  })

  test.each(['', '   ', 'a\nb', 'tök', 'aé', 'éa', 'a\n', '\na'])('is not %j', (token) => {
    expect(v.is(tokenSchema, token)).toBe(false)
  })
})
