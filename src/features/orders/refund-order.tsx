import { useSelector } from '@tanstack/react-form'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { recordMutation } from '@/api/requests'
import { noLongerExists, notReadAgain } from '@/components/actions/recheck'
import { useReadLatest, useReported } from '@/components/actions/use-read-record'
import { ActionForm } from '@/components/form/action-form'
import { noReason, reasonValues } from '@/components/form/reason-field'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { formatAmount, formatNaira } from '@/domain/amount'
import { balanceOf, refundsOf, suggestAmount, suggestRefund } from '@/domain/balance'
import { orderName } from '@/domain/order'
import { paymentPhrase, refundStatus, responsibles } from '@/domain/payment'
import { sumOf } from '@/domain/sum'
import { useToday } from '@/hooks/use-now'
import { paymentFacts } from './asked-facts'
import {
  amountSchema,
  bearerField,
  priceOfPortions,
  refundFormSchema,
  labelOf,
  PAID_TWICE,
  refundReasons,
  typedAmount,
  refundValuesSchema,
  type Portions,
} from './refund-form'
import { RefundItems } from './refund-items'
import { ALREADY_ASKED, mayBeSent, requestKey } from './refund-request'
import { RequestShortage } from './request-shortage'
import {
  askRefundEndpoint,
  refundEndpoint,
  refundBody,
  type Order,
  orderResource,
} from './resource'

const refundOrder = recordMutation(refundEndpoint, 'Refund started')
const askRefund = recordMutation(askRefundEndpoint, 'Refund asked for')

const NOTHING_LEFT = 'Nothing is left to refund: the payment has been refunded meanwhile.'

const NOT_LEFT = 'Nothing is left of the payment that you chose.'

const choiceOf = (order: Order, id: string) =>
  balanceOf(order).choices.find(({ payment }) => payment.id === id)

type RefundBody = v.InferOutput<typeof refundBody>
type FormValues = v.InferOutput<typeof refundValuesSchema>

/** How many refunds of the order may be this one. */
const countLike = (order: Order, body: RefundBody) =>
  refundsOf(order).filter((refund) => mayBeSent(refund, body) && !refundStatus.is(refund, 'failed'))
    .length

const countRequestsLike = ({ refundRequest }: Order, body: RefundBody) =>
  Number(refundRequest !== null && mayBeSent(refundRequest, body))

const refundsSeen = (order: Order) => ({
  refunded: balanceOf(order).refunded,
  count: refundsOf(order).length,
})

const amountText = ({ amount }: { amount: number | null }) =>
  amount === null ? '' : ` of ${formatNaira(amount)}`

/** What has changed since the administrator saw a request, or none. */
const requestChange = ({ refundRequest }: Order) =>
  refundRequest
    ? `A refund${amountText(refundRequest)} has been asked for meanwhile. Check the amount before you refund.`
    : 'The request for this refund is no longer open: it has been declined meanwhile. Check the order before you refund.'

const route = getRouteApi('/_app/orders/$id')

interface RefundOrderProps {
  order: Order
  /** Asks for the refund. Somebody else decides. */
  isRequest?: boolean
  onClose: () => void
}

/**
 * Refunds a payment or a part of it. Asks who bears the cost, because nobody knows this later.
 * `?payment=<id>` chooses the payment. Without it, the refund is the one that was asked for.
 */
export default function RefundOrder({ order, isRequest = false, onClose }: RefundOrderProps) {
  const asked = route.useSearch({ select: ({ payment }) => payment })
  // A refetch must not replace what the form was opened for.
  const [request] = useState(() => (isRequest || asked !== undefined ? null : order.refundRequest))
  const [start] = useState(() => suggestRefund(order, asked ?? request?.payment?.id ?? undefined))
  const { choices, excess } = balanceOf(order)
  const wanted = request?.amount ?? excess
  const count = isRequest ? countRequestsLike : countLike
  const leftOf = (id: string) => choiceOf(order, id)?.left ?? 0
  const record = { id: order.id, name: orderName(order) }
  /** The administrator knows of a refund that may be the one whose response was lost. */
  const wasWarned = useRef(false)
  const readLatest = useReadLatest(orderResource)
  const readReported = useReported(() => readLatest(record))

  /**
   * If a refund was made since the administrator last looked, it may be this one, of whichever
   * payment it is.
   */
  function objectionTo(
    current: Order,
    { payment: id, seen, request: known }: Pick<FormValues, 'payment' | 'seen' | 'request'>,
  ) {
    if (isRequest && current.refundRequest) return `${ALREADY_ASKED}.`
    const latest = requestKey(current)
    if (latest !== known) form.setFieldValue('request', latest)
    const now = refundsSeen(current)
    const choice = choiceOf(current, id)
    form.setFieldValue('seen', now)
    const isSame = now.refunded <= seen.refunded && now.count <= seen.count
    if (isSame && choice) return isRequest || latest === known ? null : requestChange(current)
    wasWarned.current = !isSame
    if (balanceOf(current).choices.length === 0) return NOTHING_LEFT
    if (isSame) return NOT_LEFT
    const refunded = sumOf([now.refunded, -seen.refunded])
    const made = refunded > 0 ? `${formatNaira(refunded)} has been refunded` : 'A refund was made'
    return `${made} meanwhile, and ${formatNaira(choice?.left ?? 0)} is left. Check the amount before you refund more.`
  }

  const { form, dialog } = useActionForm({
    draftName: [isRequest ? 'ask_refund order' : 'refund order', order.id, asked]
      .filter(Boolean)
      .join(' '),
    valuesSchema: refundValuesSchema,
    initialValues: {
      payment: start.choice?.payment.id ?? '',
      amount: typedAmount(start.choice ? suggestAmount(start.choice, wanted) : 0),
      ...(request
        ? {
            reason: reasonValues(request.reason, refundReasons),
            responsible: responsibles.values.find((name) => name === request.responsible) ?? '',
          }
        : {
            reason: start.excess > 0 ? { ...noReason, preset: PAID_TWICE } : noReason,
            // Money that was paid twice belongs to the customer, so nobody bears a loss.
            responsible: start.excess > 0 ? 'platform' : '',
          }),
      portions: {},
      seen: refundsSeen(order),
      request: requestKey(order),
    },
    schema: refundFormSchema(leftOf),
    mutation: isRequest ? askRefund : refundOrder,
    async toVariables({ payment, amount: refunded, reason, responsible, ...known }) {
      const current = await readReported()
      if (current === undefined) return new NotSent(notReadAgain('order'))
      if (current === null) return new NotSent(noLongerExists('order'))
      const objection = objectionTo(current, { payment, ...known })
      if (objection !== null) return new NotSent(objection)
      const body = v.parse(refundBody, {
        amount: refunded,
        reason,
        responsible,
        ...choiceOf(current, payment)?.named,
      })
      const before = count(current, body)
      const isConfirmed = wasWarned.current
      wasWarned.current = false
      return {
        id: order.id,
        detail: record.name,
        body,
        isConfirmed,
        async isDone() {
          const latest = await readLatest(record)
          return latest !== null && count(latest, body) > before
        },
      }
    },
    obstacle:
      isRequest && order.refundRequest
        ? `${ALREADY_ASKED}.`
        : choices.length > 0
          ? null
          : NOTHING_LEFT,
    onClose,
  })
  const today = useToday()
  const { payment, amount: typed, portions } = useSelector(form.store, (state) => state.values)
  const amount = v.safeParse(amountSchema, typed)
  const isPossible = amount.success && amount.output <= leftOf(payment)
  const money = isPossible ? formatNaira(amount.output) : 'the payment'
  const words = isRequest
    ? {
        title: 'Ask for a refund',
        confirmLabel: isPossible ? `Ask for ${money}` : 'Ask for a refund',
        question: `Ask for a refund of ${money} to `,
        consequence: 'An administrator who may refund orders decides.',
      }
    : {
        title: 'Refund order',
        confirmLabel: `Refund ${money}`,
        question: `Refund ${money} to `,
        consequence: 'This action cannot be undone.',
      }
  const method = paymentPhrase(choiceOf(order, payment)?.payment.channel ?? order.paymentMethod)

  const customer = order.user?.name
  const items = order.items ?? []
  const hasItems = items.length > 0
  /** Until a payment is chosen, as much as any of them has left. */
  const limitOf = (id: string) =>
    id === '' ? Math.max(0, ...choices.map(({ left }) => left)) : leftOf(id)
  /** Fills in the price of the chosen items, or what is suggested for the payment. */
  function fillAmount(id: string, chosen: Portions) {
    const choice = choiceOf(order, id)
    const price = priceOfPortions(items, chosen)
    const suggested = choice ? suggestAmount(choice, wanted) : 0
    form.setFieldValue('amount', typedAmount(price > 0 ? Math.min(price, limitOf(id)) : suggested))
  }

  return (
    <ActionForm
      title={words.title}
      confirmLabel={words.confirmLabel}
      dialog={dialog}
      className={hasItems ? 'max-w-3xl' : 'max-w-md'}
    >
      <p>
        <span>{words.question}</span>
        {customer ? <bdi translate="no">{customer}</bdi> : <span>the customer</span>}
        <span>{` by ${method}? ${words.consequence}`}</span>
      </p>
      {asked !== undefined && !start.choice && <p className="text-orange">{NOT_LEFT}</p>}
      {request && <RequestShortage request={request} left={limitOf(payment)} />}
      {paymentFacts(order)}
      <div className={hasItems ? 'grid items-start gap-apart sm:grid-cols-2' : 'contents'}>
        {hasItems && (
          <RefundItems
            items={items}
            portions={portions}
            left={limitOf(payment)}
            onChange={(next) => {
              if (form.state.isSubmitting) return
              form.setFieldValue('portions', next)
              fillAmount(payment, next)
            }}
          />
        )}
        <div className="flex min-w-0 flex-col gap-apart">
          {choices.some(({ named }) => named.payment) && (
            <form.AppField
              name="payment"
              listeners={{
                // The amount was typed for the other payment.
                onChange: ({ value }) => fillAmount(value, portions),
              }}
            >
              {(field) => (
                <field.SelectField
                  label="Payment to refund"
                  required
                  options={choices.map((item) => [item.payment.id, labelOf(item, today)])}
                  placeholder="Choose a payment"
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="amount">
            {(field) => (
              <field.TextField
                label="Amount"
                required
                prefix="₦"
                inputMode="decimal"
                autoComplete="off"
                format={formatAmount}
                isSelectedOnFocus
              />
            )}
          </form.AppField>
          <form.AppField name="reason">
            {(field) => <field.ReasonField presets={refundReasons} />}
          </form.AppField>
          <form.AppField name="responsible">
            {(field) => <field.SelectField {...bearerField} />}
          </form.AppField>
        </div>
      </div>
    </ActionForm>
  )
}
