import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped } from '../../api/list-response.ts'
import { emailText } from '../../domain/body-fields.ts'
import { tokenSchema, userSchema } from '../../domain/user.ts'

export const loginSchema = v.object({
  email: emailText('Enter your email'),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
})

export const loginResponseSchema = enveloped(v.object({ user: userSchema, token: tokenSchema }))

// The specification has no sign-in. This is the console's proposal.

export const loginEndpoint = {
  method: 'POST',
  path: '/auth/login',
  body: loginSchema,
  response: loginResponseSchema,
  isPublic: true,
} satisfies Endpoint

export const logoutEndpoint = {
  method: 'POST',
  path: '/auth/logout',
  response: v.unknown(),
} satisfies Endpoint
