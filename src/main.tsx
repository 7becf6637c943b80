import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { tagChunkLoadErrors } from '@/lib/chunk-load-error'
import { configProblems } from '@/lib/config'
import { loadSession } from '@/lib/session'
import './initial'
import { createApp } from './router'
import './styles.css'

tagChunkLoadErrors()

const Devtools = import.meta.env.DEV ? lazy(() => import('./devtools')) : undefined

async function start() {
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no element with the id "root".')
  const root = createRoot(container)
  if (configProblems.length > 0) {
    console.error(`The console is not configured: ${configProblems.join(' ')}`)
    const { ConfigErrorPage } = await import('@/components/shell/config-error-page')
    root.render(<ConfigErrorPage problems={configProblems} />)
    return
  }
  loadSession()
  const router = createApp()
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
      {Devtools && (
        <Suspense>
          <Devtools router={router} />
        </Suspense>
      )}
    </StrictMode>,
  )
}

void start()
