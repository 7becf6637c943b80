import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { tagChunkLoadErrors } from '@/components/overlays/chunk-load-error'
import { watchTooltips } from '@/components/ui/watch-tooltips'
import { configProblems } from '@/lib/config'
import { watchPresses } from '@/lib/ignore-presses'
import { loadSession } from '@/memory/session'
import { createApp } from './router'
import './styles.css'

tagChunkLoadErrors()
watchTooltips()
watchPresses()

// Upper bound of the blank window when the API is slow.
const MAX_BLANK_MS = 100

/** Resolves when the current page's chunks have loaded and its first requests have settled. */
async function loadFirstPage(router: ReturnType<typeof createApp>) {
  await router.load()
  const cache = router.options.context.queryClient.getQueryCache()
  await Promise.allSettled(cache.findAll({ fetchStatus: 'fetching' }).map(({ promise }) => promise))
}

const Devtools = import.meta.env.DEV ? lazy(() => import('./devtools')) : undefined

async function start() {
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root.')
  const root = createRoot(container)
  if (configProblems.length > 0) {
    console.error(`The console is not configured: ${configProblems.join(' ')}`)
    const { ConfigErrorPage } = await import('@/components/shell/config-error-page')
    root.render(<ConfigErrorPage problems={configProblems} />)
    return
  }
  loadSession()
  // Otherwise the browser loads it after the first layout with a ₦, and then repeats the layout.
  document.fonts.load('1em "Marketplace Naira"', '₦').catch(() => undefined)
  const router = createApp()
  // If the early responses have arrived, the first render shows rows instead of placeholders. The
  // gain is in tests/bench/README.md.
  await Promise.race([
    loadFirstPage(router),
    new Promise((resolve) => setTimeout(resolve, MAX_BLANK_MS)),
  ])
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      {Devtools && (
        <Suspense>
          <Devtools router={router} />
        </Suspense>
      )}
    </StrictMode>
  )
  // Synchronous, so that keyboard shortcuts work as soon as the rows are visible.
  flushSync(() => root.render(app))
}

void start()
