import { clsx } from 'clsx'
import { useState } from 'react'
import {
  dateRanges,
  datesLabel,
  daysOf,
  findPeriod,
  isDated,
  presets,
  type DateSearch,
  type Days,
  type RangeName,
} from '@/api/dates'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { ALL } from '@/domain/choices'
import { lagosToday } from '@/domain/lagos'
import { FilterSelect, type FilterOptions } from './filter-select'

const LazyOwnDates = lazyOverlay(() => import('./own-dates'))

const OWN = 'own'
/** For reports only. */
const LONGEST = 'last_90_days'

export interface DateSelectProps {
  /** By default, the days of `createdAt`. */
  range?: RangeName
  /** The URL's dates of the range. */
  search: DateSearch
  /** What is shown without dates: "all", or the value of a `period` filter. */
  period: string
  /** A report always has a period. Other lists can show all dates. */
  isReport: boolean
  /** Shows the label beside the select. */
  isLabelled?: boolean
  /** Of the select with its label. */
  className?: string | undefined
  onChange: (dates: DateSearch) => void
}

/** Selects days in Lagos. A preset keeps its name in the URL, so that it has other days tomorrow. */
export function DateSelect(props: DateSelectProps) {
  const { range = 'dates', search, period, isReport, isLabelled, className, onChange } = props
  const [initial, setInitial] = useState<Days | null>(null)
  const { dates } = search
  const { label, all } = dateRanges[range]
  const own = datesLabel(search)
  const value = dates ?? (own || findPeriod(period)?.name || period)
  const options: FilterOptions = [
    ...(isReport ? [] : [[ALL, all] as const]),
    ...presets.flatMap(({ name, label: text }) =>
      name === LONGEST && !isReport && value !== LONGEST ? [] : [[name, text] as const],
    ),
    ...(value === own ? [[own, own] as const] : []),
    [OWN, 'Own dates…'],
  ]
  function select(option: string) {
    const today = lagosToday()
    if (option === OWN) setInitial(daysOf(search, today) ?? { from: today, to: today })
    else {
      const preset = presets.find(({ name }) => name === option)
      onChange(preset ? { dates: preset.name } : {})
    }
  }
  const control = (
    <FilterSelect
      label={label}
      value={value}
      isSet={isReport ? isDated(search) : value !== ALL}
      options={options}
      onChange={select}
    />
  )
  return (
    <>
      {isLabelled ? (
        <span className={clsx('flex items-center gap-near', className)}>
          <span aria-hidden="true" className="pl-1 whitespace-nowrap text-muted-foreground">
            {label}
          </span>
          {control}
        </span>
      ) : (
        control
      )}
      {initial && (
        <LazyOwnDates
          title={range === 'dates' ? 'Own dates' : label}
          initial={initial}
          onApply={onChange}
          onClose={() => setInitial(null)}
        />
      )}
    </>
  )
}
