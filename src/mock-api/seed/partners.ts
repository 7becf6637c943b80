import { wasApproved } from '../applicants.ts'
import { createRandom, wholeOf } from '../random.ts'
import { DAY_MS, isoOf } from '../time.ts'
import { termsOf } from './opening-hours.ts'
import { businessPapers, restaurantPapers } from './papers.ts'
import { accountOf, addressOf, idOf, phoneOf, slugOf, stateOf } from './places.ts'
import type { StoredLogistics, StoredRestaurant, StoredVendor } from './types.ts'
import { firstNames, lastNames, voucherRestaurants } from './vouchers.ts'

const VENDORS = 24
const RESTAURANTS = 40
// Lower phone numbers belong to users and drivers.
const FIRST_PHONE = 400
// Lower account numbers belong to vendors, companies and drivers.
const FIRST_APPLICANT_ACCOUNT = 200

// The first vendors own the restaurants of the vouchers' orders.
const vendorNames = (
  'Nkechi Foods,Buka Republic,Lagoon Hospitality,Iya Basira & Daughters,Suya Spot,Calabar Kitchen,' +
  'Jollof Junction,Amala Place,Northern Grill,Pepper Soup House,Ofada Corner,Chop Life,Bole Boys,' +
  'Kilishi Kings,Mama Put Express,Danfo Bites,Zobo & More,Palm Wine Garden,Efo Riro Lounge,' +
  'Tasty Tubers,Coal City Catering,Asun Republic,Nkwobi Nation,Masa House'
).split(',')
const branches = ['Surulere', 'Wuse', 'GRA', 'Bodija', 'Yaba', 'Garki']
const closed = new Set([4, 5, 11, 17, 26, 33])
const suspended = new Set([20, 30])
const pending = new Set([21, 22, 38, 39])
const pendingVendors = new Set([21, 22])
// A vendor and its restaurant.
const DECLINED = 23
const WITHOUT_ACCOUNT = 22
const WITHOUT_VENDOR = 39

const contactOf = (index: number) =>
  `${firstNames[index % 12] ?? ''} ${lastNames[(index * 5 + 3) % 12] ?? ''}`

function vendorStatus(index: number) {
  if (index === DECLINED) return { status: 'declined', reason: 'Papers missing' }
  if (index === 20) return { status: 'suspended', reason: 'Company register number is wrong' }
  return { status: pendingVendors.has(index) ? 'pending' : 'active' }
}

export function seedVendors(now: number): StoredVendor[] {
  const random = createRandom(1002)
  return vendorNames.map((brand, index) => {
    const name = `${brand} Ltd`
    const standing = vendorStatus(index)
    const [fewest, most] = wasApproved(standing)
      ? [910, 1200]
      : index === DECLINED
        ? [14, 24]
        : [2, 12]
    return {
      id: idOf('ven', index),
      name,
      contactName: contactOf(index),
      email: `${slugOf(brand)}@example.com`,
      phone: phoneOf(FIRST_PHONE + index),
      ...(index % 3 === 0 && { image: `/api/images/company-${slugOf(brand)}.svg` }),
      rcNumber: `RC ${wholeOf(random, 1_000_000, 1_999_999)}`,
      ...standing,
      commissionRate: 15,
      state: index < 4 ? 'Lagos' : stateOf(random),
      ...(pendingVendors.has(index) && { documents: businessPapers(index, now) }),
      account: index === WITHOUT_ACCOUNT ? null : accountOf(index, name),
      createdAt: isoOf(now - wholeOf(random, fewest, most) * DAY_MS),
    }
  })
}

function restaurantStatus(index: number) {
  if (closed.has(index)) {
    return { status: 'closed', reason: 'Gas has run out' }
  }
  if (suspended.has(index)) {
    return { status: 'suspended', reason: 'Food safety complaint' }
  }
  if (index === DECLINED) return { status: 'declined', reason: 'Papers missing' }
  return { status: pending.has(index) ? 'pending' : 'open' }
}

function restaurantNames(index: number) {
  const known = voucherRestaurants[index]
  if (known) return known
  const brand = vendorNames[index % VENDORS] ?? ''
  const name = index < VENDORS ? brand : `${brand} ${branches[index % branches.length] ?? ''}`
  if (index % 5 === 2) return { name }
  return { name, image: `/api/images/${index === 24 ? 'gone' : `restaurant-${index}`}.svg` }
}

/**
 * Ordered by id. The first ones are the restaurants of the vouchers' orders, with their names and
 * images.
 */
export function seedRestaurants(vendors: readonly StoredVendor[], now: number): StoredRestaurant[] {
  const random = createRandom(1003)
  // A separate sequence, so that these values do not change the others.
  const terms = createRandom(1015)
  return Array.from({ length: RESTAURANTS }, (_, index) => {
    const vendor = vendors[index % VENDORS]
    const standing = restaurantStatus(index)
    const isApproved = wasApproved(standing)
    const names = restaurantNames(index)
    const days = isApproved ? wholeOf(random, index < 4 ? 450 : 130, 900) : wholeOf(random, 0, 9)
    return {
      id: idOf('res', index),
      ...names,
      vendor: vendor && index !== WITHOUT_VENDOR ? { id: vendor.id, name: vendor.name } : null,
      phone: phoneOf(FIRST_PHONE + VENDORS + index),
      email: `${slugOf(names.name)}@example.com`,
      ...standing,
      ...termsOf(terms, index, vendor?.commissionRate),
      address: addressOf(random, index < 4 ? 'Lagos' : vendor?.state),
      ...(standing.status === 'pending' && { documents: restaurantPapers(index, now) }),
      ...(isApproved && {
        rating: wholeOf(random, 32, 49) / 10,
        ratingCount: wholeOf(random, 8, 420),
      }),
      createdAt: isoOf(now - days * DAY_MS - wholeOf(random, 20, 600) * 60_000),
    }
  })
}

const companies = ['Swift Okada', 'Third Mainland Riders', 'Naija Dispatch', 'Garden City Couriers']
companies.push('Wheels of Ibadan', 'Arewa Express')

export function seedLogistics(now: number): StoredLogistics[] {
  const random = createRandom(1004)
  const states = [['Lagos', 'Ogun'], ['Lagos'], ['FCT', 'Lagos'], ['Rivers'], ['Oyo'], ['Kano']]
  return Array.from(companies, (company, index) => ({
    id: idOf('log', index),
    name: `${company} Ltd`,
    ...(index % 2 === 0 && { image: `/api/images/company-${slugOf(company)}.svg` }),
    contactName: contactOf(index + 7),
    email: `${slugOf(company)}@example.com`,
    phone: phoneOf(FIRST_PHONE + VENDORS + RESTAURANTS + index),
    states: states[index] ?? [],
    status: index === 5 ? 'suspended' : 'active',
    ...(index === 5 && { reason: 'Insurance has expired' }),
    rating: wholeOf(random, 36, 48) / 10,
    account: accountOf(VENDORS + index, `${company} Ltd`),
    createdAt: isoOf(now - wholeOf(random, 810, 1100) * DAY_MS),
  }))
}

/** Companies that were never approved. The second one has only its name. */
export function seedApplicants(now: number): StoredLogistics[] {
  const name = 'Jos Plateau Riders'
  return [
    {
      id: idOf('log', companies.length),
      name: `${name} Ltd`,
      contactName: 'Bitrus Pam',
      email: `${slugOf(name)}@example.com`,
      phone: phoneOf(FIRST_PHONE + VENDORS + RESTAURANTS + companies.length),
      states: ['Plateau', 'Nasarawa'],
      status: 'pending',
      documents: businessPapers(companies.length, now),
      account: accountOf(FIRST_APPLICANT_ACCOUNT, `${name} Ltd`),
      createdAt: isoOf(now - 4 * DAY_MS),
    },
    {
      id: idOf('log', companies.length + 1),
      name: 'Niger Bridge Logistics Ltd',
      status: 'pending',
      account: null,
      createdAt: isoOf(now - DAY_MS),
    },
    {
      id: idOf('log', companies.length + 2),
      name: 'Kaduna Errands Ltd',
      email: 'kaduna-errands@example.com',
      states: ['Kaduna'],
      status: 'declined',
      reason: 'Outside our area',
      account: null,
      createdAt: isoOf(now - 9 * DAY_MS),
    },
  ]
}
