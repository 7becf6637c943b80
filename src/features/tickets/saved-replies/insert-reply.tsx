import { MessageSquareText, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { CommandDialog } from '@/components/overlays/command-dialog'
import { isolate } from '@/lib/isolate'
import { lastUsedFirst, markUsed, useSavedReplies } from '@/memory/saved-replies'

interface InsertReplyProps {
  onInsert: (text: string) => void
  /** Opens the list in which replies are added, edited and deleted. */
  onEdit: () => void
  onClose: () => void
}

/** Chooses a saved reply. The one that was used last comes first. */
export default function InsertReply({ onInsert, onEdit, onClose }: InsertReplyProps) {
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
            run: () => {
              markUsed(reply)
              onInsert(reply.text)
            },
          })),
        },
        {
          heading: 'More',
          commands: [{ label: 'Add and edit saved replies…', icon: Settings2, run: onEdit }],
        },
      ]}
      results={[]}
      onClose={onClose}
    />
  )
}
