import { TruncatedText } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import type { SessionUser } from '@/domain/user'
import { isOwnAccount, rowActions } from './actions'
import { adminFields, adminName } from './fields'
import { adminResource } from './resource'

const adminColumns = (user: SessionUser | undefined) =>
  columns(adminFields, {
    name: {
      link: ({ id }) => sheetLink(adminResource, id),
      cell: (admin) => (
        <span className="flex items-center gap-near">
          <span className="truncate @max-table:wrap-anywhere @max-table:whitespace-normal">
            <TruncatedText text={adminName(admin)} isVerbatim />
          </span>
          {isOwnAccount(admin, user) && (
            <span className="rounded-sm bg-muted px-1.5 text-sm text-muted-foreground">You</span>
          )}
        </span>
      ),
    },
  })

/** `user` is the administrator, and `usertypes` are what the response of the list has. */
export function adminList(user: SessionUser | undefined, usertypes: readonly string[] | null) {
  const actions = rowActions(user, usertypes)
  return defineList(adminResource, {
    title: 'Admins',
    getName: adminName,
    columns: adminColumns(user),
    rowMenu: 'actions',
    exported: adminFields,
    actions,
    many: ['reinvite'],
    empty: 'No admins yet',
  })
}
