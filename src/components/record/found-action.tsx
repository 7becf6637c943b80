import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { detailsQuery } from '@/api/queries'
import type { DetailedResource } from '@/api/resource'
import { ActionOverlay } from '@/components/actions/action-overlay'
import CannotOpen from '@/components/actions/cannot-open'
import type { RecordActions } from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { useReadActions } from '@/components/actions/use-read-record'
import { isDraftOf } from '@/components/form/kept-text'
import type { List } from '@/components/list/use-list'
import { CloseFooter, Dialog, DialogBody, DialogContent } from '@/components/overlays/dialog'
import { OverlayFallback } from '@/components/overlays/lazy-overlay'
import { useHeld } from '@/hooks/use-held'
import { capitalize } from '@/lib/format'
import { DetailsLoadError } from './details-load-error'
import { findCached } from './use-details'

export interface FoundActionProps<TRow extends { id: string }> {
  list: List<TRow>
  id: string
  dialog: string
  getActions: (row: TRow) => RecordActions
  onClose: () => void
}

/**
 * The dialog of an action on a record of the list: on its row, its cached copy, or its details,
 * which are then requested.
 */
export default function FoundAction<TRow extends { id: string }>(props: FoundActionProps<TRow>) {
  const { list, id } = props
  const { resource } = list.definition
  const { details } = resource
  const row = list.loaded.rows?.find((other) => other.id === id)
  // A refetch may move the row to another page. The dialog stays open and keeps its unsaved text.
  const held = useHeld(row, row !== undefined)
  return details ? (
    <ActionOnDetails {...props} row={held} resource={{ ...resource, details }} />
  ) : (
    <ActionOnRow {...props} row={held} />
  )
}

interface RowProps<TRow extends { id: string }> extends FoundActionProps<TRow> {
  row: TRow | undefined
}

function ActionOnRow<TRow extends { id: string }>({ row, ...props }: RowProps<TRow>) {
  const { list, id, onClose } = props
  const [noun] = list.definition.resource.noun
  if (row) return <ActionOn {...props} record={row} />
  if (!list.loaded.rows) return null
  return (
    <CannotOpen
      reason={`This ${noun} is not on this page of the list`}
      isDraft={isDraftOf(noun, id)}
      onClose={onClose}
    />
  )
}

interface ActionOnDetailsProps<
  TRow extends { id: string },
  TDetails extends v.ObjectEntries,
> extends RowProps<TRow> {
  resource: DetailedResource<TRow, TDetails>
}

function ActionOnDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>({
  resource,
  row,
  ...props
}: ActionOnDetailsProps<TRow, TDetails>) {
  const { id, onClose } = props
  const queryClient = useQueryClient()
  const [cached] = useState(() => findCached(queryClient, resource, id)?.record)
  const isKnown = row !== undefined || cached !== undefined
  const query = useQuery({ ...detailsQuery(resource, id), enabled: !isKnown })
  const loaded: TRow | undefined = query.data?.record
  const record = row ?? loaded ?? cached
  if (record) return <ActionOn {...props} record={record} />
  if (!query.isFetchedAfterMount) return <OverlayFallback />
  const [noun] = resource.noun
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={capitalize(noun)} titleHidden className="max-w-md">
        <DialogBody>
          <DetailsLoadError id={id} noun={noun} isDeletable={resource.isDeletable} query={query} />
        </DialogBody>
        <CloseFooter />
      </DialogContent>
    </Dialog>
  )
}

interface ActionOnProps<TRow extends { id: string }> extends FoundActionProps<TRow> {
  record: TRow
}

function ActionOn<TRow extends { id: string }>(props: ActionOnProps<TRow>) {
  const { list, id, record, dialog, onClose } = props
  const { resource, getName } = list.definition
  const getActions = useOfferedActions(resource, props.getActions)
  const ref = { id, name: getName(record) }
  return (
    <ActionOverlay
      resource={resource}
      record={ref}
      actions={getActions(record)}
      readActions={useReadActions(resource, ref, getActions)}
      dialog={dialog}
      onClose={onClose}
    />
  )
}
