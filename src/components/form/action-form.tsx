import { useEffect, useId, useRef, type ComponentType, type ReactNode } from 'react'
import { DialogBody, DialogFooter } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { withoutIsolates } from '@/lib/isolate'
import type { Form, SubmitButton } from './form'
import { FormDialog } from './form-dialog'
import type { Restored } from './restored-note'

/** The state of a form in a dialog: `useActionForm` returns it. */
interface ActionFormState {
  form: {
    AppForm: ComponentType<{ children?: ReactNode }>
    Form: typeof Form
    SubmitButton: typeof SubmitButton
  }
  isChanged: boolean
  isSaving: boolean
  restored?: Restored | null
  /** A change replaces the fields, for example when other values are restored. */
  version?: number
  /** Disables the confirm button. */
  isBlocked?: boolean
  /** An image is being uploaded. The form says why the button is disabled. */
  isUploading?: boolean
  /** Why the action is not possible. Shown above the buttons. */
  obstacle?: string | null
  onQuestion?: () => void
  onLeave?: () => void
  onClose: () => void
}

interface ActionFormProps {
  /** The verb and the noun: "Cancel order". Also the default `confirmLabel`. */
  title: string
  confirmLabel?: string
  closeLabel?: string
  isDestructive?: boolean
  isCautious?: boolean
  dialog: ActionFormState
  /** Closing needs no confirmation, because the form contains only a choice. */
  isEasilyRedone?: boolean
  /** Disables the confirm button: something outside of the form's schema is missing. */
  isIncomplete?: boolean
  /** Shows the confirm button as busy for a reason other than the request. */
  isLoading?: boolean
  submitOnEnter?: boolean
  describedBy?: string
  /** The id of the text that says what the confirm button does. */
  outcomeId?: string | undefined
  /** At the start of the footer, away from the buttons. */
  leading?: ReactNode
  /** Stays visible above the buttons. */
  note?: ReactNode
  className?: string
  onBack?: (() => void) | undefined
  closesOnBack?: boolean
  children: ReactNode
}

export function ActionForm(props: ActionFormProps) {
  const { title, dialog, children } = props
  const { form, isSaving, isUploading = false, obstacle = null, restored = null } = dialog
  const {
    confirmLabel = title,
    closeLabel = 'Cancel',
    isDestructive = false,
    isCautious = isDestructive,
    isEasilyRedone = false,
    isLoading = false,
    submitOnEnter = true,
    className = 'max-w-md',
    note,
    onBack,
    closesOnBack = false,
  } = props
  const isBlocked = dialog.isBlocked === true || props.isIncomplete === true
  const uploadId = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focused button was just disabled, which would lose the focus.
    if (isBlocked && document.activeElement?.matches(':disabled, body')) cancel.current?.focus()
  }, [isBlocked])
  return (
    <FormDialog
      title={title}
      describedBy={props.describedBy}
      // Closing a dialog with a pending request needs a confirmation.
      isChanged={(dialog.isChanged && !isEasilyRedone) || isSaving}
      restored={restored}
      isSaving={isSaving}
      onQuestion={dialog.onQuestion}
      onLeave={dialog.onLeave}
      onClose={dialog.onClose}
      className={className}
      onBack={onBack}
      closesOnBack={closesOnBack}
    >
      {(close) => (
        <form.AppForm>
          <form.Form
            label={withoutIsolates(title)}
            submitOnEnter={submitOnEnter}
            className="flex min-h-0 flex-col gap-apart"
          >
            <DialogBody key={dialog.version} className="flex flex-col gap-apart wrap-anywhere">
              {children}
            </DialogBody>
            {note && <div className="-my-2 shrink-0 wrap-anywhere empty:hidden">{note}</div>}
            {obstacle !== null && (
              <p role="alert" className="shrink-0 wrap-anywhere text-danger">
                <Sentence text={obstacle} />
              </p>
            )}
            <DialogFooter>
              {isUploading ? (
                <p id={uploadId} className="mr-auto text-muted-foreground">
                  The image is being uploaded
                </p>
              ) : (
                props.leading
              )}
              <Button ref={cancel} variant="outline" onClick={close}>
                {closeLabel}
              </Button>
              <form.SubmitButton
                className="max-sm:h-auto max-sm:min-h-control max-sm:shrink max-sm:py-1 max-sm:whitespace-normal"
                isDestructive={isDestructive}
                isCautious={isCautious}
                isDisabled={isBlocked}
                loading={isLoading}
                describedBy={isUploading ? uploadId : props.outcomeId}
              >
                {confirmLabel}
              </form.SubmitButton>
            </DialogFooter>
          </form.Form>
        </form.AppForm>
      )}
    </FormDialog>
  )
}
