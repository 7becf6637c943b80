import { send } from '@/api/http'
import { endSession } from '@/lib/session'
import { logoutEndpoint } from './sign-out-endpoints'

/** Ends the session without waiting for the server. An error is only logged. */
export function logout() {
  send(logoutEndpoint, {}).catch((error: unknown) => {
    console.error('The logout request failed.', error)
  })
  endSession('logout')
}
