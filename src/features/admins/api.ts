import { listPath } from '@/api/list'
import { readQuery } from '@/api/query-client'
import { type SearchOf, listsKey, targetMutation } from '@/api/requests'
import { type adminFilters, adminList, adminListSchema, inviteAgainEndpoint } from './resource'

/** One page of the administrators, and the types that an administrator can have. */
export function adminListQuery(search: SearchOf<typeof adminFilters>) {
  const path = listPath(adminList, search)
  return readQuery([...listsKey(adminList), path] as const, path, adminListSchema)
}

export const inviteAgain = targetMutation(inviteAgainEndpoint, 'Invitation sent')
