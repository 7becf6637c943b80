import { createFormHook } from '@tanstack/react-form'
import type { ReactNode, Ref } from 'react'
import { lazyAddition } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { isComposing } from '@/lib/keys'
import { CheckboxField, DateField, SelectField, TextField, YesNoField } from './form-fields'
import { ReasonField } from './reason-field'
import { TextAreaField } from './text-area-field'
import { fieldContext, formContext, useFormContext } from './use-field'

// Loaded on demand, because most forms have no image.
const ImageField = lazyAddition(() => import('./image-field'))

interface SubmitButtonProps {
  children: string
  className?: string
  isDestructive?: boolean
  /**
   * The button does not get the focus when the form opens, so that Enter confirms nothing unread.
   */
  isCautious?: boolean
  isDisabled?: boolean
  /** Shows the button as busy for a reason other than the submit. */
  loading?: boolean
  /** The id of the text that says what the button does. */
  describedBy?: string | undefined
}

/** Busy while the form is submitting. It ignores clicks then. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, className, isDestructive = false, isDisabled = false, loading = false } = props
  const { isCautious = isDestructive } = props
  const form = useFormContext()
  return (
    <form.Subscribe selector={(state) => state.isSubmitting}>
      {(isSubmitting) => (
        <Button
          type="submit"
          data-initial-focus={isCautious ? undefined : ''}
          variant={isDestructive ? 'destructive' : 'primary'}
          disabled={isDisabled}
          loading={isSubmitting || loading}
          aria-describedby={props.describedBy}
          className={className}
        >
          <Sentence text={children} />
        </Button>
      )}
    </form.Subscribe>
  )
}

// Enter on a file input opens the file picker.
const TEXT_FIELD = 'input:not([type="file"])'

interface FormProps {
  ref?: Ref<HTMLFormElement>
  label: string
  /** Whether Enter in a text field submits the form, as browsers do by default. */
  submitOnEnter?: boolean
  className?: string
  children: ReactNode
}

/** A form without native validation. Focuses the first invalid field after a submit. */
export function Form({ ref, label, submitOnEnter = true, className, children }: FormProps) {
  const form = useFormContext()
  async function submit(element: HTMLFormElement) {
    if (form.state.isSubmitting) return
    await form.handleSubmit()
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof Element)) return
        const isIgnored = event.target.matches(TEXT_FIELD) && !submitOnEnter
        // The Enter key that opened a question may still be held when the button gets the focus.
        if (isIgnored || event.repeat || isComposing(event.nativeEvent)) event.preventDefault()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}

export const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField,
    TextAreaField,
    SelectField,
    YesNoField,
    CheckboxField,
    DateField,
    ReasonField,
    ImageField,
  },
  formComponents: { Form, SubmitButton },
})
