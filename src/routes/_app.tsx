import {
  createFileRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
  useRouter,
} from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LazyDialog } from '@/components/dialog/lazy-dialog'
import { Shell } from '@/components/shell/shell'
import { logout } from '@/features/session/api'
import { getSession, useSession } from '@/lib/session'
import { useShortcut } from '@/lib/shortcuts'
import { usePreload } from '@/lib/use-preload'
import { userKey } from '@/lib/user'
import type { Overlay } from './-overlays'

const Overlays = lazyRouteComponent(() => import('./-overlays'))

/** The guard and the shell of every page but the login page. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (getSession() === null) throw redirect({ to: '/login', search: { redirect: location.href } })
  },
  component: AppLayout,
  // Every page but the login page needs it: it comes with the first file.
  codeSplitGroupings: [],
})

function AppLayout() {
  const session = useSession()
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  useShortcut('mod+k', () => setOverlay('commands'))
  useShortcut('?', () => setOverlay('shortcuts'))
  const { history } = useRouter()
  // It does not come along to another entry of the history.
  useEffect(
    () =>
      history.subscribe(({ action: { type } }) => {
        if (type !== 'REPLACE') setOverlay(null)
      }),
    [history],
  )
  usePreload(() => void Overlays.preload?.())
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
        <LazyDialog load={() => Overlays.preload?.()} onClose={() => setOverlay(null)}>
          <Overlays overlay={overlay} onOpen={setOverlay} onClose={() => setOverlay(null)} />
        </LazyDialog>
      )}
    </Shell>
  )
}
