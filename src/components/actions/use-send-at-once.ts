import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { requestMutation, type RecordRef } from '@/api/requests'
import { doneReader, type ActionRequest, type ReadActions } from './record-action'

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
    const options = requestMutation(action.request)
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
