import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { MutationResult } from '@/api/remembered'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { Button } from '@/components/ui/button'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { isolate } from '@/lib/isolate'
import { useSavedFilters } from '@/memory/list-preferences'
import { FilterNameForm } from './filter-name-form'
import type { SavedDialogs, SavedProps } from './saved-button'
import {
  addFilter,
  byName,
  describeSearch,
  filtersOf,
  MAX_SAVED,
  savedSearch,
  unkeptResult,
} from './saved-filters'
import { SavedList } from './saved-list'

interface SavedDialogProps extends SavedProps {
  onClose: () => void
}

/** `?dialog=save-filters` asks for a name, `?dialog=saved-filters` lists the saved ones. */
export default function SavedDialog({ list, hidden, orders, onClose }: SavedDialogProps) {
  const { resource, search } = list
  const saved = filtersOf(useSavedFilters(), resource).toSorted(byName)
  const params = savedSearch(resource, search)
  const { mutate: save } = useMutation({
    mutationFn: async (name: string) => {
      const [key] = resource.keys
      return addFilter({ list: key, name, search: params, hidden: [...hidden] })
        ? new MutationResult(isolate(name))
        : unkeptResult('Saved filters', `“${isolate(name)}” is gone`)
    },
    meta: { success: 'Filters saved' },
  })
  if (search.dialog === 'saved-filters') {
    return <SavedList resource={resource} saved={saved} orders={orders} onClose={onClose} />
  }
  if (saved.length >= MAX_SAVED) return <LimitDialog noun={resource.noun[1]} onClose={onClose} />
  return (
    <FilterNameForm
      title="Save these filters"
      others={saved}
      onSave={(name) => {
        save(name)
        onClose()
      }}
      onClose={onClose}
    >
      <p className="text-muted-foreground">{describeSearch(resource, params, orders)}</p>
    </FilterNameForm>
  )
}

function LimitDialog({ noun, onClose }: { noun: string; onClose: () => void }) {
  const textId = useId()
  const { openDialog } = useDialogParam<SavedDialogs>()
  return (
    <ConfirmDialog
      title="No more filters can be saved"
      describedBy={textId}
      className="max-w-md"
      closeLabel="Close"
      onClose={onClose}
      actions={<Button onClick={() => openDialog('saved-filters')}>Edit saved filters</Button>}
    >
      <p id={textId} className="text-muted-foreground">
        {`A list can have ${MAX_SAVED} saved filters. Delete one of your saved filters of ${noun} first.`}
      </p>
    </ConfirmDialog>
  )
}
