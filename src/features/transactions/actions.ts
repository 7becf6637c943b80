import { linkOptions } from '@tanstack/react-router'
import { ArrowRight, RefreshCw } from 'lucide-react'
import { ApiError } from '@/api/api-error'
import { send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import type { RecordRequest } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { transactionStatus } from '@/domain/transaction'
import { isolate, withoutIsolates } from '@/lib/isolate'
import { type transactionResource, type Transaction, verifyEndpoint } from './resource'

export const transactionActions = (
  transaction: Transaction,
): ActionsOf<typeof transactionResource> => ({
  refund: {
    kind: 'link',
    label: 'Refund…',
    icon: ArrowRight,
    isAllowed:
      transactionStatus.is(transaction, 'success') &&
      transaction.type?.toLowerCase() === 'payment' &&
      Boolean(transaction.order?.id),
    link: linkOptions({
      to: '/orders/$id',
      params: { id: transaction.order?.id ?? '' },
      search: { dialog: 'refund', payment: transaction.id },
    }),
  },
  verify: {
    kind: 'request',
    label: 'Check again',
    icon: RefreshCw,
    isPrimary: true,
    isAllowed: transactionStatus.is(transaction, 'pending'),
    request: verification,
    many: { deed: (transactions) => `Check ${transactions} again`, done: 'checked' },
  },
})

const NOT_FOUND = 'This payment could not be found, or the backend cannot look payments up.'

/** Asks the server to verify a payment with its provider. The toast shows the new status. */
export const verification: RecordRequest = {
  success: 'Payment checked',
  path: verifyEndpoint.path,
  async send({ id, name }) {
    try {
      const { record } = await send(verifyEndpoint, { id })
      const { label } = transactionStatus.describe(record.status ?? 'unknown')
      return new MutationResult(`${isolate(name)}: ${label}`)
    } catch (error) {
      if (!(error instanceof ApiError && error.isMissing)) throw error
      throw new ApiError(NOT_FOUND, error.status, {
        isFromEndedSession: error.isFromEndedSession,
      })
    }
  },
  // With the status.
  toListed: (_record, result) => (result ? { detail: withoutIsolates(result.detail) } : {}),
}
