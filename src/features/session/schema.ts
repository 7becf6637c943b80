import * as v from 'valibot'
import { enveloped } from '../../lib/envelope.ts'
import { tokenSchema, userSchema } from '../../lib/user.ts'

/** The login form, and the body of `POST /auth/login`. */
export const loginSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter your email'),
    v.email('Enter an email address, such as name@example.com'),
  ),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
})

export const loginResponseSchema = enveloped(v.object({ user: userSchema, token: tokenSchema }))
