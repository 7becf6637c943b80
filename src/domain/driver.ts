import type * as v from 'valibot'
import { shorten } from '../lib/format.ts'
import { fields } from './field.ts'
import { partnerStatus } from './partner.ts'
import { personSchema } from './record-schemas.ts'
import { optionalCount, optionalImage, optionalText } from './response-fields.ts'

export const driverRowSchema = personSchema({
  image: optionalImage,
  deliveredCount: optionalCount,
  availability: optionalText,
  status: optionalText,
})
type DriverRow = v.InferOutput<typeof driverRowSchema>

export const driverName = ({ name, id }: Pick<DriverRow, 'name' | 'id'>) => shorten(name ?? id)

const wordOf = (state: string | null) => state?.trim().toLowerCase() ?? ''

/** Whether a driver is in the state. False if either is unknown. */
export const isDriverIn = (state: string | null, driver: { state: string | null }) =>
  wordOf(state) !== '' && wordOf(driver.state) === wordOf(state)

export const driverRowFields = fields<DriverRow>()({
  name: { label: 'Driver', kind: 'text', isVerbatim: true, get: driverName },
  deliveredCount: { label: 'Delivered', kind: 'count' },
  availability: { label: 'Availability', kind: 'text' },
  status: { label: 'Status', kind: 'status', statuses: partnerStatus },
})
