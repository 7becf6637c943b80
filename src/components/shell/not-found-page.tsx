import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** Shown for a URL that cannot be decoded. It has no shell, and needs its own heading. */
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
