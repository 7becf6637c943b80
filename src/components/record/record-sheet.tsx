import { useEffect, useRef, useState, type ReactNode } from 'react'
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
import { DetailsSheet, type SheetHeight } from './details-sheet'
import { NeighborButtons } from './neighbor-buttons'
import { NextStep } from './next-step'
import { PrintButton, RecordPrintouts, type RecordPrintout } from './print-button'
import { findTextBox, isTouch } from './record-keys'
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
  height?: SheetHeight
  top?: ReactNode
  /** Below the scrolling part, once the details have loaded. */
  bottom?: ReactNode
  /** The text box in `bottom` has the primary button. */
  hasBox?: boolean
  /** The label of the button that closes the sheet. */
  closeLabel?: string
  /** By default, the sheet is printed. */
  printouts?: readonly RecordPrintout<T>[]
  /** Not rendered if the record failed to load. */
  children: ReactNode
}

// No button moves when another one appears or disappears. On a phone, the actions are the lowest row,
// with the primary one at the right, and below what appears later: a second tap in the place of a
// button that confirmed must not open the next record.
const ACTIONS =
  'contents max-sm:each:grow max-sm:each:px-1 low:sm:each:px-3 max-sm:[&>[data-added]]:order-3 max-sm:[&>[data-added]]:grow-0 max-sm:[&>[data-added]]:px-2 max-sm:[&>[data-primary]]:-order-1'
const NEXT =
  'flex grow flex-wrap-reverse justify-end gap-near max-sm:order-4 max-sm:each:grow max-sm:each:px-2'

/**
 * Returns a function that takes the id of a record. If it is shown next, its text box gets the focus
 * once it is there.
 */
function useBoxFocus(id: string, isReady: boolean) {
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    if (!isReady) return
    const isAwaited = awaited.current === id
    awaited.current = undefined
    if (!isAwaited || isTouch()) return
    // Somebody may have focused another control meanwhile.
    if (document.activeElement?.matches('body, [role="dialog"]')) {
      findTextBox()?.focus({ preventScroll: true })
    }
  }, [id, isReady])
  return (next: string) => {
    awaited.current = next
  }
}

/**
 * The details of a record in a dialog over the list. The URL names the record: `?payout=<id>`. The
 * dialog of an action opens above it.
 */
export function RecordSheet<T extends { id: string }>(props: RecordSheetProps<T>) {
  const { resource, details, id, getName, getHeading = getName, onClose, children } = props
  const {
    dialog,
    height = 'content',
    top,
    bottom,
    hasBox = false,
    closeLabel,
    printouts = [],
  } = props
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
  const shown = record && !hasFailed && { id, name: getName(record) }
  const neighbors = useNeighbors({ resource, id, isSheet: true })
  const focusBoxOf = useBoxFocus(id, Boolean(target))
  return (
    <>
      <DetailsSheet
        id={id}
        title={`${capitalize(noun)} Details`}
        heading={isUnavailable ? null : record && getHeading(record)}
        steps={
          <>
            {!hasFailed && !isUnavailable && (
              <PrintButton isReady={isReady} printouts={printouts} />
            )}
            {neighbors && (
              <NeighborButtons neighbors={neighbors} noun={noun} name={record && getName(record)} />
            )}
          </>
        }
        printouts={isReady && record && <RecordPrintouts printouts={printouts} record={record} />}
        actions={
          shown && (
            <>
              <div data-slot="actions" role="group" aria-label="Actions" className={ACTIONS}>
                <RecordButtons
                  key={String(isReady)}
                  {...{ actions, readActions }}
                  record={shown}
                  onOpen={openDialog}
                  isInSheet
                  isQuiet={hasBox}
                  isLoading={!isReady}
                />
              </div>
              {neighbors?.hasChanged && (
                <NextStep
                  {...{ neighbors, resource, actions, getActions }}
                  isCovered={dialog !== undefined}
                  renderBack={(text) => <Button onClick={onClose}>{text}</Button>}
                  onOpen={openDialog}
                  onNextAfterReply={focusBoxOf}
                  className={NEXT}
                />
              )}
            </>
          )
        }
        height={height}
        top={!isUnavailable && top}
        bottom={bottom === undefined ? undefined : target && bottom}
        onOpened={() => setHasOpened(true)}
        {...(closeLabel && { closeLabel })}
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
