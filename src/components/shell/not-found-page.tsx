import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** For an address that cannot be decoded: it has no route, so no shell and no heading of its own. */
export function RootNotFound() {
  return (
    <main className="flex min-h-dvh">
      <h1 className="sr-only">Page not found</h1>
      <NotFoundPage />
    </main>
  )
}

export function NotFoundPage() {
  return (
    <EmptyState
      icon={MapPinOff}
      title="Page not found"
      actions={
        <Link to="/" className={buttonVariants()}>
          Go to the dashboard
        </Link>
      }
    >
      <p>There is no page at this address. It may be mistyped, or the page was moved.</p>
    </EmptyState>
  )
}
