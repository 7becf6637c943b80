import { Link } from '@tanstack/react-router'
import { BadgePercent, Banknote, Bike, Funnel, Tickets } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import {
  voucherFilterDefaults,
  type VoucherFilters,
  type VoucherList,
} from '@/features/vouchers/schema'
import { formatCount, formatNaira, EMPTY } from '@/lib/format'

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
    // The sum is made of these.
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
  /** Undefined while it loads; null if it could not be loaded. */
  list: VoucherList | null | undefined
  /** The current filters: a card leads to its vouchers among those, the first one to all vouchers. */
  filters?: VoucherFilters
  /** Whether the figures count only what the filters match. */
  isFiltered?: boolean
  /** Newer figures are being loaded: these are dimmed. */
  isPlaceholder?: boolean
}

/** The four figures of the vouchers that the filters match, each with a link to them. On a phone they scroll sideways. */
export function SummaryCards(props: SummaryCardsProps) {
  const {
    list,
    filters: now = voucherFilterDefaults,
    isFiltered = false,
    isPlaceholder = false,
  } = props
  return (
    <dl
      aria-busy={isPlaceholder}
      className="group/cards flex gap-2 max-md:-mx-4 max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:grid md:grid-cols-4 md:gap-3"
    >
      {cards.map(({ label, icon, value, type }) => {
        const isChosen = type !== 'all' && type === now.type
        return (
          <div
            key={label}
            data-slot="card"
            data-chosen={isChosen || undefined}
            className="relative min-w-36 snap-start rounded-lg border bg-card px-3 py-1 shadow-card transition-colors hover:border-brand/50 data-chosen:border-brand md:min-w-0 xl:pl-16"
          >
            <dt className="flex items-center gap-1.5 text-sm whitespace-nowrap text-muted-foreground">
              <span
                aria-hidden="true"
                className="absolute top-1/2 left-4 hidden size-9 -translate-y-1/2 place-items-center rounded-full bg-brand/12 text-brand xl:grid"
              >
                <Icon of={icon} className="size-4.5" />
              </span>
              <Link
                to="/vouchers"
                // The chosen card's link removes its filter.
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
              {isFiltered && (
                <>
                  <Icon of={Funnel} className="size-3.5 shrink-0 text-brand" />
                  <span className="sr-only">matching your filters</span>
                </>
              )}
            </dt>
            <dd className="@container leading-7 wrap-anywhere transition-opacity group-aria-busy/cards:opacity-60">
              {list === undefined ? (
                <Skeleton className="h-5 w-20" />
              ) : (
                <Figure text={list ? value(list) : EMPTY} />
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
  const fontSize = `clamp(0.75rem, ${200 / text.length}cqi, 1.3125rem)`
  return (
    <span className="block" style={{ fontSize }}>
      {text}
    </span>
  )
}
