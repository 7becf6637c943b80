import type * as v from 'valibot'
import { mayBeOwn } from '@/memory/own'
import type { Order, refundBody } from './resource'

export const ALREADY_ASKED = 'A refund of this order has already been asked for'

type RefundBody = v.InferOutput<typeof refundBody>

/** A refund of an order, or one that was asked for. */
type Sent = Pick<
  NonNullable<Order['refundRequest']>,
  'amount' | 'reason' | 'responsible' | 'payment' | 'by'
>

/** Whether a refund or a request may be the one that this administrator sent with the body. */
export const mayBeSent = (refund: Sent, { amount, reason, responsible, payment }: RefundBody) =>
  refund.amount === amount &&
  refund.reason === reason &&
  refund.responsible === responsible &&
  (refund.payment === null || payment === undefined || refund.payment.id === payment) &&
  mayBeOwn(refund.by)

/** Tells requests for a refund of the same order apart. "" without one. */
export const requestKey = ({ refundRequest }: Pick<Order, 'refundRequest'>) =>
  refundRequest ? `${refundRequest.at ?? ''} ${refundRequest.amount ?? ''}` : ''
