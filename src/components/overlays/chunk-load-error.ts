const MESSAGE = "Part of the app didn't load."
const KEY = 'marketplace-admin.reloadedFor'

/**
 * Replaces the message of chunk load errors. The router would recognize the browser's message and
 * reload at once. Offline, that would leave a blank page.
 */
export function tagChunkLoadErrors() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = MESSAGE
  })
}

export function isChunkLoadError(error: unknown) {
  return error instanceof Error && error.message === MESSAGE
}

/** The text for a chunk load error, otherwise undefined. */
export const chunkLoadErrorText = (error: unknown) =>
  isChunkLoadError(error)
    ? `${MESSAGE} Check your connection and try again, or reload the page.`
    : undefined

/** Reloads once per release if the server responds: after a deployment, chunks have other names. */
export async function reloadOnce() {
  try {
    const headers = { Accept: 'text/html' }
    const response = await fetch(window.location.href, { headers, cache: 'no-store' })
    if (!response.ok) return
    // The HTML has the names of all chunks.
    const release = await response.text()
    if (window.sessionStorage.getItem(KEY) === release) return
    window.sessionStorage.setItem(KEY, release)
    window.location.reload()
  } catch (error) {
    // Offline, or storage is blocked. Without storage the page might reload forever.
    console.warn('The page was not reloaded.', error)
  }
}

/** Call it with an error that is shown: the page is reloaded if its chunks may have other names. */
export function reloadForNewRelease(error: unknown) {
  if (isChunkLoadError(error)) void reloadOnce()
}
