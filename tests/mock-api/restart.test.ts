import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loginResponseSchema } from '@/features/session/resource'
import { demoSignIn } from '../../src/mock-api/session'
import { startApi } from './api'

const ngozi = { ...demoSignIn, email: 'ngozi@example.com' }

/** Returns a token of Ngozi, issued before the API was started again. */
async function restart() {
  const response = await startApi().call('POST', '/auth/login', ngozi)
  const { token } = v.parse(loginResponseSchema, await response.json())
  const { call, db } = startApi()
  const read = async () => (await call('GET', '/crm/voucher', undefined, token)).status
  return { token, call, db, read }
}

test('a token is valid after a restart, for the same administrator', async () => {
  const { token, call, db, read } = await restart()
  expect(await read()).toBe(200)
  const invited = { firstName: 'Bola', lastName: 'Ojo', email: 'bola@example.com' }
  expect((await call('POST', '/crm/admin', invited, token)).status).toBe(201)
  expect(db.admins.all().find(({ email }) => email === invited.email)).toMatchObject({
    invitedBy: { name: 'Ngozi Eze' },
  })
})

test('a sign-out ends a token of before a restart', async () => {
  const { token, call, read } = await restart()
  expect((await call('POST', '/auth/logout', undefined, token)).status).toBe(200)
  expect(await read()).toBe(401)
})

test('a disabled administrator is signed out, also with a token of before a restart, and stays so', async () => {
  const { call, read } = await restart()
  expect(await read()).toBe(200)
  await call('PATCH', '/crm/admin/adm-3', { status: 'disabled' })
  expect(await read()).toBe(401)
  await call('PATCH', '/crm/admin/adm-3', { status: 'active' })
  expect(await read()).toBe(401)
})

test.each(['adm-3', 'nobody'])('a token that no sign-in has issued is rejected: %s', async (id) => {
  const { call } = startApi()
  for (const token of [`mock.${id}.`, `mock.${id}`, id]) {
    expect((await call('GET', '/crm/voucher', undefined, token)).status).toBe(401)
  }
})

test('a token of somebody whom the API does not know after a restart is rejected', async () => {
  const { call } = startApi()
  const token = `mock.adm-99.${crypto.randomUUID()}`
  expect((await call('GET', '/crm/voucher', undefined, token)).status).toBe(401)
})
