import { describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/env'

describe('base URLs', () => {
  test('the base URLs are "/api" and empty by default', () => {
    const unset = { config: { apiUrl: '/api', imageApiUrl: '' }, problems: [] }
    expect(readConfig({})).toEqual(unset)
    expect(readConfig({ VITE_API_URL: '', VITE_IMAGE_API_URL: '  ' })).toEqual(unset)
  })

  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    [' http://localhost:8080/v1/ ', 'http://localhost:8080/v1'],
    ['https://api.example.com//', 'https://api.example.com'],
    ['/backend', '/backend'],
    ['/backend//', '/backend'],
    ['/', ''],
  ])('the base URL %j is valid', (value, expected) => {
    const { config, problems } = readConfig({ VITE_API_URL: value, VITE_IMAGE_API_URL: value })
    expect(config).toEqual({ apiUrl: expected, imageApiUrl: expected })
    expect(problems).toEqual([])
  })

  test.each([
    'api.example.com',
    'localhost:8080',
    'ftp://api.example.com',
    'https://',
    'https:api.example.com',
    'https:/api.example.com',
    'https://ada:secret@api.example.com',
    'https://ada@api.example.com',
    'https://:secret@api.example.com',
    'http://[::1]:8080',
    'blob:https://api.example.com',
    'https://api.example.com?key=1',
    'https://api.example.com#x',
    'https://api.example.com?',
    'https://api.example.com/#',
    '//api.example.com',
    '/\\api.example.com',
    '/api?x=1',
    'javascript:alert(1)',
  ])('the base URL %j is rejected with the name of its variable', (value) => {
    const { problems } = readConfig({ VITE_API_URL: value })
    expect(problems).toEqual([
      'VITE_API_URL must be an http(s) URL, or a path that begins with a single "/".',
    ])
    expect(readConfig({ VITE_IMAGE_API_URL: value }).problems[0]).toMatch(
      /^VITE_IMAGE_API_URL must/,
    )
  })

  test('an invalid base URL replaces both by the defaults', () => {
    const { config } = readConfig({ VITE_API_URL: 'x', VITE_IMAGE_API_URL: 'https://img.ng' })
    expect(config).toEqual({ apiUrl: '/api', imageApiUrl: '' })
  })

  test('each invalid base URL is reported', () => {
    const { problems } = readConfig({ VITE_API_URL: 'x', VITE_IMAGE_API_URL: 'y' })
    expect(problems).toHaveLength(2)
  })
})
