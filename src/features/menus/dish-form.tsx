import { BadgeCheck } from 'lucide-react'
import { useRef } from 'react'
import { patchMutation } from '@/api/form-mutations'
import { useTakesImages } from '@/api/image-service'
import { notReadAgain, useReadRecord } from '@/components/actions/use-read-record'
import { ActionForm } from '@/components/form/action-form'
import { ConfirmSubmit } from '@/components/form/confirm-submit'
import type { Conflict } from '@/components/form/edit-conflict'
import { imageValues } from '@/components/form/image-values'
import { mergeBy } from '@/components/form/merge-edit'
import { useActionForm } from '@/components/form/use-action-form'
import { useConfirmation } from '@/components/form/use-confirmation'
import { formatAmount } from '@/domain/amount'
import { formatNaira } from '@/lib/format'
import { DishConflict, IMAGE, NAME } from './dish-conflict'
import {
  changeOf,
  dishFormSchema,
  dishValues,
  dishValuesSchema,
  editGroups,
  largeChange,
  toEdit,
  type DishEdit,
} from './dish-edit'
import { editableDishes, MAX_DESCRIPTION, MAX_NAME } from './endpoints'
import { dishFields } from './fields'
import { dishResource, type Dish } from './resource'
import { useCategories } from './use-categories'

const TITLE = 'Edit dish'

const money = {
  inputMode: 'decimal',
  autoComplete: 'off',
  prefix: '₦',
  format: formatAmount,
} as const

const editDish = patchMutation(editableDishes, 'Dish saved')
const mergeEdit = mergeBy<DishEdit>(editGroups)

interface DishFormProps {
  dish: Dish
  onClose: () => void
}

/** Sends the fields that differ from the latest state of the dish. */
export default function DishForm({ dish, onClose }: DishFormProps) {
  const read = useReadRecord(dishResource, dish.id)
  const latest = useRef<DishEdit>(null)
  const confirmed = useRef<number>(null)
  const price = useConfirmation<{ from: number | null; to: number | null }>()
  const conflict = useConfirmation<Conflict<DishEdit>>()
  const categories = useCategories(dish)
  const takesImages = useTakesImages(dishResource)

  async function recheck() {
    const record = await read()
    latest.current = record ? toEdit(dishValues(record)) : null
    return record ? null : notReadAgain('dish')
  }

  /** The form's values and newer ones of others. Null if the administrator keeps editing. */
  async function decide(base: DishEdit, mine: DishEdit, now: DishEdit) {
    const { merged, conflicts } = mergeEdit(base, mine, now)
    const isMine =
      conflicts.length === 0 || (await conflict.ask({ fields: conflicts, mine, latest: now }))
    if (!isMine) return null
    const large = largeChange(now, merged)
    if (!large || large.to === confirmed.current) return merged
    if (!(await price.ask(large))) return null
    confirmed.current = large.to
    return merged
  }

  const { form, dialog } = useActionForm({
    draftName: `edit dish ${dish.id}`,
    values: dishValuesSchema,
    initialValues: dishValues(dish),
    schema: dishFormSchema,
    mutation: editDish,
    recheck,
    toVariables: async (output, start) => {
      const now = latest.current ?? toEdit(start)
      const mine = toEdit({ ...output, image: imageValues(output.image) })
      const edit = await decide(toEdit(start), mine, now)
      if (edit === null) return null
      const body = changeOf(now, edit)
      if (Object.keys(body).length > 0) return { id: dish.id, detail: edit.name, body }
      onClose()
      return null
    },
    onClose,
  })

  return (
    <>
      <ActionForm
        title={TITLE}
        confirmLabel="Save"
        className="max-w-xl"
        {...dialog}
        onBack={price.onBack ?? conflict.onBack}
      >
        <form.AppField name="name">
          {(field) => (
            <field.TextField label={NAME} required autoComplete="off" maxLength={MAX_NAME} />
          )}
        </form.AppField>
        <form.AppField name="description">
          {(field) => (
            <field.TextAreaField
              label={dishFields.description.label}
              required={false}
              maxLength={MAX_DESCRIPTION}
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
      {conflict.question && <DishConflict options={categories.options} {...conflict.question} />}
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
