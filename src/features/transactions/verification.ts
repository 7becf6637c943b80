import { ApiError } from '@/api/api-error'
import { send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { rememberSuccess } from '@/api/remembered'
import type { RecordRequest } from '@/api/requests'
import { transactionStatus } from '@/domain/transaction'
import { verifyEndpoint } from './endpoints'

const NOT_FOUND = 'This payment could not be found, or the backend cannot look payments up.'

const SUCCESS = 'Payment checked'

/** Asks the server to verify a payment with its provider. The toast shows the new status. */
export const verification: RecordRequest = {
  success: SUCCESS,
  path: verifyEndpoint.path,
  async send({ id, name }) {
    try {
      const { detail } = await rememberSuccess(
        async () => {
          const { record } = await send(verifyEndpoint, { id })
          const { label } = transactionStatus.describe(record.status ?? 'unknown')
          return { detail: `${name}: ${label}` }
        },
        (result) => ({ title: SUCCESS, ...result, path: verifyEndpoint.path, id }),
      )
      return new MutationResult(detail)
    } catch (error) {
      if (!(error instanceof ApiError && error.isMissing)) throw error
      throw new ApiError(NOT_FOUND, error.status, error.isFromEndedSession)
    }
  },
}
