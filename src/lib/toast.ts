import type { LinkProps } from '@tanstack/react-router'

export interface ToastContent {
  /** `dismiss` removes the toast with the same text. */
  kind: 'success' | 'warning' | 'error' | 'dismiss'
  /** The first line is the title. Further lines are shown muted below it. */
  text: string
  /** The target of the "View" link. */
  view: LinkProps | undefined
}

type Show = (content: ToastContent) => void

// Until the toaster is mounted.
const kept: ToastContent[] = []
let show: Show | null = null
let loadToaster = () => {}

const add = (kind: ToastContent['kind']) => (text: string, view?: LinkProps) => {
  const content = { kind, text, view }
  if (show) show(content)
  else {
    kept.push(content)
    loadToaster()
  }
}

/** Shows a toast, or removes one. The toaster sets how: this module must not depend on a component. */
export const toast = {
  success: add('success'),
  warning: add('warning'),
  error: add('error'),
  dismiss: add('dismiss'),
}

/** Called for each toast that waits for the toaster. */
export function setToasterLoader(load: () => void) {
  loadToaster = load
}

/** Shows toasts from now on, and those that were kept. Returns a function that undoes it. */
export function setToaster(showToast: Show) {
  show = showToast
  drainToasts().forEach(showToast)
  return () => {
    show = null
  }
}

export const drainToasts = () => kept.splice(0)
