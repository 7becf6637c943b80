import { expect, onTestFinished, test } from 'vitest'
import { renamedBody } from '@/api/renamed'
import { writableVouchers } from '@/features/vouchers/form/voucher-form-schema'
import { isUsable } from '../../src/contract/summary'
import { startBackend } from './backend'
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
    'PATCH /api/crm/voucher/{id}',
    'POST /api/crm/voucher/bulk',
    'DELETE /api/crm/voucher/{id}',
  ])
})

test('the voucher is sent with the names of the backend', async () => {
  const { create, change } = writableVouchers
  const names = { title: 'name' } as const
  Object.assign(writableVouchers, {
    create: renamedBody(create, names),
    change: renamedBody(change, names),
  })
  onTestFinished(() => {
    Object.assign(writableVouchers, { create, change })
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
  expect(bodies).toEqual([expect.objectContaining({ name }), expect.objectContaining({ name })])
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
