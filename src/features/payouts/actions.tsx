import { Ban, Check, RotateCcw } from 'lucide'
import type { RecordAction } from '@/components/actions/record-action'
import { isStatus } from '@/components/ui/status'
import { maskAccount } from '@/domain/masks'
import { formatNaira } from '@/lib/format'
import { payoutName } from './labels'
import { AccountReview } from './payout-account'
import type { Payout, PayoutPatch } from './resource'

const reasons = [
  'Wrong account',
  'Account in another name',
  'Balance disputed',
  'Duplicate request',
]

/** "BUKA REPUBLIC LTD, Access Bank ••••••4579", or the payee if the account has no fields. */
function recipientOf({ account, payee }: Payout) {
  const number = account?.accountNumber && maskAccount(account.accountNumber)
  const bank = [account?.bankName, number].filter(Boolean).join(' ')
  return [account?.accountName, bank].filter(Boolean).join(', ') || (payee?.name ?? 'the payee')
}

export function payoutActions(payout: Payout): RecordAction<PayoutPatch>[] {
  const amount = payout.amount === null ? 'the amount' : formatNaira(payout.amount)
  const sending = {
    question: `Send ${amount} to ${recipientOf(payout)}? This action cannot be undone.`,
    warning: <AccountReview payout={payout} />,
    toBody: () => ({ status: 'processing' }) as const,
    isPrimary: true,
  }
  return [
    {
      dialog: 'decline',
      label: 'Decline',
      icon: Ban,
      isAllowed: isStatus(payout, 'requested'),
      isDestructive: true,
      question: `Decline ${payoutName(payout)}? ${payout.payee?.name ?? 'The payee'} is told the reason, and ${amount} stays in their balance.`,
      reasons,
      toBody: (reason) => ({ status: 'declined', reason }),
      success: 'Payout declined',
    },
    {
      ...sending,
      dialog: 'approve',
      label: 'Approve',
      confirmLabel: `Approve ${amount}`,
      icon: Check,
      isAllowed: isStatus(payout, 'requested') && payout.account !== null,
      success: 'Payout approved',
    },
    {
      ...sending,
      dialog: 'retry',
      label: 'Try again',
      title: 'Try payout again',
      confirmLabel: `Send ${amount} again`,
      icon: RotateCcw,
      // Not while it is processing: a transfer that is repeated before its final answer may be paid twice.
      isAllowed: isStatus(payout, 'failed', 'reversed') && payout.account !== null,
      success: 'Payout sent again',
    },
  ]
}
