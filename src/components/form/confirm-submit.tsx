import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { DialogBody } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { ConfirmDialog, type Decision } from './confirm-dialog'

interface ConfirmSubmitProps extends Decision {
  title: string
  question: ReactNode
  /** A warning that precedes the question, such as an earlier request with the same content. */
  caution?: string | null
  icon: LucideIcon
  /** The action with its quantity: "Send to 1,840". */
  confirmLabel: string
  children?: ReactNode
}

/** The question before a request that cannot be undone. Opened by `useConfirmation`. */
export function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { title, question, caution, icon: Icon, confirmLabel, onDecide, children } = props
  const questionId = useId()
  const cautionId = useId()
  return (
    <ConfirmDialog
      title={title}
      describedBy={caution ? `${cautionId} ${questionId}` : questionId}
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
        {caution && (
          <p id={cautionId} className="wrap-anywhere text-orange">
            <Sentence text={caution} />
          </p>
        )}
        <p id={questionId} className="wrap-anywhere">
          {question}
        </p>
        {children}
      </DialogBody>
    </ConfirmDialog>
  )
}
