import { clsx } from 'clsx'
import { Check, Copy, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from './button'

const OUTCOME_MS = 2000

const outcomes = {
  copied: { text: 'Copied', icon: Check },
  refused: { text: 'Your browser blocked copying', icon: X },
}

interface CopyButtonProps {
  text: string
  label: string
  /** With a mouse, visible only while its row is hovered or focused. */
  isQuiet?: boolean
}

const QUIET =
  'pointer-fine:opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100'
const BUBBLE =
  'pointer-events-none absolute right-0 bottom-full z-10 animate-[fade-in_100ms] rounded-md bg-foreground px-2 py-0.5 text-sm whitespace-nowrap text-background'

export default function CopyButton({ text, label, isQuiet = false }: CopyButtonProps) {
  const [result, setResult] = useState<keyof typeof outcomes | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function copy() {
    // Cleared first, so that screen readers announce the same result again.
    setResult(null)
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      // Permission was denied, or `navigator.clipboard` is undefined in an insecure context.
      setResult('refused')
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResult(null), OUTCOME_MS)
  }

  const outcome = result && outcomes[result]
  const Icon = outcome?.icon ?? Copy
  return (
    <span className="relative -my-2 inline-flex shrink-0 pointer-coarse:-mx-2 pointer-coarse:-my-3">
      <Button
        variant="ghost"
        size={isQuiet ? 'iconSmall' : 'icon'}
        aria-label={label}
        className={clsx(isQuiet && 'text-muted-foreground', isQuiet && !outcome && QUIET)}
        tooltip={outcome ? null : undefined}
        onClick={() => void copy()}
      >
        <Icon />
      </Button>
      {/* Always rendered, so that screen readers announce its content. */}
      <span role="status" className={outcome ? BUBBLE : 'sr-only'}>
        {outcome?.text}
      </span>
    </span>
  )
}
