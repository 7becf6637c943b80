import { describe, expect, test } from 'vitest'
import { formatReport } from '../../src/contract/format-report'
import { isUsable } from '../../src/contract/summary'
import { startBackend } from './backend'
import { checkOnly } from './reports'

const origin = 'https://admin.example.com'
const allowing = (headers: Record<string, string>) =>
  startBackend(async (request, next) => {
    const response =
      request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await next()
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  })
const allowed = {
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type',
}

test.each([
  ['all that the console needs', allowed, []],
  ['any origin', { ...allowed, 'Access-Control-Allow-Origin': '*' }, []],
  [
    'methods in lower case',
    { ...allowed, 'Access-Control-Allow-Methods': 'GET, POST, patch, DELETE' },
    ['Access-Control-Allow-Methods lacks PATCH.'],
  ],
  [
    'no DELETE',
    { ...allowed, 'Access-Control-Allow-Methods': 'GET, POST, PATCH' },
    ['Access-Control-Allow-Methods lacks DELETE.'],
  ],
  [
    '"*" for headers',
    { ...allowed, 'Access-Control-Allow-Headers': '*' },
    ['Access-Control-Allow-Headers lacks authorization.'],
  ],
  [
    'another origin',
    { ...allowed, 'Access-Control-Allow-Origin': 'https://shop.example.com' },
    [
      'A response has no Access-Control-Allow-Origin for the console.',
      'The response to a preflight request does not allow the console.',
    ],
  ],
])('a backend that allows %s is reported with its gaps', async (_name, headers, expected) => {
  const backend = await allowing(headers)
  const report = await checkOnly([], backend, { origin })
  expect(report.cors).toEqual(expected)
  expect(isUsable(report)).toBe(expected.length === 0)
})

test.each([
  ['ETag', 2],
  ['ETag, retry-after', 1],
  ['Retry-After, Date', 0],
  ['*', 0],
])('a backend that exposes the headers "%s" gets %i hints', async (exposed, count) => {
  const backend = await allowing({ ...allowed, 'Access-Control-Expose-Headers': exposed })
  const report = await checkOnly([], backend, { origin })
  expect(report.hints).toHaveLength(count)
  const text = formatReport(report)
  expect(text.includes('Access-Control-Expose-Headers: Retry-After')).toBe(count > 1)
  expect(text.includes('Access-Control-Expose-Headers: Date')).toBe(count > 0)
  expect(isUsable(report)).toBe(true)
})

test('a backend on the origin of the console does not have to expose a header', async () => {
  expect((await checkOnly([], await startBackend())).hints).toEqual([])
})

test.each([
  ['public, max-age=60', 'Accept', 1],
  ['public, max-age=60', 'Authorization', 0],
  ['public, max-age=0, must-revalidate', 'Accept', 0],
  ['private, max-age=60', 'Accept', 0],
  ['no-store', 'Accept', 0],
])(
  'a backend with "Cache-Control: %s" and "Vary: %s" has %i problems with caches',
  async (policy, vary, count) => {
    const backend = await startBackend(async (_request, next) => {
      const response = await next()
      response.headers.set('Cache-Control', policy)
      response.headers.set('Vary', vary)
      return response
    })
    expect((await checkOnly([], backend)).cache).toHaveLength(count)
  },
)

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the preflight requests ask for the Idempotency-Key if a module has announced it', async () => {
    const backend = await allowing(allowed)
    const report = await checkOnly(['Payouts'], backend, { origin })
    expect(report.cors).toEqual(['Access-Control-Allow-Headers lacks idempotency-key.'])
    expect(isUsable(report)).toBe(false)
    const headers = 'authorization, content-type, Idempotency-Key'
    const other = await allowing({ ...allowed, 'Access-Control-Allow-Headers': headers })
    expect((await checkOnly(['Payouts'], other, { origin })).cors).toEqual([])
  })
})
