import { describe, expect, test } from 'vitest'
import { check } from '../../src/contract/check'
import { formatReport } from '../../src/contract/format-report'
import { modules } from '../../src/contract/modules'
import { isUsable } from '../../src/contract/summary'
import { startBackend, withoutField } from './backend'
import { checkBackend, checkOnly, differences, problems, verdicts, works } from './reports'

const notFound = () => Response.json({ message: 'Not found' }, { status: 404 })

test('a wrong password is reported with the message of the server', async () => {
  const report = await checkBackend(await startBackend(), { password: 'egusi' })
  expect(verdicts(report)).toEqual({ Session: 'does not work' })
  expect(problems(report)).toEqual(['The server says "Wrong email or password".'])
  expect(isUsable(report)).toBe(false)
})

test('a server that does not respond is reported once', async () => {
  const { origin, baseUrl, stop } = await startBackend()
  stop()
  const report = await check({ baseUrl, origin, token: 'a-token' })
  expect(verdicts(report)).toEqual({ Session: 'does not work' })
  expect(problems(report)).toEqual(['There is no connection (ECONNREFUSED).'])
})

test('a backend that needs no token is reported with a warning', async () => {
  const backend = await startBackend(({ url }, next) =>
    url.includes('/crm/voucher')
      ? Response.json({ vouchers: [], pagination: { total: 0, totalPages: 0 } })
      : next(),
  )
  expect(formatReport(await checkOnly([], backend))).toContain(
    'Warning: The server sends data without a valid token.',
  )
})

test('a redirect to another origin is reported', async () => {
  const other = await startBackend()
  const backend = await startBackend(({ url }) =>
    Response.redirect(url.replace(/^.*?(?=\/api)/, other.origin)),
  )
  const report = await checkOnly(['Vouchers'], backend, { token: 'a-token' })
  expect(problems(report)).toContain(`The server redirects to ${other.origin}.`)
  expect(isUsable(report)).toBe(false)
})

const UNNOTICED =
  'The server says "Please sign in". The console recognizes the end of a session by the status 401, or by the message "Unauthenticated".'

test.each([
  [401, 'works', []],
  [403, 'works with gaps', [UNNOTICED, UNNOTICED]],
])(
  'the status %i with words of its own for an ended session %s',
  async (status, verdict, expected) => {
    const backend = await startBackend(async (_request, next) => {
      const response = await next()
      return response.status === 401
        ? Response.json({ message: 'Please sign in' }, { status })
        : response
    })
    const report = await checkOnly([], backend)
    expect(verdicts(report)).toEqual({ Session: verdict })
    expect(problems(report)).toEqual(expected)
  },
)

test.each([
  ['HTML', 502, '<html>Bad Gateway</html>', 'The response is HTML instead of JSON.'],
  ['half a JSON body', 200, '{"orders":[', 'The response is not valid JSON.'],
  ['an empty body', 200, '', 'The response has no list "orders". The response is empty.'],
  ['an error', 500, '{"message":"On fire"}', 'The server says "On fire".'],
  [
    'an error without a message',
    403,
    '{"error":"x"}',
    'The response has no message of an error. It has error. The console has its form in errorSchema in src/api/conventions.ts.',
  ],
])('a list that responds with %s does not work', async (_name, status, body, problem) => {
  const backend = await startBackend((request, next) =>
    request.url.includes('/crm/order') ? new Response(body, { status }) : next(),
  )
  const report = await checkOnly(['Orders'], backend)
  expect(verdicts(report)).toEqual({ Session: 'works', Orders: 'does not work' })
  expect(problems(report)).toEqual([problem])
})

const numbers = '23408031234567890123456 '.repeat(83)

test.each<[string, (token: string | null) => string, RegExp]>([
  [
    'without the token and personal data, on one line',
    (token) => `No: ${token} ada@example.com 08031234567\n\u001b[31m${'x'.repeat(500)}`,
    /^The server says "No: Bearer … … … \[31mx{100,200}"\.$/,
  ],
  [
    'of which only the beginning is read, up to the end of a word',
    () => `${numbers}ada.bello@example.com ${'x'.repeat(100_000)}`,
    /^The server says "(?:… ){83}…"\.$/,
  ],
])('a message of the server is shown %s', async (_name, toMessage, expected) => {
  const backend = await startBackend(({ url, headers }, next) =>
    url.includes('/crm/order')
      ? Response.json({ message: toMessage(headers.get('authorization')) }, { status: 500 })
      : next(),
  )
  const start = performance.now()
  const [problem = ''] = problems(await checkOnly(['Orders'], backend))
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(problem).toMatch(expected)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('every module of a backend as the document describes it works, by one request at a time', async () => {
    const backend = await startBackend()
    const tokens = backend.db.tokens.size
    const report = await checkBackend(backend)
    expect(verdicts(report)).toEqual(works)
    expect([differences(report), problems(report)]).toEqual([[], []])
    expect([report.cors, report.cache]).toEqual([[], []])
    expect(isUsable(report)).toBe(true)
    expect(formatReport(report)).toContain('The console can be used with this backend.')

    const paths = backend.requests.map((request) => request.replace(/\?.*|(?<=crm\/\w+\/).*/, ''))
    const reads = modules.flatMap(({ resource: { path }, details }) => [
      `GET /api${path}`,
      ...(details ? [`GET /api${path}/`] : []),
    ])
    // Each list is tried with at most five further requests, and one for each value of an announced filter. Each announced order
    // is tried with three, and dates with two.
    const announcedValues = modules.flatMap(({ resource: { filters } }) =>
      Object.values(filters).flatMap(({ needsAnnouncement, options }) =>
        needsAnnouncement ? options : [],
      ),
    )
    const sorted = backend.requests.filter((request) => request.includes('sort=')).length
    const dated = backend.requests.filter((request) => request.includes('from=')).length
    expect(paths.length - sorted - dated).toBeLessThan(
      reads.length + 5 + 5 * modules.length + announcedValues.length,
    )
    expect(sorted).toBeGreaterThan(modules.length)
    expect(dated).toBeGreaterThan(10)
    expect(paths.filter((name, at) => name !== paths[at - 1])).toEqual([
      'GET /api/crm/voucher',
      'POST /api/auth/login',
      ...reads,
      'GET /api/crm/analytics',
      'GET /api/crm/analytics/',
      'POST /api/auth/logout',
    ])
    expect(backend.mostPending()).toBe(1)
    expect(backend.db.tokens.size).toBe(tokens)
  })

  test('three renamed endpoints and a dropped field are reported, and nothing else', async () => {
    const backend = await startBackend(async ({ url }, next) => {
      if (/\/crm\/(?:order|user|driver)\b/.test(url)) return notFound()
      const response = await next()
      if (!url.includes('/crm/restaurant')) return response
      return Response.json(withoutField(await response.json(), 'rating'))
    })
    const report = await checkBackend(backend)
    expect(verdicts(report)).toEqual({
      ...works,
      Orders: 'not provided',
      Users: 'not provided',
      Drivers: 'not provided',
      Restaurants: 'works with gaps',
    })
    expect(differences(report)).toEqual(['GET /crm/restaurant: missing rating'])
    expect(report.modules.flatMap(({ emptyColumns }) => emptyColumns)).toEqual(['Rating'])
    expect(isUsable(report)).toBe(true)
  })

  test('a token replaces the sign-in, and stays valid', async () => {
    const backend = await startBackend()
    backend.db.tokens.add('a-token')
    const report = await checkOnly(['Orders'], backend, { token: 'a-token' })
    expect(verdicts(report)).toEqual({ Session: 'works', Orders: 'works' })
    expect(backend.requests.join()).not.toContain('/auth/')
    expect(backend.db.tokens.has('a-token')).toBe(true)
  })
})
