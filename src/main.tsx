import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfigErrorPage } from '@/components/shell/config-error-page'
import { configProblems } from '@/lib/config'
import { loadSession } from '@/lib/session'
import { createApp } from './router'
import './styles.css'

// Code that cannot be fetched while offline has not gone with a deploy: the router, which goes by the error's words,
// would load the page anew, and nothing would be left of it.
window.addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = 'The browser is offline.'
})

function start() {
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no element with the id "root".')
  const root = createRoot(container)
  if (configProblems.length > 0) {
    console.error(`The console is not configured: ${configProblems.join(' ')}`)
    root.render(<ConfigErrorPage problems={configProblems} />)
    return
  }
  loadSession()
  root.render(
    <StrictMode>
      <RouterProvider router={createApp()} />
    </StrictMode>,
  )
}

start()
