export interface Named {
  id: string
  name: string
  image?: string
}

export interface Address {
  text: string
  area: string
  state: string
}

export interface Account {
  bankName: string
  accountName: string
  accountNumber: string
}

/** The counts are computed for each response, unless a test has set them. */
export interface StoredUser {
  id: string
  firstName: string
  lastName: string
  email: string
  phone?: string | null
  image?: string | null
  status: string
  reason?: string | null
  emailVerified: boolean
  phoneVerified: boolean
  state: string
  orderCount?: number
  totalSpent?: number
  walletBalance: number
  lastOrderAt?: string | null
  lastLoginAt?: string | null
  createdAt: string
  addresses: readonly (Address & { label: string })[]
  note?: string | null
}

export interface StoredPaper {
  type?: string
  status: string
  expiresAt?: string
  url?: string
  mediaType?: string
}

/** The count and the balance are computed for each response, unless a test has set them. */
export interface StoredVendor {
  id: string
  name: string
  contactName: string
  email: string
  phone: string
  rcNumber: string
  image?: string
  status: string
  reason?: string | null
  restaurantCount?: number
  balance?: number
  commissionRate: number
  state: string
  documents?: readonly StoredPaper[]
  account: Account | null
  createdAt: string
}

/** The hours of one day. If `to` is before `from`, they end on the next day. */
export interface OpeningHours {
  day: string
  from: string
  to: string
}

export interface StoredRestaurant {
  id: string
  name: string
  image?: string | null
  vendor: Named | null
  phone?: string | null
  email?: string | null
  status: string
  reason?: string | null
  until?: string | null
  shouldBeOpen?: boolean
  openingHours?: readonly OpeningHours[]
  preparationMinutes?: number
  minimumOrder?: number
  commissionRate?: number
  address: Address | null
  categories?: readonly Named[]
  documents?: readonly StoredPaper[]
  rating?: number | null
  ratingCount?: number
  orderCount?: number
  menuCount?: number
  createdAt: string
}

export interface StoredCategory {
  id: string
  name: string
  description: string | null
  image: string | null
  position: number
  status: string
  restaurantCount?: number
  menuCount?: number
  createdAt: string
  updatedAt: string | null
}

/** Customers take `min` to `max` of the choices. The prices are added to the price of the dish. */
export interface DishOption {
  name: string
  min: number
  max: number
  choices: readonly { name: string; price: number }[]
}

export interface StoredMenu {
  id: string
  name: string
  description?: string
  image?: string | null
  price: number
  discountPrice?: number | null
  restaurant: Named
  category: Named
  options?: readonly DishOption[]
  status: string
  reason?: string | null
  until?: string | null
  orderCount?: number
  createdAt: string
  updatedAt: string
}

/** The counts and the balance are computed for each response, unless a test has set them. */
export interface StoredLogistics {
  id: string
  name: string
  image?: string
  contactName?: string
  email?: string
  phone?: string
  states?: readonly string[]
  status: string
  reason?: string | null
  driverCount?: number
  onlineCount?: number
  deliveredCount?: number
  rating?: number
  balance?: number
  documents?: readonly StoredPaper[]
  account: Account | null
  createdAt: string
}

export interface CurrentOrder {
  id: string
  orderId: string
}

export interface StoredDriver {
  id: string
  firstName: string
  lastName: string
  email?: string | null
  phone: string
  image?: string | null
  logistics: Named | null
  state: string
  status: string
  reason?: string | null
  availability: string
  lastSeenAt?: string | null
  vehicleType: string | null
  plateNumber?: string | null
  currentOrder: CurrentOrder | null
  activeOrderCount?: number
  deliveredCount?: number
  cashInHand?: number
  rating?: number | null
  documents: readonly StoredPaper[]
  account: Account | null
  createdAt: string
}
