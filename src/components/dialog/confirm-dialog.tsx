import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'

interface ConfirmDialogProps {
  title: string
  /** The id of the text that says what will be done. */
  describedBy?: string
  className: string
  /** It was confirmed, and there is no response yet. */
  isPending: boolean
  onClose: () => void
  children: ReactNode
  /** At the left of the footer, away from the other buttons. */
  leading?: ReactNode
  /** The buttons that confirm, after Cancel. */
  actions: ReactNode
  cancelRef?: RefObject<HTMLButtonElement | null>
}

/** A confirmation dialog. It cannot be closed while pending, so that the action cannot be submitted twice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, describedBy, className, isPending, onClose, children, leading, actions } = props
  const { cancelRef } = props
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isPending) onClose()
      }}
    >
      <DialogContent title={title} aria-describedby={describedBy} className={className}>
        {children}
        <DialogFooter>
          {leading}
          <DialogClose asChild>
            <Button ref={cancelRef} variant="outline">
              Cancel
            </Button>
          </DialogClose>
          {actions}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
