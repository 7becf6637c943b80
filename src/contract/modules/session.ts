import * as v from 'valibot'
import { enveloped, optionalField } from '../../api/response-fields.ts'
import { loginEndpoint, logoutEndpoint } from '../../features/session/endpoints.ts'
import { tokenSchema, userSchema } from '../../lib/user.ts'
import { idText } from '../../lib/visible-text.ts'
import type { NamedEndpoint } from '../list-module.ts'

/** The signed-in administrator, with a field that only some requests need. */
const user = v.looseObject({ ...userSchema.entries, id: optionalField(idText) })

export const sessionEndpoints: readonly NamedEndpoint[] = [
  {
    ...loginEndpoint,
    response: enveloped(v.object({ user, token: tokenSchema })),
    id: 'login',
    summary: 'Sign in',
    description:
      'The console shows the names and the type of the user. With the id it takes tickets.',
    isPublic: true,
  },
  { ...logoutEndpoint, id: 'logout', summary: 'Sign out' },
]
