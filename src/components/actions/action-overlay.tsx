import { useState } from 'react'
import type { RecordRef } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import CannotOpen from './cannot-open'
import {
  impossibleText,
  type ReadActions,
  type RecordAction,
  type RecordActions,
} from './record-action'

const RecordQuestion = lazyOverlay(() => import('./record-question'), { isLikely: true })

interface ActionOverlayProps {
  resource: ResourceName
  record: RecordRef
  actions: RecordActions
  readActions: ReadActions
  dialog: string | undefined
  onClose: () => void
}

/** The dialog of a record's action that the URL names. If the action is not allowed, says so. */
export function ActionOverlay({ dialog, actions, ...props }: ActionOverlayProps) {
  const action = dialog === undefined ? undefined : actions[dialog]
  if (action?.kind !== 'question' && action?.kind !== 'form') return null
  return <OpenAction key={`${props.record.id} ${dialog}`} {...{ dialog, action, ...props }} />
}

interface OpenActionProps extends Omit<ActionOverlayProps, 'actions'> {
  action: Extract<RecordAction, { kind: 'question' | 'form' }>
}

function OpenAction({ action, dialog = '', onClose, ...props }: OpenActionProps) {
  // Checked only once: a refetch must not close a dialog with unsaved text.
  const [wasAllowed] = useState(action.isAllowed)
  const { resource, record } = props
  if (!wasAllowed) {
    const { label, obstacle } = action
    const draft = `${dialog} ${resource.noun[0]} ${record.id}`
    return (
      <CannotOpen
        reason={impossibleText({ label }, record)}
        detail={obstacle}
        isDraft={(name) => name === draft || name.startsWith(`${draft} `)}
        onClose={onClose}
      />
    )
  }
  if (action.kind === 'form') return action.render(onClose)
  return <RecordQuestion name={dialog} {...{ action, onClose, ...props }} />
}
