import { Check, Copy, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { announce } from '@/lib/announce'
import { Button } from './ui/button'

const SHOWN_MS = 2000

const outcomes = {
  copied: { text: 'Copied', icon: Check },
  refused: { text: 'The browser does not allow copying', icon: X },
}

interface CopyButtonProps {
  text: string
  label: string
  className?: string
}

/** Copies `text`, and says for a while that it is done, or that the browser refused. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    announce(outcomes[outcome].text)
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // The browser refuses where the page is not secure, or was told to.
      setOutcome('refused')
    }
  }
  const said = outcome && outcomes[outcome]
  const Icon = said?.icon ?? Copy
  return (
    <span className="relative -my-2 inline-flex shrink-0">
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        className={said ? undefined : className}
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" />
      </Button>
      {said && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-0 bottom-full z-10 animate-[fade-in_100ms] rounded-md bg-foreground px-2 py-0.5 text-sm whitespace-nowrap text-background"
        >
          {said.text}
        </span>
      )}
    </span>
  )
}
