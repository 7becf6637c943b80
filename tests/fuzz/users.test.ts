import * as v from 'valibot'
import { expect, test } from 'vitest'
import { initials, shortName, userKey, userSchema } from '@/domain/user'
import { loginResponseSchema } from '@/features/session/resource'
import { hostileUser } from './generators'
import { forEach, violations } from './malformed-texts'

const RUNS = 600

/** A body after it was sent as JSON. */
const received = (body: unknown): unknown => JSON.parse(JSON.stringify(body) ?? 'null')

const isVisible = (text: string) => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)

function userViolations(body: unknown) {
  const parsed = v.safeParse(userSchema, body)
  if (!parsed.success) return []
  const { output: user } = parsed
  const key = userKey(user)
  return violations({
    names: [user.firstName, user.lastName, user.usertype].every((name) => typeof name === 'string'),
    key: key === null || (typeof key === 'string' && key !== ''),
    shown: isVisible(shortName(user)) && isVisible(initials(user)),
  })
}

test('a malformed user has a visible name and initials', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  forEach(hostileUser, RUNS, (user) => {
    const isKnown = v.is(userSchema, received(user))
    expect(v.is(loginResponseSchema, received({ user, token: 'a-token' }))).toBe(isKnown)
    expect(userViolations(received(user))).toEqual([])
  })
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
})
