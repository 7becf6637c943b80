import * as v from 'valibot'
import { csvFileSchema, fileValueSchema } from '@/features/vouchers/csv/use-csv-file'
import { promotionSchema } from '@/features/vouchers/endpoints'

/** Reads the recipients from the file. */
export const campaignFormSchema = v.object({
  name: promotionSchema.entries.name,
  file: csvFileSchema,
})

/** The values during editing. */
export const campaignValuesSchema = v.object({
  name: v.string(),
  file: fileValueSchema,
})
