import { MailPlus, UserCheck, UserCog, UserX } from 'lucide-react'
import { patchOf, requestOf } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { userId, type SessionUser } from '@/domain/user'
import { isolate } from '@/lib/isolate'
import { askedFacts } from './asked-facts'
import { adminName } from './fields'
import { inviteAgainEndpoint, adminResource, adminStatus, type Admin } from './resource'

const CHANGE_TYPE = 'Change type'
const ChangeType = lazyOverlay(() => import('./change-type'))

const patch = patchOf(adminResource)

/**
 * `usertypes` are the types in the response of the list. No action is allowed on one's own record,
 * so that administrators cannot remove their own access by mistake.
 */
export function adminActions(
  admin: Admin,
  usertypes: readonly string[] | null,
  isSelf: boolean,
): ActionsOf<typeof adminResource> {
  const name = isolate(adminName(admin))
  const isDisabled = adminStatus.is(admin, 'disabled')
  return {
    reinvite: {
      kind: 'request',
      label: 'Invite again',
      icon: MailPlus,
      isAllowed: !isSelf && adminStatus.is(admin, 'invited'),
      request: requestOf(inviteAgainEndpoint)('Invitation sent'),
      many: { deed: (admins) => `Invite ${admins} again`, done: 'invited again' },
    },
    type: {
      kind: 'form',
      label: CHANGE_TYPE,
      icon: UserCog,
      isAllowed: !isSelf && usertypes !== null && usertypes.length > 0,
      render: (onClose) => (
        <ChangeType
          admin={admin}
          usertypes={usertypes ?? []}
          title={CHANGE_TYPE}
          onClose={onClose}
        />
      ),
    },
    enable: {
      kind: 'request',
      label: 'Enable',
      icon: UserCheck,
      isAllowed: !isSelf && isDisabled,
      request: patch('Admin enabled', () => ({ status: 'active' })),
      isDone: () => adminStatus.is(admin, 'active'),
    },
    disable: {
      kind: 'question',
      label: 'Disable',
      icon: UserX,
      isAllowed: !isSelf && !isDisabled,
      isDestructive: true,
      ask: {
        question: `Disable ${name}? They are signed out everywhere and cannot sign in.`,
        facts: askedFacts(admin),
      },
      request: patch('Admin disabled', () => ({ status: 'disabled' })),
      isDone: () => isDisabled,
    },
  }
}

export function isOwnAccount({ id, email }: Admin, user: SessionUser | undefined) {
  if (!user) return false
  const ownEmail = typeof user['email'] === 'string' ? user['email'].toLowerCase() : null
  return id === userId(user) || (ownEmail !== null && ownEmail === email?.toLowerCase())
}

export const rowActions =
  (user: SessionUser | undefined, usertypes: readonly string[] | null) => (admin: Admin) =>
    adminActions(admin, usertypes, isOwnAccount(admin, user))
