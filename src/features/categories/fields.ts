import { fields } from '../../domain/field.ts'
import { shorten } from '../../lib/format.ts'
import { categoryStatus, type Category } from './resource.ts'

export const categoryName = ({ name, id }: Category) => shorten(name ?? id)

export const categoryFields = fields<Category>()({
  name: { label: 'Name', kind: 'text', isVerbatim: true, get: categoryName, card: 'top' },
  position: { label: 'Position', kind: 'count', card: 'middleEnd', width: 5.5, isLabelled: true },
  restaurantCount: { label: 'Restaurants', kind: 'count', card: 'hidden', width: 5.6 },
  menuCount: { label: 'Dishes', kind: 'count', card: 'middle', noun: ['dish', 'dishes'], width: 4 },
  status: { label: 'Status', kind: 'status', statuses: categoryStatus, card: 'topEnd' },
  updatedAt: { label: 'Updated', kind: 'timestamp', card: 'hidden', hiddenBelow: 'medium' },
  description: { label: 'Description', kind: 'text', isExported: true },
})
