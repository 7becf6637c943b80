import { useState, type ReactNode } from 'react'
import type { Search } from '@/api/list'
import type { DetailedResource } from '@/api/resource'
import { ActionOverlay } from '@/components/actions/action-overlay'
import type { RecordActions } from '@/components/actions/record-action'
import { RecordButtons } from '@/components/actions/record-buttons'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { useReadActions } from '@/components/actions/use-read-record'
import { Button } from '@/components/ui/button'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { titleText, useTitle } from '@/hooks/use-title'
import { capitalize } from '@/lib/format'
import { DetailsLoadError } from './details-load-error'
import { DetailsSheet } from './details-sheet'
import { NeighborButtons } from './neighbor-buttons'
import { NextStep } from './next-step'
import type { DetailsQueryResult, detailsState } from './use-details'
import { useNeighbors } from './use-neighbors'
import { useRememberRecord } from './use-remember-record'

export interface SheetProps {
  id: string
  dialog?: string | undefined
  onClose: () => void
}

interface RecordSheetProps<T extends { id: string }> extends SheetProps {
  resource: DetailedResource<T>
  details: Pick<ReturnType<typeof detailsState>, 'hasFailed' | 'isReady' | 'isUnavailable'> & {
    query: DetailsQueryResult
    record: T | undefined
  }
  getName: (record: T) => string
  getHeading?: (record: T) => string
  getActions?: (record: T) => RecordActions
  isFullHeight?: boolean
  top?: ReactNode
  /** Below the scrolling part, once the details have loaded. */
  bottom?: ReactNode
  /** Not rendered if the record failed to load. */
  children: ReactNode
}

/**
 * The details of a record in a dialog over the list. The URL names the record: `?payout=<id>`. The
 * dialog of an action opens above it.
 */
export function RecordSheet<T extends { id: string }>(props: RecordSheetProps<T>) {
  const { resource, details, id, getName, getHeading = getName, onClose, children } = props
  const { dialog, isFullHeight = false, top, bottom } = props
  const getActions = useOfferedActions(resource, props.getActions)
  const { query, record, hasFailed, isReady, isUnavailable } = details
  const [noun] = resource.noun
  const { param } = resource
  const { openDialog, closeDialog } = useDialogParam<Search>()
  const title = titleText(isUnavailable || !record ? '' : getName(record))
  useTitle('record', title)
  useRememberRecord({ param, id, name: title })
  // When the sheet mounts, Radix hides everything outside from screen readers, so the dialog of an
  // action must mount later.
  const [hasOpened, setHasOpened] = useState(false)
  // The row of a list may not have the fields that an action needs.
  const target = isReady && record && { id, name: getName(record) }
  const actions = record ? getActions(record) : {}
  const readActions = useReadActions(resource, target || { id, name: '' }, getActions)
  const buttons = target && { record: target, actions, readActions, onOpen: openDialog }
  const neighbors = useNeighbors({ resource, id, isSheet: true })
  return (
    <>
      <DetailsSheet
        title={`${capitalize(noun)} Details`}
        heading={isUnavailable ? null : record && getHeading(record)}
        steps={
          neighbors && (
            <NeighborButtons neighbors={neighbors} noun={noun} name={record && getName(record)} />
          )
        }
        startActions={buttons && <RecordButtons {...buttons} place="apart" />}
        actions={
          buttons && (
            <div
              data-slot="actions"
              role="group"
              aria-label="Actions"
              className="contents max-sm:each:grow"
            >
              <RecordButtons {...buttons} />
              {neighbors?.hasChanged && (
                <NextStep
                  {...{ neighbors, resource, actions, getActions }}
                  isCovered={dialog !== undefined}
                  renderBack={(text) => <Button onClick={onClose}>{text}</Button>}
                  onOpen={openDialog}
                />
              )}
            </div>
          )
        }
        isFullHeight={isFullHeight}
        top={!isUnavailable && top}
        bottom={target && bottom}
        onOpened={() => setHasOpened(true)}
        onClose={onClose}
      >
        {(hasFailed || isUnavailable) && (
          <DetailsLoadError id={id} noun={noun} isDeletable={resource.isDeletable} query={query} />
        )}
        {!isUnavailable && children}
      </DetailsSheet>
      {target && hasOpened && (
        <ActionOverlay
          resource={resource}
          record={target}
          actions={actions}
          readActions={readActions}
          dialog={dialog}
          onClose={closeDialog}
        />
      )}
    </>
  )
}
