import { daysOf } from '@/api/dates'
import type { ShownList } from '@/components/list/updates/shown-list'
import { shortCount, type MenuCount } from '@/components/shell/menu-counts'
import { lagosToday } from '@/domain/lagos'
import type { PendingCount } from '@/memory/new-orders'

/** The counts of the menu when they were last looked at, by the path of the module. */
export type Looked = ReadonlyMap<
  string,
  { badge: string; count: number; listReadAt: number | null }
>

const ORDERS = '/orders'

const isOf = ({ to }: Pick<MenuCount, 'to'>, shown: ShownList | null) =>
  shown !== null && to === `/${shown.module}`

/**
 * A count has been looked at when the list of its module is opened or read again, and as long as that
 * list is polled: then the list itself tells what is new. Returns `looked` if nothing has changed.
 */
export function lookAt(
  looked: Looked,
  counts: readonly MenuCount[],
  shown: ShownList | null,
): Looked {
  const changed = counts.flatMap((item) => {
    const { to, badge, count } = item
    const before = looked.get(to)
    const isShown = isOf(item, shown)
    const listReadAt = isShown ? (shown?.readAt ?? null) : null
    const hasRead = isShown && (shown?.isPolled || before?.listReadAt !== listReadAt)
    // A new count is not news, and neither is one of other records.
    const isNew = before?.badge !== badge
    const next = isNew || hasRead ? count : Math.min(before.count, count)
    const isSame = next === before?.count && listReadAt === before.listReadAt
    return isSame ? [] : [[to, { badge, count: next, listReadAt }] as const]
  })
  return changed.length > 0 ? new Map([...looked, ...changed]) : looked
}

interface Work {
  looked: Looked
  counts: readonly MenuCount[]
  shown: ShownList | null
  /** The pending orders, if this administrator is told about new ones. */
  pending: Pick<PendingCount, 'count' | 'seen'> | null
}

/** Whether a new order appears among the rows of the list. */
export function showsPending(shown: ShownList) {
  const { search } = shown
  const days = daysOf(search, lagosToday())
  return (
    isOf({ to: ORDERS }, shown) &&
    search.page === 1 &&
    search.sort === undefined &&
    search.search === '' &&
    ['all', 'pending'].includes(String(search['status'])) &&
    search['queue'] === 'all' &&
    (days === null || days.to >= lagosToday())
  )
}

/**
 * What the document's title begins with: the new rows of the shown list, and how much the counts of
 * the menu have grown since they were looked at. Empty if there is nothing new.
 */
export function newWork({ looked, counts, shown, pending }: Work) {
  const grown = new Map(
    counts.map(({ to, count }) => [to, count - (looked.get(to)?.count ?? count)] as const),
  )
  const added = shown?.added ?? 0
  const unseen = pending ? pending.count - pending.seen : 0
  const newOrders = shown && showsPending(shown) ? Math.max(unseen - added, 0) : unseen
  // A late order may be one of the pending ones.
  grown.set(ORDERS, Math.max(grown.get(ORDERS) ?? 0, newOrders))
  const total = [...grown.values()].reduce((sum, count) => sum + count, added)
  if (total === 0) return ''
  const short = shortCount(total)
  return shown?.hasMore && added > 0 && !short.endsWith('+') ? `${short}+` : short
}
