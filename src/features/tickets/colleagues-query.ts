import { filterOf, listPath } from '@/api/list'
import { getQueryOptions } from '@/api/query-client'
import { personSchema } from '@/api/record-schemas'
import { pageResponse, resource, type RowOf } from '@/api/resource'
import { optionalText } from '@/api/response-fields'

const activeAdmins = resource({
  keys: ['admin', 'admins'],
  path: '/crm/admin',
  filters: { status: filterOf([['active', 'Active']]) },
  record: personSchema({ usertype: optionalText }),
})
export type Colleague = RowOf<typeof activeAdmins>

/** At most 100 administrators, those who can sign in. */
export const colleaguesQuery = (search: string) =>
  getQueryOptions(
    ['tickets', 'colleagues', search] as const,
    listPath(activeAdmins, { page: 1, search, status: 'active' }, 100),
    pageResponse(activeAdmins),
  )
