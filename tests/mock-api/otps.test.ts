import { expect, test } from 'vitest'
import { MINUTE_MS } from '../../src/mock-api/time'
import { NOW, startApi } from './api'

const resend = (api: ReturnType<typeof startApi>, id: string) =>
  api.call('POST', `/crm/otp/${id}/resend`, { channel: 'sms' })

test.each(['pending', 'expired', 'failed'])(
  'a code that is %s is pending again after it was sent again',
  async (status) => {
    const api = startApi()
    const before = api.db.otps
      .all()
      .find((otp) => otp.status === status && otp.phone !== null && otp.channel === 'sms')
    const id = before?.id ?? ''
    expect((await resend(api, id)).status).toBe(200)
    const { total } = api.db.otps.list().pagination
    expect(total).toBe(api.db.otps.seeds.length)
    const { attempts = 0 } = before ?? {}
    const after = api.db.otps.find(id)
    expect(after).toMatchObject({ status: 'pending', message: null, attempts: attempts + 1 })
    const since = [after?.createdAt, after?.expiresAt].map(
      (at) => Date.parse(at ?? '') - NOW.getTime(),
    )
    expect(Math.round((since[0] ?? NaN) / MINUTE_MS)).toBe(0)
    expect(Math.round((since[1] ?? NaN) / MINUTE_MS)).toBe(10)
  },
)

test('a code that was used is not sent again', async () => {
  const api = startApi()
  const before = api.db.otps.all().find(({ status }) => status === 'used')
  const response = await resend(api, before?.id ?? '')
  expect([response.status, await response.json()]).toEqual([
    422,
    { message: 'This code is used already' },
  ])
  expect(api.db.otps.find(before?.id ?? '')).toEqual(before)
})
