import { clsx } from 'clsx'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Dialog, DialogContent } from '@/components/overlays/dialog'
import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
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
 * Focuses the first field without selecting its text, because the first keystroke would replace it.
 * In a question without fields, focuses the confirm button, unless the action is destructive.
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
  /** At the start of the footer. */
  leading?: ReactNode
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
  /** There are unsaved changes. Closing the form then needs a confirmation. */
  isChanged: boolean
  restored: Restored | null
  isSaving: boolean
  onClose: () => void
  /** The default asks whether to discard the changes. */
  prompt?: Prompt
  /** Called when the form asks whether to discard the changes. */
  onQuestion?: (() => void) | undefined
  /**
   * Called when the user closes the form, even if a prompt was shown. Not called while it is
   * saving.
   */
  onLeave?: (() => void) | undefined
  /** Handles Back and other navigation while another dialog covers the form. */
  onBack?: (() => void) | undefined
  /** The form is not in the URL: Back closes only the form. */
  closesOnBack?: boolean
  /** `close` is for the Cancel button of the form. */
  children: (close: () => void) => ReactNode
  className?: string
}

/**
 * A form in a dialog. With unsaved changes, each way to close it needs a confirmation: Cancel,
 * Escape, a press outside, Back, a link, and closing the tab.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, describedBy, isChanged, restored, isSaving, onClose, onLeave, children } = props
  const { onBack, closesOnBack = false } = props
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const noteId = useId()
  const content = useRef<HTMLDivElement>(null)
  function confirm(leave: () => void) {
    if (!isSaving) props.onQuestion?.()
    setConfirmation({ reason: isSaving ? 'saving' : 'changed', leave })
  }
  useNavigationBlocker(
    isChanged || onBack !== undefined,
    onBack ?? ((proceed) => confirm(closesOnBack ? onClose : proceed)),
    onLeave,
  )
  useCloseOnBack(onClose, closesOnBack && !isChanged && onBack === undefined)
  function close() {
    if (isChanged) return confirm(onClose)
    onLeave?.()
    return onClose()
  }
  // A prompt closes when there is nothing left to confirm, for example when the response arrives.
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
          text={prompt.text}
          closeLabel={prompt.stay}
          leading={prompt.leading}
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
        />
      )}
    </>
  )
}
