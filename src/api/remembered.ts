import { rememberChange, rememberFailure, type Attempt, type Success } from '@/memory/changes'
import { watchSession } from '@/memory/session'
import { ApiError } from './api-error'
import { carryOut, type OneRequest } from './carry-out'

/** Adds a failure to “My changes” of this tab, with the server's whole message. */
export function rememberError(attempt: Attempt, error: unknown) {
  const { whole, isLost, isFromEndedSession, isQuestion } =
    error instanceof ApiError ? error : new ApiError()
  // By now the list belongs to the next session.
  if (!isFromEndedSession && !isQuestion) rememberFailure(attempt, { message: whole, isLost })
}

/**
 * Sends a request and adds a success to “My changes” of this tab. Adds nothing if `toSuccess`
 * returns null.
 */
export async function rememberSuccess<T>(
  request: () => Promise<T>,
  toSuccess: (result: T) => Success | null,
) {
  const isSameSession = watchSession()
  const result = await request()
  const success = toSuccess(result)
  if (success && isSameSession()) rememberChange(success)
  return result
}

/**
 * Sends a request about one record (`carry-out.ts`), and adds its outcome to “My changes” of this
 * tab. `toSuccess` says what is listed after a success. The response is null if it was lost.
 */
export async function remembered<TResult>(
  request: OneRequest<TResult>,
  toSuccess: (response: TResult | null) => Success = () => request.attempt,
): Promise<TResult | null> {
  try {
    return await rememberSuccess(() => carryOut(request), toSuccess)
  } catch (error) {
    rememberError(request.attempt, error)
    throw error
  }
}
