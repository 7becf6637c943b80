import { FilterSelect } from '@/components/filter-select'
import { SearchBox } from '@/components/search-box'
import { statusOptions, typeOptions } from './labels'
import type { VoucherFilters as Search } from './schema'

type Filters = Pick<Search, 'search' | 'status' | 'type'>

interface VoucherFiltersProps extends Filters {
  onChange: (change: Partial<Filters>) => void
}

export function VoucherFilters({ search, status, type, onChange }: VoucherFiltersProps) {
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
