import { listDefaults } from '@/lib/list'
import { listQuery } from '@/lib/module-api'
import { categoryList } from './schema'
import { categoryFilters } from './search'

// As many as a request can have.
const LIMIT = 100

/** The categories as the choices of a select. */
export const categoryChoicesQuery = listQuery(categoryList, listDefaults(categoryFilters), LIMIT)
