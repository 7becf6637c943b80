import { useMutation } from '@tanstack/react-query'
import { fetchPage } from '@/api/queries'
import { formatWhen } from '@/domain/format-dates'
import { lagosToday, isOfLastDay, parseTime } from '@/domain/lagos'
import { type Voucher, voucherFilterDefaults, voucherResource } from '@/features/vouchers/resource'
import { serverDate } from '@/lib/clock'
import { formatQuantity, shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { searchedPart, textKey } from '@/lib/visible-text'

/** The maximum of pages to read. If there are more, the number of people is "at least". */
const MAX_PAGES = 10

const timeOf = ({ createdAt }: Voucher) => parseTime(createdAt)

/** The vouchers that match a search for the name, and whether all recent ones were read. */
async function readVouchers(name: string) {
  const { signal } = new AbortController()
  const read = (page: number) =>
    fetchPage(
      voucherResource,
      { ...voucherFilterDefaults, search: searchedPart(name), page },
      signal,
    )
  const { rows: vouchers, totalPages } = await read(1)
  for (let page = 2; page <= Math.min(totalPages ?? 1, MAX_PAGES); page += 1) {
    // One after the other: the search of a backend may be slow.
    // oxlint-disable-next-line no-await-in-loop
    vouchers.push(...(await read(page)).rows)
  }
  const isNewestFirst = vouchers.every((voucher, index) => {
    const next = vouchers[index + 1]
    return !next || timeOf(voucher) >= timeOf(next)
  })
  const reachesBack = isNewestFirst && !isOfLastDay(vouchers.at(-1)?.createdAt ?? null)
  const isComplete = (totalPages ?? 1) <= MAX_PAGES || reachesBack
  return { vouchers, isComplete }
}

/**
 * Says when a campaign with this name was sent in the last 24 hours, and to how many people. Null
 * if there was none.
 */
export async function describeEarlierReward(name: string, now = serverDate()) {
  const { vouchers, isComplete } = await readVouchers(name)
  const recent = vouchers.filter(
    ({ title, createdAt }) =>
      textKey(title ?? '') === textKey(name) && isOfLastDay(createdAt, now.getTime()),
  )
  const [latest] = recent.toSorted((a, b) => timeOf(b) - timeOf(a))
  if (!latest) return isComplete ? null : UNCHECKED
  const users = new Set(recent.flatMap(({ user }) => user?.toLowerCase() ?? []))
  const people = formatQuantity(users.size, 'person', 'people')
  const sentTo = users.size === 0 ? '' : ` to ${isComplete ? people : `at least ${people}`}`
  return `“${isolate(shorten(name))}” was sent${sentTo} ${formatWhen(latest.createdAt, lagosToday(now))}. Send it again?`
}

const UNCHECKED = 'Earlier rewards could not be checked.'

/**
 * Returns a function that resolves to the text of `describeEarlierReward`, or says that it failed.
 */
export function useEarlierReward() {
  const { mutateAsync } = useMutation({
    mutationFn: (name: string) => describeEarlierReward(name),
    meta: { isRead: true },
  })
  return (name: string) => mutateAsync(name).catch(() => UNCHECKED)
}
