import * as v from 'valibot'
import { saveMutation } from '@/api/form-mutations'
import { Permitted } from '@/components/actions/permitted'
import { ActionForm } from '@/components/form/action-form'
import { optionOf } from '@/components/form/option-of'
import { useActionForm } from '@/components/form/use-action-form'
import { typedPosition } from '@/domain/body-fields'
import { useCan } from '@/lib/permissions'
import { faqFields } from './fields'
import {
  audiences,
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

export default function FaqForm(props: FaqFormProps) {
  const can = useCan()
  return (
    <Permitted isPermitted={props.faq !== undefined || can('faq.create')} onClose={props.onClose}>
      <FormOfQuestion {...props} />
    </Permitted>
  )
}

function FormOfQuestion({ faq, onClose }: FaqFormProps) {
  const { form, dialog } = useActionForm({
    draftName: faq ? `edit faq ${faq.id}` : 'create faq',
    values: valuesSchema,
    initialValues: {
      question: faq?.question ?? '',
      answer: faq?.answer ?? '',
      audience: optionOf(audiences.options, faq?.audience ?? null),
      position: String(faq?.position ?? ''),
      status: faq ? optionOf(faqStatus.options, faq.status) : 'draft',
    },
    schema: formSchema,
    mutation: saveMutation(faqResource, faq ? 'Question saved' : 'Question added'),
    toVariables: (body) => ({ id: faq?.id, detail: body.question, body }),
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
              options={audiences.options}
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
  )
}
