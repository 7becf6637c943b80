import * as v from 'valibot'
import { firstSeen, visibleText } from './visible-text.ts'

const text = v.fallback(v.optional(visibleText, ''), '')

/** A session's token: what can stand in a header, and is not blank. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^(?=.*\S)[\x20-\x7e]+$/))

/** The signed-in administrator: somebody with a name, a type, an id or an email. Other fields are kept as they came. */
export const userSchema = v.pipe(
  v.looseObject({ firstName: text, lastName: text, usertype: text }),
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

/** Tells one administrator from another, by id or email; null if the server gives neither. */
export function userKey(user: Record<string, unknown>) {
  const parsed = v.safeParse(keySchema, { id: user['_id'], ...user })
  return parsed.success ? parsed.output : null
}

/** The first name and the initial of the last: "Ada O." */
export function shortName({ firstName, lastName }: User) {
  const initial = firstSeen(lastName)
  return `${firstName} ${initial ? `${initial.toUpperCase()}.` : ''}`.trim() || 'Administrator'
}

export function initials({ firstName, lastName }: User) {
  return (firstSeen(firstName) + firstSeen(lastName)).toUpperCase() || 'A'
}
