import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { phoneDetail, searchEntry } from '@/components/fields/search-entry'
import { userName } from './fields'
import { userResource, userStatus } from './resource'

export const userSearchEntry = searchEntry({
  resource: userResource,
  defaults: listDefaults(userResource),
  statuses: userStatus,
  searchedBy: ['name', 'email', 'phone'],
  related: ['order', 'transaction', 'ticket'],
  describe: (user) => ({
    label: userName(user),
    detail: [user.email, phoneDetail(user.phone)],
    link: recordLink('user', user.id),
    identifiers: [user.email, user.phone],
  }),
})
