import { MailPlus, UserCheck, UserCog, UserX } from 'lucide'
import type { RecordAction } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { isStatus } from '@/components/ui/status'
import { inviteAgain } from './api'
import { adminName } from './labels'
import type { Admin, AdminPatch } from './resource'

const ChangeType = lazyOverlay(() => import('./change-type'))

/**
 * The actions on an administrator. `usertypes` are the types that the server offers, if it says so.
 * None is possible on one's own record, so that nobody removes their own access by mistake.
 */
export function adminActions(
  admin: Admin,
  usertypes: readonly string[] | null,
  isSelf: boolean,
): RecordAction<AdminPatch>[] {
  const name = adminName(admin)
  const isDisabled = isStatus(admin, 'disabled')
  return [
    {
      label: 'Invite again',
      icon: MailPlus,
      isAllowed: !isSelf && isStatus(admin, 'invited'),
      mutation: inviteAgain,
    },
    {
      dialog: 'type',
      label: 'Change type',
      icon: UserCog,
      isAllowed: !isSelf && usertypes !== null && usertypes.length > 0,
      render: (onClose) => (
        <ChangeType admin={admin} usertypes={usertypes ?? []} onClose={onClose} />
      ),
    },
    {
      label: 'Enable',
      icon: UserCheck,
      isAllowed: !isSelf && isDisabled,
      body: { status: 'active' },
      success: 'Admin enabled',
    },
    {
      dialog: 'disable',
      label: 'Disable',
      icon: UserX,
      isAllowed: !isSelf && !isDisabled,
      isDestructive: true,
      question: `Disable ${name}? They are signed out everywhere and cannot sign in.`,
      toBody: () => ({ status: 'disabled' }),
      success: 'Admin disabled',
    },
  ]
}
