import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { OfflineBanner } from '@/components/shell/offline-banner'
import { lazyToaster } from '@/components/toast/lazy-toaster'
import { usePageTitle, useTitle } from '@/hooks/use-title'

const Toaster = lazyToaster(() => import('@/components/toast/toaster'))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
})

function Root() {
  useTitle('module', usePageTitle())
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <Toaster />
    </>
  )
}
