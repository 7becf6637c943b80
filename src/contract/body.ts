import * as v from 'valibot'
import { enveloped } from '../api/response-fields.ts'
import { objectSchema } from './inspect.ts'
import { maskedExample, namesOf } from './masked-example.ts'

/** The fields of a response, without its envelope. */
export const bodySchema = v.fallback(enveloped(objectSchema), {})

/** What a response has instead of the field `name`, in a sentence. */
export function describeBody(body: unknown, name: string) {
  if (body === null) return 'The response is empty.'
  const fields = v.parse(bodySchema, body)
  const value = fields[name]
  if (value !== undefined)
    return `The field "${name}" is ${value === null ? 'null' : `a ${maskedExample(name, value)}`}.`
  return Array.isArray(body) || !v.is(objectSchema, body)
    ? 'The response is no object.'
    : `It has ${namesOf(fields)}.`
}
