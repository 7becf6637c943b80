import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DayAndTime } from '@/components/ui/date-time'
import { TEXT_LINK } from '@/components/ui/links'
import { Skeleton } from '@/components/ui/skeleton'
import { shorten } from '@/lib/format'
import { isByAdmin, type Message } from './resource'

// In characters. Browsers render any 2,000 characters quickly, but take half a second for 20,000 in
// some scripts.
const MAX_FIRST = 2000
export const MAX_BODY = 20_000

export const NO_MESSAGES = 'No messages yet.'
export const NOT_PROVIDED = 'This backend does not provide the messages.'

interface ConversationProps {
  /** Undefined while they load. Null if the backend does not send them. */
  messages: readonly Message[] | null | undefined
  ownId: string | null
  /** A new number scrolls the newest message into view, wherever the conversation is. */
  reveals: number
}

function isInView(element: Element) {
  const { bottom } = element.getBoundingClientRect()
  const scroller = element.closest('[data-slot="dialog-body"]')
  return !scroller || bottom <= scroller.getBoundingClientRect().bottom + 1
}

/**
 * Scrolls the newest message into view. The end of an earlier one is then scrolled out of view,
 * unless that would leave much space below.
 */
function showNewest(list: HTMLElement) {
  list.style.paddingBottom = ''
  list.lastElementChild?.scrollIntoView({ block: 'nearest' })
  const scroller = list.closest('[data-slot="dialog-body"]')
  if (!scroller) return
  const { top, height } = scroller.getBoundingClientRect()
  const starts = Array.from(list.children, (item) => item.getBoundingClientRect().top - top)
  const rest = starts.find((start) => start > -1) ?? 0
  if (starts[0] === rest || rest > height / 2) return
  list.style.paddingBottom = `calc(var(--spacing-near) + ${rest}px)`
  scroller.scrollTop += rest
}

/**
 * Keeps the newest message in view when the conversation becomes lower, such as above the keyboard of
 * a phone, unless the administrator has scrolled away from it.
 */
function keepNewest(list: HTMLElement) {
  const scroller = list.closest('[data-slot="dialog-body"]')
  if (!scroller) return undefined
  let isAtEnd = true
  const onScroll = () => {
    isAtEnd = !list.lastElementChild || isInView(list.lastElementChild)
  }
  const observer = new ResizeObserver(() => {
    if (isAtEnd) showNewest(list)
  })
  observer.observe(scroller)
  scroller.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    observer.disconnect()
    scroller.removeEventListener('scroll', onScroll)
  }
}

/** The messages of a ticket, oldest first. Messages of administrators are on the right. */
export function Conversation({ messages, ...props }: ConversationProps) {
  if (messages === null) {
    return <p className="text-muted-foreground">{NOT_PROVIDED}</p>
  }
  if (!messages) return <Skeleton className="h-16 w-3/4" />
  return (
    // Screen readers announce new messages, but not those that the log begins with.
    <div role="log" aria-label="Conversation" aria-live="polite" aria-relevant="additions">
      {messages.length === 0 ? (
        <p className="text-muted-foreground">{NO_MESSAGES}</p>
      ) : (
        <Messages messages={messages} {...props} />
      )}
    </div>
  )
}

interface MessagesProps extends ConversationProps {
  messages: readonly Message[]
}

function Messages({ messages, ownId, reveals }: MessagesProps) {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(0)
  const count = messages.length
  const isOwn = ownId !== null && messages.at(-1)?.by?.id === ownId
  // Scrolls the newest message into view, unless the administrator has scrolled away from the
  // previous one.
  useEffect(() => {
    const before = list.current?.children[shown.current - 1]
    if (list.current && (!before || isOwn || isInView(before))) showNewest(list.current)
    shown.current = count
  }, [count, isOwn])
  useEffect(() => {
    if (reveals > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [reveals])
  useEffect(() => (list.current ? keepNewest(list.current) : undefined), [])
  return (
    <ol
      ref={list}
      // Lets keyboard users scroll the conversation, which may contain no link.
      tabIndex={0}
      aria-label="Messages"
      className="flex flex-col gap-apart pb-near"
    >
      {messages.map((message) => (
        <Bubble key={message.id} message={message} ownId={ownId} />
      ))}
    </ol>
  )
}

interface BubbleProps {
  message: Message
  ownId: string | null
}

function Bubble({ message, ownId }: BubbleProps) {
  const { body, by, createdAt, images } = message
  const isAdmin = isByAdmin(message)
  const isOwn = ownId !== null && by?.id === ownId
  return (
    <li
      className={clsx(
        'flex max-w-[85%] flex-col gap-1 last:scroll-mb-near',
        isAdmin ? 'items-end self-end' : 'items-start self-start',
      )}
    >
      {/* In sight as long as a part of the message is. */}
      <p
        className={clsx(
          'sticky -top-1 z-10 self-stretch bg-card text-sm text-muted-foreground',
          isAdmin && 'text-right',
        )}
      >
        {isOwn ? (
          <span>You</span>
        ) : (
          <bdi translate="no">{shorten(by?.name ?? by?.id ?? 'Unknown')}</bdi>
        )}
        <span>, </span>
        <DayAndTime at={createdAt} />
      </p>
      {body && <MessageText text={body} className={isAdmin ? 'bg-brand/12' : 'bg-muted'} />}
      {[...new Set(images)].map((url) => url && <MessageImage key={url} url={url} />)}
    </li>
  )
}

/** A button shows the rest of a long message. */
function MessageText({ text, className }: { text: string; className: string }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <p
        dir="auto"
        className={clsx('rounded-lg px-3 py-2 wrap-anywhere whitespace-pre-line', className)}
      >
        {shorten(text, isWhole ? MAX_BODY : MAX_FIRST)}
      </p>
      {text.length > MAX_FIRST && (
        <Button variant="outline" size="sm" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show the whole message'}
        </Button>
      )}
    </>
  )
}

/** The Content-Security-Policy only allows images from the origins of the API. */
function MessageImage({ url }: { url: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <p className="text-muted-foreground">The image could not be loaded.</p>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={TEXT_LINK}>
      <img
        src={url}
        alt="Attachment"
        referrerPolicy="no-referrer"
        // The fixed height keeps the newest message in view when the image arrives.
        className="h-48 max-w-full rounded-md border object-contain"
        onError={() => setHasFailed(true)}
      />
    </a>
  )
}
