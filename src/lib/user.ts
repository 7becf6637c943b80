import * as v from 'valibot'
import { firstVisibleCharacter, idText, visibleText } from './visible-text.ts'

const textOrEmpty = v.fallback(v.optional(visibleText, ''), '')

/** A session's token: not blank, and valid in a request header. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^(?=.*\S)[\x20-\x7e]+$/))

/** The signed-in administrator, with at least a name, a type, an id or an email. Other fields are kept unchanged. */
export const userSchema = v.pipe(
  v.looseObject({ firstName: textOrEmpty, lastName: textOrEmpty, usertype: textOrEmpty }),
  v.check((user) => Boolean(user.firstName || user.lastName || user.usertype || userKey(user))),
)
export type User = v.InferOutput<typeof userSchema>

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

/** A key that identifies the administrator, by id or email; null if the server sends neither. */
export function userKey(user: Record<string, unknown>) {
  const parsed = v.safeParse(keySchema, { id: user['_id'], ...user })
  return parsed.success ? parsed.output : null
}

/** The first name with the initial of the last name: "Ada O." */
export function shortName({ firstName, lastName }: User) {
  const initial = firstVisibleCharacter(lastName)
  return `${firstName} ${initial ? `${initial.toUpperCase()}.` : ''}`.trim() || 'Administrator'
}

export function initials({ firstName, lastName }: User) {
  const letters = firstVisibleCharacter(firstName) + firstVisibleCharacter(lastName)
  return letters.toUpperCase() || 'A'
}

/** The administrator's id; null if the server does not send it. */
export function userId({ id, _id }: Record<string, unknown>) {
  const parsed = v.safeParse(idText, id ?? _id)
  return parsed.success ? parsed.output : null
}
