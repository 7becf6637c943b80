import { CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { resolveValue, toast as toasts, useToaster, type Toast } from 'react-hot-toast/headless'
import { cn } from '@/lib/utils'

const DISMISS_AT = 0.8

const looks = {
  success: { icon: CircleCheck, className: 'border-l-green-700 [&>svg]:text-green-700' },
  error: { icon: CircleX, className: 'border-l-destructive [&>svg]:text-destructive' },
  warning: { icon: TriangleAlert, className: 'border-l-amber-500 [&>svg]:text-amber-700' },
}

/** The toasts, top right: they wait while hovered or while the window has lost the focus; Alt+T goes to the newest. */
export function Toaster() {
  const { toasts: all, handlers } = useToaster()
  const list = useRef<HTMLDivElement>(null)
  const { startPause, endPause } = handlers

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || event.code !== 'KeyT') return
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('[data-slot=toast]')?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('blur', startPause)
    window.addEventListener('focus', endPause)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('blur', startPause)
      window.removeEventListener('focus', endPause)
    }
  }, [startPause, endPause])

  return (
    <section
      aria-label="Notifications, Alt+T"
      className="pointer-events-none fixed top-4 right-4 z-60"
    >
      <div
        ref={list}
        onMouseEnter={startPause}
        onMouseLeave={endPause}
        className="flex w-88 max-w-[calc(100vw-2rem)] flex-col gap-2"
      >
        {all
          .filter((toast) => toast.visible)
          .map((toast) => (
            <ToastItem key={toast.id} toast={toast} />
          ))}
      </div>
    </section>
  )
}

function lookOf({ type }: Toast) {
  return looks[type === 'success' || type === 'error' ? type : 'warning']
}

function ToastItem({ toast }: { toast: Toast }) {
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null)
  const { icon: Icon, className } = lookOf(toast)
  const [title, ...details] = String(resolveValue(toast.message, toast)).split('\n')
  const dismiss = () => toasts.dismiss(toast.id)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button')))
      return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: event.clientX, by: 0 })
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (drag) setDrag({ ...drag, by: event.clientX - drag.from })
  }
  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    if (drag && Math.abs(drag.by) > event.currentTarget.offsetWidth * DISMISS_AT) dismiss()
    setDrag(null)
  }

  return (
    <div
      data-slot="toast"
      role={toast.type === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss()
      }}
      style={drag ? { transform: `translateX(${drag.by}px)` } : {}}
      className={cn(
        'pointer-events-auto flex animate-[slide-in-right_180ms_ease-out] touch-pan-y items-start gap-3 rounded-md border border-l-4 bg-card py-3 pr-2 pl-3 shadow-lg',
        !drag && 'transition-transform',
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere select-none">
        <p>{title}</p>
        {details.length > 0 && (
          <p className="line-clamp-6 text-muted-foreground">{details.join('\n')}</p>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="grid size-7 shrink-0 place-items-center rounded-sm hover:bg-muted"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
