import { loginEndpoint, logoutEndpoint } from '../../features/session/schema.ts'
import type { NamedEndpoint } from '../list-module.ts'

/** The endpoints of sign-in. They are this console's proposal. */
export const sessionEndpoints: readonly NamedEndpoint[] = [
  { ...loginEndpoint, id: 'login', summary: 'Sign in', isPublic: true },
  { ...logoutEndpoint, id: 'logout', summary: 'Sign out' },
]
