import { revalidateLogic, useSelector } from '@tanstack/react-form'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { ApiError } from '@/api/http'
import type { MutationResult } from '@/api/mutation-result'
import { useRestoredDraft, useSavedDraft } from '@/hooks/use-draft'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { useAppForm } from './form'

interface ActionFormOptions<TValues extends object, TOutput, TVariables> {
  draftName: string
  /** The values during editing, which may be invalid. */
  values: v.GenericSchema<unknown, TValues>
  /** Later values are ignored: a refetch must not replace edits. */
  initialValues: TValues
  /** The submit-time schema. May depend on the latest record. */
  schema: v.GenericSchema<TValues, TOutput>
  mutation: UseMutationOptions<MutationResult, ApiError, TVariables>
  toVariables: (output: TOutput) => TVariables
  /** Asks for confirmation. Nothing is sent if it resolves to false. */
  confirm?: (output: TOutput) => Promise<boolean>
  /** Why the action is not possible for the record on the page, or null. */
  obstacle?: string | null
  /** Refetches the record before the request. Resolves to the reason not to send it, or null. */
  recheck?: () => Promise<string | null>
  onClose: () => void
}

/**
 * The form of an action on one record: draft, validation, and a request that is sent once. Returns
 * the form, and props for `ActionForm`.
 */
export function useActionForm<TValues extends object, TOutput, TVariables>(
  options: ActionFormOptions<TValues, TOutput, TVariables>,
) {
  const { draftName, values, schema, mutation, toVariables, confirm, recheck, onClose } = options
  const [draftSchema] = useState(() => v.object({ values, wasSaving: v.boolean() }))
  const restored = useRestoredDraft(draftName, draftSchema)
  const [defaultValues] = useState(restored?.values ?? options.initialValues)
  const { submit, isPending, isInFlight } = useSubmitOnce(mutation)
  // The record may have changed since the dialog opened, also through a lost response.
  const obstacle = isPending ? null : (options.obstacle ?? null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      setRefusal(null)
      const output = v.parse(schema, value)
      if (obstacle !== null || (confirm && !(await confirm(output)))) return
      const reason = (await recheck?.()) ?? null
      setRefusal(reason)
      // The dialog may have been closed meanwhile, also by the end of the session.
      if (reason !== null || !isOpen.current) return
      await submit(toVariables(output), onClose)
    },
  })
  const isChanged = useSelector(form.store, (state) => !state.isDefaultValue) || restored !== null
  useSavedDraft(draftName, () =>
    isChanged ? { values: form.state.values, wasSaving: isInFlight() } : null,
  )
  return {
    form,
    dialog: {
      form,
      isChanged,
      restored,
      isSaving: isPending,
      isBlocked: obstacle !== null,
      obstacle: obstacle ?? refusal,
      onClose,
    },
  }
}
