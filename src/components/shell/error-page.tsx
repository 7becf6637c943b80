import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { chunkLoadErrorText } from '@/components/overlays/chunk-load-error'
import { Button, buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** Replaces a page that threw or whose chunk failed to load. The shell stays usable. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const loadErrorText = chunkLoadErrorText(error)
  const retry = () => void router.invalidate()
  return (
    <div role="alert" className="flex flex-1">
      <EmptyState
        icon={TriangleAlert}
        title="This page couldn't be shown"
        actions={
          <>
            <Button onClick={retry}>Try again</Button>
            <Link to="/" className={buttonVariants({ variant: 'outline' })}>
              Go to the dashboard
            </Link>
          </>
        }
      >
        <p>
          {loadErrorText ??
            'Something went wrong on this page. The rest of the console still works.'}
        </p>
      </EmptyState>
    </div>
  )
}
