import { mutationOptions } from '@tanstack/react-query'
import { ApiError, send } from '@/api/http'
import { Outcome } from '@/api/outcome'
import { EVERYTHING } from '@/api/query-client'
import type { Target } from '@/api/requests'
import { describeStatus } from '@/components/ui/status'
import { transactionStatus } from '@/domain/transaction-status'
import { verifyEndpoint } from './resource'

const NOT_FOUND = 'This payment could not be found, or the backend cannot look payments up.'

/** Has the server look up a payment at its provider. The toast says what came of it. */
export const verifyTransaction = mutationOptions({
  mutationKey: EVERYTHING,
  mutationFn: async ({ id, name }: Target) => {
    try {
      const { record } = await send(verifyEndpoint, { id })
      const { label } = describeStatus(record.status ?? 'unknown', transactionStatus)
      return new Outcome(`${name}: ${label}`)
    } catch (error) {
      if (!(error instanceof ApiError && error.isFinal)) throw error
      throw new ApiError(NOT_FOUND, error.status, error.isFromEndedSession)
    }
  },
  meta: { success: 'Payment checked' },
})
