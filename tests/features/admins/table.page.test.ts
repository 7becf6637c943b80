import { adminList } from '@/features/admins/list'
import { adminSearchEntry } from '@/features/admins/search-entry'
import { testModule, testSearchEntry } from '../../support/module-table'

testModule(adminList(undefined, ['admin']), {
  noun: 'admin, admins',
  path: '/crm/admin',
  filters: {
    status: 'All Status, Active, Invited, Disabled',
  },
  columns: 'Name, Email, Type, Status, Last sign-in, Added',
  exported: 'Name, Email, Type, Status, Last sign-in, Added',
  empty: 'No admins yet',
  many: { reinvite: 'invited again' },
  actions: {
    active: 'Change type, Disable!',
    invited: 'Invite again, Change type, Disable!',
    disabled: 'Change type, Enable',
  },
  words: {
    disable:
      'Disable Buka Republic invited? They are signed out everywhere and cannot sign in. → Admin disabled',
    reinvite: '→ Invitation sent',
    enable: '→ Admin enabled',
  },
})

testSearchEntry(adminSearchEntry, {
  label: 'Buka Republic pending',
  detail: 'folake@example.com · Admin',
  identifiers: ['folake@example.com'],
  searchedBy: 'name, email',
})
