import { useBlocker, useRouter, type ShouldBlockFn } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Button } from './ui/button'
import { Dialog, DialogContent, DialogFooter } from './ui/dialog'

type BlockedNavigation = Parameters<ShouldBlockFn>[0]

/** The first field takes the focus, and what stands in it is not selected: the first key would replace it. */
function focusFirstField(event: Event) {
  const { currentTarget } = event
  if (!(currentTarget instanceof Element)) return
  event.preventDefault()
  currentTarget.querySelector<HTMLElement>('input:not([readonly]), select')?.focus()
}

interface FormDialogProps {
  title: string
  /** Something was typed that closing would lose: it asks first. */
  isChanged: boolean
  onClose: () => void
  /** The form, with what closes the dialog for its Cancel button. */
  children: (close: () => void) => ReactNode
  className?: string
}

/**
 * A form in a dialog. However it is closed (Cancel, Escape, a click outside, Back, another address, the tab), what was
 * typed is not lost without a question.
 */
export function FormDialog({ title, isChanged, onClose, children, className }: FormDialogProps) {
  const router = useRouter()
  const [asked, setAsked] = useState<'close' | BlockedNavigation | null>(null)
  useBlocker({
    // Stopped at once and done again later, so that a second Back meanwhile finds everything in its place.
    shouldBlockFn: (navigation) => {
      if (isChanged) setAsked(navigation)
      return isChanged
    },
    enableBeforeUnload: () => isChanged,
  })
  const close = () => (isChanged ? setAsked('close') : onClose())

  function discard() {
    if (asked === null || asked === 'close') return onClose()
    const { action, next } = asked
    const { history, options } = router
    if (action === 'BACK') history.back({ ignoreBlocker: true })
    else if (action === 'FORWARD') history.forward({ ignoreBlocker: true })
    else {
      const search = options.stringifySearch?.(next.search) ?? ''
      history.push(next.pathname + search, undefined, { ignoreBlocker: true })
    }
  }

  return (
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent title={title} className={className} onOpenAutoFocus={focusFirstField}>
          {children(close)}
        </DialogContent>
      </Dialog>
      {asked && (
        <Dialog open onOpenChange={() => setAsked(null)}>
          <DialogContent title="Discard what you typed?" className="max-w-md">
            <p className="text-muted-foreground">It has not been saved.</p>
            <DialogFooter>
              <Button variant="outline" onClick={() => setAsked(null)}>
                Keep editing
              </Button>
              <Button variant="destructive" onClick={discard}>
                Discard
              </Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      )}
    </>
  )
}
