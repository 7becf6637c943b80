import * as v from 'valibot'
import { partyRelation } from '../../domain/record-schemas.ts'
import { optionalField, optionalText, optionalTimestamp } from '../../domain/response-fields.ts'
import { adminResource } from './resource.ts'

const activitySchema = optionalField(
  v.array(
    v.object({
      at: optionalTimestamp,
      event: optionalText,
      text: optionalText,
      record: partyRelation,
    }),
  ),
)
export type Activity = NonNullable<v.InferOutput<typeof activitySchema>>[number]

/**
 * An administrator with what they did. Not every backend has these details, so the actions do not
 * need them: they are those of the row.
 */
export const adminDetailsResource = {
  ...adminResource,
  details: { adminActivity: activitySchema },
}
