import { useMutation, type DefaultError, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Outcome } from './outcome'

/**
 * A mutation that a form or a button sends once, however often it is pressed. `options.onSuccess` always runs; the callback
 * of `send` only runs while the component is mounted, so that a late response closes no other dialog.
 */
export function useWrite<TVariables>(
  options: UseMutationOptions<Outcome, DefaultError, TVariables>,
) {
  const { mutateAsync, isPending, variables } = useMutation(options)
  // `isPending` is only updated by the next render.
  const isSent = useRef(false)
  /** Resolves once there is a response. Never rejects: lib/query.ts has reported the failure. */
  async function send(input: TVariables, onSuccess: () => void) {
    if (isSent.current) return
    isSent.current = true
    await mutateAsync(input, { onSuccess }).catch(() => undefined)
    isSent.current = false
  }
  return { send, isPending, variables }
}
