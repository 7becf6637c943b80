import { useMemo } from 'react'
import { useCapabilities } from '@/api/announced'
import { NO_CAPABILITIES } from '@/api/capabilities'
import { useIsPermitted } from '@/api/permissions'
import type { ResourceName } from '@/api/resource'
import { useToday } from '@/hooks/use-now'
import { offeredActions, type RecordActions } from './record-action'

const noActions = (): RecordActions => ({})

/**
 * Limits the actions on any record to those that the backend has and the administrator may do.
 * Stable if `getActions` is.
 */
export function useOfferedActions<TRow>(
  resource: Pick<ResourceName, 'path' | 'module' | 'needs'>,
  getActions: ((row: TRow) => RecordActions) | undefined = noActions,
) {
  const { actions: announced } = useCapabilities(resource) ?? NO_CAPABILITIES
  const isPermitted = useIsPermitted(resource)
  // Papers that expire are part of the actions.
  useToday()
  return useMemo(
    () => (row: TRow) => offeredActions(getActions(row), { announced, isPermitted }),
    [getActions, announced, isPermitted],
  )
}
