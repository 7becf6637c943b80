import type { StatusDisplay } from '@/components/ui/status'
import { capitalize, shorten } from '@/lib/format'
import { userKey, type User } from '@/lib/user'
import type { Admin } from './schema'

export const adminStatus: StatusDisplay = {
  labels: {
    active: ['Active', 'green'],
    invited: ['Invited', 'yellow'],
    disabled: ['Disabled', 'gray'],
  },
}

/** An administrator's name in the UI, else the email or id. */
export const adminName = ({ name, email, id }: Admin) => shorten(name ?? email ?? id)

/** "super_admin" as "Super admin". */
export const usertypeLabel = (usertype: string) => capitalize(usertype.replaceAll('_', ' '))

/** Whether the row is that of the administrator who is signed in. */
export function isOwn({ id, email }: Admin, user: User | undefined) {
  const own = user ? userKey(user) : null
  return own !== null && (own === userKey({ id }) || own === email?.toLowerCase())
}
