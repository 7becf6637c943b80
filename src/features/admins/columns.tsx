import { actionsColumn } from '@/components/actions/record-menu'
import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import type { User } from '@/lib/user'
import { adminActions } from './actions'
import { adminName, isOwn, usertypeLabel } from './labels'
import { type Admin, adminResource, adminStatus } from './resource'

const column = columnHelper<Admin>()

export const rowActions =
  (user: User | undefined, usertypes: readonly string[] | null) => (admin: Admin) =>
    adminActions(admin, usertypes, isOwn(admin, user))

export function adminColumns(user: User | undefined, usertypes: readonly string[] | null) {
  return column.columns([
    column.accessor('name', {
      header: 'Name',
      cell: ({ row: { original } }) => (
        <span className="flex items-center gap-2">
          <span className="truncate @max-table:wrap-anywhere @max-table:whitespace-normal">
            <TruncatedText text={adminName(original)} />
          </span>
          {isOwn(original, user) && (
            <span className="rounded-sm bg-muted px-1.5 text-sm text-muted-foreground">You</span>
          )}
        </span>
      ),
      meta: { card: 'top' },
    }),
    column.accessor('email', { header: 'Email', ...cells.text('middle') }),
    column.accessor('usertype', {
      header: 'Type',
      cell: ({ getValue }) => {
        const usertype = getValue()
        return <TruncatedText text={usertype && usertypeLabel(usertype)} />
      },
      meta: { card: 'middleEnd', width: 7 },
    }),
    column.accessor('status', { header: 'Status', ...cells.status(adminStatus) }),
    column.accessor('lastLoginAt', {
      header: 'Last sign-in',
      ...cells.moment('bottom', 'Last sign-in'),
      meta: { card: 'bottom', width: 9, className: '@max-table:col-span-3' },
    }),
    column.accessor('createdAt', { header: 'Added', ...cells.moment('hidden') }),
    actionsColumn({
      resource: adminResource,
      getName: adminName,
      getActions: rowActions(user, usertypes),
    }),
  ])
}
