import { voucherStatus } from '@/domain/voucher'
import { type BulkBody, type Voucher, voucherResource } from '@/features/vouchers/resource'
import { formatCount, formatQuantity, LOCALE, shorten } from '@/lib/format'

export const DONE = { expire: 'expired', delete: 'deleted' }

const listFormat = new Intl.ListFormat(LOCALE)

export const quantity = (count: number) => formatQuantity(count, ...voucherResource.noun)
const usedQuantity = (count: number) => formatQuantity(count, 'used voucher', 'used vouchers')
const areOrIs = (count: number) => `${formatCount(count)} ${count === 1 ? 'is' : 'are'}`

// An unknown status may be any text, and each voucher may have another one.
const MAX_STATUS_LENGTH = 30
const MAX_STATUSES = 6

function wordOf({ status }: Voucher) {
  if (!status) return 'without a status'
  const { label } = voucherStatus.describe(status)
  const isKnown = voucherStatus.is({ status }, ...voucherStatus.names)
  return isKnown ? label.toLowerCase() : shorten(label, MAX_STATUS_LENGTH)
}

/** "292 claimed and 2 unclaimed", the most frequent status first. */
function countStatuses(vouchers: readonly Voucher[]) {
  const counts = new Map<string, number>()
  for (const voucher of vouchers) {
    const word = wordOf(voucher)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  const others = sorted.splice(MAX_STATUSES).reduce((sum, [, count]) => sum + count, 0)
  if (others > 0) sorted.push(['others', others])
  return listFormat.format(sorted.map(([word, count]) => `${formatCount(count)} ${word}`))
}

export const isUsed = (voucher: Voucher) => voucherStatus.is(voucher, 'used')
const isExpired = (voucher: Voucher) => voucherStatus.is(voucher, 'expired')

/** Counts the vouchers by status, before an action is chosen. */
export function describeSelection(vouchers: readonly Voucher[]) {
  const used = vouchers.filter(isUsed).length
  const expired = vouchers.filter(isExpired).length
  const others = vouchers.filter((voucher) => !isUsed(voucher) && !isExpired(voucher))
  return [
    others.length > 0 ? [`${countStatuses(others)}.`] : [],
    expired > 0 ? [`${areOrIs(expired)} already expired.`] : [],
    used > 0 ? [`${areOrIs(used)} used: ${used === 1 ? 'it' : 'they'} would read Expired`] : [],
  ]
    .flat()
    .join(' ')
}

interface Counts {
  all: number
  used: number
}

/** Says what the action will do to the vouchers. */
export const describeAction: Record<BulkBody['type'], (counts: Counts) => string> = {
  expire: ({ all, used }) =>
    used > 0
      ? `${usedQuantity(used)} will read Expired, not Used.`
      : `${quantity(all)} will read Expired.`,
  delete: ({ all, used }) => {
    if (used === all) return `${usedQuantity(all)} will be deleted.`
    const note = used > 0 ? `, ${formatCount(used)} of them used` : ''
    return `${quantity(all)} will be deleted${note}.`
  },
}

interface Result {
  action: BulkBody['type']
  total: number
  /** The number of vouchers that were changed. */
  done: number
}

/** The result, if not all vouchers were changed. `selected` is the number that is left. */
export function describeResult({ action, total, done }: Result, selected: number) {
  const result = `${formatCount(done)} of ${quantity(total)} ${total === 1 ? 'was' : 'were'} ${DONE[action]}.`
  return selected > 0 ? `${result} ${areOrIs(selected)} still selected.` : result
}
