import { revalidateLogic, useStore } from '@tanstack/react-form'
import type { DefaultError, UseMutationOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { ActionForm, type ActionLabels } from '@/components/form/action-form'
import { useAppForm } from '@/components/form/form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { useRestoredDraft, useSavedDraft } from '@/lib/form-draft'
import type { Outcome } from '@/lib/outcome'
import { useSubmitOnce } from '@/lib/use-submit-once'

const draftSchema = v.object({ reason: reasonValuesSchema, wasSaving: v.boolean() })
const withReason = v.object({ reason: reasonFieldSchema })
const withoutReason = v.object({ reason: reasonValuesSchema })

interface ActionDialogProps<TVariables> extends ActionLabels {
  /** Identifies the draft of the reason: the action and the id of its object. */
  draftName: string
  mutation: UseMutationOptions<Outcome, DefaultError, TVariables>
  /** Returns the variables of the mutation. The reason is empty without `reasons`. */
  getVariables: (reason: string) => NoInfer<TVariables>
  /** The presets of the reason. Omit them for an action without a reason. */
  reasons?: readonly string[]
  onClose: () => void
  /** The question: it names the object and the consequence. */
  children: ReactNode
}

/** Asks before an action, and for its reason if the action has one. It stays open, with the reason, if the request fails. */
export function ActionDialog<TVariables>(props: ActionDialogProps<TVariables>) {
  const { draftName, mutation, getVariables, reasons, onClose, children, ...labels } = props
  const draft = useRestoredDraft(draftName, draftSchema)
  const [defaultValues] = useState({ reason: draft?.reason ?? noReason })
  const action = useSubmitOnce(mutation)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: reasons ? withReason : withoutReason },
    onSubmit: async ({ value }) => {
      const reason = reasons ? v.parse(reasonFieldSchema, value.reason) : ''
      await action.submit(getVariables(reason), onClose)
    },
  })
  const isChanged = useStore(form.store, (state) => !state.isDefaultValue) || draft !== null
  useSavedDraft(draftName, () =>
    isChanged ? { reason: form.state.values.reason, wasSaving: action.isInFlight() } : null,
  )

  return (
    <ActionForm
      form={form}
      isChanged={isChanged}
      restored={draft}
      isSaving={action.isPending}
      onClose={onClose}
      {...labels}
    >
      {children}
      {reasons && (
        <form.AppField name="reason">
          {(field) => <field.ReasonField presets={reasons} />}
        </form.AppField>
      )}
    </ActionForm>
  )
}
