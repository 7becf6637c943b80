import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { DialogFooter } from '@/components/overlays/dialog'
import { Button, buttonVariants } from '@/components/ui/button'
import { ignorePressesBriefly } from '@/lib/ignore-presses'
import type { Run } from './run'

/** The buttons under the pointer have changed, and the button that had the focus is gone. */
function useNewFooter() {
  const footer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ignorePressesBriefly()
    const buttons = footer.current?.querySelectorAll('button') ?? []
    ;[...buttons].at(-1)?.focus()
  }, [])
  return footer
}

export function ActiveFooter({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  return (
    <DialogFooter ref={useNewFooter()}>
      <Button variant="outline" loading={isStopping} onClick={onStop}>
        Stop
      </Button>
    </DialogFooter>
  )
}

interface OverFooterProps {
  run: Run
  onClose: () => void
  children: ReactNode
}

export function OverFooter({ run, onClose, children }: OverFooterProps) {
  return (
    <DialogFooter ref={useNewFooter()}>
      <Button variant="outline" className="sm:mr-auto" onClick={() => run.saveResults()}>
        <Download />
        Download results
      </Button>
      {run.found !== undefined && (
        <Link
          to="."
          search={{ search: run.found }}
          preload={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          {`Show these ${run.noun[1]}`}
        </Link>
      )}
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
      {children}
    </DialogFooter>
  )
}
