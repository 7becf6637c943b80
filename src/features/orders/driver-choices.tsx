import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '@/api/api-error'
import { hasFailedToLoad } from '@/api/query-client'
import type { RecordRef } from '@/api/requests'
import { LoadError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { capitalize, shorten } from '@/lib/format'
import { maskPhone } from '@/lib/masks'
import type { DriverChoice } from './online-drivers-query'

const driverName = ({ name, id }: DriverChoice) => shorten(name ?? id)

interface DriverChoicesProps {
  query: UseQueryResult<{ rows: DriverChoice[] }, ApiError>
  /** Whether a search excludes drivers. */
  isFiltered: boolean
  chosen: string
  /** The driver who has the order now. The choices omit this driver. */
  currentId: string | null | undefined
  onChoose: (driver: RecordRef) => void
}

export function DriverChoices({
  query,
  isFiltered,
  chosen,
  currentId,
  onChoose,
}: DriverChoicesProps) {
  const drivers = query.data?.rows.filter(({ id }) => id !== currentId)
  if (hasFailedToLoad(query)) {
    return (
      <LoadError
        title="The drivers could not be loaded"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (drivers?.length === 0) {
    return (
      <p role="status" className="py-6 text-center text-muted-foreground">
        {isFiltered
          ? 'No driver who is online matches your search.'
          : `No ${currentId ? 'other ' : ''}driver is online.`}
      </p>
    )
  }
  return (
    <fieldset
      aria-busy={query.isPlaceholderData}
      className="max-h-80 min-h-24 divide-y overflow-y-auto rounded-md border aria-busy:opacity-60"
    >
      <legend className="sr-only">Driver</legend>
      {drivers?.map((driver) => (
        <label
          key={driver.id}
          className="flex min-h-control items-center gap-3 px-3 py-1.5 hover:bg-muted/50 has-checked:bg-brand/8"
        >
          <input
            type="radio"
            name="driver"
            className="size-4.5 accent-primary"
            checked={driver.id === chosen}
            onChange={() => onChoose({ id: driver.id, name: driverName(driver) })}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <bdi className="min-w-0 wrap-anywhere">{driverName(driver)}</bdi>
            <span className="text-sm text-muted-foreground">
              {[
                driver.vehicleType && capitalize(shorten(driver.vehicleType)),
                driver.state && shorten(driver.state),
                driver.phone && maskPhone(driver.phone),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </label>
      )) ?? <Skeleton className="m-3 h-5 w-48" />}
    </fieldset>
  )
}
