import { createFormHookContexts, useStore } from '@tanstack/react-form'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/utils'
import { Input } from './ui/input'
import { NativeSelect } from './ui/native-select'

const { fieldContext, useFieldContext, formContext, useFormContext } = createFormHookContexts()
export { fieldContext, formContext, useFormContext }

interface LabelledProps {
  label: string
  /** Stands under the control as long as there is no error. */
  hint?: string | undefined
  className?: string | undefined
}

interface FieldFrameProps extends LabelledProps {
  id: string
  error: string | undefined
  /** The error comes by itself, so screen readers are told of it at once. */
  isErrorLive?: boolean
  children: ReactNode
}

/** A control between its label and its error, both tied to it for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, isErrorLive = false, className, children } = props
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {(error ?? hint) && (
        <p
          id={`${id}-note`}
          role={error && isErrorLive ? 'alert' : undefined}
          className={error ? 'text-danger' : 'text-muted-foreground'}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/**
 * The form's value of this field, its first error, and what ties the control to both. While the form is being saved
 * nothing can be changed: it would be lost when the answer closes the form. `toastedError` is told elsewhere.
 */
function useField<T>(hint?: string, toastedError?: string) {
  const field = useFieldContext<T>()
  const id = useId()
  const isSaving = useStore(field.form.store, (state) => state.isSubmitting)
  const issue: { message: string } | undefined = field.state.meta.errors[0]
  const error = issue?.message === toastedError ? undefined : issue?.message
  return {
    value: field.state.value,
    change: (value: T) => {
      if (!isSaving) field.handleChange(value)
    },
    isSaving,
    id,
    error,
    control: {
      id,
      name: field.name,
      onBlur: field.handleBlur,
      'aria-invalid': issue !== undefined,
      'aria-describedby': (error ?? hint) ? `${id}-note` : undefined,
    },
  }
}

type TextFieldProps = LabelledProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'readOnly'> & {
    /** Stands in front of what is typed. */
    prefix?: string
    /** Stands at the end of the control's line. */
    action?: ReactNode
    /** The error that a toast shows in words: here the control is only marked. */
    toastedError?: string
  }

/** A labelled input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, className, prefix, action, toastedError, readOnly, ...rest } = props
  const { value, change, isSaving, id, error, control } = useField<string>(hint, toastedError)
  return (
    <FieldFrame id={id} label={label} hint={hint} className={className} error={error}>
      <div className="relative flex gap-2">
        {prefix && (
          <span aria-hidden="true" className="absolute top-2 left-3 text-muted-foreground">
            {prefix}
          </span>
        )}
        <Input
          {...control}
          className={prefix && 'pl-8'}
          value={value}
          readOnly={readOnly || isSaving}
          onChange={(event) => change(event.target.value)}
          {...rest}
        />
        {action}
      </div>
    </FieldFrame>
  )
}

interface SelectFieldProps extends LabelledProps {
  /** Each choice with what it is called, in order. */
  options: readonly (readonly [string, string])[]
  /** What stands there while nothing is chosen. */
  placeholder?: string
}

/** A labelled choice out of a few. */
export function SelectField({ label, className, options, placeholder }: SelectFieldProps) {
  const { value, change, id, error, control } = useField<string>()
  return (
    <FieldFrame id={id} label={label} className={className} error={error}>
      <NativeSelect {...control} value={value} onChange={(event) => change(event.target.value)}>
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

/** Yes or No. */
export function YesNoField({ label, className }: LabelledProps) {
  const { value, change, id, error, control } = useField<boolean>()
  return (
    <FieldFrame id={id} label={label} className={className} error={error}>
      <NativeSelect
        {...control}
        value={value ? 'yes' : 'no'}
        onChange={(event) => change(event.target.value === 'yes')}
      >
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </NativeSelect>
    </FieldFrame>
  )
}

// What the form holds while a date is typed in part: no date, so that its schema refuses it.
const PART_OF_A_DATE = 'part'

/** A day on the calendar, as `YYYY-MM-DD`. The browser gives no value for a part of a date, so it keeps what it shows. */
export function DateField({ label, hint, className }: LabelledProps) {
  const { value, change, isSaving, id, error, control } = useField<string>(hint)
  // Only at first: to set it later would empty what is typed in part.
  const [first] = useState(value)
  function read(input: HTMLInputElement) {
    const typed = input.validity.badInput ? PART_OF_A_DATE : input.value
    if (typed !== value) change(typed)
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} className={className} error={error}>
      <Input
        {...control}
        type="date"
        max="9999-12-31"
        defaultValue={first}
        readOnly={isSaving}
        onChange={(event) => read(event.target)}
        onKeyUp={(event) => read(event.currentTarget)}
        onBlur={(event) => {
          read(event.target)
          control.onBlur()
        }}
      />
    </FieldFrame>
  )
}
