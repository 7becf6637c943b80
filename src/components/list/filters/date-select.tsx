import { useState } from 'react'
import {
  datesLabel,
  daysOf,
  findPeriod,
  isDated,
  presets,
  type DateSearch,
  type Days,
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
  /** The URL's dates. */
  search: DateSearch
  /** What is shown without dates: "all", or the value of a `period` filter. */
  period: string
  /** A report always has a period. Other lists can show all dates. */
  isReport: boolean
  onChange: (dates: DateSearch) => void
}

/** Selects days in Lagos. A preset keeps its name in the URL, so that it has other days tomorrow. */
export function DateSelect({ search, period, isReport, onChange }: DateSelectProps) {
  const [initial, setInitial] = useState<Days | null>(null)
  const { dates } = search
  const label = datesLabel(search)
  const value = dates ?? (label || findPeriod(period)?.name || period)
  const options: FilterOptions = [
    ...(isReport ? [] : [[ALL, 'All dates'] as const]),
    ...presets.flatMap(({ name, label: text }) =>
      name === LONGEST && !isReport && value !== LONGEST ? [] : [[name, text] as const],
    ),
    ...(value === label ? [[label, label] as const] : []),
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
  return (
    <>
      <FilterSelect
        label="Dates"
        value={value}
        isSet={isReport ? isDated(search) : value !== ALL}
        options={options}
        onChange={select}
      />
      {initial && (
        <LazyOwnDates initial={initial} onApply={onChange} onClose={() => setInitial(null)} />
      )}
    </>
  )
}
