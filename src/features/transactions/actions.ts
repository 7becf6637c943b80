import { RefreshCw } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { transactionStatus } from '@/domain/transaction'
import type { transactionResource, Transaction } from './resource'
import { verification } from './verification'

export const transactionActions = (
  transaction: Transaction,
): ActionsOf<typeof transactionResource> => ({
  verify: {
    kind: 'request',
    label: 'Check again',
    icon: RefreshCw,
    isPrimary: true,
    isAllowed: transactionStatus.is(transaction, 'pending'),
    request: verification,
    many: { deed: (transactions) => `Check ${transactions} again`, done: 'checked' },
  },
})
