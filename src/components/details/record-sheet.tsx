import { useState, type ReactNode } from 'react'
import type { DetailedResource } from '@/api/resource'
import { OpenDialog } from '@/components/actions/open-dialog'
import type { RecordActions } from '@/components/actions/record-action'
import { RecordButtons } from '@/components/actions/record-buttons'
import { useReadActions } from '@/components/actions/use-read-record'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { capitalize } from '@/lib/format'
import { DetailsSheet } from './details-sheet'
import type { DetailsQuery, detailsState } from './details-state'
import { DetailsLoadError } from './load-error'

/** What the page of a list passes to the details of one of its records. */
export interface SheetProps<T> {
  id: string
  /** The rows of the list to step through. */
  rows: readonly T[] | undefined
  /** The open dialog of an action, from the URL. */
  dialog?: string | undefined
  onClose: () => void
}

interface RecordSheetProps<T extends { id: string }> extends SheetProps<T> {
  resource: DetailedResource<T>
  /** The result of `useDetails`. */
  details: Pick<ReturnType<typeof detailsState>, 'hasFailed' | 'isReady' | 'isUnavailable'> & {
    query: DetailsQuery
    record: T | undefined
  }
  getName: (record: T) => string
  /** The heading: by default the name. */
  getHeading?: (record: T) => string
  getActions?: (record: T) => RecordActions
  /** See DetailsSheet. */
  isFullHeight?: boolean
  /** What stays above the scrolling part. */
  top?: ReactNode
  /** What stays below the scrolling part, once the details have loaded. */
  bottom?: ReactNode
  /** The facts. They are rendered unless the record could not be loaded. */
  children: ReactNode
}

const noRows: readonly never[] = []
const noActions = (): RecordActions => ({})

/**
 * The details of one record, over its list, in every state. The URL names the record by the module's noun: `?payout=<id>`.
 * The dialog of an action opens above it.
 */
export function RecordSheet<T extends { id: string }>(props: RecordSheetProps<T>) {
  const {
    resource,
    details,
    id,
    rows = noRows,
    getName,
    getHeading = getName,
    onClose,
    children,
  } = props
  const { getActions = noActions, dialog, isFullHeight = false, top, bottom } = props
  const { query, record, hasFailed, isReady, isUnavailable } = details
  const [noun] = resource.noun
  const { param } = resource
  const { openDialog, closeDialog } = useDialogParam()
  // A dialog hides from screen readers what is in the page when it mounts. The dialog of an action must not be there yet.
  const [hasOpened, setHasOpened] = useState(false)
  // A row of the list may lack what an action needs.
  const target = isReady && record && { id, name: getName(record) }
  const actions = record ? getActions(record) : {}
  const readActions = useReadActions(resource, id, getActions)
  return (
    <>
      <DetailsSheet
        title={`${capitalize(noun)} Details`}
        heading={isUnavailable ? null : record && getHeading(record)}
        param={param}
        id={id}
        rows={rows}
        getName={getName}
        actions={
          target && (
            <div
              data-slot="actions"
              role="group"
              aria-label="Actions"
              className="contents max-sm:*:grow"
            >
              <RecordButtons
                resource={resource}
                record={target}
                actions={actions}
                onOpen={openDialog}
              />
            </div>
          )
        }
        isFullHeight={isFullHeight}
        top={!isUnavailable && top}
        bottom={target && bottom}
        onOpened={() => setHasOpened(true)}
        onClose={onClose}
      >
        {(hasFailed || isUnavailable) && <DetailsLoadError noun={noun} query={query} />}
        {!isUnavailable && children}
      </DetailsSheet>
      {target && hasOpened && (
        <OpenDialog
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
