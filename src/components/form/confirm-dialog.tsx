import { type ReactNode, type RefObject, useId, useState } from 'react'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'

interface ConfirmDialogProps {
  title: string
  /** Describes the dialog. With other content, `describedBy` is the id of what does. */
  text?: string
  describedBy?: string
  className?: string
  isPending?: boolean
  onClose: () => void
  children?: ReactNode
  /** At the start of the footer, away from the buttons. */
  leading?: ReactNode
  actions?: ReactNode
  closeLabel?: string
  cancelRef?: RefObject<HTMLButtonElement | null>
}

/** Cannot be closed while pending: otherwise the action could be submitted twice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, className = 'max-w-md', onClose, children, leading, actions } = props
  const { isPending = false, closeLabel = 'Cancel', cancelRef } = props
  const textId = useId()
  const describedBy = text === undefined ? props.describedBy : textId
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isPending) onClose()
      }}
    >
      <DialogContent title={title} aria-describedby={describedBy} className={className}>
        {text !== undefined && (
          <p id={textId} className="wrap-anywhere text-muted-foreground">
            <Sentence text={text} />
          </p>
        )}
        {children}
        {/* On a phone, Cancel stays beside the last button. */}
        <DialogFooter className="max-sm:each:px-2 max-sm:[&>:last-child]:order-2">
          {leading}
          <DialogClose asChild>
            <Button ref={cancelRef} variant="outline" className="max-sm:order-1">
              {closeLabel}
            </Button>
          </DialogClose>
          {actions}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

export interface Decision {
  onDecide: (isConfirmed: boolean) => void
}

/**
 * Asks for confirmation above a form. `ask` resolves to the decision. Render a dialog while
 * `question` is not null, and pass `onBack` to the form.
 */
export function useConfirmation<TSubject extends object>() {
  const [question, setQuestion] = useState<(TSubject & Decision) | null>(null)
  async function ask(subject: TSubject) {
    const isConfirmed = await new Promise<boolean>((resolve) => {
      setQuestion({ ...subject, onDecide: resolve })
    })
    setQuestion(null)
    return isConfirmed
  }
  return { question, ask, onBack: question ? () => question.onDecide(false) : undefined }
}
