import { SearchBox } from '@/components/search-box'
import { NativeSelect } from '@/components/ui/native-select'
import { statusLabels, typeLabels } from './labels'
import { voucherStatuses, voucherTypes, type VoucherSearch } from './schema'

type Filters = Pick<VoucherSearch, 'search' | 'status' | 'type'>

interface VoucherFiltersProps extends Filters {
  onChange: (change: Partial<Filters>) => void
}

const statuses = ['all', ...voucherStatuses] as const
const types = ['all', ...voucherTypes] as const

export function VoucherFilters({ search, status, type, onChange }: VoucherFiltersProps) {
  return (
    <div className="flex flex-1 flex-wrap gap-3">
      <SearchBox
        className="w-full sm:w-72"
        placeholder="Search vouchers..."
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
      <NativeSelect
        className="max-sm:flex-1"
        aria-label="Status"
        value={status}
        onChange={({ target }) => {
          const chosen = statuses.find((value) => value === target.value)
          if (chosen) onChange({ status: chosen })
        }}
      >
        {statuses.map((value) => (
          <option key={value} value={value}>
            {value === 'all' ? 'All Status' : statusLabels[value]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        className="max-sm:flex-1"
        aria-label="Type"
        value={type}
        onChange={({ target }) => {
          const chosen = types.find((value) => value === target.value)
          if (chosen) onChange({ type: chosen })
        }}
      >
        {types.map((value) => (
          <option key={value} value={value}>
            {value === 'all' ? 'All Types' : typeLabels[value]}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
