import { useEffect } from 'react'

const MISSING = "Part of the app didn't load."
const KEY = 'marketplace-admin.reloadedFrom'

/**
 * Replaces the browser's message where a chunk cannot be fetched. The router recognises that message and would reload the
 * page at once, even without a server to load it from.
 */
export function tagChunkLoadErrors() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = MISSING
  })
}

export function isChunkLoadError(error: unknown) {
  return error instanceof Error && error.message === MISSING
}

/** After a deploy the missing chunk has another name: reloads the page if the server responds, once for each build. */
export async function reloadOnce() {
  try {
    if (window.sessionStorage.getItem(KEY) === import.meta.url) return
    const headers = { Accept: 'text/html' }
    const page = await fetch(window.location.href, { headers, cache: 'no-store' })
    if (!page.ok) return
    window.sessionStorage.setItem(KEY, import.meta.url)
    window.location.reload()
  } catch (error) {
    // No server, or no storage, without which it might reload forever.
    console.warn('The page was not reloaded.', error)
  }
}

/** What to say about an error that means missing code, else undefined. Reloads the page if that may help. */
export function useChunkLoadError(error: unknown) {
  const isMissing = isChunkLoadError(error)
  useEffect(() => {
    if (isMissing) void reloadOnce()
  }, [isMissing])
  return isMissing
    ? `${MISSING} Check your connection and try again, or reload the page.`
    : undefined
}
