import * as v from 'valibot'

/** An http(s) address or a path on the page's own origin, to which a call's path can be appended. */
function isBaseAddress(value: string) {
  if (value.startsWith('/')) return /^\/(?![/\\])[^\s?#\\]*$/.test(value)
  // The parser alone would take "https:x" too, which resolves to a path on the page's origin, and a lone "?" or "#".
  if (!/^https?:\/\/[^?#]*$/i.test(value) || !URL.canParse(value)) return false
  const url = new URL(value)
  // An IPv6 address cannot stand in a Content-Security-Policy.
  return !url.username && !url.password && !url.hostname.startsWith('[')
}

/** A variable's base address without a slash at its end; `unset` where the variable is missing or blank. */
function baseAddress(unset: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.trim() || unset),
      v.check(
        (value) => value === unset || isBaseAddress(value),
        'must be an http(s) address, or a path that begins with one "/"',
      ),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    '',
  )
}

const envSchema = v.object({
  VITE_API_URL: baseAddress('/api'),
  VITE_IMAGE_API_URL: baseAddress(''),
})

/**
 * Reads the two base addresses (specification, section 7) from the build's environment.
 * `problems` has one sentence a wrong variable, each naming it; while it is not empty the app must not start.
 */
export function readConfig(env: Record<string, unknown>) {
  const parsed = v.safeParse(envSchema, env)
  if (parsed.success) {
    const { VITE_API_URL: apiUrl, VITE_IMAGE_API_URL: imageApiUrl } = parsed.output
    return { config: { apiUrl, imageApiUrl }, problems: [] }
  }
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`)
  return { config: { apiUrl: '/api', imageApiUrl: '' }, problems }
}
