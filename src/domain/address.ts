import * as v from 'valibot'
import { optionalField, optionalText } from './response-fields.ts'

/** Free text with a landmark, an area (local government area), and a state. */
export const addressEntries = { text: optionalText, area: optionalText, state: optionalText }
export const addressSchema = optionalField(v.object(addressEntries))
export type Address = NonNullable<v.InferOutput<typeof addressSchema>>

/** Not beside the names of the states, which only some pages need. */
export const ALL_STATES = 'All States'

export const formatAddress = (address: Pick<Address, 'area' | 'state'> & Partial<Address>) =>
  [address.text, address.area, address.state].filter(Boolean).join(', ')

// Addresses name the Federal Capital Territory, which is no state.
const states = (
  'Abia, Adamawa, Akwa Ibom, Anambra, Bauchi, Bayelsa, Benue, Borno, Cross River, Delta, ' +
  'Ebonyi, Edo, Ekiti, Enugu, FCT, Gombe, Imo, Jigawa, Kaduna, Kano, Katsina, Kebbi, Kogi, ' +
  'Kwara, Lagos, Nasarawa, Niger, Ogun, Ondo, Osun, Oyo, Plateau, Rivers, Sokoto, Taraba, ' +
  'Yobe, Zamfara'
).split(', ')

export const stateOptions = [
  ['all', ALL_STATES],
  ...states.map((state) => [state, state] as const),
] as const
