import { Link } from '@tanstack/react-router'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import { EMPTY, formatCount } from '@/lib/format'
import { type VoucherListSearch, type VoucherPage, voucherFilterDefaults } from './resource'

export const summaryFigures = [
  {
    label: 'Total Vouchers',
    value: (list: VoucherPage) => formatCount(list.total),
    type: 'all',
  },
  {
    label: 'Total in naira',
    value: (list: VoucherPage) => formatNaira(list.meta.discountAmount),
    // The total is the sum of the discounts.
    type: 'voucher',
  },
  {
    label: 'Free Delivery',
    value: (list: VoucherPage) => formatCount(list.meta.freeDelivery),
    type: 'free_delivery',
  },
  {
    label: 'Discount',
    value: (list: VoucherPage) => formatCount(list.meta.discount),
    type: 'voucher',
  },
] as const

interface SummaryCardsProps {
  /** Undefined while loading. Null if it could not be loaded. */
  list: VoucherPage | null | undefined
  /** The current filters. A card adds its type to them. The first card clears them. */
  filters?: VoucherListSearch
  /** Whether the figures only count vouchers that match the filters. */
  isFiltered?: boolean
  /** Newer figures are loading. The current ones are dimmed. */
  isPlaceholder?: boolean
}

/**
 * The four figures of a voucher list. Each one links to its vouchers. On a phone, the cards scroll
 * horizontally.
 */
export function SummaryCards(props: SummaryCardsProps) {
  const { list, filters = voucherFilterDefaults, isFiltered = false, isPlaceholder = false } = props
  return (
    <dl
      aria-busy={isPlaceholder}
      className="group/cards flex gap-near max-md:-mx-3 max-md:snap-x max-md:scroll-px-3 max-md:overflow-x-auto max-md:px-3 max-md:py-0.5 md:grid md:grid-cols-4 md:gap-0 md:overflow-clip md:rounded-lg md:border md:bg-card md:shadow-card md:later:border-l md:low:grid-cols-[auto_auto_auto_auto]"
    >
      {summaryFigures.map(({ label, value, type }) => {
        const isActive = type !== 'all' && type === filters.type
        return (
          <div
            key={label}
            data-slot="card"
            data-active={isActive || undefined}
            className="relative flex shrink-0 snap-start flex-wrap items-center gap-x-near px-3 py-1 transition-colors hover:bg-muted/50 data-active:bg-muted max-md:rounded-lg max-md:border max-md:bg-card max-md:px-2 max-md:shadow-card md:min-w-0 pointer-coarse:min-h-row low:py-0.5"
          >
            <dt className="flex items-center gap-1 text-sm whitespace-nowrap text-muted-foreground">
              <Link
                to="/vouchers"
                // The link of the active card removes its filter.
                search={
                  type === 'all'
                    ? voucherFilterDefaults
                    : { ...filters, page: 1, type: isActive ? 'all' : type }
                }
                aria-current={isActive || undefined}
                activeOptions={{ exact: true }}
                resetScroll={false}
                // The link covers the whole card.
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
              >
                {label}
              </Link>
              {isFiltered && <span className="sr-only">matching your filters</span>}
            </dt>
            <dd
              translate="no"
              className="text-lg wrap-anywhere transition-opacity group-aria-busy/cards:opacity-60 low:text-base"
            >
              {list === undefined ? <Skeleton className="h-5 w-20" /> : list ? value(list) : EMPTY}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
