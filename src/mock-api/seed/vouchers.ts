import { anyOf, createRandom, letters, pickWeighted } from '../random.ts'
import { DAY_MS } from '../time.ts'

/** Keys without a value are left out. */
export interface StoredVoucher {
  id: string
  title: string
  type: string
  amount?: number
  code: string
  user?: string
  expiryDate?: string
  claimable: boolean
  multiple: boolean
  status: string
  createdAt: string
}

const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const titles = [
  ['Jollof Friday', 30],
  ['Smoky Party Jollof', 12],
  ['Suya Night', 9],
  ['Welcome to the table', 9],
  ['Lunch on us', 8],
  ['Amala & Ewedu Weekend', 7],
  ['Sorry for the wait', 7],
  ['Pounded Yam Sunday', 6],
  ['Detty December', 5],
  ['Small Chops Saturday', 4],
  ['Thank you for five years with us, from everybody in the kitchens and on the road', 1],
] as const
const types = [
  ['voucher', 74],
  ['free_delivery', 20],
  ['invalid', 6],
] as const
const statuses = [
  ['used', 42],
  ['unclaimed', 26],
  ['claimed', 18],
  ['expired', 14],
] as const
export const firstNames =
  'Adaeze Bola Chidi Damilola Efe Folake Gbenga Halima Ifeoma Jide Kemi Lanre'.split(' ')
export const lastNames =
  'Adeyemi Bello Chukwu Danjuma Eze Fashola Garba Hassan Ibe Johnson Kalu Lawal'.split(' ')

/**
 * Returns `count` vouchers, newest first. The result is the same for the whole UTC day of `now`.
 */
export function seedVouchers(count: number, now: Date) {
  const random = createRandom(20_260)
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const vouchers: StoredVoucher[] = []
  for (let index = 0; index < count; index++) {
    const type = pickWeighted(random, types)
    const status = pickWeighted(random, statuses)
    const age = Math.floor((index * 400) / count)
    const createdAt = today - age * DAY_MS - (index === 0 ? 0 : Math.floor(random() * DAY_MS * 0.9))
    const lifetime = (20 + Math.floor(random() * 60)) * DAY_MS
    // Some expire within a week.
    const left = index % 6 === 2 ? (index % 9) * DAY_MS : lifetime
    const expiry =
      status === 'expired' ? Math.min(createdAt + lifetime, today - DAY_MS) : today + left
    const user =
      `${anyOf(random, firstNames)}.${anyOf(random, lastNames)}@example.com`.toLowerCase()
    vouchers.push({
      id: letters(random, '0123456789abcdef', 24),
      title: pickWeighted(random, titles),
      type,
      ...(type === 'free_delivery' ? {} : { amount: (2 + Math.floor(random() * 38)) * 250 }),
      code: letters(random, CODE_LETTERS, 10),
      ...(status === 'unclaimed' && random() < 0.5 ? {} : { user }),
      ...(random() < 0.1 ? {} : { expiryDate: new Date(expiry).toISOString().slice(0, 10) }),
      claimable: random() < 0.85,
      multiple: random() < 0.15,
      status,
      createdAt: new Date(createdAt).toISOString(),
    })
  }
  return vouchers
}

// One restaurant has no image. The image of another one does not exist.
export const voucherRestaurants: readonly { name: string; image?: string }[] = [
  { name: 'Mama Nkechi Kitchen', image: '/api/images/mama-nkechi.svg' },
  { name: 'Buka Republic', image: '/api/images/buka-republic.svg' },
  { name: 'Lagoon Grill' },
  { name: 'Iya Basira', image: '/api/images/gone.svg' },
]
// A voucher is older than the orders under way.
const orderStatuses = [
  'delivered',
  'delivered',
  'delivered',
  'canceled',
  'declined',
  'delivered',
  'delivered',
]

/**
 * The orders of a seeded voucher, the same every time: one if the voucher is used, up to three if
 * it is multi-use. Vouchers that were created later have none.
 */
export function ordersOf({ id, status, multiple, createdAt }: StoredVoucher) {
  const isSeeded = /^[0-9a-f]{24}$/.test(id)
  if (!isSeeded || (status !== 'used' && !multiple)) return []
  const random = createRandom(Number.parseInt(id.slice(0, 8), 16))
  const count = multiple ? Math.floor(random() * 4) : 1
  return Array.from({ length: status === 'used' ? Math.max(1, count) : count }, (_, index) => ({
    id: `${id}${index}`,
    orderId: `ORD-${letters(random, '0123456789', 7)}`,
    restaurant: [anyOf(random, voucherRestaurants)],
    totalPrice: 1500 + Math.floor(random() * 60) * 250,
    status: anyOf(random, orderStatuses),
    createdAt,
  }))
}
