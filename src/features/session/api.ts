import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '@/lib/http'
import { endSession, startSession } from '@/lib/session'
import { loginResponseSchema, type loginSchema } from './schema'

export const login = mutationOptions({
  mutationFn: (body: v.InferOutput<typeof loginSchema>) =>
    call('/auth/login', loginResponseSchema, { method: 'POST', body }),
  onSuccess: ({ user, token }) => startSession(user, token),
  meta: { reportedByPage: true },
})

/** Ends the session at once, without waiting for the server. A failed request is only logged. */
export function logout() {
  call('/auth/logout', v.unknown(), { method: 'POST' }).catch((error: unknown) => {
    console.error('The logout request failed.', error)
  })
  endSession('logout')
}
