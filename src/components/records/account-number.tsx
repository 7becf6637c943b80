import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EMPTY, shorten } from '@/lib/format'
import { isMasked, maskAccount } from '@/lib/masks'

const SHOWN_MS = 30_000

// As high as the button, which is missing in a list.
const LINE = 'flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 pointer-coarse:min-h-control'

/** A button reveals the number for 30 seconds, or until the tab is hidden. */
export function AccountNumber({ number }: { number: string | null }) {
  const [isShown, setIsShown] = useState(false)
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
  if (isMasked(number)) return <span className={LINE}>{maskAccount(number)}</span>
  return (
    <span className={LINE}>
      {isShown ? shorten(number) : maskAccount(number)}
      <Button variant="outline" size="sm" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide account number' : 'Show account number'}
      </Button>
    </span>
  )
}
