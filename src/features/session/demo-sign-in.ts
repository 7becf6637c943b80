import * as v from 'valibot'

const demoSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), password: v.string() }),
)

/**
 * Returns the demo account that the dev and preview servers put in the page, or null. A build for a real backend never
 * has one.
 */
export function readDemoSignIn() {
  if (import.meta.env.VITE_API_URL) return null
  const content = document.querySelector('meta[name="demo-sign-in"]')?.getAttribute('content')
  const parsed = v.safeParse(demoSchema, content)
  return parsed.success ? parsed.output : null
}
