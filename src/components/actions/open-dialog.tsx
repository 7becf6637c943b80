import { useState } from 'react'
import type { RecordRef } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import { KeptTextDialog, useKeptText } from '@/components/form/kept-text'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import {
  impossibleText,
  type QuestionAction,
  type ReadActions,
  type RecordAction,
  type RecordActions,
} from './record-action'
import { useCannotOpen } from './use-cannot-open'

const QuestionDialog = lazyOverlay(() => import('./question-dialog'))

interface OpenDialogProps {
  resource: ResourceName
  record: RecordRef
  actions: RecordActions
  /** Refetches the record before the request. Without it, the request is sent at once. */
  readActions?: ReadActions
  dialog: string | undefined
  onClose: () => void
}

/** Renders the dialog that the URL names. If the action is not allowed, shows a message instead. */
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
  // Checked only once: a refetch must not close a dialog with unsaved text.
  const [wasAllowed] = useState(action.isAllowed)
  const { resource, record } = props
  const draft = `${dialog} ${resource.noun[0]} ${record.id}`
  if (!wasAllowed) return <ForbiddenDialog {...{ action, record, draft, onClose }} />
  if (action.kind === 'dialog') return action.render(onClose)
  return <QuestionDialog name={dialog} {...{ action, onClose, ...props }} />
}

interface ForbiddenDialogProps {
  action: RecordAction
  record: RecordRef
  draft: string
  onClose: () => void
}

/** Says that an action is not possible. Shows the text that was typed before a reload. */
function ForbiddenDialog({ action, record, draft, onClose }: ForbiddenDialogProps) {
  const kept = useKeptText((name) => name === draft || name.startsWith(`${draft} `))
  const [hasText] = useState(kept.text !== '')
  useCannotOpen(hasText ? null : impossibleText(action, record), () => {
    kept.discard()
    onClose()
  })
  if (!hasText) return null
  const { label, obstacle } = action
  return (
    <KeptTextDialog
      title={impossibleText({ label }, record)}
      {...(obstacle && { detail: obstacle })}
      {...kept}
      onClose={onClose}
    />
  )
}
