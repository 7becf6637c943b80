import * as v from 'valibot'
import { promotionSchema } from '@/features/vouchers/endpoints'

export const CSV_REQUIRED = 'Upload a valid CSV file'

/**
 * Only checks the extension, because Windows with Excel reports another MIME type for CSV files.
 */
export function isCsv(file: File) {
  return /\.csv$/i.test(file.name)
}

/** Reads the recipients from the file. */
export const campaignFormSchema = v.object({
  name: promotionSchema.entries.name,
  file: v.pipe(
    v.nullable(v.file()),
    v.check((file) => file !== null && isCsv(file), CSV_REQUIRED),
  ),
})

/** The values of a restored draft. A draft that was saved as JSON has no file. */
export const campaignValuesSchema = v.object({
  name: v.string(),
  file: v.fallback(v.nullable(v.file()), null),
})
