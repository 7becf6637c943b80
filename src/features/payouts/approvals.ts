import { formatDayAndTime } from '@/domain/format-dates'
import { payoutStatus } from '@/domain/payout'
import { missingApprovals } from '@/domain/payout-checks'
import { capitalize, formatCount, shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { isOwn } from '@/memory/own'
import type { Payout } from './resource'

type Approved = Pick<Payout, 'status' | 'approvals' | 'approvalsNeeded'>
type Approval = NonNullable<Payout['approvals']>[number]

export const isOwnApproved = ({ approvals }: Pick<Payout, 'approvals'>) =>
  approvals?.some(({ by }) => isOwn(by)) === true

/** Who still has to approve. "" if nobody has to. */
export const othersOf = (count: number) =>
  count <= 0
    ? ''
    : count === 1
      ? 'a second administrator'
      : `${formatCount(count)} more administrators`

export const othersText = (count: number) =>
  `${capitalize(othersOf(count))} ${count === 1 ? 'has' : 'have'} to approve`

/**
 * How many others have to approve before money is sent, if this administrator approves or has
 * approved.
 */
export function othersLeft(payout: Approved, isApproved = isOwnApproved(payout)) {
  if (!payoutStatus.is(payout, 'requested')) return 0
  const left = missingApprovals(payout) - (isOwnApproved(payout) ? 0 : 1)
  const needsOthers = (payout.approvalsNeeded ?? 1) > 1
  // It waits as long as it is requested, whatever the response has of approvals.
  return isApproved && needsOthers ? Math.max(1, left) : left
}

/** Why the administrator cannot approve again. False if they have not approved. */
export function ownObstacle(payout: Approved) {
  if (!payoutStatus.is(payout, 'requested') || !isOwnApproved(payout)) return false
  const left = missingApprovals(payout)
  return left === 0 ? 'You have approved it.' : `You have approved it. ${othersText(left)}.`
}

/** "14:02" for today, otherwise with the day. */
const timeOf = (at: string | null, today: string | null) =>
  at && formatDayAndTime(at, today).replace(/^Today, /, '')

function sentenceOf({ by, at }: Approval, today: string | null) {
  const name = shorten(by?.name ?? by?.email ?? by?.id ?? '')
  const who = isolate(name, 'an administrator')
  return `Approved by ${[who, timeOf(at, today)].filter(Boolean).join(', ')}.`
}

/**
 * Who has approved, and who still has to. "" if one approval is enough. `today` is null on paper.
 */
export function approvalsText(payout: Approved, today: string | null) {
  const given = (payout.approvals ?? []).map((approval) => sentenceOf(approval, today))
  const left = payoutStatus.is(payout, 'requested') ? missingApprovals(payout) : 0
  if (left > 1 && given.length === 0) {
    const count = left === 2 ? 'Two' : formatCount(left)
    return `${count} administrators have to approve.`
  }
  const isWaiting = left > 0 && given.length > 0
  return [...given, ...(isWaiting ? [`${othersText(left)}.`] : [])].join(' ')
}
