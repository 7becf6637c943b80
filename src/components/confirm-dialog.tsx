import type { ReactNode } from 'react'
import { Button } from './ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from './ui/dialog'

interface ConfirmDialogProps {
  title: string
  /** The id of the text that says what will be done. */
  describedBy?: string
  className: string
  /** It has been confirmed, and the answer is not there. */
  isPending: boolean
  onClose: () => void
  children: ReactNode
  /** The buttons that do it, after Cancel. */
  actions: ReactNode
}

/** What is about to be done, to be confirmed. It stays for the answer: opened again meanwhile, it could be sent again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, describedBy, className, isPending, onClose, children, actions } = props
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
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          {actions}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
