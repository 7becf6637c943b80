import { ALL_STATES } from './address.ts'

// Addresses name the Federal Capital Territory instead of a state.
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
