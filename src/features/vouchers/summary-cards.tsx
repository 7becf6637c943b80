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

/** The four figures of a voucher list. Each one links to its vouchers. */
export function SummaryCards(props: SummaryCardsProps) {
  const { list, filters = voucherFilterDefaults, isFiltered = false, isPlaceholder = false } = props
  return (
    <dl
      aria-busy={isPlaceholder}
      className="group/cards flex flex-wrap gap-px overflow-clip rounded-lg border bg-border shadow-card md:grid md:grid-cols-4 md:low:grid-cols-[auto_auto_auto_auto]"
    >
      {summaryFigures.map(({ label, value, type }) => {
        const isActive = type !== 'all' && type === filters.type
        return (
          <div
            key={label}
            data-slot="card"
            data-active={isActive || undefined}
            className="relative min-w-0 grow bg-card px-1 py-0.5 transition-colors first:pl-2 last:pr-2 hover:bg-[color-mix(in_oklab,var(--color-muted)_50%,var(--color-card))] data-active:bg-muted md:flex md:flex-wrap md:items-center md:gap-x-near md:px-3! md:not-low:py-1 pointer-coarse:min-h-row"
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
              className="wrap-anywhere transition-opacity group-aria-busy/cards:opacity-60 md:not-low:text-lg"
            >
              {list === undefined ? <Skeleton className="h-5 w-20" /> : list ? value(list) : EMPTY}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
