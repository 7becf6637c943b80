import { BadgeCheck } from 'lucide-react'
import { useRef } from 'react'
import { useTakesImages } from '@/api/image-service'
import { patchMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { useConfirmation } from '@/components/form/confirm-dialog'
import { ConfirmSubmit } from '@/components/form/confirm-submit'
import type { ShownFields } from '@/components/form/edit-questions'
import { pickFields } from '@/components/form/merge-edit'
import { useActionForm } from '@/components/form/use-action-form'
import { useEdit } from '@/components/form/use-edit'
import { formatAmount, formatNaira } from '@/domain/amount'
import { shorten } from '@/lib/format'
import {
  dishFormSchema,
  dishValues,
  dishValuesSchema,
  largeChange,
  toDishBody,
  toDishEdit,
  together,
  type DishEdit,
} from './dish-values'
import { dishFields } from './fields'
import { dishResource, MAX_DISH_DESCRIPTION, MAX_DISH_NAME, type Dish } from './resource'
import { useCategories } from './use-categories'

const TITLE = 'Edit dish'
const NAME = 'Name'
const IMAGE = 'Image'

const money = {
  inputMode: 'decimal',
  autoComplete: 'off',
  prefix: '₦',
  format: formatAmount,
} as const

const editDish = patchMutation(dishResource, 'Dish saved')

/** `categories` contains the id and the name of each category. */
const shownFields = (
  categories: readonly (readonly [string, string])[],
): ShownFields<DishEdit> => ({
  name: [NAME, ({ name }) => name],
  description: [dishFields.description.label, ({ description }) => description],
  price: [dishFields.price.label, ({ price }) => formatNaira(price)],
  discountPrice: [dishFields.discountPrice.label, (edit) => formatNaira(edit.discountPrice)],
  category: [
    dishFields.category.label,
    ({ category }) => categories.find(([id]) => id === category)?.[1] ?? shorten(category),
  ],
  image: [IMAGE, ({ image }) => shorten(image ?? 'None')],
})

interface DishFormProps {
  dish: Dish
  onClose: () => void
}

/** Asks for confirmation before a large change of the price, which may be a typing error. */
export default function DishForm({ dish, onClose }: DishFormProps) {
  const confirmed = useRef<number>(null)
  const price = useConfirmation<{ from: number | null; to: number | null }>()
  const categories = useCategories(dish)
  const takesImages = useTakesImages(dishResource)
  const edit = useEdit({
    resource: dishResource,
    getName: (record: Dish) => record.name,
    toValues: dishValues,
    toEdit: toDishEdit,
    together,
    shown: shownFields(categories.options),
    undo: {
      resource: dishResource,
      success: 'Changes undone',
      toBody: (_dish, change) => toDishBody(change),
      isPossible: (earlier) => earlier.price !== null && earlier.category !== '',
    },
  })

  /** Whether the change of the price is not large, or was confirmed. */
  async function confirmPrice(large: ReturnType<typeof largeChange>) {
    if (!large || large.to === confirmed.current) return true
    if (!(await price.ask(large))) return false
    confirmed.current = large.to
    return true
  }

  const { form, dialog } = useActionForm({
    draftName: `edit dish ${dish.id}`,
    valuesSchema: dishValuesSchema,
    initialValues: dishValues(dish),
    schema: dishFormSchema,
    mutation: editDish,
    toVariables: (output, states) =>
      edit.merge(dish, states, async ({ latest, merged, changed }) => {
        if (!(await confirmPrice(largeChange(latest, merged)))) return null
        return { id: dish.id, detail: merged.name, body: pickFields(output, changed) }
      }),
    onClose,
  })

  return (
    <>
      <ActionForm
        title={TITLE}
        confirmLabel="Save"
        className="max-w-xl"
        dialog={dialog}
        onBack={price.onBack ?? edit.onBack}
      >
        <form.AppField name="name">
          {(field) => (
            <field.TextField label={NAME} required autoComplete="off" maxLength={MAX_DISH_NAME} />
          )}
        </form.AppField>
        <form.AppField name="description">
          {(field) => (
            <field.TextAreaField
              label={dishFields.description.label}
              required={false}
              maxLength={MAX_DISH_DESCRIPTION}
            />
          )}
        </form.AppField>
        {takesImages && (
          <form.AppField name="image">
            {(field) => <field.ImageField label={IMAGE} />}
          </form.AppField>
        )}
        <div className="grid gap-apart sm:grid-cols-2">
          <form.AppField name="price">
            {(field) => <field.TextField label={dishFields.price.label} required {...money} />}
          </form.AppField>
          <form.AppField name="discountPrice">
            {(field) => (
              <field.TextField
                label={dishFields.discountPrice.label}
                required={false}
                hint="Lower than the price. Blank for none."
                {...money}
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="category">
          {(field) => (
            <field.SelectField
              label={dishFields.category.label}
              options={categories.options}
              placeholder="Choose a category"
              hint={categories.hasFailed ? 'The other categories could not be loaded.' : undefined}
            />
          )}
        </form.AppField>
      </ActionForm>
      {edit.question}
      {price.question && (
        <ConfirmSubmit
          title={TITLE}
          icon={BadgeCheck}
          question={`Change ${formatNaira(price.question.from)} to ${formatNaira(price.question.to)}?`}
          confirmLabel={`Change to ${formatNaira(price.question.to)}`}
          onDecide={price.question.onDecide}
        />
      )}
    </>
  )
}
