import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import type { createApp } from './router'

// The free space in the footer of a list. Elsewhere the buttons would cover those of the header, the
// sidebar or the pagination. Dialogs cover them.
const place = { position: 'fixed', bottom: 14, left: '42vw', zIndex: 40 } as const

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
