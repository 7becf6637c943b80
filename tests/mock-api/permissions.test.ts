import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loginResponseSchema } from '@/features/session/resource'
import { permissionNames } from '../../src/contract/permissions'
import { demoSignIn } from '../../src/mock-api/session'
import { startApi } from './api'

async function signInAs(email: string) {
  const { call } = startApi()
  const response = await call('POST', '/auth/login', { ...demoSignIn, email })
  const { user, token } = v.parse(loginResponseSchema, await response.json())
  const send = (method: string, path: string, body?: unknown) => call(method, path, body, token)
  return { permissions: user['permissions'], send }
}

test('Ada has no field of permissions, and Tunde lacks those for payouts, refunds and admins', async () => {
  const ada = await signInAs('ada@example.com')
  expect(ada.permissions).toBeUndefined()
  const tunde = await signInAs('tunde@example.com')
  const names = v.parse(v.array(v.string()), tunde.permissions)
  expect(permissionNames.filter((name) => !names.includes(name))).toEqual([
    'orders.refund',
    ...permissionNames.filter((name) => name.startsWith('payouts.')),
    ...permissionNames.filter((name) => name.startsWith('admins.')),
  ])
})

const refund = { amount: 100, reason: 'Cold food', responsible: 'restaurant' }
test.each([
  ['GET', '/crm/payout?page=1&limit=20', undefined, 'payouts.view'],
  ['GET', '/crm/payout/pay-001', undefined, 'payouts.view'],
  ['PATCH', '/crm/payout/pay-001', { status: 'processing' }, 'payouts.view'],
  ['GET', '/crm/admin?page=1&limit=20', undefined, 'admins.view'],
  ['POST', '/crm/order/ord-001/refund', refund, 'orders.refund'],
])('%s %s of Tunde is refused with 403', async (method, path, body, name) => {
  const { send } = await signInAs('tunde@example.com')
  const response = await send(method, path, body)
  expect(response.status).toBe(403)
  expect(await response.json()).toEqual({
    message: `You are not allowed to do this: it needs the permission ${name}`,
  })
})

test('Tunde reads what he has permissions for, and Ada reads everything', async () => {
  const tunde = await signInAs('tunde@example.com')
  expect((await tunde.send('GET', '/crm/order?page=1&limit=20')).status).toBe(200)
  const ada = await signInAs('ada@example.com')
  expect((await ada.send('GET', '/crm/payout/pay-001')).status).toBe(200)
})
