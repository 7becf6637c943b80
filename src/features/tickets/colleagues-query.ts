import { listPath } from '@/api/list'
import { getQueryOptions } from '@/api/query-client'
import { pageResponse, resource, type RowOf } from '@/api/resource'
import { filterOf } from '@/domain/choices'
import { personSchema } from '@/domain/record-schemas'
import { optionalText } from '@/domain/response-fields'

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
