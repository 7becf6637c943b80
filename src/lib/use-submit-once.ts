import { useMutation, type DefaultError, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Outcome } from './outcome'

type WriteOptions<TVariables> = UseMutationOptions<Outcome, DefaultError, TVariables>

/**
 * A mutation that a form or a button sends once, however often it is pressed. `options.onSuccess` always runs; the
 * callbacks of `submit` only run while the component is mounted, so that a late response closes no other dialog.
 */
export function useSubmitOnce<TVariables>({ mutationFn, ...options }: WriteOptions<TVariables>) {
  // `isPending` is only updated by the next render.
  const isSent = useRef(false)
  const isAwaited = useRef(false)
  const { mutateAsync, isPending, variables } = useMutation({
    ...options,
    ...(mutationFn && {
      mutationFn: async (...args: Parameters<typeof mutationFn>) => {
        isAwaited.current = true
        try {
          return await mutationFn(...args)
        } finally {
          isAwaited.current = false
        }
      },
    }),
  })
  /** Resolves once there is a response. Never rejects: lib/query.ts has reported the failure. */
  async function submit(
    input: TVariables,
    onSuccess: () => void,
    onError: (error: DefaultError) => void = () => {},
  ) {
    if (isSent.current) return
    isSent.current = true
    await mutateAsync(input, { onSuccess, onError }).catch(() => undefined)
    isSent.current = false
  }
  return {
    submit,
    isPending,
    variables,
    /** It has been sent and there is no response yet, not even that the session is over: it may have been done. */
    isUnanswered: () => isAwaited.current,
  }
}
