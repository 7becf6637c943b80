import { FilterChips } from '@/components/filter-chips'
import { FilterSelect } from '@/components/filter-select'
import { SearchBox } from '@/components/search-box'
import { statusLabel, statusOptions, typeLabel, typeOptions } from './labels'
import { voucherFilterDefaults, type VoucherFilters as Search } from './schema'

export type Filters = Pick<Search, 'search' | 'status' | 'type'>

interface VoucherFiltersProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

export function VoucherFilters({ filters, onChange }: VoucherFiltersProps) {
  const { search, status, type } = filters
  return (
    <div className="flex flex-1 flex-wrap gap-3 max-sm:basis-full">
      <SearchBox
        className="w-full sm:w-72"
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
    </div>
  )
}

const { search: noSearch, status: anyStatus, type: anyType } = voucherFilterDefaults
/** What takes every filter off. */
export const noFilters: Filters = { search: noSearch, status: anyStatus, type: anyType }

export const hasFilters = ({ search, status, type }: Filters) =>
  search !== noSearch || status !== anyStatus || type !== anyType

/** The filters that are set, in words. */
export function VoucherFilterChips({ filters, onChange }: VoucherFiltersProps) {
  const { search, status, type } = filters
  const chips = [
    search !== noSearch && {
      name: 'Search',
      value: `“${search}”`,
      onRemove: () => onChange({ search: noSearch }),
    },
    status !== anyStatus && {
      name: 'Status',
      value: statusLabel(status),
      onRemove: () => onChange({ status: anyStatus }),
    },
    type !== anyType && {
      name: 'Type',
      value: typeLabel(type),
      onRemove: () => onChange({ type: anyType }),
    },
  ]
  return (
    <FilterChips
      chips={chips.filter((chip) => chip !== false)}
      none="All vouchers"
      onClear={() => onChange(noFilters)}
    />
  )
}
