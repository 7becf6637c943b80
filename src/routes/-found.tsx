import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide'
import type { CommandGroup } from '@/components/dialog/command-dialog'
import { driverStatus } from '@/components/records/driver-status'
import { orderStatus } from '@/components/records/order-status'
import { voucherStatus } from '@/components/records/voucher-status'
import { moduleIcons } from '@/components/shell/module-icons'
import type { StatusDisplay } from '@/components/ui/status'
import { StatusBadge } from '@/components/ui/status-badge'
import { driverName } from '@/features/drivers/labels'
import { driverList } from '@/features/drivers/schema'
import { driverSearchDefaults } from '@/features/drivers/search'
import { orderName } from '@/features/orders/labels'
import { orderList } from '@/features/orders/schema'
import { orderSearchDefaults } from '@/features/orders/search'
import { restaurantName, restaurantStatus } from '@/features/restaurants/labels'
import { restaurantList } from '@/features/restaurants/schema'
import { restaurantSearchDefaults } from '@/features/restaurants/search'
import { userName, userStatus } from '@/features/users/labels'
import { userList } from '@/features/users/schema'
import { userSearchDefaults } from '@/features/users/search'
import { voucherListQuery } from '@/features/vouchers/api'
import { voucherName } from '@/features/vouchers/labels'
import { voucherFilterDefaults } from '@/features/vouchers/search'
import { shorten } from '@/lib/format'
import { maskPhone } from '@/lib/masks'
import { listQuery } from '@/lib/module-api'
import { useFound } from '@/lib/use-found'

// In the order of the results.
const lists = [
  { noun: 'orders', to: '/orders' },
  { noun: 'users', to: '/users' },
  { noun: 'restaurants', to: '/restaurants' },
  { noun: 'drivers', to: '/drivers' },
  { noun: 'vouchers', to: '/vouchers' },
] as const

interface Found {
  label: string
  /** What tells records of the same name apart. */
  detail: string | null | undefined
  run: () => void
}

/** The records that match the palette's text, and the commands that search a whole list for it. */
export function useFoundCommands(text: string): CommandGroup[] {
  const navigate = useNavigate()
  const orders = useFound(text, (search) =>
    listQuery(orderList, { ...orderSearchDefaults, search }),
  )
  const users = useFound(text, (search) => listQuery(userList, { ...userSearchDefaults, search }))
  const restaurants = useFound(text, (search) =>
    listQuery(restaurantList, { ...restaurantSearchDefaults, search }),
  )
  const drivers = useFound(text, (search) =>
    listQuery(driverList, { ...driverSearchDefaults, search }),
  )
  const vouchers = useFound(text, (search) =>
    voucherListQuery({ ...voucherFilterDefaults, search }),
  )

  const searches = lists.map(({ noun, to }) => ({
    label: `Search ${noun} for “${text}”`,
    icon: Search,
    run: () => void navigate({ to, search: { search: text } }),
  }))
  return [
    { heading: 'Search', commands: searches },
    toGroup('Orders', orderStatus, orders, (order) => ({
      label: orderName(order),
      detail: order.user?.name,
      run: () => void navigate({ to: '/orders/$id', params: { id: order.id } }),
    })),
    toGroup('Users', userStatus, users, (user) => ({
      label: userName(user),
      detail: user.email,
      run: () => void navigate({ to: '/users/$userId', params: { userId: user.id } }),
    })),
    toGroup('Restaurants', restaurantStatus, restaurants, (restaurant) => ({
      label: restaurantName(restaurant),
      detail: restaurant.address?.area,
      run: () => void navigate({ to: '/restaurant/$id', params: { id: restaurant.id } }),
    })),
    toGroup('Drivers', driverStatus, drivers, (driver) => ({
      label: driverName(driver),
      detail: driver.phone && maskPhone(driver.phone),
      run: () => void navigate({ to: '/driver/$id', params: { id: driver.id } }),
    })),
    toGroup('Vouchers', voucherStatus, vouchers, (voucher) => ({
      label: voucherName(voucher),
      detail: (voucher.title ? voucher.code : null) ?? voucher.user,
      run: () => void navigate({ to: '/vouchers', search: { voucher: voucher.id } }),
    })),
  ]
}

function toGroup<TRow extends { id: string; status: string | null }>(
  heading: keyof typeof moduleIcons,
  display: StatusDisplay,
  rows: readonly TRow[],
  describe: (row: TRow) => Found,
): CommandGroup {
  const commands = rows.map((row) => {
    const { label, detail, run } = describe(row)
    return {
      id: `${heading} ${row.id}`,
      label,
      detail: shorten(detail ?? ''),
      badge: row.status && <StatusBadge status={row.status} {...display} />,
      icon: moduleIcons[heading],
      run,
    }
  })
  return { heading, commands }
}
