import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { TEXT_LINK } from '@/components/ui/links'
import { isMasked } from '@/domain/masks'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { useIsPrinting } from '@/hooks/use-printing'
import { EMPTY, shorten } from '@/lib/format'

const SHOWN_MS = 30_000

const LINE = 'flex flex-wrap items-center gap-x-near pointer-coarse:gap-x-0'

interface HiddenNumberProps {
  number: string | null
  /** The name of the number on the button: "account number". */
  name: string
  mask: (number: string) => string
  /** Rendered while the number is shown. By default, the number as text. */
  children?: ReactNode
}

/**
 * A number behind a button. It is shown for 30 seconds, or until the tab is hidden. On paper it is
 * always masked.
 */
export function HiddenNumber({ number, name, mask, children }: HiddenNumberProps) {
  const [isShown, setIsShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isPrinting = useIsPrinting()
  useEffect(() => {
    if (!isShown) return undefined
    const hide = () => setIsShown(false)
    const timer = setTimeout(hide, SHOWN_MS)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isShown])

  if (!number) return <span>{EMPTY}</span>
  if (isMasked(number)) {
    return (
      <span translate="no" className={LINE}>
        {mask(number)}
      </span>
    )
  }
  return (
    <span className={LINE}>
      {/* The button keeps the focus, so screen readers would not notice the number. */}
      <span translate="no" aria-live="polite">
        {isShown && <Shown button={button}>{children ?? shorten(number)}</Shown>}
        {(!isShown || isPrinting) && <span className="inline-block">{mask(number)}</span>}
      </span>
      <button
        ref={button}
        type="button"
        className={`${TEXT_LINK} pointer-coarse:justify-center`}
        onClick={() => setIsShown(!isShown)}
      >
        <span key={String(isShown)}>
          {isShown ? 'Hide' : 'Show'} <span className="sr-only">{name}</span>
        </span>
      </button>
    </span>
  )
}

interface ShownProps {
  button: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** When the number is hidden again, a link in it may have the focus. */
function Shown({ button, children }: ShownProps) {
  const shown = useRef<HTMLSpanElement>(null)
  const findButton = useCallback(() => button.current, [button])
  useFocusFallback(shown, findButton)
  return (
    <span ref={shown} data-unprinted="">
      {children}
    </span>
  )
}
