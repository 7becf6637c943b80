import * as v from 'valibot'
import type { Endpoint } from '../../../api/endpoint.ts'
import { emailText } from '../resource.ts'

export const CSV_REQUIRED = 'Upload a valid CSV file'

const campaignName = v.pipe(
  v.string('Enter campaign name'),
  v.trim(),
  v.minLength(1, 'Enter campaign name'),
)
const recipientSchema = v.object({ email: emailText, name: v.string() })
export type Recipient = v.InferOutput<typeof recipientSchema>

/** The body of `POST /crm/voucher/promotion`. */
export const promotionSchema = v.object({
  name: campaignName,
  users: v.pipe(v.array(recipientSchema), v.minLength(1, 'A campaign needs at least one person')),
})

export function isEmail(value: string) {
  return v.is(emailText, value)
}

/**
 * Only checks the extension, because Windows with Excel reports another MIME type for CSV files.
 */
export function isCsv(file: File) {
  return /\.csv$/i.test(file.name)
}

/** Reads the recipients from the file. */
export const campaignFormSchema = v.object({
  name: campaignName,
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

export const promotionEndpoint = {
  method: 'POST',
  path: '/crm/voucher/promotion',
  body: promotionSchema,
  response: v.unknown(),
} satisfies Endpoint
