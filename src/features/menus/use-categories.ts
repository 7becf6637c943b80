import { useQuery } from '@tanstack/react-query'
import { listPath } from '@/api/list'
import { getQueryOptions, hasFailedToLoad } from '@/api/query-options'
import { pageResponse, resource } from '@/api/resource'
import { filterOf } from '@/domain/choices'
import { optionalText, withId } from '@/domain/response-fields'
import { shorten } from '@/lib/format'
import type { Dish } from './resource'

const categoryChoices = resource({
  keys: ['category', 'categories'],
  path: '/crm/category',
  filters: { status: filterOf([['all', 'All Status']]) },
  record: withId({ name: optionalText, status: optionalText }),
})

/**
 * At most 100 categories. The query key begins with their module, because the request needs its
 * permission.
 */
const categoriesQuery = getQueryOptions(
  [categoryChoices.module, 'choices'] as const,
  listPath(categoryChoices, { page: 1, search: '', status: 'all' }, 100),
  pageResponse(categoryChoices),
)

/** The categories that customers see, and the current category of the dish. */
export function useCategories({ category }: Dish) {
  const query = useQuery(categoriesQuery)
  const known = query.data?.rows ?? []
  const offered = known.filter(({ id, status }) => status !== 'hidden' || id === category?.id)
  const options = offered.map(({ id, name }) => [id, shorten(name ?? id)] as const)
  const isKnown = !category?.id || known.some(({ id }) => id === category.id)
  return {
    options: isKnown
      ? options
      : [[category.id ?? '', shorten(category.name ?? category.id ?? '')] as const, ...options],
    hasFailed: hasFailedToLoad(query),
  }
}
