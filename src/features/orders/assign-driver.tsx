import { useSelector } from '@tanstack/react-form'
import * as v from 'valibot'
import { patchMutation } from '@/api/requests'
import { notReadAgain, useReadRecord } from '@/components/actions/use-read-record'
import { ActionForm } from '@/components/form/action-form'
import { useActionForm } from '@/components/form/use-action-form'
import { orderName } from '@/domain/order'
import { shorten } from '@/lib/format'
import DriverPicker from './driver-picker'
import { orderResource, type Order } from './resource'
import { assignLabel, isAssignable } from './rules'

const valuesSchema = v.object({ driver: v.object({ id: v.string(), name: v.string() }) })
const formSchema = v.pipe(
  valuesSchema,
  v.check(({ driver }) => driver.id !== '', 'Choose a driver'),
  v.transform(({ driver }) => ({ driver: driver.id })),
)

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
    initialValues: { driver: { id: '', name: '' } },
    schema: formSchema,
    mutation: assignDriver,
    toVariables: (body) => ({ id: order.id, detail: name, body }),
    obstacle: isAssignable(order) ? null : NOT_ASSIGNABLE,
    recheck,
    onClose,
  })
  const driver = useSelector(form.store, ({ values }) => values.driver)
  const isChosen = driver.id !== ''

  return (
    <ActionForm
      title={assignLabel(order)}
      confirmLabel={isChosen ? `Assign ${driver.name}` : 'Assign'}
      {...dialog}
      // Losing a choice does not need a confirmation.
      isChanged={false}
      isBlocked={dialog.isBlocked || !isChosen}
      note={
        <p role="status" className="min-h-[1lh]">
          {current &&
            isChosen &&
            `Take ${name} from ${shorten(current)} and give it to ${driver.name}?`}
        </p>
      }
    >
      <form.AppField name="driver">
        {(field) => (
          <DriverPicker
            chosen={field.state.value.id}
            currentId={order.driver?.id}
            onChoose={(choice) => {
              if (!dialog.isSaving) field.handleChange(choice)
            }}
            onClose={onClose}
          />
        )}
      </form.AppField>
    </ActionForm>
  )
}
