import { createFormHook, createFormHookContexts } from '@tanstack/react-form'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Button } from './ui/button'
import { Input } from './ui/input'

const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

type TextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> & {
  label: string
}

/** A labelled input with its first error under it, tied to it for screen readers. */
function TextField({ label, ...props }: TextFieldProps) {
  const field = useFieldContext<string>()
  const id = useId()
  const error: { message: string } | undefined = field.state.meta.errors[0]
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        name={field.name}
        value={field.state.value}
        onChange={(event) => field.handleChange(event.target.value)}
        onBlur={field.handleBlur}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        {...props}
      />
      {error && (
        <p id={`${id}-error`} className="text-destructive">
          {error.message}
        </p>
      )}
    </div>
  )
}

/** Submits the form once, however often it is pressed, and shows that it is busy. */
function SubmitButton({ children, className }: { children: string; className?: string }) {
  const form = useFormContext()
  return (
    <form.Subscribe selector={(state) => state.isSubmitting}>
      {(isSubmitting) => (
        <Button type="submit" loading={isSubmitting} className={className}>
          {children}
        </Button>
      )}
    </form.Subscribe>
  )
}

interface FormProps {
  label: string
  className?: string
  children: ReactNode
}

/** The form element: nothing is left to the browser, and the first field with an error takes the focus. */
function Form({ label, className, children }: FormProps) {
  const form = useFormContext()
  async function submit(element: HTMLFormElement) {
    await form.handleSubmit()
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}

export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField },
  formComponents: { Form, SubmitButton },
})
