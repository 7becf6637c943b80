import { useSelector } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { ApiError } from '@/api/api-error'
import type { RecordRef, RecordRequest } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import {
  messagesOf,
  useActionForm,
  type ActionFormOptions,
} from '@/components/form/use-action-form'
import { isolate } from '@/lib/isolate'
import type { Ask } from './record-action'

const noChoice: RecordRef = { id: '', name: '' }

const valuesSchema = v.object({
  reason: reasonValuesSchema,
  choice: v.object({ id: v.string(), name: v.string() }),
  /** The index of the duration. */
  duration: v.string(),
})
type Values = v.InferOutput<typeof valuesSchema>

/** The request of the chosen duration. */
export const requestFor = (
  request: RecordRequest,
  { durations }: Pick<Ask, 'durations'>,
  { duration }: Pick<Values, 'duration'>,
) => durations?.[Number(duration)]?.request ?? request

/** Validates on submit. The output is the answer: a reason, the id of the choice, or "". */
function answerSchema({ reasons, choice }: Ask): v.GenericSchema<Values, string> {
  if (reasons) {
    return v.pipe(
      v.object({ ...valuesSchema.entries, reason: reasonFieldSchema }),
      v.transform(({ reason }) => reason),
    )
  }
  return v.pipe(
    valuesSchema,
    v.forward(
      v.check((values) => !choice || values.choice.id !== '', choice?.error ?? ''),
      ['choice'],
    ),
    v.transform((values) => values.choice.id),
  )
}

type Sending<TVariables> = Pick<
  ActionFormOptions<Values, string, TVariables>,
  'draftName' | 'mutation' | 'toVariables' | 'obstacle' | 'onClose'
>

interface QuestionFormProps<TVariables> extends Sending<TVariables> {
  ask: Pick<Ask, 'reasons' | 'choice' | 'durations' | 'closeLabel'>
  isMany?: boolean
  /** The labels may contain the name of the chosen record. */
  title: (chosen?: string) => string
  confirmLabel: (chosen?: string) => string
  isDestructive?: boolean | undefined
  isCautious?: boolean
  /** The id of the text that describes the action. */
  describedBy: string
  /** Screen readers read that text together with the confirm button, which gets the focus. */
  isAnnounced?: boolean
  className?: string
  /** Below the choice. */
  renderNote?: (chosen: RecordRef) => ReactNode
  startRun?: (variables: TVariables, chosen: string) => void
  /** `leave` forgets the draft and closes the dialog. */
  onFailure?: (error: ApiError, leave: () => void) => void
  /** Says what is done. */
  children: ReactNode
  /** Follows the fields. */
  rows?: ReactNode
}

/**
 * The question about one record or many, with a reason or a choice if the action needs one. If the
 * request fails, the dialog stays open and keeps the answer.
 */
export function QuestionForm<TVariables>(props: QuestionFormProps<TVariables>) {
  const { ask, isMany = false, startRun, onFailure, renderNote, onClose, describedBy } = props
  const { reasons, choice, durations, closeLabel } = ask
  const { form, dialog } = useActionForm({
    draftName: props.draftName,
    valuesSchema,
    initialValues: { reason: noReason, choice: noChoice, duration: '0' },
    schema: answerSchema(ask),
    ...(props.mutation && { mutation: props.mutation }),
    ...(startRun && {
      startRun: (variables: TVariables) =>
        startRun(variables, isolate(form.state.values.choice.name)),
    }),
    toVariables: props.toVariables,
    obstacle: props.obstacle ?? null,
    onFailure: (error) =>
      onFailure?.(error, () => {
        dialog.onLeave()
        onClose()
      }),
    onClose,
  })
  const chosen: RecordRef = useSelector(form.store, ({ values }) => values.choice)
  const error = useSelector(form.store, ({ fieldMeta }) => messagesOf(fieldMeta)[0])
  const chosenName = isolate(chosen.name) || undefined
  const isOneChoice = choice !== undefined && !isMany
  return (
    <ActionForm
      title={props.title(chosenName)}
      confirmLabel={props.confirmLabel(chosenName)}
      {...(closeLabel && { closeLabel })}
      describedBy={describedBy}
      outcomeId={props.isAnnounced ? describedBy : undefined}
      {...(props.isDestructive && { isDestructive: true })}
      {...(props.isCautious && { isCautious: true })}
      {...(props.className && { className: props.className })}
      dialog={dialog}
      isEasilyRedone={isOneChoice}
      isIncomplete={isOneChoice && chosen.id === ''}
      note={
        // The list of choices scrolls.
        choice &&
        isMany &&
        error && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )
      }
    >
      {props.children}
      {reasons && (
        <form.AppField name="reason">
          {(field) => <field.ReasonField presets={reasons} />}
        </form.AppField>
      )}
      {durations && (
        <form.AppField name="duration">
          {(field) => (
            <field.SelectField
              label="How long"
              required
              options={durations.map(({ label }, index) => [String(index), label])}
            />
          )}
        </form.AppField>
      )}
      {choice && (
        <form.AppField name="choice">
          {(field) =>
            choice.render({
              chosen: field.state.value.id,
              currentId: isMany ? undefined : choice.holder?.id,
              isMany,
              onChoose: (record) => {
                // Ignored while the record is read again before the request: the earlier choice is
                // sent.
                if (!form.state.isSubmitting) field.handleChange(record)
              },
              onClose,
            })
          }
        </form.AppField>
      )}
      {props.rows}
      {choice && renderNote?.(chosen)}
    </ActionForm>
  )
}
