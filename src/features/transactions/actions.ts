import { linkOptions } from '@tanstack/react-router'
import { ArrowRight, RefreshCw } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { transactionStatus } from '@/domain/transaction'
import type { transactionResource, Transaction } from './resource'
import { verification } from './verification'

export const transactionActions = (
  transaction: Transaction,
): ActionsOf<typeof transactionResource> => ({
  refund: {
    kind: 'link',
    label: 'Refund…',
    icon: ArrowRight,
    isAllowed:
      transactionStatus.is(transaction, 'success') &&
      transaction.type?.toLowerCase() === 'payment' &&
      Boolean(transaction.order?.id),
    link: linkOptions({
      to: '/orders/$id',
      params: { id: transaction.order?.id ?? '' },
      search: { dialog: 'refund', payment: transaction.id },
    }),
  },
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
