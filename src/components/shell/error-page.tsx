import { Link, useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { PageMessage } from './page-message'

/** Stands where a page threw; the shell around it keeps working. */
export function ErrorPage() {
  const router = useRouter()
  return (
    <div role="alert" className="flex flex-1">
      <PageMessage
        icon={TriangleAlert}
        title="This page could not be shown"
        actions={
          <>
            <Button onClick={() => void router.invalidate()}>Try again</Button>
            <Button asChild variant="outline">
              <Link to="/">Go to the dashboard</Link>
            </Button>
          </>
        }
      >
        <p>
          It could not be loaded, or something went wrong while it was put together. The rest of the
          console works.
        </p>
      </PageMessage>
    </div>
  )
}
