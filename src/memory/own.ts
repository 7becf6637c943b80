import { userId } from '@/domain/user'
import { getSession } from './session'

interface Author {
  id: string | null
  email?: string | null
}

/** Whether the person is the signed-in administrator. Compares the id, else the email. */
export function isOwn(by: Author | null) {
  const { user } = getSession() ?? {}
  if (!user || !by) return false
  const id = userId(user)
  if (id !== null && by.id !== null) return by.id === id
  const email = user['email']
  return typeof email === 'string' && by.email?.toLowerCase() === email.toLowerCase()
}

/** Whether nothing says that the author is somebody else. */
export function mayBeOwn(by: Author | null) {
  const { user } = getSession() ?? {}
  if (!by || !user) return true
  const canCompareIds = by.id !== null && userId(user) !== null
  const canCompareEmails = Boolean(by.email) && typeof user['email'] === 'string'
  return isOwn(by) || !(canCompareIds || canCompareEmails)
}
