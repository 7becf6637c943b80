import { linkOptions } from '@tanstack/react-router'
import { TicketPlus } from 'lucide-react'
import type { RecordAction } from './record-action'

/** Opens the voucher form with the customer's email. Closing the form returns to the record. */
export const issueVoucher = (email: string | null | undefined, isAllowed = true) =>
  ({
    kind: 'link',
    label: 'Issue voucher',
    icon: TicketPlus,
    isAllowed: isAllowed && Boolean(email),
    link: linkOptions({
      to: '/vouchers',
      search: { create: email ?? '' },
      state: { openedAsDialog: true },
    }),
  }) satisfies RecordAction
