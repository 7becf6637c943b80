import { expect, test, vi } from 'vitest'
import { generateCode } from '@/features/vouchers/form/generate-code'

test('a code has 10 characters that nobody mistakes for others, each as likely', () => {
  // Each byte once, the unfair ones at the end among them, which are drawn again.
  let next = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) for (const index of array.keys()) array[index] = next++ % 256
    return array
  })
  const seen = new Map<string, number>()
  // Each fair byte ten times: each of the 31 letters 80 times.
  for (let count = 0; count < 248; count++) {
    const code = generateCode()
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/)
    for (const letter of code) seen.set(letter, (seen.get(letter) ?? 0) + 1)
  }
  expect([...seen.keys()].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ')
  expect(new Set(seen.values())).toEqual(new Set([80]))
})
