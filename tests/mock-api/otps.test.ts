import { expect, test } from 'vitest'
import { createDb } from '../../src/mock-api/db'
import { edgeOtps } from '../../src/mock-api/seed/otps'
import { NOW, startApi } from './api'

const { db, call, list } = startApi()

test('there are codes of every status, the newest first, and no code in any of them', () => {
  const otps = createDb(240, NOW).otps.all()
  expect(otps).toHaveLength(120)
  const count = (status: string) => otps.filter((otp) => otp.status === status).length
  expect(count('pending')).toBe(9)
  for (const status of ['used', 'expired', 'failed']) expect(count(status)).toBeGreaterThan(9)
  expect(otps.filter(({ status, message }) => (status === 'failed') !== Boolean(message))).toEqual(
    [],
  )
  const times = otps.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(times[0]?.localeCompare(NOW.toISOString())).toBe(-1)
  for (const { status, user, phone, email, channel, expiresAt, id } of otps) {
    expect(channel === 'email' ? email : phone).not.toBeNull()
    expect(db.users.find(user?.id ?? '')?.email ?? null).toBe(user ? email : null)
    const isOpen = status === 'pending' && id !== edgeOtps.unnoticed
    expect(!isOpen || Date.parse(expiresAt) > NOW.getTime()).toBe(true)
  }
  const fields = new Set(otps.flatMap((otp) => Object.keys(otp)))
  expect([...fields].filter((name) => /code|otp|token|pin/i.test(name))).toEqual([])
})

test('a search finds a whole email, a whole phone number or the id of a user, and nothing less', async () => {
  const otp = db.otps.all().find(({ user, phone }) => user && phone)
  const { user, phone, email } = otp ?? {}
  const find = async (text = '') =>
    (await list('otp', `search=${encodeURIComponent(text)}`)).rows.map(({ id }) => id)
  const found = await find(user?.id)
  expect(found).toContain(otp?.id)
  expect(await find(email?.toUpperCase())).toEqual(found)
  expect(await find(phone ?? '')).toEqual(found)
  for (const part of [user?.name, phone?.slice(-4), email?.slice(0, -2)]) {
    expect(await find(part)).toEqual([])
  }
})

test('a pending code is sent again, and any other refused', async () => {
  const resend = async (id: string, channel: string) =>
    (await call('POST', `/crm/otp/${id}/resend`, { channel })).status
  const first = db.otps.find('otp-002')
  expect(await resend('otp-002', 'sms')).toBe(200)
  expect(db.otps.all()[0]).toMatchObject({
    id: 'otp-002',
    channel: 'sms',
    status: 'pending',
    attempts: (first?.attempts ?? 0) + 1,
  })
  expect(await resend('otp-002', 'pigeon')).toBe(422)
  expect(await resend(edgeOtps.unnoticed, 'sms')).toBe(422)
  const used = db.otps.all().find(({ status }) => status === 'used')
  expect(await resend(used?.id ?? '', 'sms')).toBe(422)
  expect(await resend('otp-000', 'sms')).toBe(404)
  db.otps.patch('otp-004', { email: null })
  expect(await resend('otp-004', 'email')).toBe(422)
})

test('a pending code expires on the server too', async () => {
  db.otps.patch('otp-006', { expiresAt: new Date(db.clock() - 1000).toISOString() })
  expect(db.otps.find('otp-006')?.status).toBe('expired')
  const { rows } = await list('otp', 'status=pending')
  expect(rows.map(({ id }) => id)).not.toContain('otp-006')
  expect(rows.map(({ id }) => id)).toContain(edgeOtps.unnoticed)
})
