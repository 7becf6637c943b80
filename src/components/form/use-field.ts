import { createFormHookContexts, useSelector } from '@tanstack/react-form'
import { useId } from 'react'
import { formatCount } from '@/lib/format'
import { cleanText, countCharacters } from '@/lib/visible-text'
import type { LabelledProps } from './field-frame'

const { fieldContext, useFieldContext, formContext, useFormContext } = createFormHookContexts()
export { fieldContext, formContext, useFieldContext, useFormContext }

interface FieldOptions extends Pick<LabelledProps, 'required'> {
  /** A text below the control describes it, even without an error. */
  hasNote: boolean
}

/**
 * The value, the first error, and the props of the control. The value is read-only while the form
 * is submitting: a successful response closes the form, which would lose a change.
 */
export function useField<T>({ required, hasNote }: FieldOptions) {
  const field = useFieldContext<T>()
  const id = useId()
  const isSaving = useSelector(field.form.store, (state) => state.isSubmitting)
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
      'aria-required': required || undefined,
      'aria-invalid': issue !== undefined,
      'aria-describedby': issue || hasNote ? `${id}-note` : undefined,
    },
  }
}

/** "12 of 200 characters". Counts the text as it is sent. */
export const describeLength = (text: string, max: number) =>
  `${formatCount(countCharacters(cleanText(text)))} of ${formatCount(max)} characters`
