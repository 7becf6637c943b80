import { expect, test, vi } from 'vitest'
import { generateCode } from '@/features/vouchers/form/generate-code'

test('a generated code has 10 unambiguous characters, each with the same probability', () => {
  // Returns each byte once. The last ones would make some characters more likely, and are drawn again.
  let next = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) for (const index of array.keys()) array[index] = next++ % 256
    return array
  })
  const seen = new Map<string, number>()
  // Uses each of the 248 other bytes ten times, so each of the 31 characters 80 times.
  for (let count = 0; count < 248; count++) {
    const code = generateCode()
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/)
    for (const letter of code) seen.set(letter, (seen.get(letter) ?? 0) + 1)
  }
  expect([...seen.keys()].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ')
  expect(new Set(seen.values())).toEqual(new Set([80]))
})
