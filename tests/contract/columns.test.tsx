import { expect, test } from 'vitest'
import { adminColumns } from '@/features/admins/columns'
import { cartColumns } from '@/features/carts/columns'
import { categoryColumns } from '@/features/categories/columns'
import { driverColumns } from '@/features/drivers/columns'
import { faqColumns } from '@/features/faq/columns'
import { companyColumns } from '@/features/logistics/columns'
import { dishColumns } from '@/features/menus/columns'
import { notificationColumns } from '@/features/notifications/columns'
import { orderColumns } from '@/features/orders/columns'
import { otpColumns } from '@/features/otps/columns'
import { payoutColumns } from '@/features/payouts/columns'
import { restaurantColumns } from '@/features/restaurants/columns'
import { ticketColumns } from '@/features/tickets/columns'
import { transactionColumns } from '@/features/transactions/columns'
import { userColumns } from '@/features/users/columns'
import { vendorColumns } from '@/features/vendors/columns'
import { viewColumns } from '@/features/views/columns'
import { voucherColumns } from '@/features/vouchers/columns'
import { modules } from '../../src/contract/modules'

interface Column {
  header?: unknown
  accessorKey?: unknown
}

const columns: Record<string, readonly Column[]> = {
  Vouchers: voucherColumns,
  Notifications: notificationColumns,
  Orders: orderColumns,
  Users: userColumns,
  Restaurants: restaurantColumns,
  Drivers: driverColumns,
  Payouts: payoutColumns,
  Transactions: transactionColumns,
  Tickets: ticketColumns,
  Vendors: vendorColumns,
  Logistics: companyColumns,
  Menus: dishColumns,
  Carts: cartColumns,
  OTPs: otpColumns,
  Views: viewColumns,
  Categories: categoryColumns,
  FAQ: faqColumns,
  Admins: adminColumns(undefined, null),
}

test.each(modules)(
  'the contract of $name names the columns of its list, and their fields',
  (module) => {
    const named = (columns[module.name] ?? []).filter(({ header }) => typeof header === 'string')
    expect(Object.values(module.columns)).toEqual(named.map(({ header }) => header))
    // A column without a key shows more than one field.
    const keyed = named.flatMap(({ header, accessorKey }) =>
      typeof accessorKey === 'string' ? [[accessorKey, header]] : [],
    )
    expect(module.columns).toMatchObject(Object.fromEntries(keyed))
  },
)
