import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'

interface ConfirmDialogProps {
  title: string
  /** The id of the text that describes the action. */
  describedBy?: string
  className: string
  /** Whether the confirmed action is still running. */
  isPending: boolean
  onClose: () => void
  children: ReactNode
  /** Rendered at the start of the footer, apart from the buttons. */
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
