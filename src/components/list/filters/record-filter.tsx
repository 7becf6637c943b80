import { ChevronDown } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { RecordRef } from '@/api/requests'
import type { List } from '@/components/list/use-list'
import { Button } from '@/components/ui/button'
import { ALL } from '@/domain/choices'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { capitalize, shorten } from '@/lib/format'
import { findFirst } from '@/lib/overlays'
import { Chip } from './chip'
import { useOwner } from './use-owner'

/** After a choice or its removal, the other control replaces the focused one. */
const findControl = () => findFirst('[data-slot="record-filter"] button')

interface DialogProps {
  onChoose: (record: RecordRef) => void
  onClose: () => void
}

/**
 * A filter by one of so many records that a select cannot offer them. The URL has the id. The name
 * comes from the rows, from cached details, or from the choice.
 */
export function useRecordFilter<TRow extends { id: string }>(
  { params, loaded }: List<TRow>,
  name: string,
) {
  const { resource, search, setFilters } = params
  const [chosen, setChosen] = useState<RecordRef | null>(null)
  const id = String(search[name])
  const isSet = id !== ALL
  const owner = useOwner(resource.module, isSet ? id : '', loaded.rows)
  const label = shorten(owner?.name ?? (chosen?.id === id ? chosen.name : id))
  return {
    isSet,
    label,
    options: isSet ? [[id, label] as const] : [],
    allLabel: resource.filters[name]?.options[0][1],
    noun: resource.noun[1],
    choose: (record: RecordRef) => {
      setChosen(record)
      setFilters({ [name]: record.id })
    },
    remove: () => setFilters({ [name]: ALL }),
  }
}

interface RecordFilterProps {
  filter: ReturnType<typeof useRecordFilter>
  /** The dialog in which a record is chosen. */
  renderDialog: (props: DialogProps) => ReactNode
}

/** "All Restaurants", or a chip such as "Dishes of Mama Nkechi Kitchen". */
export function RecordFilter({ filter, renderDialog }: RecordFilterProps) {
  const { isSet, label, allLabel, noun, choose, remove } = filter
  const [isOpen, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  return (
    <div data-slot="record-filter" className="contents">
      {isSet ? (
        <Chip
          className="min-w-0 max-sm:flex-auto sm:max-w-72"
          text={`${capitalize(noun)} of ${label}`}
          button={chip}
          findFallback={findControl}
          onRemove={remove}
        />
      ) : (
        <ChooseButton onClick={() => setOpen(true)}>{allLabel}</ChooseButton>
      )}
      {isOpen &&
        renderDialog({
          onChoose: (record) => {
            setOpen(false)
            choose(record)
          },
          onClose: () => setOpen(false),
        })}
    </div>
  )
}

function ChooseButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findControl)
  return (
    <Button
      ref={button}
      variant="outline"
      aria-haspopup="dialog"
      className="max-sm:flex-auto"
      onClick={onClick}
    >
      <span className="flex-1 text-left">{children}</span>
      <ChevronDown />
    </Button>
  )
}
