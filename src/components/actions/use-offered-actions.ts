import { useMemo } from 'react'
import { useCapabilities } from '@/api/announced'
import { NO_CAPABILITIES } from '@/api/capabilities'
import { useIsPermitted } from '@/api/permissions'
import type { ResourceName } from '@/api/resource'
import { useToday } from '@/hooks/use-now'
import { offeredActions, type RecordActions } from './record-action'

const noActions = (): RecordActions => ({})

/**
 * Limits the actions of a record to those that the backend has and the administrator may use.
 * Stable if `getActions` is.
 */
export function useOfferedActions<TRow>(
  resource: Pick<ResourceName, 'path' | 'module' | 'needs'>,
  getActions: ((row: TRow) => RecordActions) | undefined = noActions,
) {
  const { actions: announced } = useCapabilities(resource) ?? NO_CAPABILITIES
  const isPermitted = useIsPermitted(resource)
  // The actions depend on the day, because papers expire.
  useToday()
  return useMemo(
    () => (row: TRow) => offeredActions(getActions(row), { announced, isPermitted }),
    [getActions, announced, isPermitted],
  )
}
