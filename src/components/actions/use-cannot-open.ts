import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/lib/toast'

/**
 * Closes a dialog that cannot open, and shows `reason` as a warning. Null if the dialog can open.
 */
export function useCannotOpen(reason: string | null, onClose: () => void) {
  const cannotOpen = reason !== null
  const close = useEffectEvent(() => {
    if (reason !== null) toast.warning(reason)
    onClose()
  })
  useEffect(() => {
    if (cannotOpen) close()
  }, [cannotOpen])
}
