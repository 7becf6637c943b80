import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { Search } from '@/api/list'
import type { ResourceName } from '@/api/resource'
import { isDraftOf, KeptTextDialog, useKeptText } from '@/components/form/kept-text'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { toast } from '@/lib/toast'
import { OpenDialog } from './open-dialog'
import type { RecordActions } from './record-action'
import { useOfferedActions } from './use-offered-actions'

export interface OpenRowDialogProps<TRow> {
  resource: ResourceName
  rows: readonly TRow[] | undefined
  getName: (row: TRow) => string
  getActions: (row: TRow) => RecordActions
  id: string
  dialog: string
}

function OpenRowDialog<TRow extends { id: string }>(props: OpenRowDialogProps<TRow>) {
  const { resource, rows, getName, id, dialog } = props
  const getActions = useOfferedActions(resource, props.getActions)
  const { closeDialog } = useDialogParam<Search>(resource.param)
  const current = rows?.find((row) => row.id === id)
  // A refetch may move the row to another page. The dialog then stays open and keeps its unsaved
  // text.
  const [row, setRow] = useState(current)
  if (current && current !== row) setRow(current)
  const isMissing = rows !== undefined && row === undefined
  const missing = `This ${resource.noun[0]} is not on this page of the list`
  const kept = useKeptText(isDraftOf(resource.noun[0], id))
  const [hasText] = useState(kept.text !== '')
  const reportMissing = useEffectEvent(() => {
    toast.warning(missing)
    closeDialog()
  })
  useEffect(() => {
    if (isMissing && !hasText) reportMissing()
  }, [isMissing, hasText])
  if (isMissing && hasText)
    return <KeptTextDialog title={missing} {...kept} onClose={closeDialog} />
  if (!row) return null
  return (
    <OpenDialog
      resource={resource}
      record={{ id, name: getName(row) }}
      actions={getActions(row)}
      dialog={dialog}
      onClose={closeDialog}
    />
  )
}

interface LazyRowDialogProps {
  render: (Dialog: typeof OpenRowDialog) => ReactNode
  onClose: () => void
}

/** A lazy component has no type parameters. With `render`, the caller knows the type of the rows. */
export default function LazyRowDialog({ render }: LazyRowDialogProps) {
  return render(OpenRowDialog)
}
