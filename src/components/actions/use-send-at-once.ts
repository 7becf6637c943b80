import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { notSent, readBefore } from '@/api/before-change'
import { requestMutation, type RecordRef, type RecordRequest } from '@/api/requests'
import {
  doneReader,
  type ActionRequest,
  type LatestActions,
  type ReadActions,
} from './record-action'
import { wayBackOf } from './way-back'

interface Checked {
  name: string
  action: ActionRequest
  readActions: ReadActions
  /** Called with the record right before the request. */
  onRead: (latest: LatestActions) => void
}

/** Reads the record first, and sends nothing if it is not what the page shows. */
const withCheck = ({ name, action, readActions, onRead }: Checked): RecordRequest => ({
  ...action.request,
  async send(record, answer) {
    const latest = await readBefore(readActions)
    const current = latest.actions[name]
    const isSame =
      current?.isAllowed && current.kind === 'request' && current.checked === action.checked
    if (!isSame) throw notSent('It has changed meanwhile, so nothing was sent.')
    onRead(latest)
    return action.request.send(record, answer)
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
    const { value = '', request, checked, undo } = action
    let before: LatestActions | undefined
    const readDone = doneReader(readActions, name, action, record)
    const options = requestMutation(
      checked === undefined && !undo
        ? request
        : withCheck({
            name,
            action,
            readActions,
            onRead: (latest) => {
              before = latest
            },
          }),
    )
    // A mutation hook does not fit, because the request is unknown until the user chooses it.
    const mutation = queryClient.getMutationCache().build(queryClient, {
      ...options,
      meta: { ...options.meta, waitsForRefetch: true },
    })
    const isDone = readDone && (() => readDone(value))
    const toWayBack = () => wayBackOf({ record, name, answer: value, before, readActions })
    // api/query-client.ts reports the error.
    await mutation.execute({ record, answer: value, isDone, toWayBack }).catch(() => undefined)
    isSending.current = false
    setPending(null)
  }
  return { send, pending }
}
