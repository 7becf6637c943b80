import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_SEARCH_LENGTH } from '@/api/list'
import type { RecordRef } from '@/api/requests'
import { Input } from '@/components/ui/input'
import { useDebounced } from '@/hooks/use-debounced'
import { DriverChoices } from './driver-choices'
import { onlineDriversQuery } from './online-drivers-query'

interface DriverPickerProps {
  /** The id of the chosen driver, or "". */
  chosen: string
  /** The driver who has the order now. The choices omit this driver. */
  currentId?: string | null | undefined
  onChoose: (driver: RecordRef) => void
  onClose: () => void
}

/** A search and a choice of the drivers who are online. */
export default function DriverPicker({ chosen, currentId, onChoose }: DriverPickerProps) {
  const [search, setSearch] = useState('')
  const query = useQuery({
    ...onlineDriversQuery(useDebounced(search.trim())),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Input
        type="search"
        aria-label="Search drivers who are online"
        placeholder="Search drivers who are online..."
        maxLength={MAX_SEARCH_LENGTH}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter in the search input must not assign the driver who was chosen before.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <DriverChoices
        query={query}
        isFiltered={search !== ''}
        chosen={chosen}
        currentId={currentId}
        onChoose={onChoose}
      />
    </>
  )
}
