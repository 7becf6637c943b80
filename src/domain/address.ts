import * as v from 'valibot'
import { optionalField, optionalText } from '../api/response-fields.ts'

/** Free text with a landmark, an area (local government area), and a state. */
export const addressEntries = { text: optionalText, area: optionalText, state: optionalText }
export const addressSchema = optionalField(v.object(addressEntries))
export type Address = NonNullable<v.InferOutput<typeof addressSchema>>

export const formatAddress = (address: Pick<Address, 'area' | 'state'> & Partial<Address>) =>
  [address.text, address.area, address.state].filter(Boolean).join(', ')
