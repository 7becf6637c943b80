import type { UseMutationOptions } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import * as v from 'valibot'
import { mayBeDone, type ApiError } from '@/api/api-error'
import { MAX_MESSAGE, type MessageEndpoint } from '@/api/message'
import type { RecordRef, Settling } from '@/api/requests'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { hintProps } from '@/components/ui/tooltip-props'
import { MODIFIER_LABEL } from '@/hooks/use-shortcut'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { formatCount } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { isComposing } from '@/lib/keys'
import { toast } from '@/lib/toast'
import { cleanText, countCharacters } from '@/lib/visible-text'
import { watchSession } from '@/memory/session'
import { useDraft } from '@/memory/use-draft'
import { FieldFrame } from './field-frame'
import { RestoredNote } from './restored-note'
import { TextArea } from './text-area-field'
import { useTextHandle, type TextHandle } from './text-handle'

// In characters. Shorter messages have no counter.
const LONG_MESSAGE = 1500

/** Why a message was not sent yet, and the label of the button that sends it. */
export interface Objection {
  text: string
  label: string
  /** It says that a message whose response was lost may have been sent. */
  isRepeat?: true
  /** It says what was read, or that nothing could be read. The button does not read again. */
  isRead?: true
}

export interface MessageVariables extends Settling {
  id: string
  detail: string
  body: { body: string }
  /** The user has seen what was read, and sends the message anyway. */
  isAnyway: boolean
  /** The second button was pressed. */
  isSecond: boolean
}

const MAY_BE_SENT =
  'This was being sent when the page or your session ended. Check whether it arrived first.'

const draftSchema = v.object({
  text: v.string(),
  wasSaving: v.boolean(),
  /**
   * The ids that the page showed. After a reload, the page also shows later messages, which the
   * text does not answer.
   */
  seen: v.optional(v.array(v.string())),
  /**
   * The message is being sent from this page. Undefined after a reload, because JSON has no
   * functions.
   */
  isSending: v.optional(v.function()),
})

type Pressed = 'first' | 'second'

interface MessageButton {
  label: string
  icon: LucideIcon
}

interface MessageBoxProps {
  record: RecordRef
  endpoint: Pick<MessageEndpoint, 'body'>
  mutation: Pick<
    UseMutationOptions<unknown, ApiError, MessageVariables>,
    'mutationKey' | 'mutationFn' | 'meta'
  >
  draft: string
  label: string
  /** Announced to screen readers. */
  success: string
  button: MessageButton
  /** Sends the message too, and tells the mutation so. */
  second?: MessageButton | false
  /**
   * The main field of a dialog. It gets the focus after an action whose button is gone. Another box
   * has one line until more is typed.
   */
  isMain?: boolean
  /** At the end of the label's line. They use the handle. */
  tools?: ReactNode
  handle?: Ref<TextHandle>
  /** The text with marks, which are shown behind it. Null if nothing is marked. */
  renderMarks?: (text: string) => ReactNode
  /** Called for "/" in the empty box. */
  onSlash?: () => void
  /** Called with the text after each change by the user. */
  onType?: (text: string) => void
  /** The ids of the messages on the page. */
  seen?: readonly string[]
  /**
   * Called before a message is sent, with the ids that were shown when its text was written.
   * `isConfirmed`: the user has answered an objection that is not about what was read. Resolves to
   * null if there is no objection.
   */
  check?: (body: string, seen: readonly string[], isConfirmed: boolean) => Promise<Objection | null>
  /** Reads whether the message arrived, after its response was lost. Called before it is sent. */
  watch?: (body: string) => () => Promise<boolean>
  onSent?: (body: string) => void
  /** Called after an objection is shown. */
  onObjection?: () => void
  /** Called if the server refused the message, because the record may have changed. */
  onRefused: () => void
}

/**
 * Sends a message. There is no toast, because the page shows the message. The text is kept until it
 * is sent, even if the dialog closes or the session ends.
 */
export function MessageBox(props: MessageBoxProps) {
  const { record, endpoint, draft, label, success, button, second = false } = props
  const { isMain = false, tools, handle, renderMarks, onSlash, onType } = props
  const { check, watch, onSent, onObjection, onRefused } = props
  const { id, name } = record
  const fieldId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { restored: kept, ...store } = useDraft('texts', draft, draftSchema, () => change(''))
  const { keep, forget, forgetSent, isLatest } = store
  // A box that opens before the response must not offer the text again.
  const [restored, setRestored] = useState(kept?.isSending ? null : kept)
  const [text, setText] = useState(restored?.text ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [pressed, setPressed] = useState<Pressed>('first')
  /** The last message whose response was lost. */
  const lost = useRef<{ body: string; isDone: (() => Promise<boolean>) | undefined }>(null)
  const wasSaving = restored?.wasSaving ?? false
  /** The ids on the page when the text was begun. */
  const [begun, setBegun] = useState<readonly string[] | null>(null)
  const seen = restored?.seen ?? begun ?? props.seen ?? []
  // These callbacks also run after the dialog was closed or the session has ended.
  const message = useSubmitOnce({
    ...props.mutation,
    onSuccess: (_result, { body: { body } }) => {
      lost.current = null
      if (isLatest()) forgetSent()
      onSent?.(body)
    },
    onError: (error, { body: { body }, isDone }) => {
      const isConflict = error.isQuestion && error.isConflict
      const mayBeSent = (error.isQuestion && !isConflict) || mayBeDone(error)
      if (isLatest()) keep({ text: body, seen, wasSaving: wasSaving || mayBeSent })
      if (error.isLost) lost.current = { body, isDone }
      if (isConflict) void isObjected(body, error.message)
      else if (error.isQuestion)
        setObjection({ text: error.message, label: 'Send anyway', isRepeat: true })
      else if (error.hadNoEffect) onRefused()
    },
  })
  const length = countCharacters(cleanText(text))
  const isLong = length > LONG_MESSAGE
  const parsed = v.safeParse(endpoint.body, { body: text })
  const error = isChecked ? parsed.issues?.[0].message : undefined

  const [objection, setObjection] = useState<Objection | null>(null)
  const tellObjection = useEffectEvent(() => onObjection?.())
  useEffect(() => {
    if (objection) tellObjection()
  }, [objection])
  const [isAsking, setIsAsking] = useState(false)
  const isPending = isAsking || message.isPending

  /**
   * Whether `check` has an objection. It is shown here, or in a toast if the box was closed.
   * `conflict` is why the server has refused the message.
   */
  async function isObjected(body: string, conflict?: string, isConfirmed = false) {
    if (!check) return false
    const isSameSession = watchSession()
    setIsAsking(true)
    const objected = await check(body, seen, isConfirmed)
    const found =
      conflict === undefined || objected?.isRead
        ? objected
        : { text: conflict, label: 'Send anyway', isRead: true as const }
    setIsAsking(false)
    // The text stays a draft.
    if (!isSameSession()) return true
    setObjection(found)
    // By now, the page shows the reason.
    if (found) setBegun(null)
    if (found && restored) setRestored({ ...restored, seen: undefined })
    if (found && !field.current) {
      toast.warning(
        `${found.text}\nYour message to ${isolate(name)} was not sent. Its text is kept.`,
      )
    }
    return found !== null
  }
  /** Whether the last message arrived, although its response was lost. */
  async function wasLostDone(body: string) {
    const { current: last } = lost
    if (last?.body !== body || !last.isDone) return false
    setIsAsking(true)
    const wasDone = await last.isDone().catch(() => false)
    setIsAsking(false)
    return wasDone
  }
  function change(next: string) {
    setText(next)
    setIsSent(false)
    setObjection(null)
    if (text === '') setBegun(props.seen ?? [])
    if (next !== '') return keep({ text: next, seen, wasSaving })
    setBegun(null)
    setRestored(null)
    return forget()
  }
  function discard() {
    if (isPending) return
    change('')
    field.current?.focus()
  }
  async function send({ confirmed, by = pressed }: { confirmed?: Objection; by?: Pressed } = {}) {
    setIsChecked(true)
    field.current?.focus()
    if (!parsed.success || isPending) return
    setPressed(by)
    const { output } = parsed
    const isSameSession = watchSession()
    const wasDone = await wasLostDone(output.body)
    // The text stays a draft.
    if (!isSameSession()) return
    const isAnyway = confirmed?.isRead === true
    const mustCheck = !wasDone && !isAnyway
    if (mustCheck && (await isObjected(output.body, undefined, confirmed !== undefined))) return
    setObjection(null)
    keep({ text, seen, wasSaving: true, isSending: () => true })
    const isDone = watch?.(output.body)
    const settling = { isDone, isKnownDone: wasDone, isConfirmed: confirmed?.isRepeat }
    const variables = { id, detail: name, body: output, isAnyway, isSecond: by === 'second' }
    await message.submit({ ...variables, ...settling }, () => {
      setText('')
      setBegun(null)
      onType?.('')
      setRestored(null)
      setIsChecked(false)
      setIsSent(true)
    })
  }
  function type(next: string) {
    change(next)
    onType?.(next)
  }
  function pressKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event
    if (isComposing(nativeEvent)) return
    if (key === '/' && text === '' && onSlash) {
      event.preventDefault()
      onSlash()
    }
    if (key !== 'Enter') return
    // A second Enter on the button that led here would begin the text with a line break.
    if (ctrlKey || metaKey || text === '') event.preventDefault()
    if (!ctrlKey && !metaKey) return
    // The user answers an objection with its button, not with a key that was pressed before.
    if (!objection && (second || !shiftKey)) void send({ by: shiftKey ? 'second' : 'first' })
  }
  useTextHandle(handle, field, { change: type, submit: () => void send({ by: 'first' }) })
  const marks = renderMarks?.(text) ?? null

  return (
    <FieldFrame
      id={fieldId}
      label={label}
      error={error}
      isErrorLive
      tools={tools}
      isLabelHidden={!isMain}
      count={
        isLong ? `${formatCount(length)} of ${formatCount(MAX_MESSAGE)} characters` : undefined
      }
    >
      {restored && (
        <RestoredNote
          id={`${fieldId}-draft`}
          isTyped
          isFileMissing={false}
          {...restored}
          warning={MAY_BE_SENT}
          onDiscard={discard}
          findField={() => field.current}
        />
      )}
      <div className="flex flex-wrap items-end justify-end gap-near">
        {/* At least as high as the buttons beside it. */}
        <div className={clsx('relative flex grow self-stretch', isMain ? 'basis-48' : 'basis-36')}>
          {marks !== null && <Marks>{marks}</Marks>}
          <TextArea
            ref={field}
            id={fieldId}
            data-key={isMain ? 'r' : undefined}
            data-slot={isMain ? 'text-area' : 'note'}
            aria-describedby={clsx(restored && `${fieldId}-draft`, `${fieldId}-note`)}
            aria-invalid={error !== undefined}
            placeholder={isMain ? undefined : label}
            className={clsx(
              'max-h-[min(15rem,20dvh)]',
              isMain
                ? 'min-h-16 max-sm:min-h-22 low:min-h-22 [@media(width<24rem)_and_(height<45rem)]:min-h-16'
                : 'min-h-control',
              marks !== null && 'relative bg-transparent! [scrollbar-gutter:stable]',
            )}
            value={text}
            readOnly={isPending}
            onChange={({ target }) => type(target.value)}
            onKeyDown={pressKey}
            onScroll={({ currentTarget: { previousElementSibling, scrollTop } }) => {
              if (previousElementSibling) previousElementSibling.scrollTop = scrollTop
            }}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-near sm:flex-col-reverse sm:justify-between sm:gap-1 sm:self-stretch sm:each:w-full small:w-full small:each:grow small:each:px-2 small:[&_svg]:hidden">
          {second && (
            <Button
              variant="outline"
              loading={isPending && pressed === 'second'}
              disabled={objection !== null || isPending}
              {...hintProps(second.label, `${MODIFIER_LABEL} Shift Enter`)}
              onClick={() => void send({ by: 'second' })}
            >
              <second.icon />
              <span>{second.label}</span>
            </Button>
          )}
          <Button
            variant={isMain ? 'primary' : 'outline'}
            loading={isPending && pressed === 'first'}
            disabled={objection !== null || (isPending && pressed === 'second')}
            {...hintProps(button.label, `${MODIFIER_LABEL} Enter`)}
            onClick={() => void send({ by: 'first' })}
          >
            <button.icon />
            <span>{button.label}</span>
          </Button>
        </div>
      </div>
      {objection && (
        // Above the box, whose buttons must not move under the pointer.
        <div className="order-first flex flex-wrap items-center justify-between gap-near rounded-md bg-orange/12 px-3 py-1.5 text-orange">
          <p role="alert" className="min-w-0 wrap-anywhere">
            <Sentence text={objection.text} />
          </p>
          <Button variant="outline" size="sm" onClick={() => void send({ confirmed: objection })}>
            {objection.label}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {isSent && success}
      </p>
    </FieldFrame>
  )
}

/** Behind a text area, line by line as in it. */
const Marks = ({ children }: { children: ReactNode }) => (
  <div
    aria-hidden="true"
    className="absolute inset-0 [scrollbar-gutter:stable] overflow-hidden rounded-md border border-transparent bg-card px-3 py-1.5 wrap-break-word whitespace-pre-wrap text-transparent"
  >
    {children}
  </div>
)
