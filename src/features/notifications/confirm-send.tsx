import { Send } from 'lucide-react'
import { useId } from 'react'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { DialogBody } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/format'
import type { Message } from './endpoints'
import { PhonePreview } from './phone-preview'
import { recipientsLabel } from './recipients'

export const SEND_NOTIFICATION = 'Send notification'

export interface ConfirmSendProps {
  message: Message
  /** The number of recipients. */
  count: number
  onDecide: (isConfirmed: boolean) => void
}

export function ConfirmSend({ message, count, onDecide }: ConfirmSendProps) {
  const { title, body, audience, state = 'all', channel } = message
  const questionId = useId()
  return (
    <ConfirmDialog
      title={SEND_NOTIFICATION}
      describedBy={questionId}
      className="max-w-md"
      onClose={() => onDecide(false)}
      actions={
        <Button onClick={() => onDecide(true)}>
          <Send />
          Send to {formatCount(count)}
        </Button>
      }
    >
      <DialogBody className="flex flex-col gap-4">
        <p id={questionId} className="wrap-anywhere">
          Send “<bdi>{title}</bdi>” to {recipientsLabel(count, audience)}
          {state !== 'all' && ` in ${state}`}? This action cannot be undone.
        </p>
        <PhonePreview title={title} body={body} channel={channel} />
      </DialogBody>
    </ConfirmDialog>
  )
}
