import { useState } from 'react'
import * as v from 'valibot'
import { MAX_MESSAGE } from '@/api/message'
import { ActionForm } from '@/components/form/action-form'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { useActionForm } from '@/components/form/use-action-form'
import { MAX_NAME, uniqueName } from '@/domain/saved-names'
import { placeholderNames } from '@/features/tickets/placeholders'
import { isolate } from '@/lib/isolate'
import { notKept } from '@/lib/preferences'
import { toast } from '@/lib/toast'
import {
  getSavedReplies,
  setSavedReplies,
  useSavedReplies,
  type SavedReply,
} from '@/memory/saved-replies'
import { MAX_REPLIES, replyText } from './saved-reply'

const LIMIT = `You can have ${MAX_REPLIES} saved replies. Delete one of them first: “Saved replies…” in your menu lists them.`

const HINT = `Filled in when inserted: ${placeholderNames.map((name) => `{${name}}`).join(', ')}`

const valuesSchema = v.object({ name: v.string(), text: v.string() })

interface SavedReplyFormProps {
  /** The reply to edit. By default, a new one. */
  reply?: SavedReply | undefined
  /** What the text of a new reply begins with. */
  text?: string
  /** The name of the form's draft. A `text` of another record needs another one. */
  draftName?: string
  onClose: () => void
}

/** Saves a new reply or edits one. Says so if there is no room for a new one. */
export default function SavedReplyForm(props: SavedReplyFormProps) {
  const isFull = useSavedReplies().length >= MAX_REPLIES && !props.reply
  // What was typed stays if another tab saves the last one.
  const [wasFull] = useState(isFull)
  return wasFull ? (
    <ConfirmDialog
      title="No more replies can be saved"
      text={LIMIT}
      closeLabel="Close"
      onClose={props.onClose}
    />
  ) : (
    <ReplyForm {...props} isFull={isFull} />
  )
}

function ReplyForm(props: SavedReplyFormProps & { isFull: boolean }) {
  const { reply, text = '', isFull, onClose } = props
  const { draftName = reply ? `saved reply ${reply.name}` : 'new saved reply' } = props
  const others = useSavedReplies().filter(({ name }) => name !== reply?.name)
  const { form, dialog } = useActionForm({
    draftName,
    valuesSchema,
    initialValues: { name: reply?.name ?? '', text: reply?.text ?? text },
    schema: v.object({
      name: uniqueName(others, 'You already have a saved reply with this name'),
      text: replyText,
    }),
    toVariables: (output) => output,
    startRun(output) {
      save({ ...output, usedAt: reply?.usedAt ?? 0 }, reply)
      onClose()
    },
    obstacle: isFull ? LIMIT : null,
    onClose,
  })
  return (
    <ActionForm
      title={reply ? 'Edit reply' : 'Save a reply'}
      confirmLabel="Save"
      dialog={dialog}
      closesOnBack
      className="max-w-xl"
    >
      <form.AppField name="name">
        {(field) => (
          <field.TextField label="Name" required maxLength={MAX_NAME} autoComplete="off" />
        )}
      </form.AppField>
      <form.AppField name="text">
        {(field) => (
          <field.TextAreaField label="Text" required maxLength={MAX_MESSAGE} hint={HINT} />
        )}
      </form.AppField>
    </ActionForm>
  )
}

/** Another tab may have deleted the reply that is edited: then it is added again. */
function save(next: SavedReply, edited: SavedReply | undefined) {
  const others = getSavedReplies().filter(({ name }) => name !== edited?.name)
  const name = isolate(next.name)
  if (setSavedReplies([...others, next])) toast.success(`Reply saved\n${name}`)
  else if (edited) toast.warning(notKept('The change', `“${name}” is as it was`))
  else toast.warning(notKept('The reply', `“${name}” is gone`))
}
