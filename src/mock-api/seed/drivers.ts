import { anyOf, createRandom, letters, pickWeighted, wholeOf } from '../random.ts'
import { DAY_MS, dateOf, isoOf, MINUTE_MS } from '../time.ts'
import { driverPaperFiles } from './papers.ts'
import { accountOf, idOf, phoneOf, stateOf } from './places.ts'
import type { StoredDriver, StoredLogistics } from './types.ts'

const DRIVERS = 60
// Lower phone numbers belong to users.
const FIRST_PHONE = 300
const FIRST_ACCOUNT = 30
/** The number of active drivers. The next ones are suspended. */
export const ACTIVE = 50
/** The number of drivers who have delivered. The others have only applied. */
export const FORMER = 54
const DECLINED = 58
/** The first drivers carry the orders on the way. */
export const CARRIERS = 14
/** The first drivers joined before the oldest order. */
export const SENIORS = 30

const firstNames = 'Musa Segun Ikenna Yakubu Femi Chinedu Abdul Kunle Sunday Peter'.split(' ')
const lastNames = 'Ojo Abubakar Nnamdi Ogunleye Bassey Idris Akpan Olawale'.split(' ')
const vehicles = [
  ['motorbike', 62],
  ['bicycle', 10],
  ['car', 14],
  ['tricycle', 9],
  ['van', 5],
] as const
const papers = ["Driver's licence", 'Vehicle papers', "Guarantor's form"]

function statusOf(index: number) {
  if (index === DECLINED) {
    return { status: 'declined', reason: 'Papers not valid', availability: 'offline' }
  }
  if (index >= FORMER) return { status: 'pending', availability: 'offline' }
  if (index >= ACTIVE) {
    return { status: 'suspended', reason: 'Cash was not handed over', availability: 'offline' }
  }
  const isOnline = index < CARRIERS ? index % 4 === 0 : index % 9 < 5
  return { status: 'active', availability: isOnline ? 'online' : 'offline' }
}

function documentsOf(random: () => number, index: number, now: number) {
  return Array.from(papers.slice(0, wholeOf(random, 2, 3)), (type, at) => {
    // Some expire within 30 days, and some have expired.
    const days = index % 7 === 3 ? wholeOf(random, 3, 28) : wholeOf(random, 60, 900)
    const isPast = index % 11 === 6 && at === 0
    const expiresAt = dateOf(now + (isPast ? -days : days) * DAY_MS)
    return { type, status: isPast ? 'expired' : 'approved', ...(at < 2 && { expiresAt }) }
  })
}

interface Application {
  /** The status of each paper, and the days until it expires. */
  papers: readonly (readonly [status: string, days?: number])[]
  hasAccount: boolean
}

/** What each applicant has not handed in: nothing, a paper, an account, or everything. */
const applications: readonly Application[] = [
  { papers: [['approved', 700], ['approved', 200], ['approved']], hasAccount: true },
  { papers: [['approved', 400], ['pending', 300], ['pending']], hasAccount: true },
  { papers: [['approved', -20], ['approved', 12], ['approved']], hasAccount: true },
  { papers: [['approved', 500], ['pending', 90], ['rejected']], hasAccount: false },
  { papers: [['rejected', 30]], hasAccount: false },
  { papers: [], hasAccount: false },
]

const paperOf = (type: string, status: string, days: number | undefined, now: number) => ({
  type,
  status,
  ...(days !== undefined && { expiresAt: dateOf(now + days * DAY_MS) }),
})

/** The papers of a driver, and whether the account is known. */
function handedIn(random: () => number, index: number, now: number) {
  // Also for applicants, so that the random values of the others stay the same.
  const documents = documentsOf(random, index, now)
  const application = applications[index - FORMER]
  if (!application) return { documents, hasAccount: true }
  return {
    documents: application.papers.map(([status, days], at) =>
      paperOf(papers[at] ?? '', status, days, now),
    ),
    hasAccount: application.hasAccount,
  }
}

/** Ordered by id. Orders are assigned later. */
export function seedDrivers(companies: readonly StoredLogistics[], now: number): StoredDriver[] {
  const random = createRandom(1005)
  return Array.from({ length: DRIVERS }, (_, index) => {
    const firstName = firstNames[index % 10] ?? ''
    const lastName = lastNames[(index * 3 + Math.floor(index / 10)) % 8] ?? ''
    const company = index % 4 === 3 ? undefined : companies[index % companies.length]
    const vehicle = pickWeighted(random, vehicles)
    const plate = `${anyOf(random, ['EKY', 'LSR', 'ABC', 'KJA'])}-${wholeOf(random, 100, 999)}${letters(random, 'ABDEFGX', 2)}`
    const isApplicant = index >= FORMER
    const state = random() < 0.6 ? 'Lagos' : stateOf(random)
    const standing = statusOf(index)
    if (company?.status === 'suspended') standing.availability = 'offline'
    const minutes = standing.availability === 'online' ? 8 : 4000
    const seenAt = isoOf(now - wholeOf(random, 1, minutes) * MINUTE_MS)
    const days = isApplicant
      ? wholeOf(random, 0, 13)
      : wholeOf(random, index < SENIORS ? 410 : 130, index < SENIORS ? 800 : 400)
    const record = !isApplicant && { lastSeenAt: seenAt, rating: wholeOf(random, 34, 50) / 10 }
    const { documents, hasAccount } = handedIn(random, index, now)
    return {
      id: idOf('drv', index),
      firstName,
      lastName,
      email: index % 6 === 4 ? null : `${firstName}.${lastName}.${index}@example.com`.toLowerCase(),
      phone: phoneOf(FIRST_PHONE + index),
      ...(index % 5 === 0 && { image: `/api/images/person-driver-${index}.svg` }),
      logistics: company ? { id: company.id, name: company.name } : null,
      state,
      ...standing,
      ...record,
      // One driver has no vehicle.
      vehicleType: index === DRIVERS - 1 ? null : vehicle,
      ...(vehicle !== 'bicycle' && index !== DRIVERS - 1 && { plateNumber: plate }),
      currentOrder: null,
      documents: driverPaperFiles(index, documents),
      account: hasAccount ? accountOf(FIRST_ACCOUNT + index, `${firstName} ${lastName}`) : null,
      createdAt: isoOf(now - days * DAY_MS - wholeOf(random, 30, 900) * MINUTE_MS),
    }
  })
}
