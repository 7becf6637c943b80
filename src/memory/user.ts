import * as v from 'valibot'
import { firstVisibleCharacter, idText, visibleText } from '../lib/visible-text.ts'

const textOrEmpty = v.fallback(v.optional(visibleText, ''), '')

/** A session token. Not blank, and valid in a request header. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^(?=.*\S)[\x20-\x7e]+$/))

/** Has at least one of: name, type, id, email. Other fields are kept unchanged. */
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

/** Identifies the administrator by id or email. Null if the API sends neither. */
export function userKey(user: Record<string, unknown>) {
  const parsed = v.safeParse(keySchema, { id: user['_id'], ...user })
  return parsed.success ? parsed.output : null
}

/** The first name and the initial of the last name: "Ada O." */
export function shortName({ firstName, lastName }: SessionUser) {
  const initial = firstVisibleCharacter(lastName)
  return `${firstName} ${initial ? `${initial.toUpperCase()}.` : ''}`.trim() || 'Administrator'
}

export function initials({ firstName, lastName }: SessionUser) {
  const letters = firstVisibleCharacter(firstName) + firstVisibleCharacter(lastName)
  return letters.toUpperCase() || 'A'
}

/** Null if the API does not send it. */
export function userId({ id, _id }: Record<string, unknown>) {
  const parsed = v.safeParse(idText, id ?? _id)
  return parsed.success ? parsed.output : null
}

/**
 * Whether `permissions` of the user has the name. A user without this field, or with one that is no
 * array, may do everything.
 */
export const hasPermission = (user: SessionUser | undefined, name: string) =>
  !Array.isArray(user?.['permissions']) || user['permissions'].includes(name)
