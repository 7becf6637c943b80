import { createFileRoute, Outlet, redirect, useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { stripUnset } from '@/api/search-params'
import { chunkLoadErrorText, reloadForNewRelease } from '@/components/overlays/chunk-load-error'
import { lazyChunk } from '@/components/overlays/lazy-chunk'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Shell } from '@/components/shell/shell'
import type { UserTool } from '@/components/shell/user-menu-panel'
import { EmptyState } from '@/components/ui/empty-state'
import { userKey } from '@/domain/user'
import { logout } from '@/features/session/sign-in-out'
import { useShortcut } from '@/hooks/use-shortcut'
import { toast } from '@/lib/toast'
import { countFormDrafts } from '@/memory/drafts'
import { getSession, useSession } from '@/memory/session'
import { modules, type Module } from '@/modules'
import { MenuCounts } from './-menu-counts'
import type { Overlay } from './-overlays'
import { useViewable } from './-viewable'

const Overlays = lazyOverlay(() => import('./-overlays'), { isLikely: true })
const SavedReplies = lazyOverlay(() => import('@/features/tickets/saved-replies/saved-replies'))
const savedFilesChunk = lazyChunk(() => import('./-saved-files'))

async function exportSaved(kind: 'filters' | 'replies') {
  try {
    const { savedFiles } = await savedFilesChunk.load()
    savedFiles[kind].saveAll()
  } catch (error) {
    toast.warning(`Saved ${kind} were not exported\n${chunkLoadErrorText(error) ?? 'Try again'}`)
    reloadForNewRelease(error)
  }
}

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (getSession() === null) throw redirect({ to: '/login', search: { redirect: location.href } })
  },
  search: { middlewares: [stripUnset] },
  component: AppLayout,
  // Part of the initial chunk, because every page except the login page needs it.
  codeSplitGroupings: [],
})

function AppLayout() {
  const session = useSession()
  const isViewable = useViewable()
  const shown = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const module: Module | undefined = modules.find(
    ({ name }) => name === (shown?.shows ?? shown?.module),
  )
  const [overlay, setOverlay] = useState<Overlay | 'replies' | null>(null)
  useShortcut('mod+k', () => setOverlay('commands'), { isOverSheets: true })
  useShortcut('?', () => setOverlay('shortcuts'), { isOverSheets: true })
  const closeOverlay = () => setOverlay(null)
  const askToLogout = () => (countFormDrafts() > 0 ? setOverlay('logout') : logout())
  function openTool(tool: UserTool) {
    if (tool === 'export-filters') void exportSaved('filters')
    else if (tool === 'export-replies') void exportSaved('replies')
    else setOverlay(tool)
  }
  // Signed out: the router is on its way to the login page.
  if (session === null) return null
  return (
    // Resets the state of the shell and the page when another administrator signs in.
    <MenuCounts key={userKey(session.user) ?? session.token}>
      <Shell
        modules={modules}
        user={session.user}
        onSearch={() => setOverlay('commands')}
        onTool={openTool}
        onLogout={askToLogout}
      >
        {!module || isViewable(module) ? (
          <Outlet />
        ) : (
          <EmptyState icon={module.icon} title={module.name}>
            <p>{`You do not have access to ${module.name}. An administrator can give it to you.`}</p>
          </EmptyState>
        )}
        {overlay === 'replies' && <SavedReplies onClose={closeOverlay} />}
        {overlay && overlay !== 'replies' && (
          <Overlays
            overlay={overlay}
            onOpen={setOverlay}
            onLogout={askToLogout}
            onClose={closeOverlay}
          />
        )}
      </Shell>
    </MenuCounts>
  )
}
