import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { requestMutation, type RecordRef, type RecordRequest } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import type { Place } from '@/components/actions/move-actions'
import {
  allowedActions,
  type RecordAction,
  type RecordActions,
} from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { columnHelper } from '@/components/list/data-table'
import { linkTo, menuColumn, RowMenuButton } from '@/components/list/menu-column'
import { sheetLink } from '@/components/list/sheet-link'
import type { MenuEntry } from '@/components/overlays/menu-entries'
import { useMenu } from '@/components/overlays/use-menu'

/**
 * Sends one request about a record at a time. A mutation hook does not fit, because the request is
 * unknown until the user chooses an item.
 */
function useSendOnce(record: RecordRef) {
  const queryClient = useQueryClient()
  // A ref, because `isPending` only updates with the next render.
  const isSending = useRef(false)
  const [isPending, setIsPending] = useState(false)
  async function send(request: RecordRequest) {
    if (isSending.current) return
    isSending.current = true
    setIsPending(true)
    const options = requestMutation(request)
    const mutation = queryClient.getMutationCache().build(queryClient, {
      ...options,
      // The next request may depend on what the rows show, such as their positions.
      meta: { ...options.meta, waitsForRefetch: true },
    })
    // api/query-client.ts reports the error.
    await mutation.execute({ record, answer: '' }).catch(() => undefined)
    isSending.current = false
    setIsPending(false)
  }
  return { send, isPending }
}

interface RowMenuProps {
  name: string
  entries: readonly MenuEntry[]
  /** Whether an action of the menu is pending. */
  isPending: boolean
}

function RowMenu({ name, entries, isPending }: RowMenuProps) {
  const { trigger, menu } = useMenu(entries)
  return (
    <>
      <RowMenuButton name={name} loading={isPending} {...trigger} />
      {menu}
    </>
  )
}

interface RecordMenuProps {
  resource: ResourceName
  record: RecordRef
  actions: RecordActions
}

const itself = (actions: RecordActions) => actions

/** Renders nothing if no action is allowed. */
export function RecordMenu({ resource, record, actions }: RecordMenuProps) {
  const { send, isPending } = useSendOnce(record)
  function entryOf(name: string, action: RecordAction): MenuEntry {
    const { label, icon, isDestructive = false } = action
    const entry = { label, icon, isDestructive }
    switch (action.kind) {
      case 'link':
        return { ...entry, link: linkTo(action.link) }
      case 'request':
        return { ...entry, onSelect: () => void send(action.request) }
      case 'question':
      case 'dialog':
        return { ...entry, link: linkTo(sheetLink(resource, record.id, name)) }
    }
  }
  const offered = useOfferedActions(resource, itself)(actions)
  const entries = allowedActions(offered).map(({ name, action }) => entryOf(name, action))
  return (
    entries.length > 0 && <RowMenu name={record.name} entries={entries} isPending={isPending} />
  )
}

interface RowActions<TRow> {
  resource: ResourceName
  getName: (row: TRow) => string
  getActions: (row: TRow, place?: Place) => RecordActions
  /** Knows the place of a row. For lists whose rows can be moved. */
  WithPlace?: ComponentType<{ id: string; render: (place?: Place) => ReactNode }>
}

/** The last column of a list. `RowDialog` or `RecordDialog` renders the dialogs of its actions. */
export function actionsColumn<TRow extends { id: string }>(props: RowActions<TRow>) {
  const { resource, getName, getActions, WithPlace } = props
  return columnHelper<TRow>().display({
    ...menuColumn(),
    cell({ row: { original: row } }) {
      const record = { id: row.id, name: getName(row) }
      const render = (place?: Place) => (
        <RecordMenu resource={resource} record={record} actions={getActions(row, place)} />
      )
      return WithPlace ? <WithPlace id={row.id} render={render} /> : render()
    },
  })
}
