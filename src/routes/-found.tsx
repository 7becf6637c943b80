import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide'
import type { Command, CommandGroup } from '@/components/dialog/command-dialog'
import { orderStatus } from '@/components/records/order-status'
import { voucherStatus } from '@/components/records/voucher-status'
import { moduleIcons } from '@/components/shell/module-icons'
import type { StatusDisplay } from '@/components/ui/status'
import { StatusBadge } from '@/components/ui/status-badge'
import { orderListQuery } from '@/features/orders/api'
import { orderName } from '@/features/orders/labels'
import { orderSearchDefaults } from '@/features/orders/search'
import { voucherListQuery } from '@/features/vouchers/api'
import { voucherName } from '@/features/vouchers/labels'
import { voucherFilterDefaults } from '@/features/vouchers/search'
import { shorten } from '@/lib/format'
import { useFound } from '@/lib/use-found'

interface Found {
  id: string
  label: string
  /** What tells records of the same name apart. */
  detail: string | null | undefined
  status: string | null
  run: () => void
}

/** The records that match the palette's text, and the commands that search a whole list for it. */
export function useFoundCommands(text: string) {
  const navigate = useNavigate()
  const orders = useFound(text, (search) => orderListQuery({ ...orderSearchDefaults, search }))
  const vouchers = useFound(text, (search) =>
    voucherListQuery({ ...voucherFilterDefaults, search }),
  )

  const searches: Command[] = [
    { noun: 'orders', run: () => void navigate({ to: '/orders', search: { search: text } }) },
    { noun: 'vouchers', run: () => void navigate({ to: '/vouchers', search: { search: text } }) },
  ].map(({ noun, run }) => ({ label: `Search ${noun} for “${text}”`, icon: Search, run }))

  const groups = [
    toGroup(
      'Orders',
      orderStatus,
      orders.map((order) => ({
        id: order.id,
        label: orderName(order),
        detail: order.user?.name,
        status: order.status,
        run: () => void navigate({ to: '/orders/$id', params: { id: order.id } }),
      })),
    ),
    toGroup(
      'Vouchers',
      voucherStatus,
      vouchers.map((voucher) => ({
        id: voucher.id,
        label: voucherName(voucher),
        detail: (voucher.title ? voucher.code : null) ?? voucher.user,
        status: voucher.status,
        run: () => void navigate({ to: '/vouchers', search: { voucher: voucher.id } }),
      })),
    ),
  ]
  return [{ heading: 'Search', commands: searches }, ...groups]
}

function toGroup(
  heading: keyof typeof moduleIcons,
  display: StatusDisplay,
  found: readonly Found[],
): CommandGroup {
  return {
    heading: `Found in ${heading.toLowerCase()}`,
    commands: found.map(({ id, label, detail, status, run }) => ({
      id: `${heading} ${id}`,
      label,
      detail: shorten(detail ?? ''),
      badge: status && <StatusBadge status={status} {...display} />,
      icon: moduleIcons[heading],
      run,
    })),
  }
}
