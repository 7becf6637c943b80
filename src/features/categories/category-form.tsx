import * as v from 'valibot'
import { saveMutation } from '@/api/form-mutations'
import { useTakesImages } from '@/api/image-service'
import { Permitted } from '@/components/actions/permitted'
import { ActionForm } from '@/components/form/action-form'
import { imageFieldSchema, imageValues, imageValuesSchema } from '@/components/form/image-values'
import { optionOf } from '@/components/form/option-of'
import { useActionForm } from '@/components/form/use-action-form'
import { typedPosition } from '@/domain/body-fields'
import { useCan } from '@/lib/permissions'
import { categoryFields } from './fields'
import {
  categoryBody,
  categoryResource,
  categoryStatus,
  MAX_DESCRIPTION,
  MAX_NAME,
  type Category,
} from './resource'

const valuesSchema = v.object({
  name: v.string(),
  description: v.string(),
  image: imageValuesSchema,
  position: v.string(),
  status: v.string(),
})

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

export default function CategoryForm(props: CategoryFormProps) {
  const can = useCan()
  return (
    <Permitted
      isPermitted={props.category !== undefined || can('categories.create')}
      onClose={props.onClose}
    >
      <FormOfCategory {...props} />
    </Permitted>
  )
}

function FormOfCategory({ category, onClose }: CategoryFormProps) {
  const takesImages = useTakesImages(categoryResource)
  const { form, dialog } = useActionForm({
    draftName: category ? `edit category ${category.id}` : 'create category',
    values: valuesSchema,
    initialValues: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      image: imageValues(category?.image ?? null),
      position: String(category?.position ?? ''),
      status: category ? optionOf(categoryStatus.options, category.status) : 'active',
    },
    schema: formSchema,
    mutation: saveMutation(categoryResource, category ? 'Category saved' : 'Category added'),
    toVariables: ({ image, ...body }, start) => ({
      id: category?.id,
      detail: body.name,
      body: image === start.image.url ? body : { ...body, image },
    }),
    onClose,
  })
  return (
    <ActionForm
      title={category ? 'Edit category' : 'Create category'}
      {...(category && { confirmLabel: 'Save' })}
      {...dialog}
    >
      <form.AppField name="name">
        {(field) => (
          <field.TextField
            label={categoryFields.name.label}
            required
            autoComplete="off"
            maxLength={MAX_NAME}
          />
        )}
      </form.AppField>
      <form.AppField name="description">
        {(field) => (
          <field.TextAreaField
            label={categoryFields.description.label}
            required={false}
            maxLength={MAX_DESCRIPTION}
          />
        )}
      </form.AppField>
      {takesImages && (
        <form.AppField name="image">{(field) => <field.ImageField label="Image" />}</form.AppField>
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
  )
}
