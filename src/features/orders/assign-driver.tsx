import { useSelector } from '@tanstack/react-form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { MAX_SEARCH_LENGTH } from '@/api/list'
import { patchMutation } from '@/api/requests'
import { notReadAgain, useReadRecord } from '@/components/actions/use-read-record'
import { ActionForm } from '@/components/form/action-form'
import { useActionForm } from '@/components/form/use-action-form'
import { Input } from '@/components/ui/input'
import { orderName } from '@/domain/order'
import { useDebounced } from '@/hooks/use-debounced'
import { shorten } from '@/lib/format'
import { DriverChoices, driverName } from './driver-choices'
import { type DriverChoice, onlineDriversQuery } from './online-drivers-query'
import { orderResource, type Order } from './resource'
import { assignLabel, isAssignable } from './rules'

const valuesSchema = v.object({ driver: v.string() })
const formSchema = v.object({ driver: v.pipe(v.string(), v.nonEmpty('Choose a driver')) })

const assignDriver = patchMutation(orderResource, 'Driver assigned')

const NOT_ASSIGNABLE = 'The order has changed meanwhile: it can no longer be given to a driver.'

interface AssignDriverProps {
  order: Order
  onClose: () => void
}

/**
 * Assigns an order to a driver who is online. If the order already has a driver, the dialog names
 * both.
 */
export default function AssignDriver({ order, onClose }: AssignDriverProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<DriverChoice | null>(null)
  const query = useQuery({
    ...onlineDriversQuery(useDebounced(search.trim())),
    placeholderData: keepPreviousData,
  })
  const read = useReadRecord(orderResource, order.id)
  const current = order.driver?.name ?? order.driver?.id
  const name = orderName(order)

  async function recheck() {
    const latest = await read()
    if (!latest) return notReadAgain('order')
    if (!isAssignable(latest)) return NOT_ASSIGNABLE
    // The user must confirm what was shown.
    return latest.driver?.id === order.driver?.id
      ? null
      : 'The order has another driver meanwhile. Read the question again before you confirm.'
  }

  const { form, dialog } = useActionForm({
    draftName: `assign driver to order ${order.id}`,
    values: valuesSchema,
    initialValues: { driver: '' },
    schema: formSchema,
    mutation: assignDriver,
    toVariables: (body) => ({ id: order.id, detail: name, body }),
    obstacle: isAssignable(order) ? null : NOT_ASSIGNABLE,
    recheck,
    onClose,
  })
  const id = useSelector(form.store, ({ values }) => values.driver)
  // A restored choice only has an id.
  const driver = [chosen, ...(query.data?.rows ?? [])].find((choice) => choice?.id === id)

  return (
    <ActionForm
      title={assignLabel(order)}
      confirmLabel={driver ? `Assign ${driverName(driver)}` : 'Assign'}
      {...dialog}
      // Losing a choice does not need a confirmation.
      isChanged={false}
      isBlocked={dialog.isBlocked || id === ''}
      note={
        <p role="status" className="min-h-[1lh]">
          {current &&
            driver &&
            `Take ${name} from ${shorten(current)} and give it to ${driverName(driver)}?`}
        </p>
      }
    >
      <Input
        type="search"
        aria-label="Search drivers who are online"
        placeholder="Search drivers who are online..."
        maxLength={MAX_SEARCH_LENGTH}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter in the search input must not assign the driver who was chosen before.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <form.AppField name="driver">
        {(field) => (
          <DriverChoices
            query={query}
            isFiltered={search !== ''}
            chosen={field.state.value}
            currentId={order.driver?.id}
            onChoose={(choice) => {
              if (dialog.isSaving) return
              field.handleChange(choice.id)
              setChosen(choice)
            }}
          />
        )}
      </form.AppField>
    </ActionForm>
  )
}
