import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { Button } from '@/components/ui/button'
import { byName } from '@/domain/saved-names'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { isolate } from '@/lib/isolate'
import { notKept } from '@/lib/preferences'
import { toast } from '@/lib/toast'
import { useSavedFilters } from '@/memory/list-preferences'
import { FilterNameForm } from './filter-name-form'
import type { SavedDialogs, SavedProps } from './saved-button'
import { addFilter, describeSearch, filtersOf, MAX_SAVED } from './saved-filters'
import { SavedList } from './saved-list'

interface SavedDialogProps extends SavedProps {
  onClose: () => void
}

/** `?dialog=save-filters` asks for a name, `?dialog=saved-filters` lists the saved ones. */
export default function SavedDialog({ params, hidden, sortChoices, onClose }: SavedDialogProps) {
  const { resource, search, saved: current } = params
  const { openDialog } = useDialogParam<SavedDialogs>()
  const saved = filtersOf(useSavedFilters(), resource).toSorted(byName)
  function save(name: string) {
    const [list] = resource.keys
    const isKept = addFilter({ list, name, search: current, hidden: [...hidden] })
    if (isKept) toast.success(`Filters saved\n${isolate(name)}`)
    else toast.warning(notKept('Saved filters', `“${isolate(name)}” is gone`))
    onClose()
  }
  if (search.dialog === 'saved-filters') {
    return (
      <SavedList resource={resource} saved={saved} sortChoices={sortChoices} onClose={onClose} />
    )
  }
  if (saved.length >= MAX_SAVED) {
    return (
      <ConfirmDialog
        title="No more filters can be saved"
        text={`A list can have ${MAX_SAVED} saved filters. Delete one of your saved filters of ${resource.noun[1]} first.`}
        closeLabel="Close"
        actions={<Button onClick={() => openDialog('saved-filters')}>Edit saved filters</Button>}
        onClose={onClose}
      />
    )
  }
  return (
    <FilterNameForm title="Save these filters" others={saved} onSave={save} onClose={onClose}>
      <p className="text-muted-foreground">{describeSearch(resource, current, sortChoices)}</p>
    </FilterNameForm>
  )
}
