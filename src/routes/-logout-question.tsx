import { useState } from 'react'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { Button } from '@/components/ui/button'
import { logout } from '@/features/session/sign-in-out'
import { formatQuantity } from '@/lib/format'
import { countFormDrafts } from '@/memory/drafts'

/** Asks before Logout discards what was typed in this tab and not sent. */
export function LogoutQuestion({ onClose }: { onClose: () => void }) {
  const [count] = useState(countFormDrafts)
  return (
    <ConfirmDialog
      title="Discard unsent drafts?"
      text={`You have ${formatQuantity(count, 'unsent draft', 'unsent drafts')} in this tab. Logging out discards what you typed.`}
      closeLabel="Stay"
      onClose={onClose}
      actions={
        <Button variant="destructive" onClick={logout}>
          Discard and log out
        </Button>
      }
    />
  )
}
