// Must come before React.
import './render-counts'
import './owner-stacks'
import './fast-dom'
import './icons'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { removeForeignDraft } from '@/lib/form-draft'
import { loadSession } from '@/lib/session'
import { drainToasts } from '@/lib/toast'
import { getCachedStyle } from './computed-style'
import { getElementError } from './element-error'
import { server } from './server'

// What jsdom does not have and the app's libraries ask for.
window.getComputedStyle = getCachedStyle
window.scrollTo = () => undefined
Element.prototype.hasPointerCapture = () => false
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A busy machine may take its time.
configure({ asyncUtilTimeout: 8000, getElementError })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  // Modules outlive a test: each one starts with their state of a new tab.
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  loadSession()
  removeForeignDraft()
})

afterEach(() => {
  cleanup()
  toast.removeAll()
  drainToasts()
  server.resetHandlers()
})

afterAll(() => server.close())
