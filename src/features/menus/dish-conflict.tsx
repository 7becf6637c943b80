import { EditConflict, type Conflict } from '@/components/form/edit-conflict'
import type { Decision } from '@/components/form/use-confirmation'
import { formatNaira, shorten } from '@/lib/format'
import type { DishEdit } from './dish-edit'
import { dishFields } from './fields'
import { dishResource } from './resource'

export const NAME = 'Name'
export const IMAGE = 'Image'

interface DishConflictProps extends Conflict<DishEdit>, Decision {
  /** The categories, by id. */
  options: readonly (readonly [string, string])[]
}

/** The fields of a dish that somebody else has changed meanwhile, with both values. */
export function DishConflict({ options, ...question }: DishConflictProps) {
  return (
    <EditConflict
      noun={dishResource.noun[0]}
      shown={{
        name: [NAME, ({ name }) => shorten(name)],
        description: [dishFields.description.label, ({ description }) => shorten(description)],
        price: [dishFields.price.label, (edit) => formatNaira(edit.price)],
        discountPrice: [dishFields.discountPrice.label, (edit) => formatNaira(edit.discountPrice)],
        category: [
          dishFields.category.label,
          ({ category }) => options.find(([id]) => id === category)?.[1] ?? shorten(category),
        ],
        image: [IMAGE, ({ image }) => shorten(image ?? 'None')],
      }}
      {...question}
    />
  )
}
