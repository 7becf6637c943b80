import { describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/base-addresses'

describe('a base address', () => {
  test.each([
    ['https://api.example.com//', 'https://api.example.com'],
    ['/backend//', '/backend'],
  ])('%j loses every slash at its end', (value, expected) => {
    expect(readConfig({ VITE_API_URL: value }).config.apiUrl).toBe(expected)
  })

  test.each([
    'https://ada@api.example.com',
    'https://:secret@api.example.com',
    'blob:https://x.ng',
  ])('%j is refused', (value) => {
    expect(readConfig({ VITE_API_URL: value }).problems).toHaveLength(1)
  })

  test('that is wrong leaves none of the others in its place', () => {
    const { config } = readConfig({ VITE_API_URL: 'x', VITE_IMAGE_API_URL: 'https://img.ng' })
    expect(config).toEqual({ apiUrl: '/api', imageApiUrl: '' })
  })
})
