import { Pencil, ToggleLeft, ToggleRight, Trash2 } from 'lucide'
import { deleteMutation } from '@/api/requests'
import type { RecordAction } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { isStatus } from '@/components/ui/status'
import { categoryName } from './labels'
import { type Category, type CategoryPatch, categoryList } from './resource'

const CategoryForm = lazyOverlay(() => import('./category-form'))
const CategoryInUse = lazyOverlay(() => import('./category-in-use'))

const remove = deleteMutation(categoryList, 'Category deleted')

export function categoryActions(category: Category): RecordAction<CategoryPatch>[] {
  const isActive = isStatus(category, 'active')
  const removal = { dialog: 'delete', label: 'Delete', icon: Trash2, isAllowed: true } as const
  return [
    {
      dialog: 'edit',
      label: 'Edit',
      icon: Pencil,
      isAllowed: true,
      render: (onClose) => <CategoryForm category={category} onClose={onClose} />,
    },
    {
      label: 'Hide',
      icon: ToggleLeft,
      isAllowed: isActive,
      body: { status: 'hidden' },
      success: 'Category hidden',
    },
    {
      label: 'Show',
      icon: ToggleRight,
      isAllowed: !isActive,
      body: { status: 'active' },
      success: 'Category shown',
    },
    category.menuCount !== 0
      ? {
          ...removal,
          render: (onClose) => <CategoryInUse category={category} onClose={onClose} />,
        }
      : {
          ...removal,
          isDestructive: true,
          question: `Are you sure you want to delete ${categoryName(category)} category? This action cannot be undone.`,
          mutation: remove,
        },
  ]
}
