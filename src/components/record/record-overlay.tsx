import { Fragment, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { Search } from '@/api/list'
import type { RecordActions } from '@/components/actions/record-action'
import type { List } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useDialogParam } from '@/hooks/use-dialog-param'
import type { FoundActionProps } from './found-action'
import type { SheetProps } from './record-sheet'

const FoundAction = lazyOverlay(() => import('./found-action'))

const noActions = (): RecordActions => ({})

interface RecordOverlayProps<TRow extends { id: string }> {
  list: List<TRow>
  /** The details of the record. By default, the sheet also shows the dialogs of its actions. */
  renderSheet?: (props: SheetProps) => ReactNode
  /**
   * The row has all that an action needs: its dialog replaces the sheet, or covers one that is open.
   * By default, the sheet shows it.
   */
  dialogs?: 'replace' | 'cover'
  /** By default, those of the list. `onGone` is called after the record was deleted. */
  getActions?: (row: TRow, onGone: (id: string) => void) => RecordActions
  /** By default, loads the code of the dialog. */
  renderAction?: (props: FoundActionProps<TRow>) => ReactNode
  onGone?: (id: string) => void
}

/**
 * What the URL shows of a record above its list: `?payout=<id>` the sheet,
 * `?category=<id>&dialog=edit` the dialog of an action.
 */
export function RecordOverlay<TRow extends { id: string }>(props: RecordOverlayProps<TRow>) {
  const { list, renderSheet, dialogs, onGone } = props
  const { resource, actions = noActions } = list.definition
  const { getActions = (row: TRow) => actions(row) } = props
  const { dialog, [resource.param]: id } = list.params.search
  const { closeDialog: onClose } = useDialogParam<Search>(resource.param)
  const [goneId, setGoneId] = useState<string>()
  const isGone = id !== undefined && id === goneId
  // If the question was opened from the sheet, closing it returns there. The sheet must close too.
  const closeSheet = useEffectEvent(onClose)
  useEffect(() => {
    if (isGone && dialog === undefined) closeSheet()
  }, [isGone, dialog])

  const name = typeof dialog === 'string' ? dialog : undefined
  // Below the dialog, the sheet keeps the places of its buttons.
  const [openId, setOpenId] = useState<unknown>()
  if (name === undefined && openId !== id) setOpenId(id)

  if (typeof id !== 'string') return null
  const isInSheet = renderSheet !== undefined && dialogs === undefined
  const hasSheet = name === undefined || isInSheet || (dialogs === 'cover' && openId === id)
  const { renderAction = (action) => <FoundAction {...action} /> } = props
  return (
    <>
      {hasSheet && !isGone && renderSheet?.({ id, dialog: isInSheet ? name : undefined, onClose })}
      {name !== undefined && !isInSheet && (
        <Fragment key={`${id} ${name}`}>
          {renderAction({
            list,
            id,
            dialog: name,
            getActions: (row) =>
              getActions(row, (gone) => {
                setGoneId(gone)
                onGone?.(gone)
              }),
            onClose,
          })}
        </Fragment>
      )}
    </>
  )
}
