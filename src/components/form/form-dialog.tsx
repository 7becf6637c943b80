import { clsx } from 'clsx'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Dialog, DialogContent } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from './confirm-dialog'
import { RestoredNote, type Restored } from './restored-note'
import { useNavigationBlocker } from './use-navigation-blocker'

const CONFIRM_AFTER_MS = 300

const findField = (dialog: Element) =>
  dialog.querySelector<HTMLElement>(
    'input:not([readonly]), select, textarea, [data-initial-focus]:enabled',
  )

/**
 * Focuses the first field without selecting its text, which the first keystroke would replace. A
 * question without fields focuses its button, unless that is destructive.
 */
function focusFirstField(event: Event) {
  const { currentTarget } = event
  if (!(currentTarget instanceof Element)) return
  const field = findField(currentTarget)
  if (!field) return
  event.preventDefault()
  if (!(currentTarget instanceof HTMLElement) || !field.matches('button')) return field.focus()
  // A second press of the key that opened the question must not confirm it.
  currentTarget.focus()
  setTimeout(() => {
    if (document.activeElement === currentTarget) field.focus()
  }, CONFIRM_AFTER_MS)
}

interface Prompt {
  title: string
  text: string
  stay: string
  leave: string
}

const prompts: Readonly<Record<'changed' | 'saving', Prompt>> = {
  changed: {
    title: 'Discard unsaved changes?',
    text: 'Your changes will be lost.',
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

interface Confirmation {
  reason: 'changed' | 'saving'
  leave: () => void
}

const MAY_BE_SAVED =
  'This was being saved when the page or your session ended. Check the list first.'

interface FormDialogProps {
  title: string
  /** The id of the text that describes the action. */
  describedBy?: string | undefined
  /** Whether there are unsaved changes. Closing then needs a confirmation. */
  isChanged: boolean
  restored: Restored | null
  isSaving: boolean
  onClose: () => void
  /** By default, it asks whether to discard the changes. */
  prompt?: Prompt
  /** Called when it asks whether to discard the changes. */
  onQuestion?: (() => void) | undefined
  /** Called when the user closes the form, also in spite of a prompt, but not while it is saving. */
  onLeave?: (() => void) | undefined
  /** Handles Back and other navigation while another dialog is above the form. */
  onBack?: (() => void) | undefined
  /** Render prop. `close` is for the form's Cancel button. */
  children: (close: () => void) => ReactNode
  className?: string
}

/**
 * A form in a dialog. With unsaved changes, every way to close it needs a confirmation: Cancel,
 * Escape, a click outside, Back, a link, and closing the tab.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, describedBy, isChanged, restored, isSaving, onClose, onLeave, onBack, children } =
    props
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const textId = useId()
  const noteId = useId()
  const content = useRef<HTMLDivElement>(null)
  function confirm(leave: () => void) {
    if (!isSaving) props.onQuestion?.()
    setConfirmation({ reason: isSaving ? 'saving' : 'changed', leave })
  }
  useNavigationBlocker(isChanged || onBack !== undefined, onBack ?? confirm, onLeave)
  function close() {
    if (isChanged) return confirm(onClose)
    onLeave?.()
    return onClose()
  }
  // A prompt closes when there is nothing left to confirm, such as when the response arrives.
  const isConfirming = confirmation && (confirmation.reason === 'saving' ? isSaving : isChanged)
  const reason = confirmation?.reason ?? 'changed'
  const prompt = (reason === 'changed' && props.prompt) || prompts[reason]

  return (
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent
          ref={content}
          title={title}
          aria-describedby={clsx(restored && noteId, describedBy) || undefined}
          className={props.className}
          onOpenAutoFocus={focusFirstField}
        >
          {restored && (
            <RestoredNote
              id={noteId}
              className="-mt-2"
              warning={MAY_BE_SAVED}
              findField={() => content.current && findField(content.current)}
              {...restored}
            />
          )}
          {children(close)}
        </DialogContent>
      </Dialog>
      {isConfirming && (
        <ConfirmDialog
          title={prompt.title}
          describedBy={textId}
          className="max-w-md"
          closeLabel={prompt.stay}
          onClose={() => setConfirmation(null)}
          actions={
            <Button
              variant="destructive"
              onClick={() => {
                if (reason === 'changed') onLeave?.()
                confirmation.leave()
              }}
            >
              {prompt.leave}
            </Button>
          }
        >
          <p id={textId} className="text-muted-foreground">
            {prompt.text}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
