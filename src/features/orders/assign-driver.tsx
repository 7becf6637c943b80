import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/dialog/confirm-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { LoadError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { capitalize, shorten } from '@/lib/format'
import { MAX_SEARCH_LENGTH } from '@/lib/list'
import { maskPhone } from '@/lib/masks'
import { hasFailedToLoad } from '@/lib/query'
import { useDebounced } from '@/lib/use-debounced'
import { useSubmitOnce } from '@/lib/use-submit-once'
import { assignDriver, driverChoicesQuery } from './api'
import { orderName } from './labels'
import type { DriverChoice, Order } from './schema'

const driverName = ({ name, id }: DriverChoice) => shorten(name ?? id)

interface AssignDriverProps {
  order: Order
  onClose: () => void
}

/** Gives an order to one of the drivers who are online. If another driver has it, the dialog names both. */
export default function AssignDriver({ order, onClose }: AssignDriverProps) {
  const [search, setSearch] = useState('')
  const [driver, setDriver] = useState<DriverChoice | null>(null)
  const assign = useSubmitOnce(assignDriver)
  const current = order.driver?.name ?? order.driver?.id
  const name = orderName(order)

  return (
    <ConfirmDialog
      title={current ? 'Change driver' : 'Assign driver'}
      className="max-w-md"
      isPending={assign.isPending}
      onClose={onClose}
      actions={
        <Button
          loading={assign.isPending}
          disabled={driver === null}
          onClick={() => {
            if (driver)
              void assign.submit({ id: order.id, name, body: { driver: driver.id } }, onClose)
          }}
        >
          {driver ? `Assign ${driverName(driver)}` : 'Assign'}
        </Button>
      }
    >
      <DialogBody className="flex flex-col gap-5">
        <Input
          type="search"
          aria-label="Search drivers who are online"
          placeholder="Search drivers who are online..."
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <DriverChoices
          search={search}
          chosen={driver?.id}
          currentId={order.driver?.id}
          onChoose={(chosen) => {
            if (!assign.isPending) setDriver(chosen)
          }}
        />
      </DialogBody>
      <p role="status" className="min-h-[1lh] shrink-0 wrap-anywhere">
        {current &&
          driver &&
          `Take ${name} from ${shorten(current)} and give it to ${driverName(driver)}?`}
      </p>
    </ConfirmDialog>
  )
}

interface DriverChoicesProps {
  search: string
  chosen: string | undefined
  /** The driver who has the order now. */
  currentId: string | null | undefined
  onChoose: (driver: DriverChoice) => void
}

function DriverChoices({ search, chosen, currentId, onChoose }: DriverChoicesProps) {
  const query = useQuery({
    ...driverChoicesQuery(useDebounced(search.trim())),
    placeholderData: keepPreviousData,
  })
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
        {search ? 'No driver who is online matches your search.' : 'No other driver is online.'}
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
            onChange={() => onChoose(driver)}
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
