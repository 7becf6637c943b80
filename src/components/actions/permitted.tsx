import { useState, type ReactNode } from 'react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'

const CannotOpen = lazyOverlay(() => import('./cannot-open'))

const NO_ACCESS = 'You do not have access to this. An administrator can give it to you.'

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
