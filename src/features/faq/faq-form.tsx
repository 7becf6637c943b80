import * as v from 'valibot'
import { typedPosition } from '@/api/body-fields'
import { saveMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { optionOf } from '@/components/form/option-of'
import { useActionForm } from '@/components/form/use-action-form'
import {
  type Faq,
  MAX_ANSWER,
  MAX_QUESTION,
  faqFilters,
  faqFormSchema,
  faqResource,
  faqStatus,
} from './resource'

const valuesSchema = v.object({
  question: v.string(),
  answer: v.string(),
  audience: v.string(),
  position: v.string(),
  status: v.string(),
})

const { entries } = faqFormSchema
const formSchema = v.object({
  ...entries,
  audience: v.pipe(v.string(), entries.audience),
  position: typedPosition,
  status: v.pipe(v.string(), entries.status),
})

const [, ...audiences] = faqFilters.audience.choices

interface FaqFormProps {
  /** The question to edit. Omit it for a new one. */
  faq?: Faq
  onClose: () => void
}

/** The form for adding and editing a question. */
export default function FaqForm({ faq, onClose }: FaqFormProps) {
  const { form, dialog } = useActionForm({
    draftName: faq ? `edit faq ${faq.id}` : 'create faq',
    values: valuesSchema,
    initialValues: {
      question: faq?.question ?? '',
      answer: faq?.answer ?? '',
      audience: optionOf(audiences, faq?.audience ?? null),
      position: String(faq?.position ?? ''),
      status: faq ? optionOf(faqStatus.options, faq.status) : 'draft',
    },
    schema: formSchema,
    mutation: saveMutation(faqResource, faq ? 'Question saved' : 'Question added'),
    toVariables: (body) => ({ id: faq?.id, name: body.question, body }),
    onClose,
  })
  return (
    <ActionForm
      title={faq ? 'Edit question' : 'Add question'}
      {...(faq && { confirmLabel: 'Save' })}
      className="max-w-xl"
      {...dialog}
    >
      <form.AppField name="question">
        {(field) => (
          <field.TextField
            label="Question"
            need="required"
            autoComplete="off"
            maxLength={MAX_QUESTION}
          />
        )}
      </form.AppField>
      <form.AppField name="answer">
        {(field) => <field.TextAreaField label="Answer" need="required" maxLength={MAX_ANSWER} />}
      </form.AppField>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <form.AppField name="audience">
          {(field) => (
            <field.SelectField
              label="Audience"
              need="required"
              options={audiences}
              placeholder="Choose one"
            />
          )}
        </form.AppField>
        <form.AppField name="position">
          {(field) => (
            <field.TextField
              label="Position"
              need="required"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.AppField name="status">
          {(field) => (
            <field.SelectField
              label="Status"
              options={faqStatus.options}
              placeholder="Choose one"
            />
          )}
        </form.AppField>
      </div>
    </ActionForm>
  )
}
