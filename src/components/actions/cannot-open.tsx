import { useEffect, useEffectEvent, useState } from 'react'
import { KeptTextDialog, useKeptText } from '@/components/form/kept-text'
import { toast } from '@/lib/toast'

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
export default function CannotOpen({ reason, detail, isDraft = isNone, onClose }: CannotOpenProps) {
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
