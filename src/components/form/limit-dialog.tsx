import { useId, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog'

interface LimitDialogProps {
  title: string
  text: string
  actions?: ReactNode
  onClose: () => void
}

/** Says that nothing more can be saved. */
export function LimitDialog({ title, text, actions, onClose }: LimitDialogProps) {
  const textId = useId()
  return (
    <ConfirmDialog
      title={title}
      describedBy={textId}
      className="max-w-md"
      closeLabel="Close"
      onClose={onClose}
      actions={actions}
    >
      <p id={textId} className="text-muted-foreground">
        {text}
      </p>
    </ConfirmDialog>
  )
}
