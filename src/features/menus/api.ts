import { getQueryOptions } from '@/api/query-client'
import { categoryChoicesPath, categoryChoicesSchema } from './resource'

/** The categories that the dishes can be filtered by. */
export const categoryChoicesQuery = getQueryOptions(
  ['dishes', 'categories'] as const,
  categoryChoicesPath,
  categoryChoicesSchema,
)
