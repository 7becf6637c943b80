import { dishStatus, type DishRow } from './dish.ts'
import { fields } from './field.ts'

export const dishRowFields = fields<DishRow>()({
  name: { label: 'Dish', kind: 'text', isVerbatim: true },
  price: { label: 'Price', kind: 'naira' },
  status: { label: 'Status', kind: 'status', statuses: dishStatus },
})
