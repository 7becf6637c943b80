import { useMutation, type DefaultError, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A write that a form or a button sends: once, however fast it is pressed. What `options.onSuccess` does happens in any
 * case, what `send` is given only while its component is there: an answer that comes late closes no other dialog.
 */
export function useWrite<TVariables>(
  options: UseMutationOptions<unknown, DefaultError, TVariables>,
) {
  const { mutateAsync, isPending, variables } = useMutation(options)
  // The mutation's own state is a moment late.
  const isSent = useRef(false)
  /** Settles when the answer is there. It does not fail: a failure has been reported by then (lib/query.ts). */
  async function send(input: TVariables, onSuccess: () => void) {
    if (isSent.current) return
    isSent.current = true
    await mutateAsync(input, { onSuccess }).catch(() => undefined)
    isSent.current = false
  }
  return { send, isPending, variables }
}
