import { useMemo } from 'react'
import { useSession } from '@/lib/session'
import { hasPermission } from '@/lib/user'
import { neededFor, type ResourceName } from './resource'

/** Whether the administrator has the permissions that an action of the resource needs. Stable. */
export function useIsPermitted(resource: Pick<ResourceName, 'module' | 'needs'>) {
  const user = useSession()?.user
  return useMemo(
    () => (action: string) =>
      neededFor(resource, action).every((name) => hasPermission(user, name)),
    [resource, user],
  )
}
