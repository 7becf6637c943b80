import { useRouter, type HistoryLocation } from '@tanstack/react-router'
import { RotateCcw, TriangleAlert } from 'lucide'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { cn } from '@/lib/utils'

/** Focuses the first field without selecting its text, which the first key would replace. */
function focusFirstField(event: Event) {
  const { currentTarget } = event
  if (!(currentTarget instanceof Element)) return
  event.preventDefault()
  currentTarget.querySelector<HTMLElement>('input:not([readonly]), select')?.focus()
}

/**
 * Blocks navigation and closing the tab while `isHeld`. `onTry` gets a function that navigates after all. The router's
 * `useBlocker({ withResolver })` is not used: it leaves the history entry pending, so a second Back moves on.
 */
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

/** Says that a draft was restored. A form that may already have been saved must not be saved twice. */
function RestoredNote({ wasSaving }: { wasSaving: boolean }) {
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
        : 'Restored: this is what you had entered when your session ended.'}
    </p>
  )
}

interface FormDialogProps {
  title: string
  /** Closing asks first, because it would lose something. */
  isChanged: boolean
  /** The draft that the form was restored from. */
  restored: { wasSaving: boolean } | null
  isSaving: boolean
  onClose: () => void
  /** The form. `close` is for its Cancel button. */
  children: (close: () => void) => ReactNode
  className?: string
}

/**
 * A form in a dialog. Closing it in any way (Cancel, Escape, a click outside, Back, a link, closing the tab) asks first if
 * something was changed.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, isChanged, restored, isSaving, onClose, children, className } = props
  const [asked, setAsked] = useState<{ about: keyof typeof questions; leave: () => void } | null>(
    null,
  )
  const textId = useId()
  const ask = (leave: () => void) => setAsked({ about: isSaving ? 'saving' : 'changed', leave })
  useHeldPage(isChanged, ask)
  const close = () => (isChanged ? ask(onClose) : onClose())
  // After the response there is nothing left to ask.
  const isAsking = asked && (asked.about !== 'saving' || isSaving)
  const question = questions[asked?.about ?? 'changed']

  return (
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent title={title} className={className} onOpenAutoFocus={focusFirstField}>
          {restored && <RestoredNote wasSaving={restored.wasSaving} />}
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
