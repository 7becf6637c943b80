import { createFormHookContexts, useStore } from '@tanstack/react-form'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { FieldFrame, type LabelledProps } from './field-frame'

const { fieldContext, useFieldContext, formContext, useFormContext } = createFormHookContexts()
export { fieldContext, formContext, useFormContext }

/**
 * The form's value of this field, its first error, and what ties the control to both. While the form is being saved
 * nothing can be changed: it would be lost when the answer closes the form.
 */
function useField<T>({ need, hint }: Pick<LabelledProps, 'need' | 'hint'>) {
  const field = useFieldContext<T>()
  const id = useId()
  const isSaving = useStore(field.form.store, (state) => state.isSubmitting)
  const issue: { message: string } | undefined = field.state.meta.errors[0]
  return {
    value: field.state.value,
    change: (value: T) => {
      if (!isSaving) field.handleChange(value)
    },
    isSaving,
    id,
    error: issue?.message,
    control: {
      id,
      name: field.name,
      onBlur: field.handleBlur,
      'aria-required': need === 'required' || undefined,
      'aria-invalid': issue !== undefined,
      'aria-describedby': (issue?.message ?? hint) ? `${id}-note` : undefined,
    },
  }
}

type TextFieldProps = LabelledProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'readOnly'> & {
    /** Stands in front of what is typed. */
    prefix?: string
    /** Stands at the end of the control's line. */
    action?: ReactNode
    /** How the value is written once the field is left. */
    format?: (value: string) => string
  }

/** A labelled input. */
export function TextField(props: TextFieldProps) {
  const { label, need, hint, className, prefix, action, format, readOnly, ...rest } = props
  const { value, change, isSaving, id, error, control } = useField<string>(props)
  function leave() {
    const written = format?.(value) ?? value
    if (written !== value) change(written)
    control.onBlur()
  }
  return (
    <FieldFrame {...{ id, label, need, hint, className, error }}>
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
          onBlur={leave}
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
export function SelectField(props: SelectFieldProps) {
  const { label, need, hint, className, options, placeholder } = props
  const { value, change, isSaving, id, error, control } = useField<string>(props)
  return (
    <FieldFrame {...{ id, label, need, hint, className, error }}>
      <NativeSelect
        {...control}
        value={value}
        // Not disabled: it keeps the focus while the form is being saved.
        aria-disabled={isSaving || undefined}
        onChange={(event) => change(event.target.value)}
      >
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
export function YesNoField(props: LabelledProps) {
  const { label, need, hint, className } = props
  const { value, change, isSaving, id, error, control } = useField<boolean>(props)
  return (
    <FieldFrame {...{ id, label, need, hint, className, error }}>
      <NativeSelect
        {...control}
        value={value ? 'yes' : 'no'}
        aria-disabled={isSaving || undefined}
        onChange={(event) => change(event.target.value === 'yes')}
      >
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </NativeSelect>
    </FieldFrame>
  )
}

// The form's value for an incomplete date: not a date, so that the schema refuses it.
const PART_OF_A_DATE = 'part'

interface DateFieldProps extends Omit<LabelledProps, 'hint'> {
  /** What to say about the day that is entered; null if there is nothing to say. */
  noteOf: (value: string) => { text: string; isWarning: boolean } | null
}

/** A day on the calendar, as `YYYY-MM-DD`. The browser gives no value for a part of a date, so it keeps what it shows. */
export function DateField({ label, need, className, noteOf }: DateFieldProps) {
  const field = useFieldContext<string>()
  const note = noteOf(field.state.value)
  const hint = note?.text
  const { value, change, isSaving, id, error, control } = useField<string>({ need, hint })
  // Only at first: to set it later would empty what is typed in part.
  const [first] = useState(value)
  function read(input: HTMLInputElement) {
    const typed = input.validity.badInput ? PART_OF_A_DATE : input.value
    if (typed !== value) change(typed)
  }
  return (
    <FieldFrame
      {...{ id, label, need, hint, className, error }}
      liveHint={note?.isWarning ? 'warning' : 'note'}
    >
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
