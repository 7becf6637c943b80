import type { LucideIcon } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import * as v from 'valibot'
import { recordMutation } from '@/api/form-mutations'
import type { RecordRef } from '@/api/requests'
import { FieldFrame } from '@/components/form/field-frame'
import { TextArea } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { hintProps } from '@/components/ui/tooltip-props'
import { MAX_MESSAGE, type MessageEndpoint } from '@/domain/message'
import { useDraftText } from '@/hooks/use-draft'
import { MODIFIER_LABEL } from '@/hooks/use-shortcut'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { getDraftOwner, readDraft, removeDraft, saveDraft } from '@/lib/drafts'
import { formatCount } from '@/lib/format'
import { cleanText, countCharacters } from '@/lib/visible-text'

// In characters. Shorter messages have no counter.
const LONG_MESSAGE = 1500

interface MessageBoxProps {
  record: RecordRef
  endpoint: MessageEndpoint
  /** The name of the draft. */
  draft: string
  label: string
  /** Announced to screen readers, and the title among the changes of this tab. */
  success: string
  buttonLabel: string
  icon: LucideIcon
  /** For the main field of a dialog: it gets the focus after an action whose button is gone. */
  isMain?: boolean
  /** Called if the server refused the message: the record may have changed. */
  onRefused: () => void
}

/**
 * Sends a message without a toast, because the page shows it. Keeps the text until it is sent, even
 * if the dialog closes or the session ends.
 */
export function MessageBox(props: MessageBoxProps) {
  const { record, endpoint, draft, label, success, buttonLabel, icon: Icon } = props
  const { isMain = false, onRefused } = props
  const { id, name } = record
  const fieldId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraftText(draft)
  const [owner] = useState(getDraftOwner)
  const [isChecked, setIsChecked] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const message = useSubmitOnce({
    ...recordMutation(endpoint, success, { isShown: true }),
    // Restores the text, even if the dialog was closed or the session ended in the meantime.
    onError: ({ hadNoEffect }, { body: { body } }) => {
      if (owner && readDraft(draft, v.string()) === null) saveDraft(owner, draft, body)
      if (hadNoEffect) onRefused()
    },
  })
  const length = countCharacters(cleanText(text))
  const isLong = length > LONG_MESSAGE
  const parsed = v.safeParse(endpoint.body, { body: text })
  const error = isChecked ? parsed.issues?.[0].message : undefined

  function send() {
    setIsChecked(true)
    field.current?.focus()
    if (!parsed.success) return
    // A box that opens before the response must not contain the same text again.
    removeDraft(draft)
    void message.submit({ id, detail: name, body: parsed.output }, () => {
      setText('')
      setIsChecked(false)
      setIsSent(true)
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
      label={label}
      error={error}
      isErrorLive
      count={
        isLong ? `${formatCount(length)} of ${formatCount(MAX_MESSAGE)} characters` : undefined
      }
    >
      <div className="flex flex-wrap items-end justify-end gap-near">
        <TextArea
          ref={field}
          id={fieldId}
          data-key={isMain ? 'r' : undefined}
          data-slot={isMain ? 'text-area' : 'note'}
          aria-describedby={`${fieldId}-note`}
          aria-invalid={error !== undefined}
          className="max-h-[min(15rem,20dvh)] min-h-16 grow basis-48"
          value={text}
          readOnly={message.isPending}
          onChange={({ target }) => {
            setText(target.value)
            setIsSent(false)
          }}
          onKeyDown={sendByKey}
        />
        <Button
          variant={isMain ? 'primary' : 'outline'}
          loading={message.isPending}
          {...hintProps(buttonLabel, `${MODIFIER_LABEL} Enter`)}
          onClick={send}
        >
          <Icon />
          {buttonLabel}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSent && success}
      </p>
    </FieldFrame>
  )
}
