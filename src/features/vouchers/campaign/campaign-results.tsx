import { useId } from 'react'
import type { List } from '@/components/list/use-list'
import { lazyAddition } from '@/components/overlays/lazy-overlay'
import type { Voucher, VoucherListSearch } from '@/features/vouchers/resource'

const ResultFigures = lazyAddition(() => import('./result-figures'))

interface CampaignResultsProps {
  filters: VoucherListSearch
  loaded: List<Voucher>['loaded']
}

/**
 * The results of the vouchers that match the search. Reserves the space of the figures, so that the
 * list does not move when they have loaded.
 */
export function CampaignResults({ filters, loaded: { data, rows } }: CampaignResultsProps) {
  const { search } = filters
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="@container rounded-lg border bg-card text-sm shadow-card"
    >
      <div className="flex min-h-23 flex-wrap content-start items-center justify-end gap-x-apart px-3 py-1 @table:min-h-10 @table:content-center @table:py-0">
        <h2
          id={titleId}
          title={search}
          className="w-full truncate text-muted-foreground @table:w-0 @table:min-w-28 @table:flex-1"
        >
          Results of “<bdi translate="no">{search}</bdi>”
        </h2>
        {data && <ResultFigures filters={filters} isReady={rows !== undefined} />}
      </div>
    </section>
  )
}
