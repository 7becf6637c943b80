import type { ReactNode } from 'react'
import { formatQuantity } from '@/lib/format'

interface NoteCountProps {
  count: number
  children: ReactNode
}

/** The name of a record, and the number of notes about it. */
export const NoteCount = ({ count, children }: NoteCountProps) => (
  <span className="noted">
    {children}
    <span role="img" translate="no" aria-label={formatQuantity(count, 'note', 'notes')}>
      {count}
    </span>
  </span>
)
