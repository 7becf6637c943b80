import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { drainToasts } from '@/lib/toast'
import { getCachedStyle } from './computed-style'
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

// The sentence says it; the whole page printed under it does not help, and takes its time.
configure({
  // A busy machine may take its time.
  asyncUtilTimeout: 8000,
  getElementError: (message) => new Error(message ?? 'Not found'),
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  toast.removeAll()
  drainToasts()
  server.resetHandlers()
})

afterAll(() => server.close())
