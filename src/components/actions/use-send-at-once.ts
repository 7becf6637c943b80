import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { requestMutation, type RecordRef, type RecordRequest } from '@/api/requests'
import { doneReader, type ActionRequest, type ReadActions } from './record-action'

const stop = (reason: string) => new ApiError(reason, 0, { isQuestion: true })

/** Reads the record first, and sends nothing if it is not what the page shows. */
const withCheck = (
  name: string,
  { request, checked }: ActionRequest,
  readActions: ReadActions,
): RecordRequest => ({
  ...request,
  async send(record, answer) {
    const latest = await readActions().catch(() => undefined)
    if (latest === undefined) throw stop('It could not be read again, so nothing was sent.')
    const action = latest?.[name]
    const isSame = action?.isAllowed && action.kind === 'request' && action.checked === checked
    if (!isSame) throw stop('It has changed meanwhile, so nothing was sent.')
    return request.send(record, answer)
  },
})

/**
 * Sends the requests of actions that ask nothing, one at a time for the record. `pending` is the
 * name of the action until its response and the refetch: the next request may depend on what the
 * page shows, such as a position.
 */
export function useSendAtOnce(record: RecordRef, readActions: ReadActions) {
  const queryClient = useQueryClient()
  // A ref, because `pending` only changes with the next render.
  const isSending = useRef(false)
  const [pending, setPending] = useState<string | null>(null)
  async function send(name: string, action: ActionRequest) {
    if (isSending.current) return
    isSending.current = true
    setPending(name)
    const { value = '' } = action
    const readDone = doneReader(readActions, name, action)
    // A mutation hook does not fit, because the request is unknown until the user chooses it.
    const { request, checked } = action
    const options = requestMutation(
      checked === undefined ? request : withCheck(name, action, readActions),
    )
    const mutation = queryClient.getMutationCache().build(queryClient, {
      ...options,
      meta: { ...options.meta, waitsForRefetch: true },
    })
    const isDone = readDone && (() => readDone(value))
    // api/query-client.ts reports the error.
    await mutation.execute({ record, answer: value, isDone }).catch(() => undefined)
    isSending.current = false
    setPending(null)
  }
  return { send, pending }
}
