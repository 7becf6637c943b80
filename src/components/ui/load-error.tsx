import { CloudAlert } from 'lucide'
import { useRef } from 'react'
import { Button } from './button'
import { EmptyState } from './empty-state'
import { useKeptFocus } from './use-kept-focus'

interface CouldNotLoadProps {
  /** The sentence that says what is missing. */
  title: string
  isRetrying: boolean
  onRetry: () => void
  /** What else there is to say. */
  children?: string | undefined
}

/**
 * Stands in the place of what a read should have brought; the button keeps the focus while it is tried again, and what
 * comes in its place does not lose it.
 */
export function LoadError({ title, isRetrying, onRetry, children }: CouldNotLoadProps) {
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place)
  return (
    <div ref={place} className="flex min-h-60">
      <EmptyState
        icon={CloudAlert}
        title={title}
        actions={
          <Button loading={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {children && <p>{children}</p>}
      </EmptyState>
    </div>
  )
}
