import { Link } from '@tanstack/react-router'
import { buttonVariants } from '@/components/ui/button'
import type { ModuleName } from '@/lib/modules'
import { moduleIcons } from './module-icons'
import { PageMessage } from './page-message'

interface NoScreenYetProps {
  module: ModuleName
  /** What the address asks for, where it asks for one item. */
  id?: string
}

/** The honest page of a module that this console cannot show yet. */
export function NoScreenYet({ module, id }: NoScreenYetProps) {
  return (
    <PageMessage
      icon={moduleIcons[module]}
      title={`The ${module} module has no screen here yet`}
      actions={
        <Link to="/vouchers" className={buttonVariants()}>
          Go to Vouchers
        </Link>
      }
    >
      {id === undefined ? (
        <p>It has its place in the console, and nothing to show so far.</p>
      ) : (
        <p>
          The address asks for <bdi className="break-all text-foreground">{id}</bdi>, which cannot
          be shown so far.
        </p>
      )}
    </PageMessage>
  )
}
