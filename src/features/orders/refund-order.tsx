import { revalidateLogic, useStore } from '@tanstack/react-form'
import { useState } from 'react'
import * as v from 'valibot'
import { ActionForm } from '@/components/form/action-form'
import { useAppForm } from '@/components/form/form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { paymentPhrase } from '@/components/records/payment-labels'
import { formatAmount, plainAmount } from '@/lib/amount'
import { formatNaira } from '@/lib/format'
import { useRestoredDraft, useSavedDraft } from '@/lib/use-draft'
import { useSubmitOnce } from '@/lib/use-submit-once'
import { refundOrder } from './api'
import { orderName, refundable } from './labels'
import { refundSchema, responsibleOptions, type Order } from './schema'

const reasons = ['Item missing', 'Wrong order', 'Late delivery', 'Poor quality', 'Order canceled']

const valuesSchema = v.object({
  amount: v.string(),
  reason: reasonValuesSchema,
  responsible: v.string(),
})
const draftSchema = v.object({ values: valuesSchema, wasSaving: v.boolean() })

/** The form's schema. `max` is what can still be refunded, in naira. */
const formSchema = (max: number) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.transform(plainAmount),
      v.regex(/^\d+(\.\d{1,2})?$/, 'Enter an amount with at most 2 decimals'),
      v.transform(Number),
      v.gtValue(0, 'Enter an amount above 0'),
      v.maxValue(max, `At most ${formatNaira(max)} can be refunded`),
    ),
    reason: reasonFieldSchema,
    responsible: v.pipe(v.string(), v.nonEmpty('Choose who bears the cost')),
  })

interface RefundOrderProps {
  order: Order
  onClose: () => void
}

/** Refunds a part or the rest of an order's payment. Who bears the cost has to be recorded now: it is not known later. */
export default function RefundOrder({ order, onClose }: RefundOrderProps) {
  const draftName = `refund order ${order.id}`
  const draft = useRestoredDraft(draftName, draftSchema)
  const max = refundable(order)
  const [defaultValues] = useState(
    draft?.values ?? { amount: formatAmount(String(max)), reason: noReason, responsible: '' },
  )
  const [schema] = useState(() => formSchema(max))
  const refund = useSubmitOnce(refundOrder)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      const body = v.parse(refundSchema, v.parse(schema, value))
      await refund.submit({ id: order.id, name: orderName(order), body }, onClose)
    },
  })
  const isChanged = useStore(form.store, (state) => !state.isDefaultValue) || draft !== null
  useSavedDraft(draftName, () =>
    isChanged ? { values: form.state.values, wasSaving: refund.isInFlight() } : null,
  )
  const amount = useStore(form.store, (state) => Number(plainAmount(state.values.amount)))
  const money = amount > 0 ? formatNaira(amount) : 'the payment'

  return (
    <ActionForm
      title="Refund order"
      confirmLabel={`Refund ${money}`}
      form={form}
      isChanged={isChanged}
      restored={draft}
      isSaving={refund.isPending}
      onClose={onClose}
    >
      <p>
        {`Refund ${money} to ${order.user?.name ?? 'the customer'} by ${paymentPhrase(order.paymentMethod)}? This action cannot be undone.`}
      </p>
      <form.AppField name="amount">
        {(field) => (
          <field.TextField
            label="Amount"
            need="required"
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
            need="required"
            options={responsibleOptions}
            placeholder="Choose one"
          />
        )}
      </form.AppField>
    </ActionForm>
  )
}
