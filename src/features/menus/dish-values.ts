import * as v from 'valibot'
import { imageFieldSchema, imageValues, imageValuesSchema } from '@/components/form/image-values'
import type { Together } from '@/components/form/merge-edit'
import { formatAmount, plainAmount, plainAmountError, plainAmountPattern } from '@/domain/amount'
import { descriptionText, dishNameText, type Dish, type DishChange } from './resource'

export const dishValuesSchema = v.object({
  name: v.string(),
  description: v.string(),
  price: v.string(),
  discountPrice: v.string(),
  category: v.string(),
  image: imageValuesSchema,
})
type DishValues = v.InferOutput<typeof dishValuesSchema>

const toText = (amount: number | null) => (amount === null ? '' : formatAmount(String(amount)))

export const dishValues = (dish: Dish): DishValues => ({
  name: dish.name ?? '',
  description: dish.description ?? '',
  price: toText(dish.price),
  discountPrice: toText(dish.discountPrice),
  category: dish.category?.id ?? '',
  image: imageValues(dish.image),
})

const typedPrice = v.pipe(v.string(), v.transform(plainAmount))

const checkedAmount = v.pipe(
  typedPrice,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const message = dataset.value === '' ? '' : plainAmountError(dataset.value)
    if (message) addIssue({ message })
  }),
)

export const dishFormSchema = v.pipe(
  v.object({
    name: dishNameText,
    description: descriptionText,
    price: v.pipe(checkedAmount, v.nonEmpty('Price is required'), v.transform(Number)),
    discountPrice: v.pipe(
      checkedAmount,
      v.transform((amount) => (amount === '' ? null : Number(amount))),
    ),
    category: v.string(),
    image: imageFieldSchema,
  }),
  v.forward(
    v.partialCheck(
      [['price'], ['discountPrice']],
      ({ price, discountPrice }) => discountPrice === null || discountPrice < price,
      'The discount price must be lower than the price',
    ),
    ['discountPrice'],
  ),
)

/** The values in the form of the dish. An invalid amount is null. */
export interface DishEdit {
  name: string
  description: string
  price: number | null
  discountPrice: number | null
  category: string
  /** A URL. */
  image: string | null
}

function toAmount(text: string) {
  const plain = plainAmount(text)
  return plainAmountPattern.test(plain) ? Number(plain) : null
}

export const toDishEdit = ({
  name,
  description,
  category,
  image,
  ...amounts
}: DishValues): DishEdit => ({
  name: name.trim(),
  description: description.trim(),
  price: toAmount(amounts.price),
  discountPrice: toAmount(amounts.discountPrice),
  category,
  image: image.url,
})

/** The body that changes these fields. A dish without a price or a category keeps what it has. */
export const toDishBody = ({ price, category, ...change }: Partial<DishEdit>): DishChange => ({
  ...change,
  ...(typeof price === 'number' && { price }),
  ...(category && { category }),
})

export const together: Together<Pick<DishEdit, 'price' | 'discountPrice'>> = {
  keys: ['price', 'discountPrice'],
  isPossible: ({ price, discountPrice }) =>
    price === null || discountPrice === null || discountPrice < price,
}

/** Less than half or more than twice the price: possibly a typing error. */
export const isLarge = (from: number | null, to: number | null) =>
  from !== null && to !== null && (to < from / 2 || to > from * 2)

/** A large change of the price, or of the amount that customers pay. Undefined if there is none. */
export function largeChange(latest: DishEdit, edit: DishEdit) {
  const { price, discountPrice } = edit
  const changes = [{ from: latest.price, to: price }]
  if (discountPrice !== null && discountPrice !== latest.discountPrice) {
    changes.push({ from: latest.discountPrice ?? latest.price, to: discountPrice })
  }
  return changes.find(({ from, to }) => isLarge(from, to))
}
