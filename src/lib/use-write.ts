import { useMutation, type DefaultError, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A write that a button sends: once, however fast it is pressed. What `options.onSuccess` does happens in any case, what
 * `send` is given only while its component is there: an answer that comes late closes no other dialog.
 */
export function useWrite<TVariables>(
  options: UseMutationOptions<unknown, DefaultError, TVariables>,
) {
  const { mutate, isPending, variables } = useMutation(options)
  // The mutation's own state is a moment late.
  const isSent = useRef(false)
  function send(input: TVariables, onSuccess: () => void) {
    if (isSent.current) return
    isSent.current = true
    mutate(input, {
      onSuccess,
      onSettled: () => {
        isSent.current = false
      },
    })
  }
  return { send, isPending, variables }
}
