import * as v from 'valibot'
import { optionalField, optionalText } from '../api/response-fields.ts'

/** Free text with a landmark, an area (local government area), and a state. */
export const addressEntries = { text: optionalText, area: optionalText, state: optionalText }
export const addressSchema = optionalField(v.object(addressEntries))
export type Address = NonNullable<v.InferOutput<typeof addressSchema>>

/** Here and not with the names of the states, which the first load does not need. */
export const ALL_STATES = 'All States'

export const formatAddress = (address: Pick<Address, 'area' | 'state'> & Partial<Address>) =>
  [address.text, address.area, address.state].filter(Boolean).join(', ')
