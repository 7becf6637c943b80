import * as v from 'valibot'
import { NativeSelect } from '@/components/ui/native-select'
import { MAX_REASON, MIN_REASON } from '@/domain/body-fields'
import { formatCount } from '@/lib/format'
import { countCharacters, cleanText } from '@/lib/visible-text'
import { FieldFrame } from './field-frame'
import { TextArea } from './text-area-field'
import { useField } from './use-field'

const OTHER = 'Other'

export const reasonValuesSchema = v.object({ preset: v.string(), words: v.string() })
type ReasonValues = v.InferOutput<typeof reasonValuesSchema>
export const noReason: ReasonValues = { preset: '', words: '' }

function isLongEnough({ preset, words }: ReasonValues) {
  const length = countCharacters(cleanText(words))
  return preset !== OTHER || (length >= MIN_REASON && length <= MAX_REASON)
}

/** The field's value for a reason that is already known. */
export function reasonValues(reason: string | null, presets: readonly string[]): ReasonValues {
  if (!reason) return noReason
  return presets.includes(reason) ? { preset: reason, words: '' } : { preset: OTHER, words: reason }
}

/** Validates the field's value. The output is the text to send. */
export const reasonFieldSchema = v.pipe(
  reasonValuesSchema,
  v.check(({ preset }) => preset !== '', 'A reason is required'),
  v.check(isLongEnough, `Write ${MIN_REASON} to ${MAX_REASON} characters`),
  v.transform(({ preset, words }) => (preset === OTHER ? cleanText(words) : preset)),
)

interface ReasonFieldProps {
  /** Presets make reasons countable. "Other" is added. */
  presets: readonly string[]
}

/** A select of reasons. "Other" asks for free text. */
export function ReasonField({ presets }: ReasonFieldProps) {
  const { value, change, isSaving, id, error, control } = useField<ReasonValues>({
    required: true,
    hasNote: false,
  })
  const isOther = value.preset === OTHER
  const wordsId = `${id}-words`
  return (
    <>
      <FieldFrame id={id} label="Reason" required error={isOther ? undefined : error}>
        <NativeSelect
          {...control}
          aria-invalid={error !== undefined && !isOther}
          aria-describedby={isOther ? undefined : control['aria-describedby']}
          value={value.preset}
          aria-disabled={isSaving || undefined}
          onChange={({ target }) => change({ ...value, preset: target.value })}
        >
          <option value="" disabled>
            Choose a reason
          </option>
          {[...presets, OTHER].map((preset) => (
            <option key={preset} value={preset}>
              {preset}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
      {isOther && (
        <FieldFrame
          id={wordsId}
          label="In your words"
          required
          count={`${formatCount(countCharacters(cleanText(value.words)))} of ${MIN_REASON} to ${MAX_REASON} characters`}
          error={error}
        >
          <TextArea
            {...control}
            id={wordsId}
            aria-describedby={`${wordsId}-note`}
            value={value.words}
            readOnly={isSaving}
            onChange={({ target }) => change({ ...value, words: target.value })}
          />
        </FieldFrame>
      )}
    </>
  )
}
