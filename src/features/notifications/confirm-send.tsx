import { Send } from 'lucide-react'
import type { Decision } from '@/components/form/confirm-dialog'
import { ConfirmSubmit } from '@/components/form/confirm-submit'
import { formatCount } from '@/lib/format'
import { PhonePreview } from './phone-preview'
import { recipientsLabel } from './recipients'
import type { Message } from './resource'

export const SEND_NOTIFICATION = 'Send notification'

export interface Sending {
  message: Message
  /** The number of recipients. */
  count: number
  /** Says that an earlier notification is like this one. */
  earlier: string | null
}

export function ConfirmSend({ message, count, earlier, onDecide }: Sending & Decision) {
  const { title, body, audience, state = 'all', channel } = message
  return (
    <ConfirmSubmit
      title={SEND_NOTIFICATION}
      caution={earlier}
      question={
        <>
          <span>Send “</span>
          <bdi translate="no">{title}</bdi>
          <span>
            {`” to ${recipientsLabel(count, audience)}${state === 'all' ? '' : ` in ${state}`}? This action cannot be undone.`}
          </span>
        </>
      }
      icon={Send}
      confirmLabel={`Send to ${formatCount(count)}`}
      onDecide={onDecide}
    >
      <PhonePreview title={title} body={body} channel={channel} />
    </ConfirmSubmit>
  )
}
