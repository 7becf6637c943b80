import { clsx } from 'clsx'
import { FilterX, ListFilter } from 'lucide-react'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { isDated } from '@/api/dates'
import type { ListFilters } from '@/components/list/define-list'
import { DEFAULT_ORDER, type sortOptions } from '@/components/list/table/sorting'
import type { ListParams } from '@/components/list/use-list-params'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { maskSearch } from '@/domain/masks'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { titleText, useTitle } from '@/hooks/use-title'
import { capitalize, shorten } from '@/lib/format'
import { OwnerChip } from './chip'
import { DateSelect } from './date-select'
import { FilterSelect, type FilterOptions } from './filter-select'
import type { FilterSheetProps, Params } from './filter-sheet'
import { findSearchBox, SearchBox } from './search-box'
import { useOwner } from './use-owner'

const LazyFilterSheet = lazyOverlay(() => import('./filter-sheet'))

interface FilterControlsProps {
  params: ListParams
  /** The rows, which may name the record that is searched for. */
  rows: readonly object[] | undefined
  label: string
  sortChoices: ReturnType<typeof sortOptions>
  /** On a phone, they are in the sheet with the filters. */
  tools: ReactNode
  filters: ListFilters
}

/** Includes the URL's value, even if it is unknown or the options have not loaded. */
function optionsFor(value: string, known: FilterOptions, loaded: FilterOptions = []) {
  const options = [...known, ...loaded]
  const isKnown = options.some(([option]) => option === value)
  return isKnown ? options : [...options, [value, shorten(value)] as const]
}

/** `select` hides a select in lists without room for it, `button` what stands for it in the others. */
const ROOM = {
  packed: { select: '@max-7xl/list:hidden', button: '@7xl/list:hidden' },
  wide: { select: '@max-medium/list:hidden', button: '@medium/list:hidden' },
  crowded: { select: '@max-table/list:hidden', button: '@table/list:hidden' },
  phone: { select: undefined, button: 'sm:hidden' },
} as const

const SEARCH = 'min-w-28 flex-1 sm:max-w-72'

/**
 * The search box, a select per filter, and a "Clear" button. On a phone, a sheet has the selects. In
 * a report, the dates take the place of the search box.
 */
export function FilterControls(props: FilterControlsProps) {
  const { params, rows, label, sortChoices, tools, filters: own } = props
  const { resource, search, filters: offered, dates, sort } = params
  const { setFilters, setSearch, clearFilters } = params
  const isPacked = offered.length > 2
  const selects = offered.filter(([name]) => !own[name]?.control)
  const selectCount = offered.length + dates.length
  const isWide = selectCount > 2
  const isCrowded = selectCount + Number(sortChoices.length > 0) > 2
  const roomFor = (index: number) => {
    if (index > 1 && isPacked) return ROOM.packed
    // A list in a window of 1024 px has room for one of the first two.
    if (index === 1 && isWide) return ROOM.wide
    return isCrowded ? ROOM.crowded : ROOM.phone
  }
  const filters = selects.map(([name, { options }], index) => ({
    name,
    label: capitalize(name),
    value: String(search[name]),
    options: optionsFor(String(search[name]), options, own[name]?.options),
    className: roomFor(index).select,
  }))
  const sorting = {
    name: 'sort',
    label: 'Sort',
    value: sort.value ?? '',
    options: [['', DEFAULT_ORDER], ...sortChoices] as const,
    // A table has its headers.
    className: '@table/list:hidden',
  }
  const controls = sortChoices.length > 0 ? [...filters, sorting] : filters
  // The select cannot have the value undefined.
  const setParams = (chosen: Params) =>
    setFilters(chosen['sort'] === '' ? { ...chosen, sort: undefined } : chosen)
  const others = offered.map(([name]) => <Fragment key={name}>{own[name]?.control}</Fragment>)
  const activeCount =
    offered.filter(([name, { options }]) => search[name] !== options[0][0]).length +
    dates.filter((date) => isDated(date.search)).length
  const owner = useOwner(resource.module, search.search, rows)
  const isNamed = !resource.hasRequiredDays && activeCount > 0
  const hidden = filters.flatMap(({ name, value, options: [first, ...rest] }, index) => {
    if (value === first?.[0]) return []
    const [, text = value] = rest.find(([option]) => option === value) ?? []
    return [{ name, text, className: roomFor(index).button }]
  })
  useTitle('list', listTitle(params, owner, own))
  // What is being typed stays in the search box, even if it is an id.
  const [typed, setTyped] = useState('')
  function searchFor(text: string) {
    setTyped(text)
    setSearch(text)
  }
  const dateSelects = dates.map(({ paramsOf, ...date }) => (
    <DateSelect
      key={date.range}
      {...date}
      {...(date.range !== 'dates' && { isLabelled: true, className: roomFor(2).select })}
      onChange={(chosen) => setFilters(paramsOf(chosen))}
    />
  ))
  return (
    <div className="flex min-w-0 flex-1 gap-near">
      {resource.hasRequiredDays ? (
        <div className="flex min-w-0 flex-1 gap-near">{dateSelects}</div>
      ) : owner && search.search !== typed ? (
        <OwnerChip
          className={SEARCH}
          noun={resource.noun[1]}
          name={owner.name ?? owner.id}
          onRemove={() => searchFor('')}
        />
      ) : (
        <SearchBox className={SEARCH} label={label} value={search.search} onSearch={searchFor} />
      )}
      <FilterSheetButton
        className={roomFor(isPacked ? 2 : 1).button}
        active={isNamed ? params.labels(own).filter(Boolean) : []}
        hidden={hidden}
        filters={controls}
        dates={resource.hasRequiredDays ? [] : dates}
        onApply={setParams}
        onClear={clearFilters}
      >
        {others}
        <div className="flex flex-wrap items-center gap-near sm:hidden">{tools}</div>
      </FilterSheetButton>
      <div className="contents max-sm:hidden">
        {controls.map(({ name, ...control }) => (
          <FilterSelect
            key={name}
            {...control}
            onChange={(value) => setParams({ [name]: value })}
          />
        ))}
        {others}
        {!resource.hasRequiredDays && dateSelects}
        {params.isFiltered ? (
          <ClearFilters onClear={clearFilters} />
        ) : (
          // Its place, so that no filter moves when one is chosen.
          <span className="w-control shrink-0" />
        )}
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
      onClick={onClear}
    >
      <FilterX />
    </Button>
  )
}

interface FilterSheetButtonProps extends FilterSheetProps {
  /** What those that are set select: "Paid", "Last 7 days". */
  active: readonly string[]
  /** Those of them whose select a table has no room for. */
  hidden: readonly { name: string; text: string; className: string }[]
  className: string | undefined
}

/** Opens the filters and tools of a toolbar that has no room for them. Says what is filtered. */
function FilterSheetButton({ active, hidden, className, ...props }: FilterSheetButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = active
  return (
    <>
      <Button
        variant="outline"
        tooltip={first === undefined ? 'Filters' : `Filters: ${active.join(', ')}`}
        className={clsx(
          'max-w-44 min-w-control px-2',
          className,
          first !== undefined && 'border-brand bg-brand/8 text-brand',
        )}
        onClick={() => setOpen(true)}
      >
        <ListFilter />
        {first === undefined ? (
          <span key="none" className="sr-only">
            Filters
          </span>
        ) : (
          <span
            key={active.join()}
            className="grid min-w-0 text-left text-sm leading-[1.15] @table/list:sr-only"
          >
            <span className="sr-only">Filters:</span>{' '}
            <span
              className={
                others.length > 0 ? 'truncate' : 'line-clamp-2 wrap-anywhere whitespace-normal'
              }
            >
              {shorten(first)}
            </span>{' '}
            {others.length > 0 && <span>{`and ${others.length} more`}</span>}
          </span>
        )}
        {hidden.map(({ name, text, className: hiddenWith }) => (
          <span
            key={`${name} ${text}`}
            aria-hidden
            className={clsx(
              'line-clamp-2 min-w-0 text-left text-sm leading-[1.15] wrap-anywhere whitespace-normal @max-table/list:hidden',
              hiddenWith,
            )}
          >
            {shorten(text)}
          </span>
        ))}
      </Button>
      {isOpen && <LazyFilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What the list shows, for the title: "Paid, lagoon, page 2". Defaults are left out. */
function listTitle(
  { search, labels }: ListParams,
  /** The related record whose id is the search text. */
  owner: { name: string | null } | null,
  filters: ListFilters,
) {
  const shown = [
    ...labels(filters),
    owner ? (owner.name ?? '') : maskSearch(search.search),
    search.page > 1 ? `page ${search.page}` : '',
  ]
  return shown.map(titleText).filter(Boolean).join(', ')
}
