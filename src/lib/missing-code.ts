import { useEffect } from 'react'

const MISSING = 'A part of the console could not be loaded.'
const KEY = 'marketplace-admin.reloadedFrom'

/**
 * Gives code that cannot be fetched an error of ours. By the browser's own words the router would load the page anew at
 * once, also where no server answers, and nothing would be left of it.
 */
export function nameMissingCode() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = MISSING
  })
}

export function isMissingCode(error: unknown) {
  return error instanceof Error && error.message === MISSING
}

/** After a deploy the missing code has another name: loads the page anew where the server answers, once for each build. */
export async function reloadOnce() {
  try {
    if (window.sessionStorage.getItem(KEY) === import.meta.url) return
    const headers = { Accept: 'text/html' }
    const page = await fetch(window.location.href, { headers, cache: 'no-store' })
    if (!page.ok) return
    window.sessionStorage.setItem(KEY, import.meta.url)
    window.location.reload()
  } catch (error) {
    // No server, or no storage, without which it might never end.
    console.warn('The page was not loaded anew.', error)
  }
}

/** What to say where an error means that code is missing, else undefined; then the page is loaded anew, if that may help. */
export function useMissingCode(error: unknown) {
  const isMissing = isMissingCode(error)
  useEffect(() => {
    if (isMissing) void reloadOnce()
  }, [isMissing])
  return isMissing
    ? `${MISSING} Check your connection and try again, or load the page anew.`
    : undefined
}
