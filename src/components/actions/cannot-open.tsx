import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { KeptTextDialog, useKeptText } from '@/components/form/kept-text'
import { toast } from '@/lib/toast'

const NO_ACCESS = 'You do not have access to this. An administrator can give it to you.'

interface CannotOpenProps {
  /** "Approve is not possible for PAY-1". */
  reason: string
  detail?: string | false | undefined
  /** Accepts the names of the drafts that were typed for the dialog. */
  isDraft?: (name: string) => boolean
  onClose: () => void
}

const isNone = () => false

/**
 * Replaces a dialog that the URL names and that cannot open. A toast says why, and the URL forgets
 * the dialog. If something was typed for it before a reload, a dialog shows the text.
 */
export function CannotOpen({ reason, detail, isDraft = isNone, onClose }: CannotOpenProps) {
  const kept = useKeptText(isDraft)
  const [hasText] = useState(kept.text !== '')
  const refuse = useEffectEvent(() => {
    if (hasText) return
    toast.warning([reason, detail].filter(Boolean).join('\n'))
    kept.discard()
    onClose()
  })
  useEffect(() => refuse(), [])
  if (!hasText) return null
  return <KeptTextDialog title={reason} {...(detail && { detail })} {...kept} onClose={onClose} />
}

interface PermittedProps {
  isPermitted: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that needs a permission. */
export function Permitted({ isPermitted, onClose, children }: PermittedProps) {
  // Checked only once: a change of permissions must not close a dialog with unsaved text.
  const [wasPermitted] = useState(isPermitted)
  return wasPermitted ? children : <CannotOpen reason={NO_ACCESS} onClose={onClose} />
}
