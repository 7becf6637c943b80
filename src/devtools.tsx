import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import type { createApp } from './router'

// The free space in the header. Elsewhere the buttons would cover the sidebar or the pagination.
const place = { position: 'fixed', top: 6, right: 500, zIndex: 50, alignItems: 'start' } as const

interface DevtoolsProps {
  router: ReturnType<typeof createApp>
}

/** The TanStack Router and TanStack Query devtools, on wide screens. */
export default function Devtools({ router }: DevtoolsProps) {
  return (
    <div className="flex max-xl:hidden" style={place}>
      <TanStackRouterDevtools
        router={router}
        toggleButtonProps={{ style: { position: 'static' } }}
      />
      <ReactQueryDevtools client={router.options.context.queryClient} buttonPosition="relative" />
    </div>
  )
}
