import { ReceiptText } from 'lucide-react'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { LargeAmount } from '@/components/record/large-amount'
import type { RecordPrintout } from '@/components/record/print-button'
import { Sentence } from '@/components/ui/sentence'
import { maskedNumber } from '@/domain/account'
import { payoutStatus } from '@/domain/payout'
import { approvalsText } from './approvals'
import { payoutFields } from './fields'
import { PayoutParts } from './payout-parts'
import type { Payout } from './resource'

const statementFacts = facts(
  payoutFields,
  [
    'payee',
    'payoutId',
    'bank',
    'period',
    'accountName',
    'createdAt',
    'accountNumber',
    'decidedAt',
    'balance',
    'decidedBy',
    'fee',
    'paidAt',
    'reference',
    'transaction',
    'reason',
  ],
  { accountNumber: maskedNumber },
)

/** A payout on paper, for its payee. Warnings about the account are not for them. */
function PayoutStatement({ payout }: { payout: Payout }) {
  const approvals = approvalsText(payout, null)
  return (
    <div className="flex flex-col gap-apart">
      <LargeAmount amount={payout.amount} status={payout.status} statuses={payoutStatus} />
      <Facts facts={statementFacts} record={payout} isLoading={false} />
      <PayoutParts payout={payout} />
      {approvals && (
        <section className="flex flex-col gap-near">
          <h4 className="text-lg">Approvals</h4>
          <p className="wrap-anywhere">
            <Sentence text={approvals} />
          </p>
        </section>
      )}
    </div>
  )
}

export const payoutPrintouts: readonly RecordPrintout<Payout>[] = [
  {
    title: 'Payout statement',
    icon: ReceiptText,
    render: (payout) => <PayoutStatement payout={payout} />,
  },
]
