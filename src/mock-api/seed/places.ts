import { anyOf, pickWeighted, wholeOf } from '../random.ts'
import type { Account, Address } from './types.ts'

const states: readonly (readonly [{ state: string; areas: string }, number])[] = [
  [{ state: 'Lagos', areas: 'Eti-Osa,Ikeja,Surulere,Kosofe,Alimosho,Lagos Mainland' }, 55],
  [{ state: 'FCT', areas: 'Abuja Municipal,Bwari,Gwagwalada' }, 15],
  [{ state: 'Rivers', areas: 'Obio/Akpor,Port Harcourt' }, 10],
  [{ state: 'Oyo', areas: 'Ibadan North,Ibadan South-West' }, 8],
  [{ state: 'Enugu', areas: 'Enugu North,Nsukka' }, 6],
  [{ state: 'Kano', areas: 'Nassarawa,Kano Municipal' }, 6],
]
const streets =
  'Admiralty Way,Allen Avenue,Awolowo Road,Bode Thomas Street,Ahmadu Bello Way,Aba Road,Ogui Road,Market Road'.split(
    ',',
  )
const landmarks =
  'by the Shell station,opposite the pharmacy,behind the market,beside the bank,near the roundabout'.split(
    ',',
  )
const banks = ['Access Bank', 'First Bank', 'GTBank', 'UBA', 'Zenith Bank', 'Wema Bank']

export const stateOf = (random: () => number) => pickWeighted(random, states).state

/** An address with a landmark. `state` is random by default. */
export function addressOf(random: () => number, state = stateOf(random)): Address {
  const areas = states.find(([place]) => place.state === state)?.[0].areas ?? state
  const street = `${wholeOf(random, 1, 140)} ${anyOf(random, streets)}`
  return {
    text: `${street}, ${anyOf(random, landmarks)}`,
    area: anyOf(random, areas.split(',')),
    state,
  }
}

/** The phone number with this index. Nobody owns these numbers. */
export const phoneOf = (index: number) => `+234${8_005_550_000 + index}`

/** The account with this index. Its number is masked, as a server must do. */
export function accountOf(index: number, name: string): Account {
  return {
    bankName: banks[index % banks.length] ?? '',
    accountName: name.toUpperCase(),
    accountNumber: `••••••${String(index + 1).padStart(4, '0')}`,
  }
}

export const idOf = (prefix: string, index: number) =>
  `${prefix}-${String(index + 1).padStart(3, '0')}`

export const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
