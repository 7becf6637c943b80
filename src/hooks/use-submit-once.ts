import { useMutation, type DefaultError, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that ignores submits while one is pending. `options.onSuccess` always runs. The
 * callbacks of `submit` run only while the component is mounted, so that a late response does not
 * close another dialog.
 */
export function useSubmitOnce<TResult, TVariables>(
  options: UseMutationOptions<TResult, DefaultError, TVariables>,
) {
  // A ref, because `isPending` changes only with the next render.
  const isSubmitting = useRef(false)
  const { mutateAsync, isPending } = useMutation(options)
  /** Resolves once the mutation has settled. Never rejects: api/query-client.ts reports errors. */
  async function submit(
    input: TVariables,
    onSuccess: (result: TResult) => void,
    onError: (error: DefaultError) => void = () => {},
  ) {
    if (isSubmitting.current) return
    isSubmitting.current = true
    await mutateAsync(input, { onSuccess, onError }).catch(() => undefined)
    isSubmitting.current = false
  }
  return { submit, isPending }
}
