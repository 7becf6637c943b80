import { Download, Ellipsis } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { isGone } from '@/api/api-error'
import { fetchLatest } from '@/api/latest-record'
import { useIsPermitted } from '@/api/permissions'
import { manyButtons, type ManyButton } from '@/components/actions/divide'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import type { List } from '@/components/list/use-list'
import { useMenu } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useMediaQuery } from '@/hooks/use-media-query'
import { MAX_ROWS } from '@/hooks/use-read-all'
import { useShortcut } from '@/hooks/use-shortcut'
import { formatCount } from '@/lib/format'
import { SelectAll } from './select-all'
import { SelectionBar } from './selection-bar'
import type { Selection } from './use-selection'

// In a line of a small phone, and elsewhere. The others are in a menu.
const MAX_NARROW = 2
const MAX_BUTTONS = 3
const NARROW = '(width < 22.5rem)'

interface SelectedRowsProps<TRow extends { id: string }> {
  list: List<TRow>
  selection: Selection<TRow>
  /** The sum of the selected rows. "" if there is none. */
  sumText: string
  /** One button instead of those of actions, which opens the dialog `bulk`. */
  bulkLabel: string | undefined
  onClose: () => void
}

/** The bar of the selected rows with a button for each action on many records. */
export default function SelectedRows<TRow extends { id: string }>(props: SelectedRowsProps<TRow>) {
  const { list, selection, sumText, bulkLabel, onClose } = props
  const { resource, actions, many = [] } = list.definition
  const { data, rows, readPage } = list.loaded
  const { selected, select } = selection
  const { openDialog } = useDialogParam<{ dialog: string }>()
  const getActions = useOfferedActions(resource, actions)
  const buttons = useMemo(
    () => manyButtons(selected.values(), getActions, many),
    [selected, getActions, many],
  )
  const first = useRef<HTMLButtonElement>(null)
  // The bar comes after all rows with Tab.
  useShortcut('b', () => first.current?.focus())
  useShortcut('Escape', onClose)
  usePruneDeleted(list, selection)
  const isPermitted = useIsPermitted(resource)
  const isNarrow = useMediaQuery(NARROW)
  const shown = isNarrow ? MAX_NARROW : MAX_BUTTONS
  const total = data?.total ?? 0
  const isPageSelected = rows?.every((row) => selected.has(row.id)) ?? false
  return (
    <SelectionBar
      text={[`${formatCount(selected.size)} selected`, sumText].filter(Boolean).join(', ')}
      onClear={onClose}
      more={
        <SelectAll
          key={list.params.filterKey}
          noun={resource.noun}
          readPage={readPage}
          total={total}
          isOffered={isPageSelected && selected.size < Math.min(total, MAX_ROWS)}
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
      {bulkLabel && (
        <Button ref={first} onClick={() => openDialog('bulk')}>
          {`${bulkLabel} (${selected.size})`}
        </Button>
      )}
      {buttons
        .slice(0, shown)
        .map(({ name, label, icon: Icon, isDestructive, isPrimary }, index) => (
          <Button
            key={name}
            ref={index === 0 ? first : null}
            variant={isPrimary ? 'primary' : 'outline'}
            className={isDestructive ? 'text-danger' : ''}
            onClick={() => openDialog(name)}
          >
            <Icon className="max-sm:hidden" />
            <span>{label}</span>
          </Button>
        ))}
      {buttons.length > shown && <More buttons={buttons.slice(shown)} onOpen={openDialog} />}
    </SelectionBar>
  )
}

interface MoreProps {
  buttons: readonly ManyButton[]
  onOpen: (name: string) => void
}

function More({ buttons, onOpen }: MoreProps) {
  const { trigger, menu } = useMenu(
    buttons.map(({ name, label, icon, isDestructive }) => ({
      label,
      icon,
      isDestructive,
      onSelect: () => onOpen(name),
    })),
  )
  return (
    <>
      <Button variant="outline" {...trigger}>
        <Ellipsis className="max-sm:hidden" />
        More
      </Button>
      {menu}
    </>
  )
}

/**
 * Deselects rows that have been deleted on the server. A row that is missing after a refetch may
 * only have moved to another page, so its record is read. A 404 or 410 means that it was deleted. A
 * resource without details has no such request.
 */
function usePruneDeleted<TRow extends { id: string }>(
  list: List<TRow>,
  { selected, deselect }: Selection<TRow>,
) {
  const { viewKey } = list.params
  const { rows } = list.loaded
  const views = useRef(new Map<string, readonly TRow[]>())

  const compare = useEffectEvent((newRows: readonly TRow[]) => {
    const { resource, getName } = list.definition
    const newIds = new Set(newRows.map(({ id }) => id))
    const oldRows = views.current.get(viewKey)
    const missing = oldRows?.filter(({ id }) => !newIds.has(id) && selected.has(id))
    views.current.set(viewKey, newRows)
    // Other views are only needed while they contain selected rows.
    for (const [other, otherRows] of views.current) {
      const isNeeded = other === viewKey || otherRows.some(({ id }) => selected.has(id))
      if (!isNeeded) views.current.delete(other)
    }
    if (!resource.details) return
    for (const row of missing ?? []) {
      fetchLatest(resource, { id: row.id, name: getName(row) }).catch((error: unknown) => {
        if (isGone(error)) deselect([row.id])
      })
    }
  })
  useEffect(() => {
    if (rows) compare(rows)
  }, [rows])
}
