import { describe, expect, onTestFinished, test } from 'vitest'
import { renamedBody } from '@/api/renamed'
import { voucherResource } from '@/features/vouchers/resource'
import { formatReport } from '../../src/contract/format-report'
import { isUsable } from '../../src/contract/summary'
import { startBackend, withoutField } from './backend'
import { checkOnly, problems, verdicts } from './reports'

test('one voucher is created, edited, expired and deleted', async () => {
  const backend = await startBackend()
  const before = backend.db.list().pagination.total
  const report = await checkOnly([], backend, { write: true })
  expect(verdicts(report)).toEqual({ Session: 'works', 'Voucher changes': 'works' })
  expect(backend.db.list().pagination.total).toBe(before)
  const changes = backend.requests.filter((request) => !/^GET|auth/.test(request))
  expect(changes.map((request) => request.replace(/(?<=voucher\/)[\w-]{20,}/, '{id}'))).toEqual([
    'POST /api/crm/voucher',
    // With the key of the first one.
    'POST /api/crm/voucher',
    'PATCH /api/crm/voucher/{id}',
    'POST /api/crm/voucher/bulk',
    'DELETE /api/crm/voucher/{id}',
  ])
})

test('the voucher is sent with the names of the backend', async () => {
  const { create, change } = voucherResource
  const names = { title: 'name' } as const
  Object.assign(voucherResource, {
    create: renamedBody(create, names),
    change: renamedBody(change, names),
  })
  onTestFinished(() => {
    Object.assign(voucherResource, { create, change })
  })
  const bodies: unknown[] = []
  const backend = await startBackend(async (request, next) => {
    const isSaved = /POST|PATCH/.test(request.method) && /voucher(?!\/bulk)/.test(request.url)
    if (isSaved) bodies.push(await request.clone().json())
    return next()
  })
  const report = await checkOnly([], backend, { write: true })
  expect(verdicts(report)).toEqual({ Session: 'works', 'Voucher changes': 'works' })
  const name = expect.stringContaining('Contract check')
  const sent = expect.objectContaining({ name })
  expect(bodies).toEqual([sent, sent, sent])
})

test('a new voucher is found in the list if the response does not have its id', async () => {
  const backend = await startBackend(async (_request, next) => {
    const response = await next()
    return response.status === 201 ? Response.json({ message: 'Created' }) : response
  })
  const report = await checkOnly([], backend, { write: true })
  expect(verdicts(report)).toMatchObject({ 'Voucher changes': 'works' })
})

test.each([
  [500, [expect.stringMatching(/^A voucher "Contract check .*" may exist: delete it yourself\.$/)]],
  [422, []],
])(
  'a creation that fails with %i names the voucher only if it may exist',
  async (status, named) => {
    const backend = await startBackend((request, next) =>
      request.method === 'POST' && request.url.endsWith('/crm/voucher')
        ? Response.json({ message: 'No' }, { status })
        : next(),
    )
    const report = await checkOnly([], backend, { write: true })
    expect(problems(report)).toEqual(['The server says "No".', ...named])
    expect(isUsable(report)).toBe(false)
  },
)

test('a voucher that could not be deleted is named', async () => {
  const backend = await startBackend((request, next) =>
    request.method === 'DELETE' ? Response.json({ message: 'Forbidden' }, { status: 403 }) : next(),
  )
  const report = await checkOnly([], backend, { write: true })
  expect(verdicts(report)).toMatchObject({ 'Voucher changes': 'does not work' })
  expect(problems(report)).toEqual([
    'The server says "Forbidden".',
    expect.stringMatching(
      /^The voucher "Contract check .*" \(.+\) still exists: delete it yourself\.$/,
    ),
  ])
})

test('a change that the backend accepts and ignores is reported', async () => {
  const backend = await startBackend((request, next) =>
    request.method === 'PATCH' ? Response.json({ message: 'Done' }) : next(),
  )
  const report = await checkOnly([], backend, { write: true })
  expect(problems(report)).toEqual(['The voucher does not have the new title and amount.'])
})

const isCreation = ({ method, url }: Request) => method === 'POST' && url.endsWith('/crm/voucher')

/** A backend that announces idempotency, and creates a voucher for each request. */
const startIgnoring = () =>
  startBackend((request, next) => {
    const changed = request.clone()
    changed.headers.delete('Idempotency-Key')
    return next(changed)
  })

test('a key that is announced, but ignored, is named, and the second voucher is deleted', async () => {
  const backend = await startIgnoring()
  const before = backend.db.list().pagination.total
  const report = await checkOnly([], backend, { write: true })
  expect(problems(report)).toEqual([
    'There is a second voucher: "idempotency" is announced in "capabilities", but ignored.',
  ])
  expect(verdicts(report)).toMatchObject({ 'Voucher changes': 'works with gaps' })
  expect(isUsable(report)).toBe(true)
  expect(backend.db.list().pagination.total).toBe(before)
})

test('a repeated key that gets another response than the first one is named', async () => {
  let creations = 0
  const backend = await startBackend(async (request, next) => {
    if (isCreation(request)) creations += 1
    return creations === 2 && isCreation(request)
      ? Response.json({ message: 'Already done' }, { status: 409 })
      : next()
  })
  const report = await checkOnly([], backend, { write: true })
  expect(problems(report)).toEqual([
    'The server says "Already done".',
    'It is not the first response: "idempotency" is announced in "capabilities", but not followed.',
  ])
  expect(verdicts(report)).toMatchObject({ 'Voucher changes': 'works with gaps' })
})

test('a backend that announces nothing gets no key and no repeated request', async () => {
  const keys: (string | null)[] = []
  const backend = await startBackend(async (request, next) => {
    if (request.method !== 'GET') keys.push(request.headers.get('Idempotency-Key'))
    const response = await next()
    if (request.method !== 'GET' || !response.ok) return response
    return Response.json(withoutField(await response.json(), 'capabilities'))
  })
  const report = await checkOnly(['Vouchers'], backend, { write: true })
  expect(verdicts(report)).toEqual({
    Session: 'works',
    Vouchers: 'works',
    'Voucher changes': 'works',
  })
  // The creation, the edit, the expiry, the deletion, the sign-in and the sign-out.
  expect(keys).toEqual(Array.from({ length: 6 }, () => null))
  expect(formatReport(report)).not.toContain('Idempotency-Key')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('without --write, the report says that an announced key was not tried', async () => {
    const backend = await startBackend()
    const text = 'repeated requests (Idempotency-Key; of vouchers: --write)'
    expect(formatReport(await checkOnly(['Payouts'], backend))).toContain(text)
    expect(formatReport(await checkOnly(['Payouts'], backend, { write: true }))).not.toContain(text)
  })
})
