/**
 * The path to open after sign-in: `target` if it is on this origin, otherwise "/". Parses the URL
 * as the browser does: it removes tabs and line breaks, reads "\" as "/", and resolves "/.//host"
 * to the path "//host".
 */
export function safeRedirect(target: unknown, origin = window.location.origin) {
  if (typeof target !== 'string' || !target.startsWith('/') || !URL.canParse(target, origin))
    return '/'
  const url = new URL(target, origin)
  // The router would read a "$" in the path as a path parameter.
  const path = url.pathname.replaceAll('$', '%24') + url.search + url.hash
  const isSameOrigin = url.origin === origin && /^\/(?![/\\])/.test(path)
  return isSameOrigin && url.pathname !== '/login' ? path : '/'
}
