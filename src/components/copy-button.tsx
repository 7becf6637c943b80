import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './ui/button'

const SHOWN_MS = 2000

/** Copies `text`, and says for a while that it is done, or that the browser refused. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
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
  const said = { copied: 'Copied', refused: 'The browser does not allow copying' }
  return (
    <span className="-my-2 inline-flex items-center gap-1">
      <Button variant="ghost" size="icon" aria-label={label} onClick={() => void copy()}>
        {outcome === 'copied' ? <Check /> : <Copy />}
      </Button>
      <span role="status" className="text-muted-foreground">
        {outcome && said[outcome]}
      </span>
    </span>
  )
}
