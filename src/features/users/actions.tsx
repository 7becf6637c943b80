import { Ban, CircleCheck, NotebookPen } from 'lucide-react'
import { patchOf } from '@/api/requests'
import { issueVoucher } from '@/components/actions/issue-voucher'
import { mayBeFor, type ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { questionFacts } from '@/components/record/plain-facts'
import { isolate } from '@/lib/isolate'
import { userFields, userName } from './fields'
import { userResource, userStatus, type User } from './resource'

const EditNote = lazyOverlay(() => import('./edit-note'))

const patch = patchOf(userResource)

const askedFacts = questionFacts(userFields, [
  'email',
  'orderCount',
  'totalSpent',
  'lastOrderAt',
  'walletBalance',
  'reason',
  'note',
])

/** With `hasNotes`, notes are added instead of replaced. */
export function userActions(user: User, hasNotes = false): ActionsOf<typeof userResource> {
  const name = isolate(userName(user))
  const isBlocked = userStatus.is(user, 'blocked')
  const { reason: blockedFor } = user
  const state = `${user.status} ${blockedFor}`
  const facts = askedFacts(user)
  const toActive = patch('User unblocked', () => ({ status: 'active' }))
  return {
    voucher: issueVoucher(user.email),
    note: {
      kind: 'form',
      label: 'Note',
      icon: NotebookPen,
      isAllowed: !hasNotes && user.noteCount === null,
      render: (onClose) => <EditNote user={user} onClose={onClose} />,
    },
    unblock: {
      kind: 'question',
      label: 'Unblock',
      icon: CircleCheck,
      isAllowed: isBlocked,
      ask: { question: `Unblock ${name}? They can order again.`, facts },
      request: toActive,
      isDone: () => userStatus.is(user, 'active'),
      undo: blockedFor !== null && {
        request: patch('User blocked', () => ({ status: 'blocked', reason: blockedFor })),
        state,
      },
    },
    block: {
      kind: 'question',
      label: 'Block',
      icon: Ban,
      isAllowed: !isBlocked,
      isDestructive: true,
      ask: {
        question: `Block ${name}? They are signed out and cannot order until unblocked. Orders under way go on.`,
        facts,
        reasons: ['Payment fraud', 'Abuse of vouchers', 'Abusive behaviour', 'Customer asked'],
      },
      request: patch('User blocked', (reason) => ({ status: 'blocked', reason })),
      isDone: (reason) => isBlocked && mayBeFor(blockedFor, reason),
      undo: { request: toActive, state },
    },
  }
}
