import { CloudAlert } from 'lucide-react'
import { PageMessage } from './shell/page-message'
import { Button } from './ui/button'

interface CouldNotLoadProps {
  /** The sentence that says what is missing. */
  title: string
  isRetrying: boolean
  onRetry: () => void
  /** What else there is to say. */
  children?: string
}

/** Stands in the place of what a read should have brought; the button keeps the focus while it is tried again. */
export function CouldNotLoad({ title, isRetrying, onRetry, children }: CouldNotLoadProps) {
  return (
    <div className="flex min-h-60">
      <PageMessage
        icon={CloudAlert}
        title={title}
        actions={
          <Button loading={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {children && <p>{children}</p>}
      </PageMessage>
    </div>
  )
}
