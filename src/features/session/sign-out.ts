import { send } from '@/api/http'
import { removeFormDrafts } from '@/memory/drafts'
import { endSession } from '@/memory/session'
import { logoutEndpoint } from './sign-out-endpoints'

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
