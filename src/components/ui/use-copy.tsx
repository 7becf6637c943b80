import { useRef, useState } from 'react'

const OUTCOME_MS = 2000

const outcomes = {
  copied: 'Copied',
  refused: 'Your browser blocked copying',
} as const

export type CopyOutcome = keyof typeof outcomes

/** Copies a text. The outcome is null again after two seconds. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function copy(text: string) {
    // Cleared first, so that screen readers announce the same outcome again.
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Permission was denied, or `navigator.clipboard` is undefined in an insecure context.
      setOutcome('refused')
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOutcome(null), OUTCOME_MS)
  }
  return { outcome, copy }
}

const BUBBLE =
  'pointer-events-none absolute z-10 animate-[fade-in_100ms] rounded-md bg-foreground px-2 py-0.5 text-sm whitespace-nowrap text-background'

interface CopyStatusProps {
  outcome: CopyOutcome | null
  /** The top right corner of the button in its positioned container, in px. By default, the container's. */
  corner?: { x: number; y: number } | undefined
}

/** The outcome, above the button. Always rendered, so that screen readers announce its text. */
export function CopyStatus({ outcome, corner }: CopyStatusProps) {
  const place = corner ? '-translate-full' : 'right-0 bottom-full'
  return (
    <span
      role="status"
      className={outcome ? `${BUBBLE} ${place}` : 'sr-only'}
      style={outcome && corner ? { left: corner.x, top: corner.y } : {}}
    >
      {outcome && outcomes[outcome]}
    </span>
  )
}
