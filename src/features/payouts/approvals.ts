import { formatDayAndTime } from '@/domain/format-dates'
import { payoutStatus } from '@/domain/payout'
import { formatCount, shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { isOwn } from '@/memory/own'
import type { Payout } from './resource'

type Approved = Pick<Payout, 'status' | 'approvals' | 'approvalsNeeded'>
type Approval = NonNullable<Payout['approvals']>[number]

export const isOwnApproved = ({ approvals }: Pick<Payout, 'approvals'>) =>
  approvals?.some(({ by }) => isOwn(by)) === true

/** How many approvals are missing before money is sent. */
const missing = ({ approvals, approvalsNeeded }: Approved) =>
  Math.max(0, (approvalsNeeded ?? 1) - (approvals?.length ?? 0))

/** Whether the next approval does not send money yet. */
export const isOneOfMany = (payout: Approved) =>
  payoutStatus.is(payout, 'requested') && missing(payout) > 1

const othersText = (count: number) =>
  count === 1
    ? 'A second administrator has to approve'
    : `${formatCount(count)} more administrators have to approve`

/** What is needed after the next approval. */
export const afterNext = (payout: Approved) => othersText(missing(payout) - 1)

/** Why the administrator cannot approve again. False if they have not approved. */
export function ownObstacle(payout: Approved) {
  if (!payoutStatus.is(payout, 'requested') || !isOwnApproved(payout)) return false
  const left = missing(payout)
  return left === 0 ? 'You have approved it.' : `You have approved it. ${othersText(left)}.`
}

/** "14:02" for today, otherwise with the day. */
const timeOf = (at: string | null, today: string) =>
  at && formatDayAndTime(at, today).replace(/^Today, /, '')

function sentenceOf({ by, at }: Approval, today: string) {
  const name = shorten(by?.name ?? by?.email ?? by?.id ?? '')
  const who = isolate(name, 'an administrator')
  return `Approved by ${[who, timeOf(at, today)].filter(Boolean).join(', ')}.`
}

/** Who has approved, and who still has to. "" if one approval is enough. */
export function approvalsText(payout: Approved, today: string) {
  const given = (payout.approvals ?? []).map((approval) => sentenceOf(approval, today))
  const left = payoutStatus.is(payout, 'requested') ? missing(payout) : 0
  if (left > 1 && given.length === 0) {
    const count = left === 2 ? 'Two' : formatCount(left)
    return `${count} administrators have to approve.`
  }
  const isWaiting = left > 0 && given.length > 0
  return [...given, ...(isWaiting ? [`${othersText(left)}.`] : [])].join(' ')
}
