import { createFileRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { OnDemand } from '@/components/on-demand'
import { Shell } from '@/components/shell/shell'
import { logout } from '@/features/session/api'
import { getSession, useSession } from '@/lib/session'
import { useShortcut } from '@/lib/shortcuts'
import { userKey } from '@/lib/user'
import type { Overlay } from './-overlays'

const Overlays = lazyRouteComponent(() => import('./-overlays'))

/** The guard and the shell of every page but the login page. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (getSession() === null) throw redirect({ to: '/login', search: { redirect: location.href } })
  },
  component: AppLayout,
})

function AppLayout() {
  const session = useSession()
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  useShortcut('mod+k', () => setOverlay('commands'))
  useShortcut('?', () => setOverlay('shortcuts'))
  // Signed out a moment ago: the guard leads away, and nothing of the session stays on the screen meanwhile.
  if (session === null) return null
  return (
    // Another administrator's page begins anew.
    <Shell
      key={userKey(session.user) ?? session.token}
      user={session.user}
      onSearch={() => setOverlay('commands')}
      onLogout={logout}
    >
      <Outlet />
      {overlay && (
        <OnDemand load={() => Overlays.preload?.()} onClose={() => setOverlay(null)}>
          <Overlays overlay={overlay} onOpen={setOverlay} onClose={() => setOverlay(null)} />
        </OnDemand>
      )}
    </Shell>
  )
}
