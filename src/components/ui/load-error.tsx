import { CloudAlert } from 'lucide-react'
import { useRef } from 'react'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { Button } from './button'
import { EmptyState } from './empty-state'

interface LoadErrorProps {
  title: string
  /** The API's response, for its operators. */
  detail?: string
  isRetrying: boolean
  onRetry: () => void
  children?: string | undefined
}

/** Replaces data that failed to load. The button keeps the focus during a retry. */
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
