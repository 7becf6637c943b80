import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { PageMessage } from './page-message'

/** Stands where a page threw; the shell around it keeps working. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  function tryAgain() {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert" className="flex flex-1">
      <PageMessage
        icon={TriangleAlert}
        title="This page could not be shown"
        actions={
          <>
            <Button onClick={tryAgain}>Try again</Button>
            <Button asChild variant="outline">
              <Link to="/">Go to the dashboard</Link>
            </Button>
          </>
        }
      >
        <p>
          Something went wrong while the page was being put together. The rest of the console works.
        </p>
      </PageMessage>
    </div>
  )
}
