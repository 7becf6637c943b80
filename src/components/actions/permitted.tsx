import { useState, type ReactNode } from 'react'
import { useCannotOpen } from './use-cannot-open'

const NO_ACCESS = 'You do not have access to this. An administrator can give it to you.'

interface PermittedProps {
  isPermitted: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog that the URL names. Without permission, shows a message instead. */
export function Permitted({ isPermitted, onClose, children }: PermittedProps) {
  // Checked only once: a change of permissions must not close a dialog with unsaved text.
  const [wasPermitted] = useState(isPermitted)
  useCannotOpen(wasPermitted ? null : NO_ACCESS, onClose)
  return wasPermitted && children
}
