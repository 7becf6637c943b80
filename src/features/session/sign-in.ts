import { mutationOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { send } from '@/api/http'
import { endSession, startSession } from '@/lib/session'
import { loginEndpoint, logoutEndpoint, type loginSchema } from './endpoints'

export const login = mutationOptions({
  mutationFn: (body: v.InferOutput<typeof loginSchema>) => send(loginEndpoint, { body }),
  onSuccess: ({ user, token }) => startSession(user, token),
  meta: { reportedByPage: true },
})

/** Ends the session without waiting for the server. An error is only logged. */
export function logout() {
  send(logoutEndpoint, {}).catch((error: unknown) => {
    console.error('The logout request failed.', error)
  })
  endSession('logout')
}
