import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FieldFrame, type LabelledProps } from './field-frame'
import { describeLength, useField } from './use-field'

const BOX =
  'w-full rounded-md border border-input bg-card px-3 py-1.5 shadow-xs field-sizing-content aria-invalid:border-danger'

/** A text area that grows with its content. */
export const TextArea = ({
  className = 'max-h-60 min-h-24',
  ...props
}: ComponentProps<'textarea'>) => (
  <textarea data-slot="text-area" className={clsx(BOX, className)} {...props} />
)

interface TextAreaFieldProps extends LabelledProps {
  maxLength: number
}

export function TextAreaField({ label, required, hint, className, maxLength }: TextAreaFieldProps) {
  // The note below is always present, because it contains the character count.
  const { value, change, isSaving, id, error, control } = useField<string>({
    required,
    hasNote: true,
  })
  const count = describeLength(value, maxLength)
  return (
    <FieldFrame {...{ id, label, required, hint, className, error, count }}>
      <TextArea
        {...control}
        value={value}
        readOnly={isSaving}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  )
}
