import { expect, test } from 'vitest'
import { driverColumns } from '@/features/drivers/columns'
import { orderColumns } from '@/features/orders/columns'
import { restaurantColumns } from '@/features/restaurants/columns'
import { userColumns } from '@/features/users/columns'
import { voucherColumns } from '@/features/vouchers/list/columns'
import { modules } from '../../src/contract/modules'

const columns: Record<string, readonly { header?: unknown }[]> = {
  Vouchers: voucherColumns,
  Orders: orderColumns,
  Users: userColumns,
  Restaurants: restaurantColumns,
  Drivers: driverColumns,
}

test.each(modules)('the contract of $name names the columns of its list', (module) => {
  const headers = (columns[module.name] ?? []).map(({ header }) => header)
  const texts = headers.filter((header) => typeof header === 'string')
  expect([...new Set(Object.values(module.columns))]).toEqual(texts)
})
