import { X } from 'lucide'
import { useRef } from 'react'
import { Button } from './ui/button'
import { Icon } from './ui/icon'
import { findSearchBox, useKeptFocus } from './use-kept-focus'

interface FilterChip {
  /** Which filter it is: "Status". */
  name: string
  /** What it asks for: "Used". */
  value: string
  onRemove: () => void
}

interface FilterChipsProps {
  chips: readonly FilterChip[]
  /** Stands in their place where there are none, so that what is under them never moves. */
  none: string
  onClear: () => void
}

/** The filters that are set, each with a way to take it off, and one for all. */
export function FilterChips({ chips, none, onClear }: FilterChipsProps) {
  if (chips.length === 0) {
    return (
      <p className="flex h-control min-w-0 flex-1 items-center truncate text-muted-foreground max-sm:basis-full">
        {none}
      </p>
    )
  }
  return (
    <div
      role="group"
      aria-label="Filters"
      data-slot="filter-chips"
      className="flex h-control min-w-0 flex-1 items-center gap-1 max-sm:basis-full"
    >
      <div className="-ml-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1">
        {chips.map((chip) => (
          <Chip key={chip.name} {...chip} />
        ))}
      </div>
      <ClearButton onClear={onClear} />
    </div>
  )
}

const findNextChip = () =>
  document.querySelector<HTMLElement>('[data-slot="filter-chips"] button') ?? findSearchBox()

function Chip({ name, value, onRemove }: FilterChip) {
  const place = useRef<HTMLButtonElement>(null)
  useKeptFocus(place, findNextChip)
  return (
    <button
      ref={place}
      type="button"
      aria-label={`Remove the filter ${name}: ${value}`}
      onClick={onRemove}
      className="flex h-8 max-w-64 shrink-0 items-center gap-1.5 rounded-full border border-brand/40 bg-brand/10 pr-2 pl-3 text-brand transition-colors hover:bg-brand/20 pointer-coarse:h-control"
    >
      <span className="truncate">{value}</span>
      <Icon of={X} className="size-3.5 shrink-0" />
    </button>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const place = useRef<HTMLButtonElement>(null)
  useKeptFocus(place, findSearchBox)
  return (
    <Button ref={place} variant="ghost" size="sm" onClick={onClear}>
      Clear all
    </Button>
  )
}
