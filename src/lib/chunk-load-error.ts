import { useEffect } from 'react'

const MESSAGE = "Part of the app didn't load."
const KEY = 'marketplace-admin.reloadedFrom'

/**
 * Replaces the message of chunk load errors. The router recognises the browser's message and reloads the page at once;
 * offline, that would leave a blank page.
 */
export function tagChunkLoadErrors() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = MESSAGE
  })
}

export function isChunkLoadError(error: unknown) {
  return error instanceof Error && error.message === MESSAGE
}

/** Reloads the page, once for each build, if the server responds: after a deploy the chunk has another name. */
export async function reloadOnce() {
  try {
    if (window.sessionStorage.getItem(KEY) === import.meta.url) return
    const headers = { Accept: 'text/html' }
    const response = await fetch(window.location.href, { headers, cache: 'no-store' })
    if (!response.ok) return
    window.sessionStorage.setItem(KEY, import.meta.url)
    window.location.reload()
  } catch (error) {
    // The server did not respond, or storage is blocked. Without storage the page might reload forever.
    console.warn('The page was not reloaded.', error)
  }
}

/** The text to show for a chunk load error; undefined for any other error. Reloads the page if that may help. */
export function useChunkLoadError(error: unknown) {
  const isLoadError = isChunkLoadError(error)
  useEffect(() => {
    if (isLoadError) void reloadOnce()
  }, [isLoadError])
  return isLoadError
    ? `${MESSAGE} Check your connection and try again, or reload the page.`
    : undefined
}
