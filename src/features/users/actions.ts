import { linkOptions } from '@tanstack/react-router'
import { Ban, CircleCheck, NotebookPen, TicketPlus } from 'lucide'
import type { RecordAction } from '@/components/details/record-actions'
import type { User } from './schema'
import type { UserDialog } from './search'

/** `hasDetails`: a row of the list has no note, so saving one would overwrite a note that is not shown. */
export function userActions(user: User, hasDetails: boolean): RecordAction<UserDialog>[] {
  const isBlocked = user.status?.toLowerCase() === 'blocked'
  const voucher = linkOptions({ to: '/vouchers', search: { create: user.email ?? '' } })
  return [
    { link: voucher, label: 'Issue voucher', icon: TicketPlus, isAllowed: user.email !== null },
    { dialog: 'note', label: 'Note', icon: NotebookPen, isAllowed: hasDetails },
    { dialog: 'unblock', label: 'Unblock', icon: CircleCheck, isAllowed: isBlocked },
    { dialog: 'block', label: 'Block', icon: Ban, isAllowed: !isBlocked, isDestructive: true },
  ]
}
