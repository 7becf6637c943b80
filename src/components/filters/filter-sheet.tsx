import { useState } from 'react'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { useCloseOnBack } from '@/hooks/use-close-on-back'
import { FilterSelect, type FilterSelectProps } from './filter-select'

export interface FilterSheetProps {
  filters: readonly (FilterSelectProps<string> & { name: string })[]
  onApply: (values: Readonly<Record<string, string>>) => void
  onClear: () => void
}

/** The filters of a list on a phone. They apply together. */
export default function FilterSheet(props: FilterSheetProps & { onClose: () => void }) {
  const { filters, onApply, onClear, onClose } = props
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  useCloseOnBack(onClose)
  function apply() {
    onClose()
    if (Object.keys(chosen).length > 0) onApply(chosen)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Filters" aria-describedby={undefined}>
        <div className="flex flex-col gap-apart">
          {filters.map(({ name, value, ...filter }) => (
            <label key={name} className="flex flex-col gap-1">
              {filter.label}
              <FilterSelect
                {...filter}
                value={chosen[name] ?? value}
                onChange={(other) => setChosen({ ...chosen, [name]: other })}
              />
            </label>
          ))}
        </div>
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
