import type * as v from 'valibot'
import { driverList } from '../features/drivers/schema.ts'
import { orderList, refundEndpoint } from '../features/orders/schema.ts'
import { restaurantList } from '../features/restaurants/schema.ts'
import { loginEndpoint, logoutEndpoint } from '../features/session/schema.ts'
import { userList } from '../features/users/schema.ts'
import {
  bulkEndpoint,
  createEndpoint,
  deleteEndpoint,
  editEndpoint,
  promotionEndpoint,
} from '../features/vouchers/endpoints.ts'
import {
  voucherDetailsSchema,
  voucherList,
  voucherListSchema,
} from '../features/vouchers/schema.ts'
import type { Endpoint } from '../lib/endpoint.ts'
import { moduleDetailsSchema, moduleListSchema, type ModuleDefinition } from '../lib/module.ts'

/** An endpoint with its `operationId` and its summary in the OpenAPI document. */
export interface NamedEndpoint extends Endpoint {
  id: string
  summary: string
  /** The status of its success. Default: 200. */
  status?: 200 | 201
  /** Requests have no token. */
  isPublic?: true
}

/** A module with a list. */
export interface ListModule {
  name: string
  /** Whether the specification describes its calls. The others are this console's proposal. */
  isSpecified: boolean
  definition: ModuleDefinition
  list: v.GenericSchema<unknown, { rows: { id: string }[]; total: number | null }>
  details: v.GenericSchema
  endpoints: readonly NamedEndpoint[]
  /** The header of each column of the list, by the field that it shows. */
  columns: Readonly<Record<string, string>>
  /** The fields, besides those of columns, that only some records have. */
  sparse: readonly string[]
}

function proposed(
  name: string,
  definition: ModuleDefinition,
  rest: Pick<ListModule, 'columns' | 'sparse'> & { endpoints?: readonly NamedEndpoint[] },
): ListModule {
  const list = moduleListSchema(definition)
  const details = moduleDetailsSchema(definition)
  return { name, isSpecified: false, definition, list, details, endpoints: [], ...rest }
}

/** The endpoints of sign-in. They are this console's proposal. */
export const sessionEndpoints: readonly NamedEndpoint[] = [
  { ...loginEndpoint, id: 'login', summary: 'Sign in', isPublic: true },
  { ...logoutEndpoint, id: 'logout', summary: 'Sign out' },
]

/** The modules of the console that have a list, with everything that they send and read. */
export const modules: readonly ListModule[] = [
  {
    name: 'Vouchers',
    isSpecified: true,
    definition: voucherList,
    list: voucherListSchema,
    details: voucherDetailsSchema,
    endpoints: [
      { ...createEndpoint, id: 'createVoucher', summary: 'Create a voucher', status: 201 },
      { ...editEndpoint, id: 'editVoucher', summary: 'Edit a voucher' },
      { ...deleteEndpoint, id: 'deleteVoucher', summary: 'Delete a voucher' },
      { ...bulkEndpoint, id: 'updateVouchers', summary: 'Expire or delete vouchers' },
      { ...promotionEndpoint, id: 'rewardCampaign', summary: 'Reward the people of a campaign' },
    ],
    columns: {
      title: 'Title',
      type: 'Type',
      amount: 'Amount',
      code: 'Code',
      user: 'User',
      status: 'Status',
      createdAt: 'Created',
      expiryDate: 'Expiry',
      claimable: 'Claimable',
    },
    sparse: [],
  },
  proposed('Orders', orderList, {
    endpoints: [{ ...refundEndpoint, id: 'refundOrder', summary: 'Refund an order' }],
    columns: {
      orderId: 'Order',
      user: 'Customer',
      restaurant: 'Restaurant',
      driver: 'Driver',
      totalPrice: 'Total',
      paymentMethod: 'Payment',
      status: 'Status',
      statusAt: 'Status',
      createdAt: 'Created',
    },
    sparse: [
      'logistics',
      'voucher',
      'serviceFee',
      'discount',
      'transaction',
      'refund',
      'reason',
      'address',
      'note',
      'items.options',
      'items.note',
      'orderTimeline.by',
      'orderTimeline.note',
    ],
  }),
  proposed('Users', userList, {
    columns: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      orderCount: 'Orders',
      totalSpent: 'Spent',
      status: 'Status',
      lastOrderAt: 'Last order',
      createdAt: 'Joined',
    },
    sparse: ['image', 'reason', 'state', 'walletBalance', 'lastLoginAt', 'addresses', 'note'],
  }),
  proposed('Restaurants', restaurantList, {
    columns: {
      name: 'Restaurant',
      vendor: 'Vendor',
      address: 'Area and state',
      orderCount: 'Orders',
      rating: 'Rating',
      status: 'Status',
      createdAt: 'Joined',
    },
    sparse: [
      'image',
      'phone',
      'email',
      'reason',
      'shouldBeOpen',
      'categories',
      'openingHours',
      'preparationMinutes',
      'minimumOrder',
      'commissionRate',
      'ratingCount',
    ],
  }),
  proposed('Drivers', driverList, {
    columns: {
      name: 'Driver',
      logistics: 'Company',
      vehicleType: 'Vehicle',
      deliveredCount: 'Delivered',
      cashInHand: 'Cash in hand',
      availability: 'Availability',
      status: 'Status',
      lastSeenAt: 'Last seen',
    },
    sparse: [
      'email',
      'image',
      'state',
      'reason',
      'plateNumber',
      'currentOrder',
      'rating',
      'documents',
      'account',
    ],
  }),
]
