import { Check, Copy, X } from 'lucide'
import { useEffect, useState } from 'react'
import { announce } from '@/lib/announce'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { Icon } from './icon'

const SHOWN_MS = 2000

const outcomes = {
  copied: { text: 'Copied', icon: Check },
  refused: { text: 'Your browser blocked copying', icon: X },
}

interface CopyButtonProps {
  text: string
  label: string
  /** In a table row: only visible while the row is hovered or has the focus. */
  isQuiet?: boolean
}

const QUIET =
  'pointer-fine:opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100'

/** Copies `text`, and shows for two seconds whether that worked. */
export function CopyButton({ text, label, isQuiet = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  function tell(what: keyof typeof outcomes) {
    setOutcome(what)
    announce(outcomes[what].text)
  }
  // Browsers block it on insecure pages and by policy.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tell('copied'),
      () => tell('refused'),
    )

  const said = outcome && outcomes[outcome]
  return (
    <span className="relative -my-2 inline-flex shrink-0 pointer-coarse:-mx-2">
      <Button
        variant="ghost"
        size={isQuiet ? 'iconSmall' : 'icon'}
        aria-label={label}
        className={cn(isQuiet && 'text-muted-foreground', isQuiet && !said && QUIET)}
        onClick={() => void copy()}
        // The outcome takes the tooltip's place.
        {...(said && { 'data-tooltip': undefined })}
      >
        <Icon of={said?.icon ?? Copy} />
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
