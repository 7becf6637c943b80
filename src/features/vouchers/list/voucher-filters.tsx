import { FilterX } from 'lucide'
import { useRef } from 'react'
import { FilterSelect } from '@/components/list/filter-select'
import { findSearchBox, SearchBox } from '@/components/list/search-box'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { statusOptions, typeOptions } from '@/features/vouchers/labels'
import { voucherFilterDefaults, type VoucherFilters as Search } from '@/features/vouchers/schema'
import { useFocusFallback } from '@/lib/focus'

export type Filters = Pick<Search, 'search' | 'status' | 'type'>

interface VoucherFiltersProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

const { search: noSearch, status: anyStatus, type: anyType } = voucherFilterDefaults
/** The filters that match every voucher. */
export const noFilters: Filters = { search: noSearch, status: anyStatus, type: anyType }

export const hasFilters = ({ search, status, type }: Filters) =>
  search !== noSearch || status !== anyStatus || type !== anyType

export function VoucherFilters({ filters, onChange }: VoucherFiltersProps) {
  const { search, status, type } = filters
  return (
    <div className="flex min-w-0 flex-1 gap-2 max-sm:contents">
      <SearchBox
        className="flex-1 max-sm:min-w-[35%] sm:max-w-72 sm:min-w-40"
        label="Search vouchers"
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
      <FilterSelect
        label="Status"
        value={status}
        options={statusOptions}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <FilterSelect
        label="Type"
        value={type}
        options={typeOptions}
        onChange={(chosen) => onChange({ type: chosen })}
      />
      {hasFilters(filters) && <ClearFilters onClear={() => onChange(noFilters)} />}
    </div>
  )
}

function ClearFilters({ onClear }: { onClear: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findSearchBox)
  return (
    <Button
      ref={button}
      variant="ghost"
      size="icon"
      className="max-sm:order-2"
      aria-label="Clear all filters"
      onClick={onClear}
    >
      <Icon of={FilterX} />
    </Button>
  )
}
