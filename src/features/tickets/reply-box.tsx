import { Send } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import * as v from 'valibot'
import { recordMutation } from '@/api/requests'
import { useReadRecord } from '@/components/actions/use-read-record'
import { FieldFrame } from '@/components/form/field-frame'
import { TextArea } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { useDraftText } from '@/hooks/use-draft'
import { MODIFIER_LABEL } from '@/hooks/use-shortcut'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { getDraftOwner, readDraft, removeDraft, saveDraft } from '@/lib/drafts'
import { formatCount } from '@/lib/format'
import { MAX_REPLY, replyEndpoint } from './endpoints'
import { ticketName } from './fields'
import { ticketResource, type Ticket } from './resource'

// In characters. Shorter replies have no counter.
const LONG_REPLY = 1500

const replyToTicket = recordMutation(replyEndpoint, 'Reply sent', { isShown: true })

/** Keeps the text until it is sent, even if the sheet closes or the session ends. */
export function ReplyBox({ ticket }: { ticket: Ticket }) {
  const { id } = ticket
  const fieldId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = `reply to ticket ${id}`
  const [text, setText] = useDraftText(draft)
  const [owner] = useState(getDraftOwner)
  const [isChecked, setIsChecked] = useState(false)
  const read = useReadRecord(ticketResource, id)
  const reply = useSubmitOnce({
    ...replyToTicket,
    // Restores the text, even if the sheet was closed or the session ended in the meantime.
    onError: ({ hadNoEffect }, { body: { body } }) => {
      if (owner && readDraft(draft, v.string()) === null) saveDraft(owner, draft, body)
      // The ticket may have been closed in the meantime.
      if (hadNoEffect) void read()
    },
  })
  const { length } = text.trim()
  const isLong = length > LONG_REPLY
  const parsed = v.safeParse(replyEndpoint.body, { body: text })
  const error = isChecked ? parsed.issues?.[0].message : undefined

  function send() {
    setIsChecked(true)
    field.current?.focus()
    if (!parsed.success) return
    // A box that opens before the response must not contain the same text again.
    removeDraft(draft)
    void reply.submit({ id, detail: ticketName(ticket), body: parsed.output }, () => {
      setText('')
      setIsChecked(false)
    })
  }
  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }

  return (
    <FieldFrame
      id={fieldId}
      label="Reply"
      error={error}
      isErrorLive
      count={isLong ? `${formatCount(length)} of ${formatCount(MAX_REPLY)} characters` : undefined}
    >
      <div className="flex items-end gap-2">
        <TextArea
          ref={field}
          id={fieldId}
          aria-describedby={`${fieldId}-note`}
          aria-invalid={error !== undefined}
          className="max-h-[min(15rem,20dvh)] min-h-16"
          value={text}
          readOnly={reply.isPending}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendByKey}
        />
        <Button
          loading={reply.isPending}
          tooltip="Send"
          shortcut={`${MODIFIER_LABEL} Enter`}
          onClick={send}
        >
          <Send />
          Send
        </Button>
      </div>
    </FieldFrame>
  )
}
