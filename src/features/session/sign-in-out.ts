import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { send } from '@/api/http'
import { removeFormDrafts } from '@/memory/drafts'
import { startSession, endSession } from '@/memory/session'
import { loginEndpoint, type loginSchema, logoutEndpoint } from './resource'

export const login = mutationOptions({
  mutationFn: (body: v.InferOutput<typeof loginSchema>) => send(loginEndpoint, { body }),
  onSuccess: ({ user, token }) => startSession(user, token),
  meta: { reportedByPage: true },
})

/**
 * Ends the session without waiting for the server, and discards the drafts of forms. An error is
 * only logged.
 */
export function logout() {
  send(logoutEndpoint, {}).catch((error: unknown) => {
    console.error('The logout request failed.', error)
  })
  removeFormDrafts()
  endSession('logout')
}

const demoSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), password: v.string() }),
)

/**
 * The demo account that the development and preview servers add to the page. Null for a real
 * backend.
 */
export function readDemoSignIn() {
  if (import.meta.env.VITE_API_URL) return null
  const content = document.querySelector('meta[name="demo-sign-in"]')?.getAttribute('content')
  const parsed = v.safeParse(demoSchema, content)
  return parsed.success ? parsed.output : null
}
