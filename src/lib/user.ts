import * as v from 'valibot'

const text = v.fallback(v.optional(v.string(), ''), '')

/** The signed-in administrator. Other fields are kept as they came (specification, section 3). */
export const userSchema = v.looseObject({ firstName: text, lastName: text, usertype: text })
export type User = v.InferOutput<typeof userSchema>

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
