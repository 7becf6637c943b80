import { FilterX } from 'lucide-react'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { DateSelect } from '@/components/filters/date-select'
import { FilterSelect, type FilterOptions } from '@/components/filters/filter-select'
import { FilterSheetButton } from '@/components/filters/filter-sheet-button'
import { lazyAddition } from '@/components/overlays/lazy-overlay'
import type { Owner } from '@/components/owner/use-owner'
import { Button } from '@/components/ui/button'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { capitalize, shorten } from '@/lib/format'
import { OwnerChip } from './owner-chip'
import { findSearchBox, SearchBox } from './search-box'
import type { ListState } from './use-list'
import { useListTitle } from './use-list-title'

const FindOwner = lazyAddition(() => import('@/components/owner/find-owner'))

interface FilterControlsProps {
  list: Pick<
    ListState<never>,
    | 'resource'
    | 'search'
    | 'filters'
    | 'dates'
    | 'sort'
    | 'setFilters'
    | 'clearFilters'
    | 'isFiltered'
  > & { rows: readonly object[] | undefined }
  label: string
  /** Follows the filters. */
  children?: ReactNode
  /** Options that load with a request, by filter name. */
  loadedOptions?: Readonly<Record<string, FilterOptions | undefined>> | undefined
  /** The controls of filters that are not a select, by filter name. */
  filterControls?: Readonly<Record<string, ReactNode>> | undefined
}

/** Includes the URL's value, even if it is unknown or the options have not loaded. */
function optionsFor(value: string, known: FilterOptions, loaded: FilterOptions = []) {
  const options = [...known, ...loaded]
  const isKnown = options.some(([option]) => option === value)
  return isKnown ? options : [...options, [value, shorten(value)] as const]
}

const SEARCH = 'flex-1 max-sm:min-w-20 sm:max-w-72 sm:min-w-28'

/** The search box, a select per filter, and a "Clear" button. */
export function FilterControls(props: FilterControlsProps) {
  const { list, label, children, loadedOptions, filterControls = {} } = props
  const { resource, search, dates, setFilters, clearFilters, isFiltered } = list
  const selects = list.filters.filter(([name]) => !(name in filterControls))
  const isPacked = selects.length > 2
  const filters = selects.map(([name, { options }]) => ({
    name,
    label: capitalize(name),
    value: String(search[name]),
    options: optionsFor(String(search[name]), options, loadedOptions?.[name]),
    onChange: (value: string) => setFilters({ [name]: value }),
  }))
  const isCrowded =
    filters.length + Number(dates !== null) + Number(list.sort.fields.length > 0) > 2
  const [found, setFound] = useState<Owner | null>(null)
  const owner = found?.id === search.search ? found : null
  useListTitle(list, owner, loadedOptions)
  // What is being typed stays in the search box, even if it is an id.
  const [typed, setTyped] = useState('')
  function searchFor(text: string) {
    setTyped(text)
    setFilters({ search: text })
  }
  return (
    <div className="flex min-w-0 flex-1 gap-near max-sm:contents">
      {search.search !== '' && <FindOwner list={list} onFind={setFound} />}
      {owner && search.search !== typed ? (
        <OwnerChip
          className={SEARCH}
          noun={resource.noun[1]}
          name={owner.name ?? owner.id}
          onRemove={() => searchFor('')}
        />
      ) : (
        <SearchBox className={SEARCH} label={label} value={search.search} onSearch={searchFor} />
      )}
      {/* On a phone, below the search and the buttons. */}
      <div className="contents min-w-0 max-sm:order-1 max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:gap-1">
        {isCrowded && (
          <FilterSheetButton
            className={isPacked ? '@7xl/list:hidden' : '@table/list:hidden'}
            filters={filters}
            onApply={setFilters}
            onClear={clearFilters}
          />
        )}
        {filters.map(({ name, ...filter }, index) => (
          <FilterSelect
            key={name}
            {...filter}
            className={
              isPacked && index > 1
                ? '@max-7xl/list:hidden'
                : isCrowded
                  ? '@max-table/list:hidden'
                  : undefined
            }
          />
        ))}
        {list.filters.map(([name]) => (
          <Fragment key={name}>{filterControls[name]}</Fragment>
        ))}
        {dates && <DateSelect {...dates} />}
        {children}
        {isFiltered && <ClearFilters onClear={clearFilters} />}
      </div>
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
      aria-label="Clear all filters"
      // On a phone, before the selects: after them, it could be alone on a line.
      className="max-sm:-order-1"
      onClick={onClear}
    >
      <FilterX />
    </Button>
  )
}
