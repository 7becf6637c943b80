import { BadgePercent, Banknote, Bike, Tickets } from 'lucide-react'
import { Skeleton } from '@/components/ui/skeleton'
import { formatCount, formatNaira } from '@/lib/format'
import { cn } from '@/lib/utils'
import type { VoucherList } from './schema'

const cards = [
  { label: 'Total Vouchers', icon: Tickets, value: (list: VoucherList) => formatCount(list.total) },
  {
    label: 'Total in naira',
    icon: Banknote,
    value: (list: VoucherList) => formatNaira(list.discountAmount),
  },
  {
    label: 'Free Delivery',
    icon: Bike,
    value: (list: VoucherList) => formatCount(list.freeDelivery),
  },
  {
    label: 'Discount',
    icon: BadgePercent,
    value: (list: VoucherList) => formatCount(list.discount),
  },
]

/** The four figures of what the filters match; while `list` is undefined it loads, while null there is none. */
export function SummaryCards({ list }: { list: VoucherList | null | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:gap-5 xl:grid-cols-4">
      {cards.map(({ label, icon: Icon, value }) => (
        <div
          key={label}
          className="relative rounded-lg border bg-card p-3 shadow-card sm:p-4 sm:pl-19"
        >
          <dt className="text-muted-foreground">
            <span
              aria-hidden="true"
              className="absolute top-1/2 left-4 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-brand/12 text-brand sm:grid"
            >
              <Icon className="size-5" />
            </span>
            {label}
          </dt>
          <dd className="@container leading-8 wrap-anywhere">
            {list === undefined ? (
              <Skeleton className="h-6 w-20" />
            ) : (
              <Figure text={list ? value(list) : '—'} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** As large as its card has room for: a figure is never cut. */
function Figure({ text }: { text: string }) {
  const size =
    text.length > 12 ? 'text-[clamp(1rem,11.5cqi,1.5rem)]' : 'text-[clamp(1rem,17cqi,1.5rem)]'
  return <span className={cn('block', size)}>{text}</span>
}
