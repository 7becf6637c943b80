import { Link } from '@tanstack/react-router'
import { BadgePercent, Banknote, Bike, Tickets } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { formatCount, formatNaira, NONE } from '@/lib/format'
import { voucherFilterDefaults, type VoucherFilters, type VoucherList } from './schema'

const cards = [
  {
    label: 'Total Vouchers',
    icon: Tickets,
    value: (list: VoucherList) => formatCount(list.total),
    type: 'all',
  },
  {
    label: 'Total in naira',
    icon: Banknote,
    value: (list: VoucherList) => formatNaira(list.discountAmount),
    // What the sum is made of.
    type: 'voucher',
  },
  {
    label: 'Free Delivery',
    icon: Bike,
    value: (list: VoucherList) => formatCount(list.freeDelivery),
    type: 'free_delivery',
  },
  {
    label: 'Discount',
    icon: BadgePercent,
    value: (list: VoucherList) => formatCount(list.discount),
    type: 'voucher',
  },
] as const

interface SummaryCardsProps {
  /** While undefined it loads; null where there is none. */
  list: VoucherList | null | undefined
  /** The filters in force: a card leads to its vouchers among those, the first one to all that there are. */
  filters?: VoucherFilters
}

/** The four figures of what the filters match, each with a way to vouchers. */
export function SummaryCards({ list, filters: now = voucherFilterDefaults }: SummaryCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:gap-5">
      {cards.map(({ label, icon, value, type }) => {
        const isChosen = type !== 'all' && type === now.type
        return (
          <div
            key={label}
            data-chosen={isChosen || undefined}
            className="relative rounded-lg border bg-card p-3 shadow-card transition-colors hover:border-brand/50 data-chosen:border-brand sm:p-4 xl:pl-19"
          >
            <dt className="text-muted-foreground">
              <span
                aria-hidden="true"
                className="absolute top-1/2 left-4 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-brand/12 text-brand xl:grid"
              >
                <Icon of={icon} className="size-5" />
              </span>
              <Link
                to="/vouchers"
                // Once more on the one that is chosen takes its filter off.
                search={
                  type === 'all'
                    ? voucherFilterDefaults
                    : { ...now, page: 1, type: isChosen ? 'all' : type }
                }
                aria-current={isChosen || undefined}
                activeOptions={{ exact: true }}
                resetScroll={false}
                // The whole card is the link.
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
              >
                {label}
              </Link>
            </dt>
            <dd className="@container leading-8 wrap-anywhere">
              {list === undefined ? (
                <Skeleton className="h-6 w-20" />
              ) : (
                <Figure text={list ? value(list) : NONE} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** As large as its card has room for, on one line: a figure is never cut. */
function Figure({ text }: { text: string }) {
  // A character is about half as wide as it is high.
  const fontSize = `clamp(0.75rem, ${200 / text.length}cqi, 1.5rem)`
  return (
    <span className="block" style={{ fontSize }}>
      {text}
    </span>
  )
}
