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

/** Signs out at once; the server is told, and its failure is only logged (specification, section 8). */
export function logout() {
  call('/auth/logout', v.unknown(), { method: 'POST' }).catch((error: unknown) => {
    console.error('The server could not be told of the sign-out.', error)
  })
  endSession('logout')
}
