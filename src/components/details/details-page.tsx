import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { EntityImage } from './entity'
import { DetailsLoadError } from './load-error'
import type { Details } from './use-details'

interface DetailsPageProps<TRecord extends { id: string }> {
  noun: string
  details: Details<TRecord>
  getName: (record: TRecord) => string
  /** The image next to the name; undefined for records without images. */
  getImage?: (record: TRecord) => string | null
  /** The badge next to the name. */
  badge: (record: TRecord) => ReactNode
  /** The buttons of the record's actions. On a phone they are a bar at the bottom. */
  actions: (record: TRecord) => ReactNode
  /** The link to the list. */
  listLink: ReactNode
  /** The panels. */
  children: ReactNode
}

/** The page of one record, in every state: what the list knows, all of it, failed, not found. */
export function DetailsPage<TRecord extends { id: string }>(props: DetailsPageProps<TRecord>) {
  const { noun, details, getName, getImage, badge, actions, listLink, children } = props
  const { record, query, hasFailed } = details
  if (record === undefined && hasFailed) {
    return (
      <div className="m-auto flex flex-col items-center">
        <DetailsLoadError noun={noun} query={query} actions={listLink} />
      </div>
    )
  }
  const name = record && getName(record)
  const buttons = record && actions(record)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
          {getImage && <EntityImage name={name ?? null} image={record && getImage(record)} />}
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-2xl leading-tight wrap-anywhere">
              {name ? <bdi>{name}</bdi> : <Skeleton className="h-7 w-56" />}
            </h2>
            {record && badge(record)}
          </div>
        </div>
        {buttons && (
          <div
            data-slot="actions"
            role="group"
            aria-label="Actions"
            className="flex flex-wrap gap-2 empty:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--banner) max-sm:z-20 max-sm:border-t max-sm:bg-card max-sm:p-2 max-sm:*:grow"
          >
            {buttons}
          </div>
        )}
      </div>
      {hasFailed && <DetailsLoadError noun={noun} query={query} />}
      {children}
    </div>
  )
}

/** Panels side by side on a wide page: the main ones, and a column of smaller ones. */
export function DetailsColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid gap-4 max-sm:pb-16 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">{main}</div>
      <div className="flex min-w-0 flex-col gap-4">{side}</div>
    </div>
  )
}
