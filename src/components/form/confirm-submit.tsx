import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { DialogBody } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from './confirm-dialog'
import type { Decision } from './use-confirmation'

interface ConfirmSubmitProps extends Decision {
  /** The title of the form. */
  title: string
  question: ReactNode
  icon: LucideIcon
  /** Names what is done, with its quantity: "Send to 1,840". */
  confirmLabel: string
  children?: ReactNode
}

/** Asks before a form is sent that cannot be undone: `useConfirmation`. */
export function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { title, question, icon: Icon, confirmLabel, onDecide, children } = props
  const questionId = useId()
  return (
    <ConfirmDialog
      title={title}
      describedBy={questionId}
      className="max-w-md"
      onClose={() => onDecide(false)}
      actions={
        <Button onClick={() => onDecide(true)}>
          <Icon />
          <span>{confirmLabel}</span>
        </Button>
      }
    >
      <DialogBody className="flex flex-col gap-apart">
        <p id={questionId} className="wrap-anywhere">
          {question}
        </p>
        {children}
      </DialogBody>
    </ConfirmDialog>
  )
}
