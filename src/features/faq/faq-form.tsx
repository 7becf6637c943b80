import * as v from 'valibot'
import { saveMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import type { ShownFields } from '@/components/form/edit-questions'
import { optionOf } from '@/components/form/form-fields'
import { pickFields, type Together } from '@/components/form/merge-edit'
import { useActionForm } from '@/components/form/use-action-form'
import { useEdit } from '@/components/form/use-edit'
import { positionIn, typedPosition } from '@/domain/body-fields'
import { faqFields } from './fields'
import {
  faqAudiences,
  faqBody,
  faqResource,
  faqStatus,
  MAX_ANSWER,
  MAX_QUESTION,
  type Faq,
} from './resource'

const valuesSchema = v.object({
  question: v.string(),
  answer: v.string(),
  audience: v.string(),
  position: v.string(),
  status: v.string(),
})

type Values = v.InferOutput<typeof valuesSchema>

const faqValues = (faq: Faq): Values => ({
  question: faq.question ?? '',
  answer: faq.answer ?? '',
  audience: optionOf(faqAudiences.options, faq.audience),
  position: String(faq.position ?? ''),
  status: optionOf(faqStatus.options, faq.status),
})

const newValues: Values = { question: '', answer: '', audience: '', position: '', status: 'draft' }

const toEdit = ({ question, answer, position, ...choices }: Values) => ({
  question: question.trim(),
  answer: answer.trim(),
  position: positionIn(position),
  ...choices,
})

type Edit = ReturnType<typeof toEdit>

/** A position is only valid within the audience of the form. */
const together: Together<Edit> = {
  keys: ['audience', 'position'],
  isPossible: (merged, mine) =>
    merged.audience === mine.audience || merged.position !== mine.position,
}

const { question, answer, audience, position, status } = faqFields
const shown: ShownFields<Edit> = {
  question: [question.label, (edit) => edit.question],
  answer: [answer.label, (edit) => edit.answer],
  audience: [audience.label, (edit) => faqAudiences.labelOf(edit.audience)],
  position: [position.label, (edit) => edit.position],
  status: [status.label, (edit) => edit.status && faqStatus.describe(edit.status).label],
}

const { entries } = faqBody
const formSchema = v.object({
  ...entries,
  audience: v.pipe(v.string(), entries.audience),
  position: typedPosition,
  status: v.pipe(v.string(), entries.status),
})

interface FaqFormProps {
  faq?: Faq
  onClose: () => void
}

export default function FaqForm({ faq, onClose }: FaqFormProps) {
  const edit = useEdit({
    resource: faqResource,
    getName: (record: Faq) => record.question,
    toValues: faqValues,
    toEdit,
    together,
    shown,
  })
  const { form, dialog } = useActionForm({
    draftName: faq ? `edit question ${faq.id}` : 'create question',
    valuesSchema,
    initialValues: faq ? faqValues(faq) : newValues,
    schema: formSchema,
    mutation: saveMutation(faqResource, faq ? 'Question saved' : 'Question added'),
    toVariables: (body, states) => {
      if (!faq) return { detail: body.question, body }
      return edit.merge(faq, states, ({ merged, changed }) => ({
        id: faq.id,
        detail: merged.question,
        body: pickFields(body, changed),
      }))
    },
    onClose,
  })
  return (
    <>
      <ActionForm
        title={faq ? 'Edit question' : 'Add question'}
        {...(faq && { confirmLabel: 'Save' })}
        className="max-w-xl"
        dialog={dialog}
        onBack={edit.onBack}
      >
        <form.AppField name="question">
          {(field) => (
            <field.TextField
              label={faqFields.question.label}
              required
              autoComplete="off"
              maxLength={MAX_QUESTION}
            />
          )}
        </form.AppField>
        <form.AppField name="answer">
          {(field) => (
            <field.TextAreaField label={faqFields.answer.label} required maxLength={MAX_ANSWER} />
          )}
        </form.AppField>
        <div className="grid gap-apart sm:grid-cols-3">
          <form.AppField name="audience">
            {(field) => (
              <field.SelectField
                label={faqFields.audience.label}
                required
                options={faqAudiences.options}
                placeholder="Choose one"
              />
            )}
          </form.AppField>
          <form.AppField name="position">
            {(field) => (
              <field.TextField
                label={faqFields.position.label}
                required
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.AppField name="status">
            {(field) => (
              <field.SelectField
                label={faqFields.status.label}
                options={faqStatus.options}
                placeholder="Choose one"
              />
            )}
          </form.AppField>
        </div>
      </ActionForm>
      {edit.question}
    </>
  )
}
