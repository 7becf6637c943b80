import { createStore, useSelector } from '@tanstack/react-store'
import { createContext, use } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '@/lib/after-paint'

/** What Ctrl+P prints of a page that has several printouts. */
const FIRST = 0

// The index of the printout that is printed. Null while the browser does not print.
const printed = createStore<number | null>(null)
let wanted = FIRST

// The paper is laid out right after this event. A shorter page than that of the screen loses its
// scroll position.
let scrollTop = 0
window.addEventListener('beforeprint', () => {
  scrollTop = window.scrollY
  flushSync(() => printed.setState(() => wanted))
})
window.addEventListener('afterprint', () => {
  wanted = FIRST
  flushSync(() => printed.setState(() => null))
  window.scrollTo({ top: scrollTop, behavior: 'instant' })
})

const isIndex = (index: number | null) => index !== null

/** For the provider of `PrintingContext`. */
export const useWatchedPrinting = () => useSelector(printed, isIndex)

/** A context, because a page of rows has a hundred users of it. */
export const PrintingContext = createContext(false)

/** Whether the browser prints the page. What is only for paper is rendered only then. */
export const useIsPrinting = () => use(PrintingContext)

/** `useIsPrinting` for functions that a component with that hook calls. */
export const isPrinting = () => isIndex(printed.get())

/** The index of the printout to render. Null while the browser does not print. */
export const usePrinted = () => useSelector(printed)

/**
 * Opens the dialog of the browser, after a menu has closed. Returns a function that cancels it.
 * `onEnd` is called when the dialog has closed, in some browsers when it has opened.
 */
export const print = (printout: number, onEnd: () => void) =>
  afterPaint(() => {
    wanted = printout
    window.print()
    onEnd()
  })
