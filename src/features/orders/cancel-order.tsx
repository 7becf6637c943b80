import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import * as v from 'valibot'
import { useCan } from '@/api/permissions'
import type { RecordRequest } from '@/api/requests'
import { noLongerPossible, notReadAgain, otherQuestion } from '@/components/actions/recheck'
import { useReadRecord } from '@/components/actions/use-read-record'
import { ActionForm } from '@/components/form/action-form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { Sentence } from '@/components/ui/sentence'
import { formatNaira } from '@/domain/amount'
import { orderName, orderStatus } from '@/domain/order'
import { orderFacts } from './asked-facts'
import { CanceledOnly } from './canceled-only'
import {
  areSameParts,
  cancelMutation,
  isCanceled,
  refundableParts,
  sumOfParts,
} from './cancellation'
import { bearerField, NO_BEARER } from './refund-form'
import { type Order, orderResource } from './resource'

const valuesSchema = v.object({
  reason: reasonValuesSchema,
  isRefunded: v.boolean(),
  responsible: v.string(),
})

const formSchema = v.pipe(
  v.object({ reason: reasonFieldSchema, isRefunded: v.boolean(), responsible: v.string() }),
  v.forward(
    v.check(({ isRefunded, responsible }) => !isRefunded || responsible !== '', NO_BEARER),
    ['responsible'],
  ),
)

interface CancelOrderProps {
  order: Order
  question: string
  reasons: readonly string[]
  request: RecordRequest
  onClose: () => void
}

/**
 * Cancels a paid order, and refunds it if the box is checked. The requests are sent one after the
 * other. If the second one fails, the dialog says so.
 */
export default function CancelOrder(props: CancelOrderProps) {
  const { order, question, reasons, request, onClose } = props
  const name = orderName(order)
  const canRefund = useCan()('orders.refund')
  const [failure, setFailure] = useState<string | null>(null)
  const read = useReadRecord(orderResource, order.id)
  const parts = refundableParts(order)
  const sum = sumOfParts(parts)
  const offersRefund = canRefund && sum > 0

  /** The refunds that follow, or why nothing is sent. */
  async function recheck(withRefund: boolean) {
    const current = await read()
    if (!current) return new NotSent(notReadAgain('order'))
    if (orderStatus.isFinal(current)) return new NotSent(noLongerPossible('order'))
    if (!withRefund) return []
    // With those of the question, a refund could be one of a payment that nobody has seen.
    const latest = refundableParts(current)
    return areSameParts(latest, parts) ? latest : new NotSent(otherQuestion('order'))
  }

  const { form, dialog } = useActionForm({
    draftName: `cancel order ${order.id}`,
    valuesSchema,
    initialValues: { reason: noReason, isRefunded: false, responsible: '' },
    schema: formSchema,
    mutation: cancelMutation(request),
    async toVariables({ reason, isRefunded: withRefund, responsible }) {
      const latest = await recheck(withRefund && offersRefund)
      if (latest instanceof NotSent) return latest
      const record = { id: order.id, name }
      return {
        record,
        isDone: () => isCanceled(record),
        reason,
        parts: latest,
        responsible,
      }
    },
    obstacle: orderStatus.isFinal(order) ? noLongerPossible('order') : null,
    onSaved: ({ isPartial, detail }) => (isPartial ? setFailure(detail) : onClose()),
    onClose,
  })
  // Since the box was checked, somebody else may have refunded the rest.
  const isRefunded = useSelector(form.store, ({ values }) => values.isRefunded) && offersRefund
  const money = formatNaira(sum)
  if (failure !== null) return <CanceledOnly order={order} failure={failure} onClose={onClose} />

  return (
    <ActionForm
      title="Cancel order"
      confirmLabel={isRefunded ? `Cancel and refund ${money}` : 'Cancel order'}
      closeLabel="Keep order"
      isDestructive
      dialog={dialog}
    >
      <p>
        <Sentence text={question} />
      </p>
      {orderFacts(order)}
      <form.AppField name="reason">
        {(field) => <field.ReasonField presets={reasons} />}
      </form.AppField>
      {offersRefund && (
        <form.AppField name="isRefunded">
          {(field) => <field.CheckboxField label={`Refund ${money} as well`} />}
        </form.AppField>
      )}
      {isRefunded ? (
        <form.AppField name="responsible">
          {(field) => <field.SelectField {...bearerField} />}
        </form.AppField>
      ) : (
        <p>The payment is not refunded by this.</p>
      )}
    </ActionForm>
  )
}
