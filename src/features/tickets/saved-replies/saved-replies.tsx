import { useState } from 'react'
import { SavedItems } from '@/components/form/saved-items'
import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
import { Button } from '@/components/ui/button'
import { byName } from '@/domain/saved-names'
import { shorten } from '@/lib/format'
import { replaceSavedReply, useSavedReplies, type SavedReply } from '@/memory/saved-replies'
import SavedReplyForm from './saved-reply-form'

/** The saved replies, with buttons to add one, and to edit and delete each of them. */
export default function SavedReplies({ onClose }: { onClose: () => void }) {
  const replies = useSavedReplies().toSorted(byName)
  /** The reply of the open form. */
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  useCloseOnBack(onClose, edited === null)
  return (
    <>
      <SavedItems
        title="Saved replies"
        items={replies}
        emptyText="No saved replies"
        renderDescription={({ text }) => (
          <p dir="auto" title={shorten(text)} className="line-clamp-2">
            {shorten(text)}
          </p>
        )}
        editVerb="Edit"
        onEdit={setEdited}
        deletion={{
          title: 'Delete saved reply',
          consequence: 'What was sent with it stays as it is.',
          success: 'Saved reply deleted',
          remove: (reply) => replaceSavedReply(reply),
        }}
        actions={<Button onClick={() => setEdited('new')}>Add a reply</Button>}
        onClose={onClose}
      />
      {edited && (
        <SavedReplyForm
          reply={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
