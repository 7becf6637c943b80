import { MessageSquareText, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { CommandDialog } from '@/components/overlays/command-dialog'
import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
import { Kbd } from '@/components/ui/kbd'
import { MODIFIER_LABEL } from '@/hooks/use-shortcut'
import { isolate } from '@/lib/isolate'
import { lastUsedFirst, markUsed, useSavedReplies } from '@/memory/saved-replies'

interface InsertReplyProps {
  /** `isSent`: the reply is sent at once. */
  onInsert: (text: string, isSent: boolean) => void
  canSend: boolean
  /** Opens the list in which replies are added, edited and deleted. */
  onEdit: () => void
  onClose: () => void
}

/** Chooses a saved reply. The one that was used last comes first. */
export default function InsertReply({ onInsert, canSend, onEdit, onClose }: InsertReplyProps) {
  useCloseOnBack(onClose)
  const [query, setQuery] = useState('')
  const replies = useSavedReplies().toSorted(lastUsedFirst)
  return (
    <CommandDialog
      title="Saved replies"
      query={query}
      onQueryChange={setQuery}
      groups={[
        {
          heading: 'Insert a reply',
          commands: replies.map((reply) => ({
            id: `reply ${reply.name}`,
            label: isolate(reply.name),
            icon: MessageSquareText,
            detail: isolate(reply.text),
            keywords: reply.text,
            run: (isModified) => {
              markUsed(reply)
              onInsert(reply.text, canSend && isModified)
            },
          })),
        },
        {
          heading: 'More',
          commands: [{ label: 'Add and edit saved replies…', icon: Settings2, run: onEdit }],
        },
      ]}
      results={[]}
      hint={
        canSend && (
          <>
            <Kbd>Enter</Kbd>
            <span> inserts. </span>
            <Kbd>{`${MODIFIER_LABEL} Enter`}</Kbd>
            <span> inserts and sends.</span>
          </>
        )
      }
      onClose={onClose}
    />
  )
}
