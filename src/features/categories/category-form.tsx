import * as v from 'valibot'
import { useTakesImages } from '@/api/image-service'
import { saveMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import type { ShownFields } from '@/components/form/edit-questions'
import { optionOf } from '@/components/form/form-fields'
import { imageFieldSchema, imageValues, imageValuesSchema } from '@/components/form/image-values'
import { pickFields } from '@/components/form/merge-edit'
import { useActionForm } from '@/components/form/use-action-form'
import { useEdit } from '@/components/form/use-edit'
import { positionIn, typedPosition } from '@/domain/body-fields'
import { shorten } from '@/lib/format'
import { categoryFields } from './fields'
import {
  categoryBody,
  categoryResource,
  categoryStatus,
  MAX_CATEGORY_DESCRIPTION,
  MAX_CATEGORY_NAME,
  type Category,
} from './resource'

const valuesSchema = v.object({
  name: v.string(),
  description: v.string(),
  image: imageValuesSchema,
  position: v.string(),
  status: v.string(),
})

type Values = v.InferOutput<typeof valuesSchema>

const newValues: Values = {
  name: '',
  description: '',
  image: imageValues(null),
  position: '',
  status: 'active',
}

const categoryValues = (category: Category): Values => ({
  name: category.name ?? '',
  description: category.description ?? '',
  image: imageValues(category.image),
  position: String(category.position ?? ''),
  status: optionOf(categoryStatus.options, category.status),
})

const toEdit = (values: Values) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  image: values.image.url,
  position: positionIn(values.position),
  status: values.status,
})

const IMAGE = 'Image'
const { name, description, position, status } = categoryFields
const shown: ShownFields<ReturnType<typeof toEdit>> = {
  name: [name.label, (edit) => edit.name],
  description: [description.label, (edit) => edit.description],
  image: [IMAGE, (edit) => shorten(edit.image ?? 'None')],
  position: [position.label, (edit) => edit.position],
  status: [status.label, (edit) => edit.status && categoryStatus.describe(edit.status).label],
}

const { entries } = categoryBody
const formSchema = v.object({
  ...entries,
  image: imageFieldSchema,
  position: typedPosition,
  status: v.pipe(v.string(), entries.status),
})

interface CategoryFormProps {
  category?: Category
  onClose: () => void
}

export default function CategoryForm({ category, onClose }: CategoryFormProps) {
  const takesImages = useTakesImages(categoryResource)
  const edit = useEdit({
    resource: categoryResource,
    getName: (record: Category) => record.name,
    toValues: categoryValues,
    toEdit,
    shown,
  })
  const { form, dialog } = useActionForm({
    draftName: category ? `edit category ${category.id}` : 'create category',
    valuesSchema,
    initialValues: category ? categoryValues(category) : newValues,
    schema: formSchema,
    mutation: saveMutation(categoryResource, category ? 'Category saved' : 'Category added'),
    toVariables: ({ image, ...others }, states) => {
      if (!category) {
        return { detail: others.name, body: image === null ? others : { ...others, image } }
      }
      return edit.merge(category, states, ({ merged, changed }) => ({
        id: category.id,
        detail: merged.name,
        body: pickFields({ image, ...others }, changed),
      }))
    },
    onClose,
  })
  return (
    <>
      <ActionForm
        title={category ? 'Edit category' : 'Create category'}
        {...(category && { confirmLabel: 'Save' })}
        dialog={dialog}
        onBack={edit.onBack}
      >
        <form.AppField name="name">
          {(field) => (
            <field.TextField
              label={categoryFields.name.label}
              required
              autoComplete="off"
              maxLength={MAX_CATEGORY_NAME}
            />
          )}
        </form.AppField>
        <form.AppField name="description">
          {(field) => (
            <field.TextAreaField
              label={categoryFields.description.label}
              required={false}
              maxLength={MAX_CATEGORY_DESCRIPTION}
            />
          )}
        </form.AppField>
        {takesImages && (
          <form.AppField name="image">
            {(field) => <field.ImageField label={IMAGE} />}
          </form.AppField>
        )}
        <div className="grid gap-apart sm:grid-cols-2">
          <form.AppField name="position">
            {(field) => (
              <field.TextField
                label={categoryFields.position.label}
                required
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.AppField name="status">
            {(field) => (
              <field.SelectField
                label={categoryFields.status.label}
                options={categoryStatus.options}
                placeholder="Choose a status"
              />
            )}
          </form.AppField>
        </div>
      </ActionForm>
      {edit.question}
    </>
  )
}
