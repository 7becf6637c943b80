import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { detailsQuery } from '@/api/queries'
import type { DetailedResource } from '@/api/resource'
import { OpenDialog } from '@/components/actions/open-dialog'
import type { RecordActions } from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { lazyOverlay, OverlayFallback } from '@/components/overlays/lazy-overlay'
import { findCached } from '@/components/record/use-details'

const RecordErrorDialog = lazyOverlay(() => import('./record-error-dialog'))

interface RecordDialogProps<TRow extends { id: string }, TDetails extends v.ObjectEntries> {
  resource: DetailedResource<TRow, TDetails>
  id: string
  dialog: string
  getName: (record: TRow) => string
  getActions: (record: TRow) => RecordActions
  onClose: () => void
}

/**
 * The dialog of an action on a record of a list, without the details below it:
 * `?dialog=edit&voucher=<id>`. It opens at once if the record is cached, otherwise after the record
 * has loaded.
 */
export function RecordDialog<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  props: RecordDialogProps<TRow, TDetails>,
) {
  const { resource, id, dialog, getName, onClose } = props
  const getActions = useOfferedActions(resource, props.getActions)
  const queryClient = useQueryClient()
  const [cached] = useState(() => findCached(queryClient, resource, id)?.record)
  const query = useQuery({ ...detailsQuery(resource, id), enabled: cached === undefined })
  // A refetch must not replace the record of an open form.
  const [record, setRecord] = useState(cached)
  const loaded: TRow | undefined = query.data?.record
  if (record === undefined && loaded) setRecord(loaded)
  if (record) {
    return (
      <OpenDialog
        resource={resource}
        record={{ id, name: getName(record) }}
        actions={getActions(record)}
        dialog={dialog}
        onClose={onClose}
      />
    )
  }
  if (!query.isFetchedAfterMount) return <OverlayFallback />
  return <RecordErrorDialog id={id} resource={resource} query={query} onClose={onClose} />
}
