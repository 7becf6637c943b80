import { useId } from 'react'
import * as v from 'valibot'
import { isGone } from '@/api/api-error'
import { requestMutation, type RecordRef } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import { ActionForm } from '@/components/form/action-form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { Caution } from '@/components/ui/caution'
import { Sentence } from '@/components/ui/sentence'
import type { Question, QuestionAction, ReadActions } from './record-action'
import { noLongerPossible, notReadAgain, otherQuestion } from './use-read-record'

const valuesSchema = v.object({ reason: reasonValuesSchema })

/** Validates on submit. The output is the answer. */
const answerSchema = (asksReason: boolean) =>
  asksReason
    ? v.pipe(
        v.object({ reason: reasonFieldSchema }),
        v.transform(({ reason }) => reason),
      )
    : v.pipe(
        v.object({}),
        v.transform(() => ''),
      )

interface QuestionDialogProps {
  resource: ResourceName
  record: RecordRef
  name: string
  action: QuestionAction
  readActions?: ReadActions | undefined
  onClose: () => void
}

const textOf = (question: Question) => [question].flat().join('')

const partsOf = ({ question, confirmLabel, concerns = [] }: QuestionAction) =>
  JSON.stringify([textOf(question), confirmLabel, concerns])

/** If the question has changed, the user must confirm again. */
const isSameQuestion = (a: QuestionAction, b: QuestionAction) => partsOf(a) === partsOf(b)

/**
 * Asks for confirmation, and for a reason if the action needs one. If the request fails, the dialog
 * stays open and keeps the text.
 */
export default function QuestionDialog(props: QuestionDialogProps) {
  const { resource, record, name, action, readActions, onClose } = props
  const { label, title, question, concerns = [], ...others } = action
  const { warning, reasons, request, isAllowed, obstacle, ...labels } = others
  const [noun] = resource.noun
  const defaultTitle = label.endsWith(noun) ? label : `${label} ${noun}`
  const questionId = useId()
  const impossible = noLongerPossible(noun)

  async function recheck() {
    if (!readActions) return null
    const actions = await readActions()
    if (!actions) return notReadAgain(noun)
    const current = actions[name]
    if (!current?.isAllowed) return current?.obstacle || impossible
    const isSame = current.kind === 'question' && isSameQuestion(current, action)
    return isSame ? null : otherQuestion(noun)
  }

  const { form, dialog } = useActionForm({
    draftName: `${name} ${noun} ${record.id}`,
    valuesSchema,
    initialValues: { reason: noReason },
    schema: answerSchema(reasons !== undefined),
    mutation: requestMutation(request),
    async toVariables(text) {
      const reason = await recheck()
      return reason === null ? { record, answer: text } : new NotSent(reason)
    },
    obstacle: isAllowed ? null : obstacle || impossible,
    onFailure: (error) => {
      if (!request.isDeletion || !isGone(error)) return
      dialog.onLeave()
      onClose()
    },
    onClose,
  })

  return (
    <ActionForm
      title={title ?? defaultTitle}
      describedBy={questionId}
      // Screen readers read the question together with the button, which gets the focus.
      outcomeId={questionId}
      dialog={dialog}
      {...labels}
      {...(concerns.length > 0 && { confirmLabel: `${label} anyway`, isCautious: true })}
    >
      <div id={questionId} className="flex flex-col gap-apart">
        {/* Another text replaces the element. */}
        <p key={textOf(question)}>
          <QuestionText question={question} />
        </p>
        {concerns.length > 0 && <Caution title="Check this first" items={concerns} />}
      </div>
      {warning && <div>{warning}</div>}
      {reasons && (
        <form.AppField name="reason">
          {(field) => <field.ReasonField presets={reasons} />}
        </form.AppField>
      )}
    </ActionForm>
  )
}

function QuestionText({ question }: { question: Question }) {
  if (typeof question === 'string') return <Sentence text={question} />
  const [before, name, after] = question
  return (
    <>
      {before}
      <strong className="rounded-sm bg-muted box-decoration-clone px-1 font-normal text-brand">
        {/* Prevents a right-to-left name from reordering the question. */}
        <bdi translate="no">{name}</bdi>
      </strong>
      {after}
    </>
  )
}
