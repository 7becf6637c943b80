import { TruncatedText } from '@/components/fields/cell-text'
import { columns } from '@/components/list/table/columns'
import { actionsColumn } from '@/components/list/table/record-menu'
import { sheetLink } from '@/components/list/table/sheet-link'
import type { SessionUser } from '@/memory/user'
import { isOwnAccount, rowActions } from './actions'
import { adminFields, adminName } from './fields'
import { adminResource } from './resource'

export const adminColumns = (
  user: SessionUser | undefined,
  usertypes: readonly string[] | null,
) => [
  ...columns(adminFields, {
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
    lastLoginAt: { className: '@max-table:col-span-3' },
  }),
  actionsColumn({
    resource: adminResource,
    getName: adminName,
    getActions: rowActions(user, usertypes),
  }),
]
