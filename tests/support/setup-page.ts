// Must come before React.
import './render-counts'
import './owner-stacks'
import './bare-texts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { setClockOffset } from '@/lib/clock'
import { drainToasts } from '@/lib/toast'
import { removeForeignDraft } from '@/memory/drafts'
import { loadSession } from '@/memory/session'
import { getCachedStyle } from './computed-style'
import { getElementError } from './element-error'
import { server } from './server'

// jsdom lacks these, and the app's libraries use them.
window.getComputedStyle = getCachedStyle
window.scrollTo = () => undefined
Element.prototype.hasPointerCapture = () => false
Element.prototype.scrollIntoView = () => undefined
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: media === '(pointer: fine)',
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// For busy machines.
configure({ asyncUtilTimeout: 8000, getElementError })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  // Modules outlive a test. This resets their state to that of a new tab.
  localStorage.clear()
  sessionStorage.clear()
  // Most tests count requests, so the menu has no counts: `hasCounts` of `renderApp`.
  localStorage.setItem('marketplace-admin.countsShown', 'false')
  window.dispatchEvent(new StorageEvent('storage'))
  localStorage.clear()
  setClockOffset(0)
  loadSession()
  removeForeignDraft()
})

afterEach(() => {
  cleanup()
  toast.removeAll()
  drainToasts()
  server.resetHandlers()
})

afterAll(async () => {
  server.close()
  // The app preloads dialogs after a time. A module whose import ends after the environment would fail in the next files too.
  await vi.dynamicImportSettled()
})
