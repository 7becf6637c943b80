import type { LinkProps } from '@tanstack/react-router'
import type { ActionOf, ResourceName } from '@/api/resource'
import { fromList } from '@/memory/record-lists'

/** To a record over its list, `?payout=<id>`, or to a dialog, `?payout=<id>&dialog=approve`. */
export function sheetLink<T extends Pick<ResourceName, 'param' | 'actions'>>(
  { param }: T,
  id: string,
  dialog?: 'actions' extends keyof T ? ActionOf<T> : never,
) {
  const params: Record<string, string | undefined> = { dialog, [param]: id }
  return {
    to: '.',
    search: (search) => ({ ...search, ...params }),
    state: () => ({ openedAsDialog: true, ...fromList() }),
    activeOptions: { exact: true },
    resetScroll: false,
    // Otherwise hovering over rows would preload each of them.
    preload: false,
  } satisfies LinkProps
}
