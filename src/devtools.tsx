import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import type { createApp } from './router'

interface DevtoolsProps {
  router: ReturnType<typeof createApp>
}

export default function Devtools({ router }: DevtoolsProps) {
  return (
    <>
      <TanStackRouterDevtools router={router} position="bottom-left" />
      <ReactQueryDevtools
        client={router.options.context.queryClient}
        buttonPosition="bottom-left"
      />
    </>
  )
}
