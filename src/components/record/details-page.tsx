import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Search } from '@/api/list'
import type { DetailedResource } from '@/api/resource'
import { ActionOverlay } from '@/components/actions/action-overlay'
import type { RecordActions } from '@/components/actions/record-action'
import { RecordButtons } from '@/components/actions/record-buttons'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { useReadActions } from '@/components/actions/use-read-record'
import { Avatar } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { PrintHead } from '@/components/ui/printout'
import { LoadingHeading } from '@/components/ui/skeleton'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { titleText, useTitle } from '@/hooks/use-title'
import { capitalize } from '@/lib/format'
import { publishHeight } from '@/lib/publish-height'
import { LoadingPanels } from './details-columns'
import { DetailsLoadError } from './details-load-error'
import { NeighborButtons } from './neighbor-buttons'
import { NextStep } from './next-step'
import { PrintButton, RecordPrintouts, type RecordPrintout } from './print-button'
import { useRecordKeys } from './record-keys'
import type { DetailsQueryResult, detailsState } from './use-details'
import { useNeighbors } from './use-neighbors'
import { useRememberRecord } from './use-remember-record'

// styles.css uses it as scroll padding, so that the bar never covers a focused control.
const publishActionBarHeight = publishHeight('--action-bar')

// On a phone, in a row of its own above the actions. On a laptop at 125 percent, without the name of the
// record, so that the actions stay in their row.
const NEXT =
  'contents max-sm:each:grow sm:max-xl:[&_[data-slot=next-name]]:sr-only bar:flex bar:basis-full bar:gap-near'

interface DetailsPageProps<T extends { id: string }> {
  resource: DetailedResource<T>
  id: string
  details: Pick<ReturnType<typeof detailsState>, 'hasFailed' | 'isReady' | 'isUnavailable'> & {
    query: DetailsQueryResult
    record: T | undefined
  }
  name: string | undefined
  /** An image, or the first letter of the name. */
  image?: { image: string | null } | undefined
  badge: ReactNode
  /** A line below the name, beside the actions: the name has its line to itself. */
  subtitle?: ReactNode
  /** On a phone, the buttons are in a bar at the bottom. */
  getActions?: (record: T) => RecordActions
  dialog: string | undefined
  /** Search params that belong to a dialog. Closing the dialog removes them. */
  dialogParams?: readonly string[]
  listLink: LinkProps
  /** By default, the page is printed. */
  printouts?: readonly RecordPrintout<T>[]
  /** Rendered as soon as the row of the list or the details are available. */
  children: ReactNode
}

export function DetailsPage<T extends { id: string }>(props: DetailsPageProps<T>) {
  const { resource, id, details, name, image, badge, subtitle, dialog, listLink, children } = props
  const { dialogParams = [], printouts = [] } = props
  const getActions = useOfferedActions(resource, props.getActions)
  const { query, record, hasFailed, isReady, isUnavailable } = details
  const { noun } = resource
  const { openDialog, closeDialog } = useDialogParam<Search>(...dialogParams)
  const title = titleText((!isUnavailable && name) || '')
  useTitle('record', title)
  useRememberRecord({ param: resource.param, name: title })
  const target = record && name !== undefined ? { id, name } : undefined
  const actions = record && getActions(record)
  const readActions = useReadActions(resource, target ?? { id, name: '' }, getActions)
  const neighbors = useNeighbors({ resource, id, isSheet: false })
  useRecordKeys()
  if (isUnavailable) {
    return (
      // The key prevents React from reusing elements of the loading page.
      <div key="error" className="m-auto flex flex-col items-center">
        <DetailsLoadError
          id={id}
          noun={noun[0]}
          query={query}
          actions={
            <Link {...listLink} className={buttonVariants()}>
              {`All ${noun[1]}`}
            </Link>
          }
        />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-apart bar:pb-[calc(var(--action-bar)+0.5rem)]">
      <PrintHead title={capitalize(noun[0])} />
      {isReady && record && <RecordPrintouts printouts={printouts} record={record} />}
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-apart',
          subtitle ? 'gap-y-1' : 'gap-y-near',
        )}
      >
        {/* Where there is room, the actions are beside both lines. */}
        <div className={clsx('contents', subtitle && 'xl:block xl:min-w-0 xl:flex-1 xl:basis-96')}>
          <div
            className={clsx(
              'flex min-w-0 flex-1 items-center gap-near',
              subtitle ? 'basis-full' : 'basis-64',
            )}
          >
            {image && <Avatar name={name ?? null} image={image.image} />}
            <div className="flex min-w-0 flex-wrap items-center gap-x-near gap-y-1 sm:flex-nowrap">
              <h2
                title={name}
                // The name shrinks, not the badge.
                className="min-w-8 shrink-[9999] text-xl leading-tight wrap-anywhere sm:line-clamp-2"
              >
                {name ? <bdi translate="no">{name}</bdi> : <LoadingHeading />}
              </h2>
              {badge}
            </div>
            {!hasFailed && (
              <div className="ml-auto flex max-sm:self-start">
                <PrintButton isReady={isReady} printouts={printouts} />
                {neighbors && <NeighborButtons neighbors={neighbors} noun={noun[0]} name={name} />}
              </div>
            )}
          </div>
          {subtitle && <div className="min-w-0 flex-1 basis-64">{subtitle}</div>}
        </div>
        {actions && target && !hasFailed && (
          <div
            ref={publishActionBarHeight}
            data-slot="actions"
            role="group"
            aria-label="Actions"
            className={clsx(
              // The row of a list may not have the fields that an action needs. The buttons are
              // invisible until the details load, so that the heading does not wrap later.
              !isReady && 'invisible',
              subtitle && 'xl:self-start',
              'flex flex-wrap gap-near empty:hidden max-sm:each:grow max-sm:each:px-2 bar:fixed bar:inset-x-0 bar:bottom-(--banner) bar:z-20 bar:border-t bar:bg-card bar:p-2 max-sm:[&_svg]:hidden',
            )}
          >
            {/* The group grows to the left, so that no action moves. */}
            {neighbors?.hasChanged && (
              <NextStep
                {...{ neighbors, resource, actions, getActions }}
                isCovered={dialog !== undefined}
                renderBack={(text) => (
                  <Link {...listLink} search={neighbors.search} className={buttonVariants()}>
                    {text}
                  </Link>
                )}
                onOpen={openDialog}
                className={NEXT}
              />
            )}
            <RecordButtons {...{ actions, readActions }} record={target} onOpen={openDialog} />
          </div>
        )}
      </div>
      {hasFailed && <DetailsLoadError id={id} noun={noun[0]} query={query} />}
      {name === undefined ? <LoadingPanels /> : children}
      {actions && target && isReady && (
        <ActionOverlay
          resource={resource}
          record={target}
          actions={actions}
          readActions={readActions}
          dialog={dialog}
          onClose={closeDialog}
        />
      )}
    </div>
  )
}
