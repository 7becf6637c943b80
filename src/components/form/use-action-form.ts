import { revalidateLogic, useSelector } from '@tanstack/react-form'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { ApiError } from '@/api/api-error'
import type { MutationResult } from '@/api/mutation-result'
import { useRestoredDraft, useSavedDraft } from '@/hooks/use-draft'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { useAppForm } from './form'
import { hasUpload } from './image-values'

export interface ActionFormOptions<TValues extends object, TOutput, TVariables> {
  draftName: string
  /** The values during editing, which may be invalid. */
  values: v.GenericSchema<unknown, TValues>
  /** Later values are ignored: a refetch must not replace edits. */
  initialValues: TValues
  /** The submit-time schema. May depend on the latest record. */
  schema: v.GenericSchema<TValues, TOutput>
  mutation: UseMutationOptions<MutationResult, ApiError, TVariables>
  /**
   * The variables of the mutation, or null to send nothing. `start` has the values before the first
   * change: those of a restored draft may be older than `initialValues`.
   */
  toVariables: (output: TOutput, start: TValues) => TVariables | null | Promise<TVariables | null>
  /** Asks for confirmation. Nothing is sent if it resolves to false. */
  confirm?: (output: TOutput) => Promise<boolean>
  /** Why the action is not possible for the record on the page, or null. */
  obstacle?: string | null
  /** Refetches the record before the request. Resolves to the reason not to send it, or null. */
  recheck?: (output: TOutput) => Promise<string | null>
  /** Called with the messages of all fields when invalid values are submitted. */
  onInvalid?: (messages: readonly string[]) => void
  /** By default `onClose`. */
  onSaved?: (result: MutationResult) => void
  onFailure?: (error: ApiError) => void
  onClose: () => void
}

/** A draft: the values at the start and at the end, and whether a request was pending. */
export const draftSchemaOf = <TValues>(values: v.GenericSchema<unknown, TValues>) =>
  v.object({ start: values, values, wasSaving: v.boolean() })

interface FieldMeta {
  errors: readonly ({ message: string } | undefined)[]
}

/** The messages of all errors: `form.state.fieldMeta`. */
export const messagesOf = (fieldMeta: Readonly<Record<string, FieldMeta | undefined>>) =>
  Object.values(fieldMeta).flatMap(
    (meta) => meta?.errors.flatMap((error) => error?.message ?? []) ?? [],
  )

/**
 * The form of a request: draft, validation, and a request that is sent once. Returns
 * the form, and props for `ActionForm`. `restart` begins again with other values.
 */
export function useActionForm<TValues extends object, TOutput, TVariables>(
  options: ActionFormOptions<TValues, TOutput, TVariables>,
) {
  const { draftName, values, schema, mutation, toVariables, confirm, recheck } = options
  const { onInvalid, onClose, onSaved = onClose, onFailure } = options
  const [draftSchema] = useState(() => draftSchemaOf(values))
  const draft = useRestoredDraft(draftName, draftSchema)
  const [start] = useState(draft?.start ?? options.initialValues)
  const [defaultValues, setDefaultValues] = useState(draft?.values ?? start)
  const [isRestarted, setIsRestarted] = useState(false)
  const restored = isRestarted ? null : draft
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
      const reason = (await recheck?.(output)) ?? null
      setRefusal(reason)
      // The dialog may have been closed meanwhile, also by the end of the session.
      if (reason !== null || !isOpen.current) return
      const variables = await toVariables(output, start)
      if (variables === null || !isOpen.current) return
      await submit(variables, onSaved, onFailure)
    },
    onSubmitInvalid: ({ formApi }) => onInvalid?.(messagesOf(formApi.state.fieldMeta)),
  })
  function restart(next: TValues) {
    setDefaultValues(next)
    setIsRestarted(true)
    form.reset(next)
  }
  const isChanged = useSelector(form.store, (state) => !state.isDefaultValue) || restored !== null
  const isUploading = useSelector(form.store, ({ values: current }) => hasUpload(current))
  useSavedDraft(draftName, () =>
    isChanged ? { start, values: form.state.values, wasSaving: isInFlight() } : null,
  )
  return {
    form,
    restart,
    dialog: {
      form,
      isChanged,
      restored,
      // Not while the form waits for `recheck` or `toVariables`: closing it then sends nothing.
      isSaving: isPending,
      isBlocked: obstacle !== null || isUploading,
      isUploading,
      obstacle: obstacle ?? refusal,
      onClose,
    },
  }
}
