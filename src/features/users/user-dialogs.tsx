import { ActionDialog } from '@/components/dialog/action-dialog'
import { blockUser, saveUserNote, unblockUser } from './api'
import { userName } from './labels'
import { MAX_NOTE, type User, type UserPatch } from './schema'
import type { UserDialog } from './search'

const reasons = ['Payment fraud', 'Abuse of vouchers', 'Abusive behaviour', 'Customer asked']

interface UserDialogsProps {
  dialog: UserDialog
  user: User
  onClose: () => void
}

/** The dialog of a user's page that the URL names. */
export default function UserDialogs({ dialog, user, onClose }: UserDialogsProps) {
  const name = userName(user)
  const toVariables = (body: UserPatch) => ({ id: user.id, name, body })
  const shared = { draftName: `${dialog} user ${user.id}`, onClose }
  if (dialog === 'note') {
    return (
      <ActionDialog
        {...shared}
        title="Edit note"
        confirmLabel="Save note"
        mutation={saveUserNote}
        getVariables={(note) => toVariables({ note })}
        note={{ value: user.note ?? '', maxLength: MAX_NOTE }}
      >
        <p>Seen by administrators only</p>
      </ActionDialog>
    )
  }
  const isBlock = dialog === 'block'
  return (
    <ActionDialog
      {...shared}
      title={isBlock ? 'Block user' : 'Unblock user'}
      isDestructive={isBlock}
      mutation={isBlock ? blockUser : unblockUser}
      getVariables={(reason) =>
        toVariables(isBlock ? { status: 'blocked', reason } : { status: 'active' })
      }
      {...(isBlock && { reasons })}
    >
      <p>
        {isBlock
          ? `Block ${name}? They are signed out and cannot order until unblocked. Orders under way go on.`
          : `Unblock ${name}? They can order again.`}
      </p>
    </ActionDialog>
  )
}
