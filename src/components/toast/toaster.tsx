import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast as toasts, useToaster } from 'react-hot-toast/headless'
import { giveFocusTo } from '@/lib/focus'
import { subscribeToSession } from '@/lib/session'
import { drainToasts, useQueuedToasts, type QueuedToast } from '@/lib/toast'
import { ToastItem, ToastText } from './toast-item'

const MAX_TOASTS = 4

const show = { success: toasts.success, warning: toasts, error: toasts.error }

function raise(notice: QueuedToast) {
  const { kind, text } = notice
  if (kind === 'dismiss') return toasts.dismiss(text)
  // The text is the id: the same toast is never shown twice at once. The duration is counted by ToastItem.
  show[kind](<ToastText notice={notice} />, { id: text, duration: Infinity })
  return undefined
}

/** Publishes the toaster's height to styles.css, where a dialog makes room for it. */
function observeHeight(element: HTMLElement | null) {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--toaster-height', `${element.offsetHeight}px`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** The toast that an event's target stands in, by its id. */
function toastOf(target: EventTarget | null) {
  const item = target instanceof Element ? target.closest('[data-toast]') : null
  return item?.getAttribute('data-toast') ?? null
}

function focusToast(id: string) {
  document.querySelector<HTMLElement>(`[data-toast="${CSS.escape(id)}"]`)?.focus()
}

/** Whether somebody may be looking: the window has the focus, or at first, is not hidden. */
function useWindowFocus() {
  const [hasFocus, setHasFocus] = useState(() => document.visibilityState !== 'hidden')
  useEffect(() => {
    const onFocus = () => setHasFocus(true)
    const onBlur = () => setHasFocus(false)
    window.addEventListener('focus', onFocus)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('blur', onBlur)
    }
  }, [])
  return hasFocus
}

/**
 * The toasts, top right, at most 4 (specification, section 9). They wait while one is hovered or has the focus, and while
 * the window has lost it. Alt+T goes to the newest; Escape dismisses it, and the focus goes back to where it was.
 */
export function Toaster() {
  const visible = useToaster()
    .toasts.filter((toast) => toast.visible)
    .toSorted((a, b) => b.createdAt - a.createdAt)
  const notices = useQueuedToasts()
  useEffect(() => {
    if (notices.length > 0) drainToasts().forEach(raise)
  }, [notices])
  const dismissFailures = useEffectEvent(() => {
    for (const { id, type } of visible) if (type === 'error') toasts.dismiss(id)
  })
  useEffect(
    () =>
      subscribeToSession((change) => {
        if (change === 'login') dismissFailures()
      }),
    [],
  )
  const cameFrom = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const hasFocus = useWindowFocus()
  const isPaused = !hasFocus || visible.some(({ id }) => id === hovered || id === focused)

  function dismiss(id: string) {
    const hadFocus = toastOf(document.activeElement) === id
    const next = visible.find((toast) => toast.id !== id)
    toasts.dismiss(id)
    if (!hadFocus) return
    if (next) focusToast(next.id)
    else giveFocusTo(cameFrom.current)
  }

  useEffect(() => {
    const [newest] = visible
    for (const { id } of visible.slice(MAX_TOASTS)) {
      if (newest && toastOf(document.activeElement) === id) focusToast(newest.id)
      toasts.dismiss(id)
    }
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const [newest] = visible
    if (event.altKey && event.code === 'KeyT' && newest) {
      event.preventDefault()
      focusToast(newest.id)
    }
    const toast = toastOf(event.target)
    if (event.key !== 'Escape' || toast === null) return
    // A dialog under it stays open.
    event.stopPropagation()
    dismiss(toast)
  })
  const onFocusMove = useEffectEvent((event: FocusEvent) => {
    const isComing = event.type === 'focusin'
    const entered = toastOf(isComing ? event.target : event.relatedTarget)
    setFocused(entered)
    if (entered === null) return
    const { relatedTarget } = event
    if (isComing && relatedTarget instanceof HTMLElement && toastOf(relatedTarget) === null) {
      cameFrom.current = relatedTarget
    }
    // An open dialog would fetch the focus back.
    event.stopPropagation()
  })
  useEffect(() => {
    const controller = new AbortController()
    // Before anybody else hears of it.
    const options = { capture: true, signal: controller.signal }
    window.addEventListener('keydown', (event) => onKeyDown(event), options)
    window.addEventListener('focusin', (event) => onFocusMove(event), options)
    window.addEventListener('focusout', (event) => onFocusMove(event), options)
    return () => controller.abort()
  }, [])

  return (
    <section
      ref={observeHeight}
      data-slot="toaster"
      aria-label="Notifications, Alt+T"
      // Read out as they come, and not hidden by a modal dialog.
      aria-live="polite"
      // A dialog would take it for a click outside of it, and close.
      onPointerDown={(event) => event.stopPropagation()}
      className="pointer-events-none fixed top-(--toaster-top) right-4 z-60 flex w-88 max-w-[calc(100vw-2rem)] flex-col gap-2"
    >
      {visible.slice(0, MAX_TOASTS).map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isPaused={isPaused}
          onHover={(isHovered) => setHovered(isHovered ? toast.id : null)}
          onDismiss={() => dismiss(toast.id)}
        />
      ))}
    </section>
  )
}
