import { getSession, useSession } from './session'
import { hasPermission } from './user'

/**
 * `modules.ts` registers the names here, because lower layers cannot import them.
 *
 * @public
 */
export interface PermissionNames {}
export type PermissionName = keyof PermissionNames

/** `const can = useCan()`, then `can('orders.refund')`. Follows changes of the user. */
export function useCan(): (name: PermissionName) => boolean {
  const session = useSession()
  return (name) => hasPermission(session?.user, name)
}

/** Whether anything of a module may be requested. */
export const canView = (module: unknown) => hasPermission(getSession()?.user, `${module}.view`)
