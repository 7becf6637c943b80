import { useEffect, useEffectEvent, useState } from 'react'
import type { RecordRef } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { toast } from '@/lib/toast'
import type { QuestionAction, ReadActions, RecordAction, RecordActions } from './record-action'

const QuestionDialog = lazyOverlay(() => import('./question-dialog'))

interface OpenDialogProps {
  resource: ResourceName
  record: RecordRef
  actions: RecordActions
  /** Reads the record again before a request. Omit it if the list is all that is known of its records. */
  readActions?: ReadActions
  /** The name of the open dialog, from the URL. */
  dialog: string | undefined
  onClose: () => void
}

/** The dialog of the action that the URL names, unless the record's status did not allow it when the URL asked for it. */
export function OpenDialog({ dialog, actions, ...props }: OpenDialogProps) {
  const action = dialog === undefined ? undefined : actions[dialog]
  switch (action?.kind) {
    case 'question':
    case 'dialog':
      return <ActionDialog key={`${props.record.id} ${dialog}`} {...{ dialog, action, ...props }} />
    case 'link':
    case 'request':
    case undefined:
      return null
  }
}

interface ActionDialogProps extends Omit<OpenDialogProps, 'actions'> {
  action: QuestionAction | Extract<RecordAction, { kind: 'dialog' }>
}

function ActionDialog({ action, dialog = '', onClose, ...props }: ActionDialogProps) {
  // Decided once: a later refetch must not close a dialog with a text in it.
  const [wasAllowed] = useState(action.isAllowed)
  const reportForbidden = useEffectEvent(() => {
    toast.warning(`${action.label} is not possible for ${props.record.name}`)
    onClose()
  })
  useEffect(() => {
    if (!wasAllowed) reportForbidden()
  }, [wasAllowed])
  if (!wasAllowed) return null
  if (action.kind === 'dialog') return action.render(onClose)
  return <QuestionDialog name={dialog} {...{ action, onClose, ...props }} />
}
