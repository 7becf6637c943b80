import { useState, type ReactNode } from 'react'
import { dateRanges, type DateSearch, type RangeName } from '@/api/dates'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/overlays/dialog'
import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
import { Button } from '@/components/ui/button'
import { DateSelect, type DateSelectProps } from './date-select'
import { FilterSelect, type FilterSelectProps } from './filter-select'

export type Params = Readonly<Record<string, string | undefined>>

/** The select of a range of days. */
type DateControl = Omit<DateSelectProps, 'onChange' | 'range'> & {
  range: RangeName
  paramsOf: (chosen: DateSearch) => Params
}

export interface FilterSheetProps {
  /** By the search params that they set. */
  filters: readonly (Omit<FilterSelectProps<string>, 'onChange'> & { name: string })[]
  dates: readonly DateControl[]
  /** Controls that apply at once. They follow the filters. */
  children: ReactNode
  onApply: (params: Params) => void
  onClear: () => void
}

/** The filters that a toolbar has no room for. They apply together. */
export default function FilterSheet(props: FilterSheetProps & { onClose: () => void }) {
  const { filters, dates, children, onApply, onClear, onClose } = props
  const [chosen, setChosen] = useState<Params>({})
  const [chosenDates, setDates] = useState<Partial<Record<RangeName, DateSearch>>>({})
  useCloseOnBack(onClose)
  function apply() {
    onClose()
    const params = { ...chosen }
    for (const { range, paramsOf } of dates) {
      const days = chosenDates[range]
      if (days) Object.assign(params, paramsOf(days))
    }
    if (Object.keys(params).length > 0) onApply(params)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Filters" aria-describedby={undefined}>
        <DialogBody className="flex flex-col gap-apart">
          {filters.map(({ name, value, ...filter }) => (
            <label key={name} className="flex flex-col gap-1">
              <span>{filter.label}</span>
              <FilterSelect
                {...filter}
                value={chosen[name] ?? value}
                onChange={(other) => setChosen({ ...chosen, [name]: other })}
              />
            </label>
          ))}
          {dates.map(({ paramsOf: _paramsOf, ...date }) => (
            <div key={date.range} className="flex flex-col gap-1">
              <span aria-hidden="true">{dateRanges[date.range].label}</span>
              <DateSelect
                {...date}
                search={chosenDates[date.range] ?? date.search}
                onChange={(days) => setDates({ ...chosenDates, [date.range]: days })}
              />
            </div>
          ))}
          {children}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline" onClick={onClear}>
              Clear filters
            </Button>
          </DialogClose>
          <Button onClick={apply}>Show</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
