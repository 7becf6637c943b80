import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { searchEntry } from '@/components/fields/search-entry'
import { adminName, usertypeLabel } from './fields'
import { adminResource, adminStatus } from './resource'

export const adminSearchEntry = searchEntry({
  resource: adminResource,
  defaults: listDefaults(adminResource),
  statuses: adminStatus,
  searchedBy: ['name', 'email'],
  describe: (admin) => ({
    label: adminName(admin),
    detail: [admin.name && admin.email, admin.usertype && usertypeLabel(admin.usertype)],
    link: recordLink('admin', admin.id),
    identifiers: [admin.email],
  }),
})
