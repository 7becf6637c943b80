import { useState } from 'react'
import type { RecordRef } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import { OpenDialog } from '@/components/actions/open-dialog'
import type { RecordActions } from '@/components/actions/record-action'
import { useCannotOpen } from '@/components/actions/use-cannot-open'
import { isDraftOf, KeptTextDialog, useKeptText } from '@/components/form/kept-text'

interface OpenRowDialogProps {
  resource: ResourceName
  id: string
  /** Undefined while the rows load, and if the row does not exist. */
  record: RecordRef | undefined
  actions: RecordActions
  isMissing: boolean
  dialog: string
  onClose: () => void
}

/**
 * Opens the dialog. If the row does not exist, shows a message and the text that was typed for it.
 */
export default function OpenRowDialog(props: OpenRowDialogProps) {
  const { resource, id, record, actions, isMissing, dialog, onClose } = props
  const [noun] = resource.noun
  const missing = `This ${noun} is not on this page of the list`
  const kept = useKeptText(isDraftOf(noun, id))
  const [hasText] = useState(kept.text !== '')
  useCannotOpen(isMissing && !hasText ? missing : null, onClose)
  if (isMissing && hasText) return <KeptTextDialog title={missing} {...kept} onClose={onClose} />
  return record && <OpenDialog {...{ resource, record, actions, dialog, onClose }} />
}
