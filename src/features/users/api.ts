import { listQuery, recordMutation } from '@/lib/module-api'
import { recordPath } from '@/lib/records'
import { userList, type UserPatch } from './schema'
import type { UserSearch } from './search'

export const userListQuery = (search: UserSearch) => listQuery(userList, search)

const toPath = (id: string) => recordPath(userList, id)
export const blockUser = recordMutation<UserPatch>('PATCH', toPath, 'User blocked')
export const unblockUser = recordMutation<UserPatch>('PATCH', toPath, 'User unblocked')
export const saveUserNote = recordMutation<UserPatch>('PATCH', toPath, 'Note saved')
