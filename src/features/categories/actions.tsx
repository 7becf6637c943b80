import { Pencil, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import { deletionOf, patchOf } from '@/api/requests'
import { moveActions, type Place } from '@/components/actions/move-actions'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { questionFacts } from '@/components/record/plain-facts'
import { isolate } from '@/lib/isolate'
import { categoryFields, categoryName } from './fields'
import { type Category, categoryResource, categoryStatus } from './resource'

const CategoryForm = lazyOverlay(() => import('./category-form'))
const CategoryInUse = lazyOverlay(() => import('./category-in-use'))

const patch = patchOf(categoryResource)

const askedFacts = questionFacts(categoryFields, [
  'status',
  'menuCount',
  'restaurantCount',
  'updatedAt',
])

export function categoryActions(
  category: Category,
  place?: Place,
): ActionsOf<typeof categoryResource> {
  const isActive = categoryStatus.is(category, 'active')
  const state = category.status ?? ''
  const toHidden = patch('Category hidden', () => ({ status: 'hidden' }))
  const toActive = patch('Category shown', () => ({ status: 'active' }))
  const removal = { label: 'Delete', icon: Trash2, isAllowed: true } as const
  return {
    edit: {
      kind: 'form',
      label: 'Edit',
      icon: Pencil,
      isAllowed: true,
      render: (onClose) => <CategoryForm category={category} onClose={onClose} />,
    },
    ...moveActions({
      label: 'Category',
      position: category.position,
      place,
      patch,
    }),
    hide: {
      kind: 'request',
      label: 'Hide',
      icon: ToggleLeft,
      isAllowed: isActive,
      request: toHidden,
      undo: { request: toActive, state },
      isDone: () => categoryStatus.is(category, 'hidden'),
      many: { done: 'hidden' },
    },
    show: {
      kind: 'request',
      label: 'Show',
      icon: ToggleRight,
      isAllowed: !isActive,
      request: toActive,
      undo: categoryStatus.is(category, 'hidden') && { request: toHidden, state },
      isDone: () => isActive,
      many: { done: 'shown' },
    },
    delete:
      category.menuCount !== 0
        ? {
            ...removal,
            kind: 'form',
            render: (onClose) => <CategoryInUse category={category} onClose={onClose} />,
          }
        : {
            ...removal,
            kind: 'question',
            isDestructive: true,
            ask: {
              question: `Are you sure you want to delete ${isolate(categoryName(category))} category? This action cannot be undone.`,
              facts: askedFacts(category),
            },
            request: deletionOf(categoryResource, 'Category deleted'),
          },
  }
}
