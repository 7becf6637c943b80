import { BookmarkPlus, MessageSquareText } from 'lucide-react'
import { useState, type RefObject } from 'react'
import type { TextHandle } from '@/components/form/text-handle'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { hintProps } from '@/components/ui/tooltip-props'
import { placeholdersIn } from './placeholders'
import type { Ticket } from './resource'
import { useFillIn } from './use-fill-in'

const InsertReply = lazyOverlay(() => import('./saved-replies/insert-reply'))
const SavedReplies = lazyOverlay(() => import('./saved-replies/saved-replies'))
const SavedReplyForm = lazyOverlay(() => import('./saved-replies/saved-reply-form'))

export type ReplyDialog = 'insert' | 'edit' | 'save'

// On a small phone, both buttons share a line with the label.
const NARROW = 'small:px-1.5! small:[&_svg]:hidden'

interface ReplyToolsProps {
  box: RefObject<TextHandle | null>
  /** Placeholders get its values. Without it, they are inserted as they are. */
  ticket?: Ticket
  dialog: ReplyDialog | null
  /** The name of the draft of a reply that is saved. */
  draftName: string
  onOpen: (dialog: ReplyDialog | null) => void
}

/** Inserts saved replies into a text, and saves the text as one. */
export function ReplyTools({ box, ticket, dialog, draftName, onOpen }: ReplyToolsProps) {
  const [saved, setSaved] = useState('')
  const { fillIn } = useFillIn()
  const close = () => onOpen(null)
  async function insert(reply: string, isSent: boolean) {
    const before = box.current?.getText()
    const text = ticket ? await fillIn(reply, ticket) : reply
    const isUnchanged = box.current?.getText() === before
    box.current?.insert(text, ticket && placeholdersIn(text)[0])
    // Something else may have been typed while the order was read.
    if (isSent && isUnchanged) box.current?.submit?.()
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={NARROW}
        {...hintProps('Saved replies', '/')}
        onPointerEnter={InsertReply.preload}
        onFocus={InsertReply.preload}
        onClick={() => onOpen('insert')}
      >
        <MessageSquareText />
        Saved replies
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={NARROW}
        onClick={() => {
          setSaved(box.current?.getText() ?? '')
          onOpen('save')
        }}
      >
        <BookmarkPlus />
        Save as a reply
      </Button>
      {dialog === 'insert' && (
        <InsertReply
          // A text for many is read in the preview first.
          canSend={ticket !== undefined}
          onInsert={(text, isSent) => void insert(text, isSent)}
          onEdit={() => onOpen('edit')}
          onClose={close}
        />
      )}
      {dialog === 'edit' && <SavedReplies onClose={close} />}
      {dialog === 'save' && <SavedReplyForm text={saved} draftName={draftName} onClose={close} />}
    </>
  )
}
