import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OfflineBanner } from '@/components/shell/offline-banner'
import { lazyToaster } from '@/components/toast/lazy-toaster'
import { TodayContext, useWatchedToday } from '@/hooks/use-now'
import { PrintingContext, useWatchedPrinting } from '@/hooks/use-printing'
import { usePageTitle, useTitle } from '@/hooks/use-title'

const Toaster = lazyToaster(() => import('@/components/toast/toaster'))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
})

function Root() {
  useTitle('module', usePageTitle())
  return (
    <DayAndPaper>
      <OfflineBanner />
      <Outlet />
      <Toaster />
    </DayAndPaper>
  )
}

/** What the texts of a page depend on: the day in Lagos, and whether the browser prints it. */
function DayAndPaper({ children }: { children: ReactNode }) {
  return (
    <TodayContext value={useWatchedToday()}>
      <PrintingContext value={useWatchedPrinting()}>{children}</PrintingContext>
    </TodayContext>
  )
}
