import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'

/** Apart from the sign-in, which only the login page loads. */
export const logoutEndpoint = {
  method: 'POST',
  path: '/auth/logout',
  response: v.unknown(),
} satisfies Endpoint
