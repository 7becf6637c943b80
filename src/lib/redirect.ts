/**
 * Where to go after sign-in: `wanted` when it is a path on this origin, else "/".
 * The URL parser decides, as it will when the browser follows it: it drops tabs and line breaks, reads "\" as "/",
 * and takes "/.//host" to the path "//host".
 */
export function safeRedirect(wanted: unknown, origin = window.location.origin) {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, origin))
    return '/'
  const url = new URL(wanted, origin)
  // The router takes a "$" in a path for a parameter of its own.
  const path = url.pathname.replaceAll('$', '%24') + url.search + url.hash
  const staysHere = url.origin === origin && /^\/(?![/\\])/.test(path)
  return staysHere && url.pathname !== '/login' ? path : '/'
}
