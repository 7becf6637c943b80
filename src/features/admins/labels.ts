import { capitalize, shorten } from '@/lib/format'
import { userId, type User } from '@/lib/user'
import type { Admin } from './resource'

/** An administrator's name in the UI, else the email or id. */
export const adminName = ({ name, email, id }: Admin) => shorten(name ?? email ?? id)

/** "super_admin" as "Super admin". */
export const usertypeLabel = (usertype: string) =>
  capitalize(shorten(usertype.replaceAll('_', ' ')))

/** Whether the row is that of the administrator who is signed in. */
export function isOwn({ id, email }: Admin, user: User | undefined) {
  if (!user) return false
  const ownEmail = typeof user['email'] === 'string' ? user['email'].toLowerCase() : null
  return id === userId(user) || (ownEmail !== null && ownEmail === email?.toLowerCase())
}
