import { Send } from 'lucide'
import { useId } from 'react'
import { ConfirmDialog } from '@/components/dialog/confirm-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { formatCount } from '@/lib/format'
import { recipientsLabel } from './labels'
import { PhonePreview } from './phone-preview'
import { Recipients, useRecipients } from './recipients'
import type { Message } from './schema'

interface ConfirmSendProps {
  message: Message
  onDecide: (isConfirmed: boolean) => void
}

/** Asks before a notification is sent. The button waits until the number of recipients is known. */
export function ConfirmSend({ message, onDecide }: ConfirmSendProps) {
  const { title, body, audience, state = 'all', channel } = message
  const questionId = useId()
  const query = useRecipients(audience, state)
  const count = query.isFetching ? undefined : query.data?.count
  return (
    <ConfirmDialog
      title="Send notification"
      describedBy={questionId}
      className="max-w-md"
      isPending={false}
      onClose={() => onDecide(false)}
      actions={
        <Button
          loading={query.isFetching}
          disabled={!query.isFetching && !count}
          onClick={() => onDecide(true)}
        >
          <Icon of={Send} />
          {count ? `Send to ${formatCount(count)}` : 'Send'}
        </Button>
      }
    >
      <DialogBody className="flex flex-col gap-4">
        <p id={questionId} className="wrap-anywhere">
          Send “<bdi>{title}</bdi>” to {count ? recipientsLabel(count, audience) : audience}
          {state !== 'all' && ` in ${state}`}? This action cannot be undone.
        </p>
        {!count && <Recipients audience={audience} query={query} />}
        <PhonePreview title={title} body={body} channel={channel} />
      </DialogBody>
    </ConfirmDialog>
  )
}
