import type { LinkProps } from '@tanstack/react-router'
import type { ResourceName } from '@/api/resource'

/** To a record over its list, `?payout=<id>`, or to a dialog, `?payout=<id>&dialog=approve`. */
export function sheetLink({ param }: Pick<ResourceName, 'param'>, id: string, dialog?: string) {
  const params: Record<string, string | undefined> = { dialog, [param]: id }
  return {
    to: '.',
    search: (search) => ({ ...search, ...params }),
    state: { openedAsDialog: true },
    activeOptions: { exact: true },
    resetScroll: false,
    // Otherwise hovering over rows would preload each of them.
    preload: false,
  } satisfies LinkProps
}
