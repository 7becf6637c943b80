import { useState } from 'react'
import { isDated, type DateRange } from '@/api/capabilities'
import { ALL } from '@/api/list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { presetOf, presets, rangeLabel } from '@/domain/date-range'
import { useNow } from '@/hooks/use-now'
import { lagosToday } from '@/lib/lagos'
import { FilterSelect, type FilterOptions } from './filter-select'

const LazyOwnDates = lazyOverlay(() => import('./own-dates'))

const OWN = 'own'
/** For reports only. */
const LONGEST = '90d'

export interface DateSelectProps {
  range: DateRange
  /** What is shown without dates: "all", or the name of a preset that ends today. */
  period: string
  /** A report always has a period. Other lists can show all dates. */
  isReport: boolean
  onChange: (range: DateRange) => void
}

/** Selects days in Lagos. The presets become dates at once, so that a link keeps its meaning. */
export function DateSelect({ range, period, isReport, onChange }: DateSelectProps) {
  const [isOpen, setOpen] = useState(false)
  const today = lagosToday(useNow())
  const label = rangeLabel(range, today)
  const value = label ? (presetOf(range, today)?.[0] ?? label) : period
  const options: FilterOptions = [
    ...(isReport ? [] : [[ALL, 'All dates'] as const]),
    ...presets.flatMap(([name, text]) =>
      name === LONGEST && !isReport && value !== LONGEST ? [] : [[name, text] as const],
    ),
    ...(value === label ? [[label, label] as const] : []),
    [OWN, 'Own dates…'],
  ]
  function select(name: string) {
    if (name === OWN) return setOpen(true)
    const [, , rangeOn] = presets.find(([preset]) => preset === name) ?? []
    onChange(rangeOn?.(today) ?? {})
  }
  return (
    <>
      <FilterSelect
        label="Dates"
        value={value}
        isSet={isReport ? isDated(range) : value !== ALL}
        options={options}
        onChange={select}
      />
      {isOpen && (
        <LazyOwnDates
          range={label ? range : { from: today, to: today }}
          onApply={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
