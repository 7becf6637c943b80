import { useEffect, useEffectEvent, useState } from 'react'
import type { ModuleDefinition } from '@/api/resource'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { toast } from '@/lib/toast'
import type { ReadActions, RecordAction } from './record-action'

const QuestionDialog = lazyOverlay(() => import('./question-dialog'))

interface OpenDialogProps {
  definition: Pick<ModuleDefinition, 'noun' | 'path'>
  record: { id: string; name: string }
  actions: readonly RecordAction[]
  /** Reads the record again before a request. Omit it if the list is all that is known of its records. */
  readActions?: ReadActions
  /** The name of the open dialog, from the URL. */
  dialog: string | undefined
  onClose: () => void
}

/** The dialog of the action that the URL names, unless the record's status did not allow it when the URL asked for it. */
export function OpenDialog({ dialog, ...props }: OpenDialogProps) {
  return dialog === undefined ? null : (
    <ActionDialog key={`${props.record.id} ${dialog}`} dialog={dialog} {...props} />
  )
}

function ActionDialog(props: OpenDialogProps) {
  const { definition, record, actions, readActions, dialog, onClose } = props
  const action = actions.find((candidate) => 'dialog' in candidate && candidate.dialog === dialog)
  // Decided once: a later refetch must not close a dialog with a text in it.
  const [wasAllowed] = useState(action?.isAllowed)
  const isForbidden = action !== undefined && !wasAllowed
  const reportForbidden = useEffectEvent(() => {
    toast.warning(`${action?.label} is not possible for ${record.name}`)
    onClose()
  })
  useEffect(() => {
    if (isForbidden) reportForbidden()
  }, [isForbidden])
  if (!wasAllowed || !action) return null
  if ('render' in action) return action.render(onClose)
  if (!('question' in action)) return null
  return <QuestionDialog {...{ definition, record, action, readActions, onClose }} />
}
