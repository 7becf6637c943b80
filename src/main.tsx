import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfigErrorPage } from '@/components/shell/config-error-page'
import { configProblems } from '@/lib/config'
import { nameMissingCode } from '@/lib/missing-code'
import { loadSession } from '@/lib/session'
import { createApp } from './router'
import './styles.css'

nameMissingCode()

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
