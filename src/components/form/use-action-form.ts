import { evaluate, revalidateLogic, useSelector } from '@tanstack/react-form'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { mayBeDone, type ApiError } from '@/api/api-error'
import { MutationResult } from '@/api/mutation-result'
import type { Outcome } from '@/api/requests'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { watchSession } from '@/memory/session'
import { useDraft } from '@/memory/use-draft'
import { useAppForm } from './form'
import { hasFile, hasUpload } from './image-values'

/** Nothing is sent, and the form says why. */
export class NotSent {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

export interface FormStates<TValues> {
  /** The values before the first change. A draft may have been started from an older record. */
  start: TValues
  values: TValues
  /**
   * Whether the form is still open, without a question whether to discard it, and in the same
   * session: nothing may be sent by another user.
   */
  isOpen: () => boolean
  /** Closes the form if there is nothing to send. Its draft is not needed any more. */
  close: () => void
}

export interface ActionFormOptions<TValues extends object, TOutput, TVariables> {
  draftName: string
  /** The values during editing, which may be invalid. */
  valuesSchema: v.GenericSchema<unknown, TValues>
  /** Later values are ignored: a refetch must not replace edits. */
  initialValues: TValues
  /** The submit-time schema. May depend on the latest record. */
  schema: v.GenericSchema<TValues, TOutput>
  mutation?: UseMutationOptions<MutationResult, ApiError, TVariables>
  /** Instead of a mutation: starts a run, which sends the requests. */
  startRun?: (variables: TVariables) => void
  /**
   * The variables of the mutation, a reason not to send it, or null to send nothing. May ask for
   * confirmation, and read the record again.
   */
  toVariables: (
    output: TOutput,
    states: FormStates<TValues>,
  ) => TVariables | NotSent | null | Promise<TVariables | NotSent | null>
  /** Why the action is not possible for the record on the page, or null. */
  obstacle?: string | null
  /** Called with the messages of all fields when invalid values are submitted. */
  onInvalid?: (messages: readonly string[]) => void
  /** By default `onClose`. */
  onSaved?: (result: MutationResult) => void
  onFailure?: (error: ApiError) => void
  onClose: () => void
}

export const draftSchemaOf = <TValues>(values: v.GenericSchema<unknown, TValues>) =>
  v.object({
    /** The values before the first change. */
    start: values,
    values,
    /** A request was sent, and nothing shows whether the server has handled it. */
    wasSaving: v.boolean(),
    /** There was a file. A reload loses it. */
    hadFile: v.optional(v.boolean(), false),
  })

const settlingSchema = v.looseObject({ isDone: v.function() })

/** Reads whether a request was done, or its result. False after an error. */
async function readOutcome(isDone: () => unknown): Promise<Outcome> {
  try {
    const outcome = await isDone()
    return outcome instanceof MutationResult ? outcome : outcome === true
  } catch {
    return false
  }
}

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
 * the form, and the state that `ActionForm` shows. `restart` begins again with other values.
 */
export function useActionForm<TValues extends object, TOutput, TVariables>(
  options: ActionFormOptions<TValues, TOutput, TVariables>,
) {
  const { draftName, valuesSchema, schema, mutation = {}, toVariables } = options
  const { onInvalid, onClose, onSaved = onClose, onFailure } = options
  const [draftSchema] = useState(() => draftSchemaOf(valuesSchema))
  const {
    restored: kept,
    keep,
    forget,
    forgetSent,
    isLatest,
  } = useDraft('forms', draftName, draftSchema, () => discard())
  const [draft, setDraft] = useState(() => {
    if (!kept) return null
    const isTyped = !evaluate(kept.values, options.initialValues)
    return isTyped || kept.wasSaving || kept.hadFile ? { ...kept, isTyped } : null
  })
  /** The values before the first change, which need no draft. */
  const [start, setStart] = useState(draft?.start ?? options.initialValues)
  const [defaultValues, setDefaultValues] = useState(draft?.values ?? start)
  const [version, setVersion] = useState(0)
  const wasSaving = useRef(draft?.wasSaving ?? false)
  const { mutationFn } = mutation
  const { submit, isPending } = useSubmitOnce({
    ...mutation,
    meta: { ...mutation.meta, showsQuestions: true },
    ...(mutationFn && {
      mutationFn: (...args: Parameters<typeof mutationFn>) =>
        whileSaving(() => mutationFn(...args)),
    }),
  })
  // The record may have changed since the dialog opened, also through a lost response.
  const obstacle = isPending ? null : (options.obstacle ?? null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  /** The user was asked whether to discard the form, while it waited to be sent. */
  const isQuestioned = useRef(false)
  const [notSent, setNotSent] = useState<string | null>(null)
  /** The last request whose response was lost. It may have been done meanwhile. */
  const lost = useRef<{ variables: TVariables; values: TValues } | null>(null)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      setNotSent(null)
      const output = v.parse(schema, value)
      const isSameSession = watchSession()
      isQuestioned.current = false
      const isStillOpen = () => isOpen.current && !isQuestioned.current && isSameSession()
      if (await settleLost(value, isStillOpen)) return
      if (obstacle !== null) return
      const variables = await toVariables(output, {
        start,
        values: value,
        isOpen: isStillOpen,
        close() {
          forget()
          onClose()
        },
      })
      if (variables instanceof NotSent) return setNotSent(variables.reason)
      if (variables === null || !isStillOpen()) return
      if (options.startRun) {
        forgetSent()
        return options.startRun(variables)
      }
      await send(variables, value)
    },
    onSubmitInvalid: ({ formApi }) => onInvalid?.(messagesOf(formApi.state.fieldMeta)),
  })
  /** If the last request with these values was done after all, says so and resolves to true. */
  async function settleLost(value: TValues, isStillOpen: () => boolean) {
    const { variables, values } = lost.current ?? {}
    if (!evaluate(values, value) || !v.is(settlingSchema, variables)) return false
    const last = lost.current
    const outcome = await readOutcome(variables.isDone)
    if (outcome === false) return false
    // A press and a refetch may both have read it.
    if (isStillOpen() && lost.current === last)
      await send({ ...variables, isKnownDone: outcome }, value)
    return true
  }
  async function send(variables: TVariables, value: TValues) {
    await submit(
      variables,
      (result) => {
        lost.current = null
        onSaved(result)
      },
      (error) => {
        if (error.isQuestion) setNotSent(error.message)
        if (error.isLost) lost.current = { variables, values: value }
        onFailure?.(error)
      },
    )
  }
  function keepAs(isSaving: boolean) {
    wasSaving.current = isSaving
    const { values: current } = form.state
    if (evaluate(current, start) && !isSaving) return forget()
    const hadFile = hasFile(current) || draft?.hadFile === true
    keep({ start, values: current, wasSaving: isSaving, hadFile })
  }
  /** The draft outlives a form that is closed meanwhile: it is needed if the request fails. */
  async function whileSaving(request: () => Promise<MutationResult>) {
    const before = wasSaving.current
    const isSameSession = watchSession()
    keepAs(true)
    try {
      const result = await request()
      // Nobody is told of a success after the session has ended.
      if (isLatest() && isSameSession()) forgetSent()
      wasSaving.current = false
      return result
    } catch (error) {
      if (isLatest()) keepAs(before || mayBeDone(error))
      throw error
    }
  }
  const keepChange = useEffectEvent(() => keepAs(wasSaving.current))
  useEffect(() => {
    let { values: latest } = form.state
    const { unsubscribe } = form.store.subscribe(({ values: current }) => {
      if (current === latest) return
      latest = current
      keepChange()
    })
    return unsubscribe
  }, [form])
  // The record on the page allows the action no more: the lost request may have been done.
  const settleOnChange = useEffectEvent(() => {
    const isSameSession = watchSession()
    void settleLost(form.state.values, () => isOpen.current && isSameSession())
  })
  const isImpossible = obstacle !== null
  useEffect(() => {
    if (isImpossible) settleOnChange()
  }, [isImpossible])
  // A draft that says nothing new: a colleague may have made the same change.
  const forgetEqual = useEffectEvent(() => {
    if (kept && !draft) forget()
  })
  useEffect(() => forgetEqual(), [])

  function restart(next: TValues) {
    setDefaultValues(next)
    setStart(next)
    setDraft(null)
    form.reset(next)
    wasSaving.current = false
    forget()
  }
  function discard() {
    if (form.state.isSubmitting) return
    const { initialValues } = options
    setNotSent(null)
    restart(initialValues)
    // Not every field follows its value: a date may be incomplete, an image chosen.
    setVersion((number) => number + 1)
  }
  const isChanged = useSelector(form.store, (state) => !evaluate(state.values, start))
  const isUploading = useSelector(form.store, (state) => hasUpload(state.values))
  const lacksFile = useSelector(form.store, (state) => !hasFile(state.values))
  return {
    form,
    restart,
    dialog: {
      form,
      version,
      isChanged,
      restored: draft && {
        isTyped: draft.isTyped,
        wasSaving: draft.wasSaving,
        isFileMissing: draft.hadFile && lacksFile,
        onDiscard: discard,
      },
      // Not while the form waits for `toVariables`: closing it then sends nothing, and
      // neither does the question whether to.
      isSaving: isPending,
      isBlocked: obstacle !== null || isUploading,
      isUploading,
      obstacle: obstacle ?? notSent,
      onQuestion() {
        isQuestioned.current = true
      },
      onLeave: forget,
      onClose,
    },
  }
}
