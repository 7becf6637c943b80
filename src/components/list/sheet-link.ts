import type { LinkProps } from '@tanstack/react-router'
import type { ResourceName } from '@/api/resource'

/** The link to the details of a record over its list, `?payout=<id>`, or to a dialog: `?payout=<id>&dialog=approve`. */
export function sheetLink({ param }: Pick<ResourceName, 'param'>, id: string, dialog?: string) {
  const params: Record<string, string | undefined> = { dialog, [param]: id }
  return {
    to: '.',
    search: (search) => ({ ...search, ...params }),
    state: { openedAsDialog: true },
    activeOptions: { exact: true },
    resetScroll: false,
    // Otherwise the pointer would preload every row that it crosses.
    preload: false,
  } satisfies LinkProps
}
