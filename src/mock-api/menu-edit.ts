import type * as v from 'valibot'
import { formatNaira } from '../domain/amount.ts'
import type { dishResource } from '../features/menus/resource.ts'
import type { Db } from './db.ts'
import type { StoredMenu } from './seed/types.ts'

type Edit = Exclude<v.InferOutput<typeof dishResource.change>, { status: string }>

/** The history text of an edit: "Price: ₦3,500.00 → ₦3,800.00". */
function textOf(before: StoredMenu, after: StoredMenu) {
  const shown: readonly [label: string, (menu: StoredMenu) => string][] = [
    ['Name', ({ name }) => name],
    ['Price', ({ price }) => formatNaira(price)],
    ['Discount price', ({ discountPrice }) => formatNaira(discountPrice ?? null)],
    ['Category', ({ category }) => category.name],
  ]
  // These values are too long to be repeated.
  const others: readonly [label: string, (menu: StoredMenu) => string | null | undefined][] = [
    ['Description', ({ description }) => description],
    ['Image', ({ image }) => image],
  ]
  return [
    ...shown.flatMap(([label, of]) =>
      of(before) === of(after) ? [] : `${label}: ${of(before)} → ${of(after)}`,
    ),
    ...others.flatMap(([label, of]) =>
      (of(before) ?? '') === (of(after) ?? '') ? [] : `${label} changed`,
    ),
  ].join(' · ')
}

/** Returns the changes of an edit and its history text, or why it is refused. */
export function editOf(db: Db, menu: StoredMenu, { category: id, ...edit }: Edit) {
  const category = id === undefined ? menu.category : db.categories.find(id)
  if (!category) return { refusal: 'This category does not exist' }
  const { name = menu.name, description = menu.description ?? '', price = menu.price } = edit
  const { image = menu.image, discountPrice = menu.discountPrice ?? null } = edit
  const change = {
    name,
    description,
    price,
    discountPrice,
    category: { id: category.id, name: category.name },
    image: image || null,
  }
  const changed = { ...menu, ...change }
  if (discountPrice !== null && discountPrice >= price) {
    return { refusal: 'The discount price must be lower than the price' }
  }
  return { change, text: textOf(menu, changed) }
}
