import { FilterX } from 'lucide'
import { useRef } from 'react'
import { FilterSelect } from '@/components/list/filter-select'
import { findSearchBox, SearchBox } from '@/components/list/search-box'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import {
  statusOptions,
  typeOptions,
  voucherFilterDefaults,
  type VoucherFilters,
} from '@/features/vouchers/schema'
import { useFocusFallback } from '@/lib/focus'

interface FilterControlsProps {
  filters: VoucherFilters
  onChange: (change: Partial<VoucherFilters>) => void
}

export const hasFilters = ({ search, status, type }: VoucherFilters) =>
  search !== voucherFilterDefaults.search ||
  status !== voucherFilterDefaults.status ||
  type !== voucherFilterDefaults.type

export function FilterControls({ filters, onChange }: FilterControlsProps) {
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
        onChange={(option) => onChange({ status: option })}
      />
      <FilterSelect
        label="Type"
        value={type}
        options={typeOptions}
        onChange={(option) => onChange({ type: option })}
      />
      {hasFilters(filters) && <ClearFilters onClear={() => onChange(voucherFilterDefaults)} />}
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
