import { http, HttpResponse } from 'msw'
import { resendEndpoint, type Channel } from '../features/otps/resource.ts'
import { answer, listParams, missing, refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { lifetimeOf, type StoredOtp } from './seed/otps.ts'
import { isoOf } from './time.ts'

function refusalOf({ status, email, phone }: StoredOtp, channel: Channel) {
  if (status === 'used') return 'This code is used already'
  const address = channel === 'email' ? email : phone
  return address === null ? 'There is no address for this channel' : undefined
}

export function createOtpHandlers(db: Db) {
  return [
    http.get('*/api/crm/otp', ({ request }) => {
      const { rows, ...page } = db.otps.list(listParams(request))
      return answer({ otps: rows, ...page })
    }),
    http.post<{ id: string }>('*/api/crm/otp/:id/resend', async ({ params: { id }, request }) => {
      const otp = db.otps.find(id)
      if (!otp) return missing('Code')
      const { body, refusal } = await readBody(request, resendEndpoint.body)
      if (refusal) return refusal
      const { channel } = body
      const now = db.clock()
      const reason = refusalOf(otp, channel)
      if (reason) return refuse(reason)
      // The same code becomes pending again, so that its attempts are counted.
      db.otps.patch(id, {
        status: 'pending',
        message: null,
        channel,
        attempts: otp.attempts + 1,
        createdAt: isoOf(now),
        expiresAt: isoOf(now + lifetimeOf(channel)),
      })
      const name = otp.user?.name ?? otp.email ?? otp.phone ?? id
      log(db, request, { type: 'otp', id, name }, 'code_sent_again')
      return HttpResponse.json({ message: 'Code sent' })
    }),
  ]
}
