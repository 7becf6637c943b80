import { neededPermissions, permissionNames } from '../contract/permissions.ts'
import { refuse } from './answers.ts'
import type { StoredAdmin } from './seed/admins.ts'

const isForbiddenToSupport = (name: string) =>
  name === 'orders.refund' || /^(?:payouts|admins)\.|\.papers$/.test(name)

const ofSupport = permissionNames.filter((name) => !isForbiddenToSupport(name))

/** Undefined for an administrator who may do everything. */
export const permissionsOf = ({ usertype }: StoredAdmin) =>
  usertype === 'support' ? ofSupport : undefined

/**
 * A 403 response if the administrator does not have the permissions that the method and the path
 * need.
 */
export function refusalFor(sender: StoredAdmin | undefined, { method, url }: Request) {
  const permissions = sender && permissionsOf(sender)
  if (!permissions) return undefined
  const path = new URL(url).pathname.replace(/^.*?\/api(?=\/)/, '')
  const missing = neededPermissions(method, path).find((name) => !permissions.includes(name))
  if (!missing) return undefined
  return refuse(`You are not allowed to do this: it needs the permission ${missing}`, 403)
}
