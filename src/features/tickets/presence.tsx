import { Eye, PencilLine } from 'lucide-react'
import { shorten } from '@/lib/format'
import type { Present } from './resource'

/** Who else has the ticket open. It takes the rest of a line. On a phone, its line is reserved. */
export const Presence = ({ others }: { others: readonly Present[] }) => (
  <div
    role="status"
    aria-label="Who else is here"
    className="flex min-w-0 flex-1 flex-wrap gap-x-near text-sm text-orange max-sm:min-h-[1lh] max-sm:basis-full sm:pl-near"
  >
    {others.map(({ id, name, isWriting }) => {
      const Icon = isWriting ? PencilLine : Eye
      return (
        <span key={id} className="flex min-w-0 items-center gap-1">
          <Icon className="size-4 shrink-0" />
          <span className="flex min-w-0 whitespace-pre">
            <bdi translate="no" className="truncate">
              {shorten(name ?? id)}
            </bdi>
            <span key={String(isWriting)}>{isWriting ? ' is writing' : ' is here'}</span>
          </span>
        </span>
      )
    })}
  </div>
)
