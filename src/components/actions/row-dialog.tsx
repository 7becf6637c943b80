import { useEffect, useEffectEvent, useState } from 'react'
import type { ResourceName } from '@/api/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { toast } from '@/lib/toast'
import { OpenDialog } from './open-dialog'
import type { RecordActions } from './record-action'

interface OpenRowDialogProps<TRow> {
  resource: ResourceName
  /** The rows of the list; undefined until they have loaded. */
  rows: readonly TRow[] | undefined
  getName: (row: TRow) => string
  getActions: (row: TRow) => RecordActions
  id: string
  dialog: string
}

interface RowDialogProps<TRow> extends Omit<OpenRowDialogProps<TRow>, 'id' | 'dialog'> {
  /** The id of the record, from the URL. */
  id: string | undefined
  /** The name of the open dialog, from the URL. */
  dialog: string | undefined
}

/** The dialog of an action on one row of a list: `?dialog=edit&category=<id>`. The list is all that is known of its records. */
export function RowDialog<TRow extends { id: string }>({
  id,
  dialog,
  ...props
}: RowDialogProps<TRow>) {
  if (id === undefined || dialog === undefined) return null
  return <OpenRowDialog key={`${id} ${dialog}`} id={id} dialog={dialog} {...props} />
}

function OpenRowDialog<TRow extends { id: string }>(props: OpenRowDialogProps<TRow>) {
  const { resource, rows, getName, getActions, id, dialog } = props
  const { closeDialog } = useDialogParam(resource.param)
  const current = rows?.find((row) => row.id === id)
  // A refetch may move the row to another page: the dialog, with what is typed in it, stays open.
  const [row, setRow] = useState(current)
  if (current && current !== row) setRow(current)
  const isMissing = rows !== undefined && row === undefined
  const reportMissing = useEffectEvent(() => {
    toast.warning(`This ${resource.noun[0]} is not on this page of the list`)
    closeDialog()
  })
  useEffect(() => {
    if (isMissing) reportMissing()
  }, [isMissing])
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
