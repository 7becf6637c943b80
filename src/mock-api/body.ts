import * as v from 'valibot'
import { refuse } from './answers.ts'

/** Returns the JSON body, parsed with `schema`, or a 422 response with the first issue. */
export async function readBody<TSchema extends v.GenericSchema>(request: Request, schema: TSchema) {
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { body: parsed.output }
  const [issue] = parsed.issues
  return { refusal: refuse(issue.message) }
}
