import * as v from 'valibot'

/** Whether an API path can be appended to `value`: an http(s) URL, or a path on this origin. */
function isBaseUrl(value: string) {
  if (value.startsWith('/')) return /^\/(?![/\\])[^\s?#\\]*$/.test(value)
  // `URL.canParse` accepts "https:x", which is a path on this origin, and an empty query or hash.
  if (!/^https?:\/\/[^?#]*$/i.test(value) || !URL.canParse(value)) return false
  const url = new URL(value)
  // A Content-Security-Policy cannot contain an IPv6 address.
  return !url.username && !url.password && !url.hostname.startsWith('[')
}

/** A base URL without trailing slashes. `fallback` is the value of a missing or blank variable. */
function baseUrl(fallback: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.trim() || fallback),
      v.check(
        (value) => value === fallback || isBaseUrl(value),
        'must be an http(s) URL, or a path that begins with a single "/"',
      ),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    '',
  )
}

const envSchema = v.object({
  VITE_API_URL: baseUrl('/api'),
  VITE_IMAGE_API_URL: baseUrl(''),
})

/**
 * Reads the base URLs from the build's environment. `problems` has one sentence per invalid
 * variable. The app must not start unless it is empty.
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
