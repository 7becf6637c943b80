import { Ban, Check, RotateCcw } from 'lucide-react'
import * as v from 'valibot'
import { MutationResult } from '@/api/mutation-result'
import { patchOf } from '@/api/requests'
import { detailsResponse, type ActionOf } from '@/api/resource'
import type { QuestionAction } from '@/components/actions/record-action'
import { questionFacts } from '@/components/record/plain-facts'
import { accountKeys, accountText, maskedNumber } from '@/domain/account'
import { isInAnotherName } from '@/domain/account-name'
import { formatNaira } from '@/domain/amount'
import { payoutName, payoutStatus } from '@/domain/payout'
import { checksText } from '@/domain/payout-checks'
import { isolate } from '@/lib/isolate'
import { accountConcerns, Approvals } from './account-review'
import { isOwnApproved, othersLeft, othersOf, othersText, ownObstacle } from './approvals'
import { payoutFields } from './fields'
import { type Payout, payoutResource } from './resource'

const reasons = [
  'Wrong account',
  'Account in another name',
  'Balance disputed',
  'Duplicate request',
]

const askedFacts = questionFacts(
  payoutFields,
  ['payoutId', 'amount', 'payee', ...accountKeys, 'period', 'balance', 'check'],
  {
    accountNumber: maskedNumber,
    check: (payout) => checksText(payout) || false,
  },
)

// A list may mask the others.
const LAST_DIGITS = 4

/** Why a payout cannot be approved together with others. */
function obstacleTo(payout: Payout) {
  if (!payout.account) return 'It has no bank account'
  if (isInAnotherName(payout)) return 'The account is in another name'
  return payout.hasSameAccount === true && 'Another payee has the same account'
}

/**
 * The result of an approval. The response may have the payout, and of it only what has changed. It
 * is approved by this administrator, whatever else it says.
 */
function approvalResult(payout: Payout, name: string, response: unknown) {
  const { success, output } = v.safeParse(detailsResponse(payoutResource, payout.id), response)
  const { status, approvals, approvalsNeeded } = success ? output.record : payout
  const isSaid = success && (status !== null || approvals !== null)
  const approved = {
    status: status ?? payout.status,
    approvals: approvals ?? payout.approvals,
    approvalsNeeded: approvalsNeeded ?? payout.approvalsNeeded,
  }
  const left = isSaid ? othersLeft(approved, true) : othersLeft(payout)
  const detail = left > 0 ? `${name}: ${othersText(left)}` : name
  return new MutationResult(detail, { waitsFor: othersOf(left) })
}

const patch = patchOf(payoutResource)
const toProcessing = () => ({ status: 'processing' }) as const

export function payoutActions(
  payout: Payout,
): Readonly<Record<ActionOf<typeof payoutResource>, QuestionAction>> {
  const isRequested = payoutStatus.is(payout, 'requested')
  const hasAccount = payout.account !== null
  const { bankName, accountName, accountNumber } = payout.account ?? {}
  const left = othersLeft(payout)
  const others = othersText(left)
  const obstacle = hasAccount && ownObstacle(payout)
  const amount = payout.amount === null ? 'the amount' : formatNaira(payout.amount)
  const recipient = isolate(accountText(payout) || payout.payee?.name, 'the payee')
  const facts = askedFacts(payout)
  const ask = {
    question:
      left > 0
        ? `Approve sending ${amount} to ${recipient}? Nothing is sent yet. ${others}.`
        : `Send ${amount} to ${recipient}? This action cannot be undone.`,
    // For many payouts, there is a caution instead.
    concerns: accountConcerns(payout),
    facts: (
      <>
        <Approvals payout={payout} />
        {facts}
      </>
    ),
  }
  const isSent = payoutStatus.is(payout, 'processing', 'paid')
  return {
    decline: {
      kind: 'question',
      label: 'Decline',
      icon: Ban,
      isAllowed: isRequested,
      isDestructive: true,
      ask: {
        question: `Decline ${isolate(payoutName(payout))}? ${isolate(payout.payee?.name, 'The payee')} is told the reason, and ${amount} stays in their balance.`,
        facts,
        reasons,
      },
      request: patch('Payout declined', (reason) => ({ status: 'declined', reason })),
      isDone: () => payoutStatus.is(payout, 'declined'),
      many: {
        done: 'declined',
        amount: payout.amount,
        consequence: 'The payees are told the reason, and the amounts stay in their balances.',
      },
    },
    approve: {
      kind: 'question',
      label: 'Approve',
      icon: Check,
      isAllowed: isRequested && hasAccount && !obstacle,
      isPrimary: true,
      obstacle,
      ask: { ...ask, confirmLabel: `Approve ${amount}` },
      request: patch('Payout approved', toProcessing, (name, response) =>
        approvalResult(payout, name, response),
      ),
      waitsFor: othersOf(left),
      isDone: () =>
        isSent ||
        payoutStatus.is(payout, 'failed', 'reversed') ||
        (isRequested && isOwnApproved(payout)),
      many: {
        done: 'approved',
        amount: payout.amount,
        consequence:
          left > 0
            ? `Nothing is sent yet. ${others}.`
            : 'The money is sent at once. This action cannot be undone.',
        effect: { text: 'is sent at once', caution: 'This action cannot be undone.' },
        obstacle: isRequested && obstacleTo(payout),
      },
      checked: [bankName, accountName, accountNumber?.slice(-LAST_DIGITS)].join(' '),
    },
    retry: {
      kind: 'question',
      label: 'Try again',
      icon: RotateCcw,
      isPrimary: true,
      // Not allowed while processing: repeating a transfer before its final status may pay it
      // twice.
      isAllowed: payoutStatus.is(payout, 'failed', 'reversed') && hasAccount,
      ask: { ...ask, title: 'Try payout again', confirmLabel: `Send ${amount} again` },
      request: patch('Payout sent again', toProcessing),
      isDone: () => isSent,
    },
  }
}
