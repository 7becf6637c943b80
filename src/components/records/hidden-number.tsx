import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { EMPTY, shorten } from '@/lib/format'
import { isMasked } from '@/lib/masks'

const SHOWN_MS = 30_000

// As high as the button, which is missing in a list.
const LINE = 'flex min-h-8 flex-wrap items-center gap-x-near gap-y-1 pointer-coarse:min-h-control'

interface HiddenNumberProps {
  number: string | null
  /** What the button calls it: "account number". */
  name: string
  mask: (number: string) => string
  /** The number while it is shown. By default, its text. */
  children?: ReactNode
}

/** A button reveals the number for 30 seconds, or until the tab is hidden. */
export function HiddenNumber({ number, name, mask, children }: HiddenNumberProps) {
  const [isShown, setIsShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
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

  if (!number) return EMPTY
  if (isMasked(number)) return <span className={LINE}>{mask(number)}</span>
  return (
    <span className={LINE}>
      {/* The button keeps the focus, so screen readers would not notice the number. */}
      <span aria-live="polite">
        {isShown ? <Shown button={button}>{children ?? shorten(number)}</Shown> : mask(number)}
      </span>
      <Button ref={button} variant="outline" size="sm" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'} {name}
      </Button>
    </span>
  )
}

interface ShownProps {
  button: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** It may contain a link that has the focus when it is hidden. */
function Shown({ button, children }: ShownProps) {
  const shown = useRef<HTMLSpanElement>(null)
  const findButton = useCallback(() => button.current, [button])
  useFocusFallback(shown, findButton)
  return <span ref={shown}>{children}</span>
}
