import * as v from 'valibot'
import { firstVisibleCharacter, idText, visibleText } from '../lib/visible-text.ts'

const textOrEmpty = v.fallback(v.optional(visibleText, ''), '')

/** Not blank, and valid in a request header. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^(?=.*\S)[\x20-\x7e]+$/))

/** A valid user has at least one of name, type, id and email. Other fields are kept unchanged. */
export const userSchema = v.pipe(
  v.looseObject({ firstName: textOrEmpty, lastName: textOrEmpty, usertype: textOrEmpty }),
  v.check((user) => Boolean(user.firstName || user.lastName || user.usertype || userKey(user))),
)
export type SessionUser = v.InferOutput<typeof userSchema>

const keySchema = v.union([
  v.pipe(
    v.looseObject({ id: v.union([visibleText, v.number()]) }),
    v.transform(({ id }) => `id ${id}`),
  ),
  v.pipe(
    v.looseObject({ email: visibleText }),
    v.transform(({ email }) => email.toLowerCase()),
  ),
])

/** Identifies the administrator by id or email. Null if the backend sends neither. */
export function userKey(user: Record<string, unknown>) {
  const parsed = v.safeParse(keySchema, { id: user['_id'], ...user })
  return parsed.success ? parsed.output : null
}

/** "Ada Obi" */
export const fullName = ({ firstName, lastName }: SessionUser) =>
  `${firstName} ${lastName}`.trim() || 'Administrator'

/** "Ada O." */
export function shortName({ firstName, lastName }: SessionUser) {
  const initial = firstVisibleCharacter(lastName)
  return `${firstName} ${initial ? `${initial.toUpperCase()}.` : ''}`.trim() || 'Administrator'
}

export function initials({ firstName, lastName }: SessionUser) {
  const letters = firstVisibleCharacter(firstName) + firstVisibleCharacter(lastName)
  return letters.toUpperCase() || 'A'
}

/** Null if the backend does not send it. */
export function userId({ id, _id }: Record<string, unknown>) {
  const parsed = v.safeParse(idText, id ?? _id)
  return parsed.success ? parsed.output : null
}

/** A user without the field `permissions`, or with one that is not an array, may do everything. */
export function hasPermission(user: object | undefined, name: string) {
  const permissions = user && 'permissions' in user ? user.permissions : undefined
  return !Array.isArray(permissions) || permissions.includes(name)
}
