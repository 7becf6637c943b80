import { expect, test } from 'vitest'
import { startApi } from './api'

const path = '/crm/order/ord-009/refund-request'
const body = { amount: 1400, reason: 'Late delivery', responsible: 'driver' }

function start() {
  const api = startApi()
  const tokenOf = (id: string) => `mock.${id}.00000000-0000-4000-8000-000000000000`
  const callAs = (id: string, method: string, to = path, sent?: object) =>
    api.call(method, to, sent, tokenOf(id))
  return { ...api, callAs }
}

test('support asks for a refund, which finance makes or declines', async () => {
  const { db, callAs } = start()
  const requestOf = () => db.orders.find('ord-009')?.refundRequest
  const refund = '/crm/order/ord-009/refund'
  expect((await callAs('adm-2', 'POST', refund, body)).status).toBe(403)
  expect((await callAs('adm-2', 'POST', path, body)).status).toBe(200)
  expect(requestOf()).toMatchObject({ ...body, by: { id: 'adm-2', name: 'Tunde Bakare' } })
  expect((await callAs('adm-2', 'DELETE')).status).toBe(403)
  expect((await callAs('adm-2', 'POST', path, body)).status).toBe(422)
  expect((await callAs('adm-3', 'DELETE')).status).toBe(200)
  expect(requestOf()).toBeNull()
  expect((await callAs('adm-3', 'DELETE')).status).toBe(422)
  expect((await callAs('adm-2', 'POST', path, body)).status).toBe(200)
  expect((await callAs('adm-3', 'POST', refund, body)).status).toBe(200)
  expect(requestOf()).toBeNull()
})

test('at most what is left can be asked for', async () => {
  const { db, callAs } = start()
  const paid = db.orders.find('ord-009')?.totalPrice ?? 0
  const tooMuch = { ...body, amount: paid + 0.01 }
  expect((await callAs('adm-2', 'POST', path, tooMuch)).status).toBe(422)
  expect((await callAs('adm-2', 'POST', path, { ...body, amount: paid })).status).toBe(200)
})

test('support has asked for refunds of orders of today and yesterday, each at most what was paid', () => {
  const { db } = start()
  const asked = db.orders.all().flatMap((order) => {
    const { refundRequest: request, payments, createdAt } = order
    if (!request) return []
    const days = Math.floor((db.clock() - Date.parse(createdAt)) / 86_400_000)
    const isPaid = payments.some(({ amount }) => amount >= request.amount)
    return { name: request.by.name, isRecent: days < 2, isLater: request.at > createdAt, isPaid }
  })
  const expected = { name: 'Tunde Bakare', isRecent: true, isLater: true, isPaid: true }
  expect(asked).toEqual(Array.from({ length: 5 }, () => expected))
})
