import * as v from 'valibot'

const demoSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), password: v.string() }),
)

/** The demo account that the dev and preview servers add to the page. Null with a real API. */
export function readDemoSignIn() {
  if (import.meta.env.VITE_API_URL) return null
  const content = document.querySelector('meta[name="demo-sign-in"]')?.getAttribute('content')
  const parsed = v.safeParse(demoSchema, content)
  return parsed.success ? parsed.output : null
}
