import { CloudAlert } from 'lucide-react'
import { useRef } from 'react'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { Button } from './button'
import { EmptyState } from './empty-state'

interface LoadErrorProps {
  /** The sentence that says what is missing. */
  title: string
  /** What the backend answered, for those who run it. */
  detail?: string
  isRetrying: boolean
  onRetry: () => void
  /** More text below the title. */
  children?: string | undefined
}

/** Shown instead of data that could not be loaded. Its button keeps the focus during the retry. */
export function LoadError({ title, detail, isRetrying, onRetry, children }: LoadErrorProps) {
  const container = useRef<HTMLDivElement>(null)
  useFocusFallback(container)
  return (
    <div ref={container} className="flex min-h-60">
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
        {detail && <p className="text-sm wrap-anywhere">{detail}</p>}
      </EmptyState>
    </div>
  )
}
