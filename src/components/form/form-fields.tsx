import { useState, type ComponentProps, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { toDay } from '@/domain/lagos'
import { typedDays } from '@/domain/response-fields'
import { statusKey } from '@/domain/status'
import { useToday } from '@/hooks/use-now'
import { FieldFrame, type LabelledProps } from './field-frame'
import { describeLength, useField, useFieldContext } from './use-field'

type TextFieldProps = LabelledProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'readOnly'> & {
    /** Inside the control, before the value. */
    prefix?: string
    /** On the line of the control, after it. */
    action?: ReactNode
    /** Shows the character count. */
    maxLength?: number
    /** Normalizes the value on blur. */
    format?: (value: string) => string
    /** Typing then replaces the value. */
    isSelectedOnFocus?: boolean
  }

const selectOnFocus: Pick<ComponentProps<'input'>, 'onFocus' | 'onMouseDown'> = {
  onFocus: ({ currentTarget }) => currentTarget.select(),
  // A press would then put the cursor where the pointer is.
  onMouseDown(event) {
    const { currentTarget } = event
    if (document.activeElement === currentTarget) return
    event.preventDefault()
    currentTarget.focus()
  },
}

export function TextField(props: TextFieldProps) {
  const { label, required, className, prefix, action, maxLength, format, readOnly, ...rest } = props
  const { value, change, isSaving, id, error, control } = useField<string>({
    required,
    hasNote: maxLength !== undefined || Boolean(props.hint),
  })
  const count = maxLength === undefined ? undefined : describeLength(value, maxLength)
  const { hint, isSelectedOnFocus = false, ...others } = rest
  function handleBlur() {
    const formatted = format?.(value) ?? value
    if (formatted !== value) change(formatted)
    control.onBlur()
  }
  return (
    <FieldFrame {...{ id, label, required, hint, className, error, count }}>
      <div className="relative flex gap-near">
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
          onBlur={handleBlur}
          {...(isSelectedOnFocus && selectOnFocus)}
          {...others}
        />
        {action}
      </div>
    </FieldFrame>
  )
}

interface SelectFieldProps extends LabelledProps {
  options: readonly (readonly [string, string])[]
  placeholder?: string
}

export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, className, options, placeholder } = props
  const { value, change, isSaving, id, error, control } = useField<string>({
    required,
    hasNote: Boolean(hint),
  })
  return (
    <FieldFrame {...{ id, label, required, hint, className, error }}>
      <NativeSelect
        {...control}
        value={value}
        // A disabled select would lose the focus.
        aria-disabled={isSaving || undefined}
        onChange={(event) => change(event.target.value)}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(([option, optionLabel]) => (
          <option key={option} value={option}>
            {optionLabel}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

export function YesNoField(props: LabelledProps) {
  const { label, required, hint, className } = props
  const { value, change, isSaving, id, error, control } = useField<boolean>({
    required,
    hasNote: Boolean(hint),
  })
  return (
    <FieldFrame {...{ id, label, required, hint, className, error }}>
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

export function CheckboxField({ label }: Pick<LabelledProps, 'label'>) {
  const { value, change, isSaving, control } = useField<boolean>({
    required: false,
    hasNote: false,
  })
  return (
    <label className="flex min-h-control items-center gap-near">
      <Checkbox
        {...control}
        checked={value}
        aria-disabled={isSaving || undefined}
        onChange={({ target }) => change(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

// The value of an incomplete date. It is neither empty nor a date, so the schema rejects it.
const INCOMPLETE_DATE = 'incomplete'

const shownDay = (value: string) => toDay(value) ?? value

interface DateFieldProps extends Omit<LabelledProps, 'hint'> {
  getNote?: (day: string, today: string) => { text: string; isWarning: boolean } | null
}

/**
 * A date input with the value `YYYY-MM-DD`. The value may be a timestamp: the input shows its day,
 * and the value stays until another day is chosen. Uncontrolled, because the value of an incomplete
 * date is "" and setting it would clear the typed parts.
 */
export function DateField({ label, required, className, getNote }: DateFieldProps) {
  const field = useFieldContext<string>()
  const today = useToday()
  const note = getNote?.(shownDay(field.state.value), today)
  const hint = note?.text
  const { value, change, isSaving, id, error, control } = useField<string>({
    required,
    hasNote: Boolean(hint),
  })
  const [initialValue] = useState(value)
  function readValue(input: HTMLInputElement) {
    const next = input.validity.badInput ? INCOMPLETE_DATE : input.value
    if (next !== shownDay(value)) change(next === shownDay(initialValue) ? initialValue : next)
  }
  return (
    <FieldFrame
      {...{ id, label, required, hint, className, error }}
      hintTone={getNote && (note?.isWarning ? 'warning' : 'note')}
    >
      <Input
        {...control}
        type="date"
        {...typedDays}
        defaultValue={shownDay(initialValue)}
        readOnly={isSaving}
        onChange={(event) => readValue(event.target)}
        // An incomplete date fires no change event.
        onKeyUp={(event) => readValue(event.currentTarget)}
        onBlur={(event) => {
          readValue(event.target)
          control.onBlur()
        }}
      />
    </FieldFrame>
  )
}

type Options = readonly (readonly [value: string, label: string])[]

/** The matching option, ignoring case. "" for an unknown value: then the user has to choose. */
export const optionOf = (options: Options, text: string | null) =>
  options.find(([value]) => statusKey(value) === statusKey(text ?? ''))?.[0] ?? ''
