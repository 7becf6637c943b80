import * as v from 'valibot'

const demoSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), password: v.string() }),
)

/** The sign-in that the server of a demonstration offers in the page; a build for a real backend looks for none. */
export function readDemoSignIn() {
  if (import.meta.env.VITE_API_URL) return null
  const content = document.querySelector('meta[name="demo-sign-in"]')?.getAttribute('content')
  const parsed = v.safeParse(demoSchema, content)
  return parsed.success ? parsed.output : null
}
