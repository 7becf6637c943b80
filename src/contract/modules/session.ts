import * as v from 'valibot'
import { enveloped } from '../../api/list-response.ts'
import { optionalField } from '../../domain/response-fields.ts'
import { tokenSchema, userSchema } from '../../domain/user.ts'
import { loginEndpoint, logoutEndpoint } from '../../features/session/resource.ts'
import { idText } from '../../lib/visible-text.ts'
import type { NamedEndpoint } from '../list-module.ts'
import { permissionNames } from '../permissions.ts'

/** The signed-in administrator. Only some requests need the `id`. */
const user = v.looseObject({
  ...userSchema.entries,
  id: optionalField(idText),
  permissions: v.optional(
    v.pipe(
      v.array(v.picklist(permissionNames)),
      v.description(
        'What the administrator may do. Without this field it is everything. The console does not offer what needs another permission, and requests nothing of a module without its `view`. Unknown names are ignored.',
      ),
    ),
  ),
})

export const sessionEndpoints: readonly NamedEndpoint[] = [
  {
    ...loginEndpoint,
    response: enveloped(v.object({ user, token: tokenSchema })),
    id: 'login',
    summary: 'Sign in',
    description:
      'The console shows the names and the type of the user. With the id it takes tickets.',
  },
  { ...logoutEndpoint, id: 'logout', summary: 'Sign out' },
]
