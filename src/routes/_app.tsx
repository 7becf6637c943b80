import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { Shell } from '@/components/shell/shell'
import { logout } from '@/features/session/api'
import { getSession, useSession } from '@/lib/session'
import { userKey } from '@/lib/user'

/** The guard and the shell of every page but the login page. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (getSession() === null) throw redirect({ to: '/login', search: { redirect: location.href } })
  },
  component: AppLayout,
})

function AppLayout() {
  const session = useSession()
  // Signed out a moment ago: the guard leads away, and nothing of the session stays on the screen meanwhile.
  if (session === null) return null
  return (
    // Another administrator's page begins anew.
    <Shell key={userKey(session.user) ?? session.token} user={session.user} onLogout={logout}>
      <Outlet />
    </Shell>
  )
}
