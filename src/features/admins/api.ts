import { listPath } from '@/api/list'
import { listsKey, targetMutation, type SearchOf } from '@/api/requests'
import { readQuery } from '@/api/query-client'
import { adminList, adminListSchema, inviteAgainEndpoint } from './schema'
import type { adminFilters } from './search'

/** One page of the administrators, and the types that an administrator can have. */
export function adminListQuery(search: SearchOf<typeof adminFilters>) {
  const path = listPath(adminList, search)
  return readQuery([...listsKey(adminList), path] as const, path, adminListSchema)
}

export const inviteAgain = targetMutation(inviteAgainEndpoint, 'Invitation sent')
