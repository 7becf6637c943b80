import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '@/api/api-error'
import { requireSession, send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import { remembered } from '@/api/remembered'
import { sendRequest, type RecordRef, type RecordRequest } from '@/api/requests'
import { formatNaira } from '@/domain/amount'
import { balanceOf } from '@/domain/balance'
import { isolate } from '@/lib/isolate'
import { refundEndpoint, refundBody, type Order } from './resource'

type RefundBody = v.InferOutput<typeof refundBody>

/** What is left of each payment, in naira. Cash cannot be refunded. */
export const refundableParts = (order: Order) =>
  balanceOf(order).choices.filter(({ payment }) => payment.channel?.toLowerCase() !== 'cash')

export const sumOf = (parts: ReturnType<typeof refundableParts>) =>
  parts.reduce((sum, { left }) => sum + left, 0)

const LOST = 'No response to the refund arrived, so it may have been started.'

/** Refunds one payment after another. Resolves to the errors of the refunds that failed. */
async function refundAll(
  { id, name }: RecordRef,
  bodies: readonly RefundBody[],
  checkSession: () => void,
) {
  const failures: string[] = []
  for (const body of bodies) {
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
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The cancellation is done, but the session has ended and cannot say so.
      if (error.isFromEndedSession) throw error
      const money = bodies.length > 1 ? ` of ${formatNaira(body.amount)}` : ''
      failures.push(error.isLost ? LOST : `The refund${money} failed: ${error.message}`)
    }
  }
  return failures
}

interface Cancellation {
  record: RecordRef
  reason: string
  /** The refunds that follow the cancellation, unless it is refused. */
  parts: ReturnType<typeof refundableParts>
  responsible: string
}

/** Cancels an order, then refunds it. The result is partial if a refund failed. */
export const cancelMutation = (request: RecordRequest) =>
  mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: async ({ record, reason, parts, responsible }: Cancellation) => {
      const checkSession = requireSession()
      const canceled = await sendRequest(request, { record, answer: reason })
      if (parts.length === 0) return canceled
      const refunds = parts.map(({ left, named }) =>
        v.parse(refundBody, { amount: left, reason: 'Order canceled', responsible, ...named }),
      )
      const failures = await refundAll(record, refunds, checkSession)
      if (failures.length > 0) {
        return new MutationResult(['Order canceled.', ...failures].join(' '), undefined, true)
      }
      return new MutationResult(
        `${isolate(record.name)}. Refund of ${formatNaira(sumOf(parts))} started`,
      )
    },
    meta: { success: request.success },
  })
