import { useMemo } from 'react'
import { hasPermission } from '@/domain/user'
import { useSession, getSession } from '@/memory/session'
import { capabilitiesOf, useCapabilities } from './announced'
import { neededFor, type ResourceName } from './resource'

/**
 * Whether the administrator has all permissions that an action of the resource needs. The returned
 * function is stable.
 */
export function useIsPermitted(resource: Pick<ResourceName, 'module' | 'needs' | 'path'>) {
  const user = useSession()?.user
  const announced = useCapabilities(resource)?.actions
  return useMemo(
    () => (action: string) =>
      neededFor(resource, action, announced).every((name) => hasPermission(user, name)),
    [resource, user, announced],
  )
}

/** As `useIsPermitted`, of the session and the capabilities of now. */
export function isPermittedNow(
  resource: Pick<ResourceName, 'module' | 'needs' | 'path'>,
  action: string,
) {
  const announced = capabilitiesOf(resource)?.actions
  const user = getSession()?.user
  return neededFor(resource, action, announced).every((name) => hasPermission(user, name))
}

/**
 * `modules.ts` registers the names here, because lower layers cannot import them.
 *
 * @public
 */
export interface PermissionNames {}
export type PermissionName = keyof PermissionNames

type ModuleIn<TName> = TName extends `${infer TModule}.view` ? TModule : never
export type ViewableModule = ModuleIn<PermissionName>

/** `const can = useCan()`, then `can('orders.refund')`. Follows changes of the user. */
export function useCan(): (name: PermissionName) => boolean {
  const session = useSession()
  return (name) => hasPermission(session?.user, name)
}

/** Whether the administrator may view a module. Otherwise nothing of it is requested. */
export const canView = (module: unknown) => hasPermission(getSession()?.user, `${module}.view`)
