import { Download } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { DialogFooter } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { ignorePressesBriefly } from '@/lib/ignore-presses'

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
  onDownload: () => void
  onClose: () => void
  link: ReactNode
  children: ReactNode
}

export function OverFooter({ onDownload, onClose, link, children }: OverFooterProps) {
  return (
    <DialogFooter ref={useNewFooter()}>
      <Button variant="outline" className="sm:mr-auto" onClick={onDownload}>
        <Download />
        Download results
      </Button>
      {link}
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
      {children}
    </DialogFooter>
  )
}
