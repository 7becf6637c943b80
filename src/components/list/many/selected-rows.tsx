import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsPermitted } from '@/api/permissions'
import type { ListState } from '@/components/list/use-list'
import { Button } from '@/components/ui/button'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useShortcut } from '@/hooks/use-shortcut'
import { SelectAll, MAX_SELECTED } from './select-all'
import { SelectionBar } from './selection-bar'
import { usePruneDeleted } from './use-prune-deleted'
import type { Selection } from './use-selection'

interface SelectedRowsProps<TRow extends { id: string }> {
  list: Pick<
    ListState<TRow>,
    'resource' | 'data' | 'rows' | 'filterKey' | 'search' | 'readPage' | 'rowResource'
  >
  selection: Selection<TRow>
  getName: (row: TRow) => string
  /** The buttons of the actions. */
  children: ReactNode
}

/** The bar of the selected rows. Rendered while there are any. */
export function SelectedRows<TRow extends { id: string }>(props: SelectedRowsProps<TRow>) {
  const { list, selection, getName, children } = props
  const { data, rows, filterKey } = list
  const { selected, select, clear } = selection
  const { openDialog } = useDialogParam<{ dialog: 'export' }>()
  useShortcut('Escape', clear)
  usePruneDeleted(list, selection, getName)
  const isPermitted = useIsPermitted(list.rowResource)
  const total = data?.total ?? 0
  const isPageSelected = rows?.every((row) => selected.has(row.id)) ?? false
  const canSelectMore = isPageSelected && selected.size < Math.min(total, MAX_SELECTED)
  return (
    <SelectionBar
      count={selected.size}
      onClear={clear}
      more={
        <SelectAll
          key={filterKey}
          list={list}
          total={total}
          isOffered={canSelectMore}
          onSelect={select}
        />
      }
    >
      {isPermitted('export') && (
        <Button variant="outline" onClick={() => openDialog('export')}>
          <Download />
          <span>
            <span className="max-sm:sr-only">Export </span>
            <span>{`(${selected.size})`}</span>
          </span>
        </Button>
      )}
      {children}
    </SelectionBar>
  )
}
