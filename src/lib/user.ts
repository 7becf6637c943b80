import * as v from 'valibot'
import { firstSeen, visibleText } from './visible-text.ts'

const text = v.fallback(v.optional(visibleText, ''), '')

/** A session's token: what can stand in a header, and is not blank. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^(?=.*\S)[\x20-\x7e]+$/))

/** The signed-in administrator. Other fields are kept as they came (specification, section 3). */
export const userSchema = v.looseObject({ firstName: text, lastName: text, usertype: text })
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

/** Tells one administrator from another, by id or e-mail address; null where the server gives neither. */
export function userKey(user: User) {
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
