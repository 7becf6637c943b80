import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide'
import { buttonVariants } from '@/components/ui/button'
import { PageMessage } from './page-message'

/** Where there is no shell, because the address could not even be decoded. */
export function LostPage() {
  return (
    <main className="flex min-h-dvh">
      <NotFoundPage />
    </main>
  )
}

export function NotFoundPage() {
  return (
    <PageMessage
      icon={MapPinOff}
      title="Page not found"
      actions={
        <Link to="/" className={buttonVariants()}>
          Go to the dashboard
        </Link>
      }
    >
      <p>There is no page at this address. It may have been mistyped, or the page has moved.</p>
    </PageMessage>
  )
}
