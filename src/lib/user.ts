import * as v from 'valibot'

const text = v.fallback(v.optional(v.string(), ''), '')

/** The signed-in administrator. Other fields are kept as they came (specification, section 3). */
export const userSchema = v.looseObject({ firstName: text, lastName: text, usertype: text })
export type User = v.InferOutput<typeof userSchema>

const keySchema = v.union([
  v.pipe(
    v.looseObject({ id: v.union([v.string(), v.number()]) }),
    v.transform(({ id }) => `id ${id}`),
  ),
  v.pipe(
    v.looseObject({ email: v.string() }),
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
  const [initial] = lastName.trim()
  return `${firstName} ${initial ? `${initial.toUpperCase()}.` : ''}`.trim() || 'Administrator'
}

export function initials({ firstName, lastName }: User) {
  const [first = ''] = firstName.trim()
  const [last = ''] = lastName.trim()
  return (first + last).toUpperCase() || 'A'
}
