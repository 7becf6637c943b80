import type { LinkProps } from '@tanstack/react-router'
import type { WayBack } from './way-back'

interface ToastControls {
  /** The target of the "View" link. */
  view?: LinkProps | undefined
  /** What the "Undo" button does. */
  wayBack?: WayBack | undefined
}

export interface ToastContent extends ToastControls {
  /** `dismiss` removes the toast with the same text. */
  kind: 'success' | 'warning' | 'error' | 'dismiss'
  /** The first line is the title. Further lines are shown muted below it. */
  text: string
}

type Show = (content: ToastContent) => void

// The toasts until the toaster is mounted.
const kept: ToastContent[] = []
let show: Show | null = null
let loadToaster = () => {}

const add =
  (kind: ToastContent['kind']) =>
  (text: string, controls: ToastControls = {}) => {
    const content = { kind, text, ...controls }
    if (show) show(content)
    else {
      kept.push(content)
      loadToaster()
    }
  }

/**
 * Shows or removes a toast. The toaster registers itself, because this module must not import a
 * component.
 */
export const toast = {
  success: add('success'),
  warning: add('warning'),
  error: add('error'),
  dismiss: add('dismiss'),
}

/** `load` is called for each toast that waits for the toaster. */
export function setToasterLoader(load: () => void) {
  loadToaster = load
}

/** Shows the waiting toasts and all later ones. Returns a function that undoes it. */
export function setToaster(showToast: Show) {
  show = showToast
  drainToasts().forEach(showToast)
  return () => {
    show = null
  }
}

export const drainToasts = () => kept.splice(0)
