import { filterOf, listPath } from '@/api/list'
import { getQueryOptions } from '@/api/query-client'
import { pageResponse, resource } from '@/api/resource'
import { optionalText, withId } from '@/api/response-fields'

const categoryChoices = resource({
  keys: ['category', 'categories'],
  path: '/crm/category',
  filters: { status: filterOf([['all', 'All Status']]) },
  record: withId({ name: optionalText, status: optionalText }),
})

/** At most 100 categories. The key begins with their module: without its permission, they are not requested. */
export const categoriesQuery = getQueryOptions(
  [categoryChoices.module, 'choices'] as const,
  listPath(categoryChoices, { page: 1, search: '', status: 'all' }, 100),
  pageResponse(categoryChoices),
)
