import { useRouter, type HistoryLocation } from '@tanstack/react-router'
import { RotateCcw, TriangleAlert } from 'lucide'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

/** The first field takes the focus, and what stands in it is not selected: the first key would replace it. */
function focusFirstField(event: Event) {
  const { currentTarget } = event
  if (!(currentTarget instanceof Element)) return
  event.preventDefault()
  currentTarget.querySelector<HTMLElement>('input:not([readonly]), select')?.focus()
}

/** Holds every way off the page, the closing of the tab too, while `isHeld`; `onTry` is told how to go there after all. */
function useHeldPage(isHeld: boolean, onTry: (go: () => void) => void) {
  const { history } = useRouter()
  const stop = useEffectEvent((from: HistoryLocation, to: HistoryLocation, action: string) => {
    if (!isHeld) return false
    const options = { ignoreBlocker: true }
    const distance = to.state.__TSR_index - from.state.__TSR_index
    onTry(() => {
      if (action === 'PUSH') history.push(to.href, to.state, options)
      else if (action === 'REPLACE') history.replace(to.href, to.state, options)
      else history.go(distance, options)
    })
    // Stopped at once, so that a second Back meanwhile finds everything in its place.
    return true
  })
  const isClosingHeld = useEffectEvent(() => isHeld)
  useEffect(
    () =>
      history.block({
        blockerFn: ({ currentLocation, nextLocation, action }) =>
          stop(currentLocation, nextLocation, action),
        enableBeforeUnload: () => isClosingHeld(),
      }),
    [history],
  )
}

const questions = {
  changed: {
    title: 'Discard unsaved changes?',
    text: 'What you entered will be lost.',
    stay: 'Keep editing',
    leave: 'Discard',
  },
  saving: {
    title: 'Still saving',
    text: "You can leave; we'll show a message when it's done.",
    stay: 'Keep waiting',
    leave: 'Leave',
  },
}

export type Restored = 'typed' | 'saving' | undefined

/** Says where the content of a restored form comes from; one that may have been saved must not be saved twice. */
function RestoredNote({ restored }: { restored: 'typed' | 'saving' }) {
  const wasSaving = restored === 'saving'
  return (
    <p
      className={cn(
        '-mt-2 flex items-start gap-2 rounded-md px-3 py-2',
        wasSaving ? 'bg-orange/12 text-orange' : 'bg-muted text-muted-foreground',
      )}
    >
      <Icon of={wasSaving ? TriangleAlert : RotateCcw} className="mt-1 size-4 shrink-0" />
      {wasSaving
        ? 'This was being saved when your session ended. Check the list first.'
        : 'Restored: this is what you had entered when your session expired.'}
    </p>
  )
}

interface FormDialogProps {
  title: string
  /** Something was typed that closing would lose: it asks first. */
  isChanged: boolean
  /** The content is what an expired session left: as it was typed, or as it was being saved. */
  restored?: Restored
  /** It has been sent, and the answer is not there. */
  isSaving: boolean
  onClose: () => void
  /** The form, with what closes the dialog for its Cancel button. */
  children: (close: () => void) => ReactNode
  className?: string
}

/**
 * A form in a dialog. However it is closed (Cancel, Escape, a click outside, Back, another address, the tab), what was
 * typed is not lost without a question.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, isChanged, restored, isSaving, onClose, children, className } = props
  // What is to be done once it may be.
  const [asked, setAsked] = useState<{ about: keyof typeof questions; leave: () => void } | null>(
    null,
  )
  const textId = useId()
  const ask = (leave: () => void) => setAsked({ about: isSaving ? 'saving' : 'changed', leave })
  useHeldPage(isChanged, ask)
  const close = () => (isChanged ? ask(onClose) : onClose())
  // Once the answer is there the question has answered itself.
  const isAsking = asked && (asked.about !== 'saving' || isSaving)
  const question = questions[asked?.about ?? 'changed']

  return (
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent title={title} className={className} onOpenAutoFocus={focusFirstField}>
          {restored && <RestoredNote restored={restored} />}
          {children(close)}
        </DialogContent>
      </Dialog>
      {isAsking && (
        <Dialog open onOpenChange={() => setAsked(null)}>
          <DialogContent title={question.title} aria-describedby={textId} className="max-w-md">
            <p id={textId} className="text-muted-foreground">
              {question.text}
            </p>
            <DialogFooter>
              <Button variant="outline" onClick={() => setAsked(null)}>
                {question.stay}
              </Button>
              <Button variant="destructive" onClick={asked.leave}>
                {question.leave}
              </Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      )}
    </>
  )
}
