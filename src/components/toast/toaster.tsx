import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast as toasts, useToaster } from 'react-hot-toast/headless'
import { useMediaQuery } from '@/hooks/use-media-query'
import { shortcutKey } from '@/lib/keys'
import { publishHeight } from '@/lib/publish-height'
import { setToaster, type ToastContent } from '@/lib/toast'
import { subscribeToSession } from '@/memory/session'
import { findNewestToast, ToastItem, ToastText } from './toast-item'

const MAX_TOASTS = 4

/** The number of toasts that fit side by side. */
function useRoom() {
  const isNarrow = useMediaQuery('(width < 64rem)')
  const isWide = useMediaQuery('(width >= 90rem)')
  return isNarrow ? 1 : isWide ? 3 : 2
}

const show = { success: toasts.success, warning: toasts, error: toasts.error }

/** The ids of the toasts with an Undo. */
const undoable = new Set<string>()

function showToast({ kind, text, view, wayBack }: ToastContent) {
  if (kind === 'dismiss') return toasts.dismiss(text)
  // The text is the id, so that a toast is not shown twice. An error replaces the one with the same
  // title: the panels of a page may fail together with different messages.
  const id = kind === 'error' ? text.replace(/\n.*/s, '') : text
  // ToastItem counts the duration. The library ignores a `removeDelay` of 0.
  const options = { id, duration: Infinity, removeDelay: 1 }
  const onUndone = () => toasts.dismiss(id)
  if (wayBack) undoable.add(id)
  else undoable.delete(id)
  show[kind](<ToastText {...{ text, view, wayBack, onUndone }} />, options)
  return undefined
}

// Dialogs reserve this height.
const publishToasterHeight = publishHeight('--toaster-height', '[data-slot="dialog-overlay"]')

function toastIdOf(target: EventTarget | null) {
  const item = target instanceof Element ? target.closest('[data-toast]') : null
  return item?.getAttribute('data-toast') ?? null
}

/**
 * The toasts, at the top right: styles.css says where they cover no button of the page, and not the
 * user menu. At most 4 are kept. If they do not all fit, the newest are shown first, and each is shown for its
 * full duration.
 *
 * Timers pause while a toast is hovered or focused, and while the window is not focused. Alt+T
 * focuses the newest toast. Escape dismisses it and restores the focus.
 *
 * react-hot-toast/headless only provides the queue. Its own renderer injects styles, which the CSP
 * forbids.
 */
export default function Toaster() {
  const visible = useToaster()
    .toasts.filter((toast) => toast.visible)
    .toSorted((a, b) => b.createdAt - a.createdAt)
  const shown = visible.slice(0, useRoom())
  useEffect(() => setToaster(showToast), [])
  const dismissErrors = useEffectEvent(() => {
    for (const { id, type } of visible) if (type === 'error') toasts.dismiss(id)
  })
  useEffect(
    () =>
      subscribeToSession((change) => {
        if (change === 'login') dismissErrors()
      }),
    [],
  )
  const previousFocus = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  // Whether the window has the focus. Initially whether it is visible.
  const [hasFocus, setHasFocus] = useState(() => document.visibilityState !== 'hidden')
  const isPaused = !hasFocus || visible.some(({ id }) => id === hovered || id === focused)
  // Removing a toast under the pointer fires no pointerleave event.
  if (hovered !== null && !shown.some(({ id }) => id === hovered)) setHovered(null)

  const findFallback = useCallback(() => findNewestToast() ?? previousFocus.current, [])

  useEffect(() => {
    for (const { id } of visible.slice(MAX_TOASTS)) toasts.dismiss(id)
    const ids = new Set(visible.map(({ id }) => id))
    for (const id of undoable) if (!ids.has(id)) undoable.delete(id)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const newest = findNewestToast()
    if (event.altKey && !event.ctrlKey && shortcutKey(event) === 't' && newest) {
      event.preventDefault()
      newest.focus()
    }
    const toast = toastIdOf(event.target)
    if (event.key !== 'Escape' || toast === null) return
    // Keeps a dialog below it open.
    event.stopPropagation()
    toasts.dismiss(toast)
  })
  const onFocusMove = useEffectEvent((event: FocusEvent) => {
    const isFocusIn = event.type === 'focusin'
    const entered = toastIdOf(isFocusIn ? event.target : event.relatedTarget)
    setFocused(entered)
    if (entered === null) return
    const { relatedTarget } = event
    if (isFocusIn && relatedTarget instanceof HTMLElement && toastIdOf(relatedTarget) === null) {
      previousFocus.current = relatedTarget
    }
    // An open dialog would take the focus back.
    event.stopPropagation()
  })
  useEffect(() => {
    const controller = new AbortController()
    // Before any other listener.
    const options = { capture: true, signal: controller.signal }
    window.addEventListener('keydown', (event) => onKeyDown(event), options)
    window.addEventListener('focusin', (event) => onFocusMove(event), options)
    window.addEventListener('focusout', (event) => onFocusMove(event), options)
    window.addEventListener('focus', () => setHasFocus(true), { signal: controller.signal })
    window.addEventListener('blur', () => setHasFocus(false), { signal: controller.signal })
    return () => controller.abort()
  }, [])

  return (
    <section
      ref={publishToasterHeight}
      id="toaster"
      aria-label="Notifications, Alt+T"
      // A modal dialog does not hide live regions from screen readers.
      aria-live="polite"
      // A dialog would treat this as a click outside and close.
      onPointerDown={(event) => event.stopPropagation()}
      className="pointer-events-none fixed z-60 flex flex-row-reverse items-start gap-near max-md:left-2"
    >
      {shown.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isUndoable={undoable.has(toast.id)}
          isPaused={isPaused}
          onHover={(isHovered) => setHovered(isHovered ? toast.id : null)}
          onDismiss={() => toasts.dismiss(toast.id)}
          findFallback={findFallback}
        />
      ))}
    </section>
  )
}
