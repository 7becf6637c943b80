import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '@/api/api-error'
import type { OneRequest } from '@/api/carry-out'
import { requireSession, send } from '@/api/http'
import { fetchLatest } from '@/api/latest-record'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import { remembered } from '@/api/remembered'
import { sendRequest, type RecordRef, type RecordRequest } from '@/api/requests'
import { formatNaira } from '@/domain/amount'
import { balanceOf } from '@/domain/balance'
import { orderStatus } from '@/domain/order'
import { sumOf } from '@/domain/sum'
import { isolate } from '@/lib/isolate'
import { orderResource, refundEndpoint, refundBody, type Order } from './resource'

/** What is left of each payment, in naira. Cash cannot be refunded. */
export const refundableParts = (order: Order) =>
  balanceOf(order).choices.filter(({ payment }) => payment.channel?.toLowerCase() !== 'cash')

type Parts = ReturnType<typeof refundableParts>

export const sumOfParts = (parts: Parts) => sumOf(parts.map(({ left }) => left))

const partKeys = (parts: Parts) =>
  JSON.stringify(parts.map(({ payment, left }) => [payment.id, left]))

/** Whether as much is left of the same payments. */
export const areSameParts = (one: Parts, other: Parts) => partKeys(one) === partKeys(other)

interface Refunding {
  responsible: string
  checkSession: () => void
}

const LOST = 'No response to the refund arrived, so it may have been started.'

/** Refunds one payment after another. Resolves to the errors of the refunds that failed. */
async function refundAll(
  record: RecordRef,
  parts: Parts,
  { responsible, checkSession }: Refunding,
) {
  const { id, name } = record
  const failures: string[] = []
  for (const { payment, left, named } of parts) {
    const body = v.parse(refundBody, {
      amount: left,
      reason: 'Order canceled',
      responsible,
      ...named,
    })
    checkSession()
    try {
      // One after the other: a backend may compute what is left of the order.
      // oxlint-disable-next-line no-await-in-loop
      await remembered({
        attempt: {
          title: 'Refund started',
          detail: `${name}: ${formatNaira(body.amount)}`,
          path: refundEndpoint.path,
          id,
        },
        content: body,
        send: () => send(refundEndpoint, { id, body }),
        // Each payment has its own refund.
        isConfirmed: true,
        // All that was left is refunded.
        isDone: async () => {
          const order = await fetchLatest(orderResource, record)
          const leftOf =
            order && new Map(balanceOf(order).choices.map((part) => [part.payment.id, part.left]))
          return leftOf !== undefined && !leftOf.has(payment.id)
        },
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The cancellation is done, but the session has ended and cannot say so.
      if (error.isFromEndedSession) throw error
      const money = parts.length > 1 ? ` of ${formatNaira(body.amount)}` : ''
      failures.push(error.isLost ? LOST : `The refund${money} failed: ${error.message}`)
    }
  }
  return failures
}

/** Reads whether an order is canceled. */
export async function isCanceled(record: RecordRef) {
  const order = await fetchLatest(orderResource, record)
  return order !== undefined && orderStatus.is(order, 'canceled')
}

interface Cancellation extends Pick<OneRequest<unknown>, 'isDone' | 'isKnownDone'> {
  record: RecordRef
  reason: string
  /** The refunds that follow the cancellation, unless it is refused. */
  parts: Parts
  responsible: string
}

/** Cancels an order, then refunds it. The result is partial if a refund failed. */
export const cancelMutation = (request: RecordRequest) =>
  mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: async ({ record, reason, parts, responsible, ...settling }: Cancellation) => {
      const checkSession = requireSession()
      const isDone = () => isCanceled(record)
      const canceled = await sendRequest(request, { isDone, ...settling, record, answer: reason })
      if (parts.length === 0) return canceled
      const failures = await refundAll(record, parts, { responsible, checkSession })
      if (failures.length > 0) {
        return new MutationResult(['Order canceled.', ...failures].join(' '), { isPartial: true })
      }
      return new MutationResult(
        `${isolate(record.name)}. Refund of ${formatNaira(sumOfParts(parts))} started`,
      )
    },
    meta: { success: request.success },
  })
