import { Ban, CircleCheck, NotebookPen } from 'lucide'
import { issueVoucher } from '@/components/actions/issue-voucher'
import type { RecordAction } from '@/components/actions/record-action'
import { userName } from './labels'
import { MAX_NOTE, type User, type UserPatch } from './resource'

export function userActions(user: User): RecordAction<UserPatch>[] {
  const name = userName(user)
  const isBlocked = user.status?.toLowerCase() === 'blocked'
  return [
    issueVoucher(user.email),
    {
      dialog: 'note',
      label: 'Note',
      title: 'Edit note',
      confirmLabel: 'Save note',
      icon: NotebookPen,
      isAllowed: true,
      question: 'Seen by administrators only',
      note: { value: user.note ?? '', maxLength: MAX_NOTE },
      toBody: (note) => ({ note }),
      success: 'Note saved',
    },
    {
      dialog: 'unblock',
      label: 'Unblock',
      icon: CircleCheck,
      isAllowed: isBlocked,
      question: `Unblock ${name}? They can order again.`,
      toBody: () => ({ status: 'active' }),
      success: 'User unblocked',
    },
    {
      dialog: 'block',
      label: 'Block',
      icon: Ban,
      isAllowed: !isBlocked,
      isDestructive: true,
      question: `Block ${name}? They are signed out and cannot order until unblocked. Orders under way go on.`,
      reasons: ['Payment fraud', 'Abuse of vouchers', 'Abusive behaviour', 'Customer asked'],
      toBody: (reason) => ({ status: 'blocked', reason }),
      success: 'User blocked',
    },
  ]
}
