import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type PointerEvent } from 'react'
import { resolveValue, type Toast } from 'react-hot-toast/headless'
import { Sentence } from '@/components/ui/sentence'
import { tooltipProps } from '@/components/ui/tooltip-props'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { withoutIsolates } from '@/lib/isolate'
import { findFirst } from '@/lib/overlays'
import type { ToastContent } from '@/lib/toast'
import { UndoButton } from './undo-button'

const SHOWN_MS = 5000
/** It takes time to see a mistake, and to reach its Undo with the keyboard. */
const UNDOABLE_MS = 10_000
const DISMISS_AT = 0.8
// A finger that selects text by a long press moves less.
const DRAG_FROM_PX = 10

const looks = {
  success: { label: 'Done', icon: CircleCheck, className: 'border-l-green [&>svg]:text-green' },
  error: { label: 'Error', icon: CircleX, className: 'border-l-danger [&>svg]:text-danger' },
  warning: {
    label: 'Warning',
    icon: TriangleAlert,
    className: 'border-l-orange [&>svg]:text-orange',
  },
}

interface Countdown {
  start: number
  ms: number
  isPaused: boolean
}

/** Calls `onEnd` `ms` after `start`, without paused time. A new `start` restarts the countdown. */
function useCountdown({ start, ms, isPaused }: Countdown, onEnd: () => void) {
  const left = useRef({ start, ms })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left.current.start !== start) left.current = { start, ms }
    if (isPaused) return undefined
    // Not Date.now(): the system clock may be set back while the toast is hovered.
    const since = performance.now()
    const timer = setTimeout(() => end(), left.current.ms)
    return () => {
      clearTimeout(timer)
      left.current.ms -= performance.now() - since
    }
  }, [start, ms, isPaused])
}

interface ToastItemProps {
  toast: Toast
  isUndoable: boolean
  isPaused: boolean
  onHover: (isHovered: boolean) => void
  onDismiss: () => void
  /** Returns the element to focus after a toast that had the focus was removed. */
  findFallback: () => HTMLElement | null
}

/** Whether the press is for a control or, with a mouse, selects text. */
function isForContent({ target, pointerType }: PointerEvent) {
  const selector = pointerType === 'mouse' ? 'a, button, [data-slot="toast-text"]' : 'a, button'
  return target instanceof Element && target.closest(selector) !== null
}

/**
 * A toast with its timer. Dragging it by more than 80 percent of its width dismisses it. A mouse
 * drags it beside its text, which it selects. It has no role of a live region, because the toaster
 * is one.
 */
export function ToastItem(props: ToastItemProps) {
  const { toast, isUndoable, isPaused, onHover, onDismiss, findFallback } = props
  const item = useRef<HTMLDivElement>(null)
  useFocusFallback(item, findFallback)

  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null)
  useCountdown(
    {
      start: toast.createdAt,
      ms: isUndoable ? UNDOABLE_MS : SHOWN_MS,
      isPaused: isPaused || drag !== null,
    },
    onDismiss,
  )
  const { type } = toast
  const kind = type === 'success' || type === 'error' ? type : 'warning'
  const { label, icon: Icon, className } = looks[kind]

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || isForContent(event)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: event.clientX, by: 0 })
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!drag) return
    const by = event.clientX - drag.from
    setDrag({ ...drag, by: drag.by === 0 && Math.abs(by) < DRAG_FROM_PX ? 0 : by })
  }
  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    if (drag && Math.abs(drag.by) > event.currentTarget.offsetWidth * DISMISS_AT) onDismiss()
    setDrag(null)
  }

  return (
    <div
      ref={item}
      data-slot="toast"
      data-toast={toast.id}
      data-kind={kind}
      role="group"
      aria-label={label}
      tabIndex={-1}
      // Touch also fires this event, but does not hover.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(true)}
      onPointerLeave={() => onHover(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
      style={drag ? { transform: `translateX(${drag.by}px)` } : {}}
      className={clsx(
        'pointer-events-auto flex w-max max-w-110 animate-[slide-in-right_180ms_ease-out] touch-pan-y items-start gap-near rounded-md border border-l-4 bg-card py-1.5 pr-1.5 pl-2.5 leading-tight shadow-lg select-none max-md:w-full max-md:max-w-none md:min-w-60',
        !drag && 'transition-transform',
        className,
      )}
    >
      <Icon className="size-5 shrink-0" />
      {resolveValue(toast.message, toast)}
      <button
        type="button"
        aria-label="Dismiss"
        {...tooltipProps('Dismiss')}
        onClick={onDismiss}
        className="grid size-7 shrink-0 place-items-center rounded-sm hover:bg-muted pointer-coarse:-my-2 pointer-coarse:size-control"
      >
        <X className="size-4" />
      </button>
    </div>
  )
}

export const findNewestToast = () => findFirst('[data-slot="toast"]')

// As wide as the text: a press beside it drags the toast.
const TEXT = 'w-fit cursor-text select-text'

interface ToastTextProps extends Pick<ToastContent, 'text' | 'view' | 'wayBack'> {
  onUndone: () => void
}

export function ToastText({ text, view, wayBack, onUndone }: ToastTextProps) {
  const [title = '', ...details] = text.split('\n')
  const detail = details.join('\n')
  const titleId = useId()
  return (
    <>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p
          id={titleId}
          data-slot="toast-text"
          title={withoutIsolates(title)}
          className={clsx(TEXT, 'line-clamp-6')}
        >
          <Sentence text={title} />
        </p>
        {detail && (
          <p
            data-slot="toast-text"
            title={withoutIsolates(detail)}
            // Clamped after a success, because long text would cover the page below the header.
            className={clsx(
              TEXT,
              'line-clamp-6 text-sm leading-tight text-muted-foreground in-[[data-kind=success]:not(:hover,:focus-within)]:line-clamp-1',
            )}
          >
            <Sentence text={detail} />
          </p>
        )}
      </div>
      {view && (
        <Link {...view} className="self-center text-brand underline underline-offset-4">
          View
        </Link>
      )}
      {wayBack && (
        <UndoButton
          wayBack={wayBack}
          describedBy={titleId}
          className="self-center"
          findFallback={findNewestToast}
          onUndone={onUndone}
        />
      )}
    </>
  )
}
