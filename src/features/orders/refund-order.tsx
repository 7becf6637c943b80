import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import * as v from 'valibot'
import { recordMutation } from '@/api/requests'
import { notReadAgain, useReadRecord } from '@/components/actions/use-read-record'
import { ActionForm } from '@/components/form/action-form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { useActionForm } from '@/components/form/use-action-form'
import { formatAmount, plainAmount, plainAmountPattern } from '@/domain/amount'
import { orderName } from '@/domain/order'
import { responsibles } from '@/domain/refund'
import { paymentPhrase } from '@/domain/transaction'
import { formatNaira } from '@/lib/format'
import { refundEndpoint, refundSchema } from './endpoints'
import { orderFields } from './fields'
import { type Order, orderResource } from './resource'
import { isRefundable, refundable } from './rules'

const reasons = ['Item missing', 'Wrong order', 'Late delivery', 'Poor quality', 'Order canceled']

const valuesSchema = v.object({
  amount: v.string(),
  reason: reasonValuesSchema,
  responsible: v.string(),
})

/** `max` is the amount that can still be refunded, in naira. */
const amountSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(plainAmount),
    v.regex(plainAmountPattern, 'Enter an amount with at most 2 decimals'),
    v.transform(Number),
    v.gtValue(0, 'Enter an amount above 0'),
    v.maxValue(max, `At most ${formatNaira(max)} can be refunded`),
  )

const formSchema = (max: number) =>
  v.object({
    amount: amountSchema(max),
    reason: reasonFieldSchema,
    responsible: v.pipe(v.string(), v.nonEmpty('Choose who bears the cost')),
  })

const refundOrder = recordMutation(refundEndpoint, 'Refund started')

const NOTHING_LEFT = 'Nothing is left to refund: the payment has been refunded meanwhile.'

interface RefundOrderProps {
  order: Order
  onClose: () => void
}

/**
 * Refunds all or part of the remaining payment of an order. Asks who bears the cost, because this
 * is not known later.
 */
export default function RefundOrder({ order, onClose }: RefundOrderProps) {
  const max = refundable(order)
  // The amount that the administrator last saw. If another refund has reduced it since, that refund
  // may be the one that this dialog asks for.
  const [seen, setSeen] = useState(max)
  const read = useReadRecord(orderResource, order.id)

  async function recheck() {
    const current = await read()
    if (!current) return notReadAgain('order')
    if (!isRefundable(current)) return NOTHING_LEFT
    const left = refundable(current)
    setSeen(left)
    return left === seen
      ? null
      : `${formatNaira(seen - left)} has been refunded meanwhile, and ${formatNaira(left)} is left. Check the amount before you refund more.`
  }

  const { form, dialog } = useActionForm({
    draftName: `refund order ${order.id}`,
    values: valuesSchema,
    initialValues: { amount: formatAmount(String(max)), reason: noReason, responsible: '' },
    schema: formSchema(max),
    mutation: refundOrder,
    toVariables: (refund) => ({
      id: order.id,
      detail: orderName(order),
      body: v.parse(refundSchema, refund),
    }),
    obstacle: isRefundable(order) ? null : NOTHING_LEFT,
    recheck,
    onClose,
  })
  const typed = useSelector(form.store, (state) => state.values.amount)
  const amount = v.safeParse(amountSchema(max), typed)
  const money = amount.success ? formatNaira(amount.output) : 'the payment'

  return (
    <ActionForm title="Refund order" confirmLabel={`Refund ${money}`} {...dialog}>
      <p>
        {`Refund ${money} to ${order.user?.name ?? 'the customer'} by ${paymentPhrase(order.paymentMethod)}? This action cannot be undone.`}
      </p>
      <form.AppField name="amount">
        {(field) => (
          <field.TextField
            label={orderFields.refundAmount.label}
            required
            prefix="₦"
            inputMode="decimal"
            autoComplete="off"
            format={formatAmount}
          />
        )}
      </form.AppField>
      <form.AppField name="reason">
        {(field) => <field.ReasonField presets={reasons} />}
      </form.AppField>
      <form.AppField name="responsible">
        {(field) => (
          <field.SelectField
            label="Who bears the cost"
            required
            options={responsibles.options}
            placeholder="Choose one"
          />
        )}
      </form.AppField>
    </ActionForm>
  )
}
