import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Listing } from '@/api/list'
import { SavedItems } from '@/components/form/saved-items'
import CopyButton from '@/components/ui/copy-button'
import { notKept } from '@/lib/preferences'
import { toast } from '@/lib/toast'
import { replaceSavedFilter, type SavedFilter } from '@/memory/list-preferences'
import { FilterNameForm } from './filter-name-form'
import type { SavedProps } from './saved-button'
import { describeSearch } from './saved-filters'

interface SavedListProps {
  resource: Listing
  saved: readonly SavedFilter[]
  sortChoices: SavedProps['sortChoices']
  onClose: () => void
}

/** The saved filters of a list, with buttons to rename, delete and share each of them. */
export function SavedList({ resource, saved, sortChoices, onClose }: SavedListProps) {
  const [, noun] = resource.noun
  const [renamed, setRenamed] = useState<SavedFilter | null>(null)
  return (
    <>
      <SavedItems
        title={`Saved filters of ${noun}`}
        items={saved}
        emptyText="No saved filters"
        renderDescription={({ search }) => <p>{describeSearch(resource, search, sortChoices)}</p>}
        renderTools={(filter) => <CopyLink filter={filter} />}
        editVerb="Rename"
        onEdit={setRenamed}
        deletion={{
          title: 'Delete saved filters',
          consequence: `The ${noun} stay as they are.`,
          success: 'Saved filters deleted',
          remove: (filter) => replaceSavedFilter(filter),
        }}
        onClose={onClose}
      />
      {renamed && (
        <FilterNameForm
          title="Rename saved filters"
          name={renamed.name}
          others={saved.filter((filter) => filter !== renamed)}
          onSave={(name) => {
            const isKept = replaceSavedFilter(renamed, { ...renamed, name })
            if (!isKept) toast.warning(notKept('The new name', 'it is gone'))
            setRenamed(null)
          }}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  )
}

function CopyLink({ filter: { name, search } }: { filter: SavedFilter }) {
  const { buildLocation, history } = useRouter()
  const { href } = buildLocation({ to: '.', search })
  return (
    // The copy button overlaps its neighbours, which here are buttons too.
    <span className="pointer-coarse:mx-2">
      <CopyButton
        text={new URL(history.createHref(href), window.location.href).href}
        label={`Copy link to ${name}`}
      />
    </span>
  )
}
