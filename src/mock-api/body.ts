import { HttpResponse } from 'msw'
import * as v from 'valibot'

/** The request's JSON body as `schema` reads it, or the 422 answer that says what is wrong with it. */
export async function readBody<TSchema extends v.GenericSchema>(request: Request, schema: TSchema) {
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { body: parsed.output }
  const [issue] = parsed.issues
  return { refusal: HttpResponse.json({ message: issue.message }, { status: 422 }) }
}
