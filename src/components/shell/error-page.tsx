import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide'
import { Button, buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useChunkLoadError } from '@/lib/chunk-load-error'

/** Shown where a page threw or its code is missing. The shell around it keeps working. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const missing = useChunkLoadError(error)
  return (
    <div role="alert" className="flex flex-1">
      <EmptyState
        icon={TriangleAlert}
        title="This page couldn't be shown"
        actions={
          <>
            <Button onClick={() => void router.invalidate()}>Try again</Button>
            <Link to="/" className={buttonVariants({ variant: 'outline' })}>
              Go to the dashboard
            </Link>
          </>
        }
      >
        <p>
          {missing ?? 'Something went wrong on this page. The rest of the console still works.'}
        </p>
      </EmptyState>
    </div>
  )
}
