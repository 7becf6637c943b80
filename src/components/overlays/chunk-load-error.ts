import { useEffect } from 'react'

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

/** The message for a chunk load error, otherwise undefined. Reloads the page if that may help. */
export function useChunkLoadError(error: unknown) {
  const isLoadError = isChunkLoadError(error)
  useEffect(() => {
    if (isLoadError) void reloadOnce()
  }, [isLoadError])
  return isLoadError
    ? `${MESSAGE} Check your connection and try again, or reload the page.`
    : undefined
}
