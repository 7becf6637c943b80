import * as v from 'valibot'
import { enveloped } from '../api/list-response.ts'
import { objectSchema } from './inspect.ts'
import { maskedExample, maskedName, namesOf } from './masked-example.ts'

/** The fields of a response without its envelope. */
export const bodySchema = v.fallback(enveloped(objectSchema), {})

const isObject = (value: unknown) => v.is(objectSchema, value) && !Array.isArray(value)

/** "an array of 20 objects with the fields id, number, total". */
export function describeValue(value: unknown) {
  if (!Array.isArray(value)) {
    return v.is(objectSchema, value) ? `an object with the fields ${namesOf(value)}` : 'no object'
  }
  const objects = value.filter((item) => v.is(objectSchema, item))
  if (objects.length === 0)
    return value.length === 0 ? 'an empty array' : 'an array without objects'
  const count = `${objects.length} ${objects.length === 1 ? 'object' : 'objects'}`
  return `an array of ${count} with the fields ${namesOf(Object.assign({}, ...objects))}`
}

interface Part {
  /** "data.items". Empty for the whole response. */
  path: string
  value: unknown
}

/** A response, its fields, and their fields. */
export function partsOfBody(body: unknown): Part[] {
  const fieldsOf = ({ path, value }: Part): Part[] =>
    isObject(value) && v.is(objectSchema, value)
      ? Object.entries(value).map(([name, part]) => ({
          path: [path, maskedName(name)].filter(Boolean).join('.'),
          value: part,
        }))
      : []
  const whole = { path: '', value: body }
  const outer = fieldsOf(whole)
  return [whole, ...outer, ...outer.flatMap(fieldsOf)]
}

/** Says in a sentence what the response has instead of the field `name`. */
export function describeBody(body: unknown, name: string) {
  if (body === null) return 'The response is empty.'
  const fields = v.parse(bodySchema, body)
  const value = fields[name]
  if (value !== undefined)
    return `The field "${name}" is ${value === null ? 'null' : `a ${maskedExample(name, value)}`}.`
  if (isObject(body) && !Array.isArray(fields)) return `It has ${namesOf(fields)}.`
  return Array.isArray(body)
    ? `The response is ${describeValue(body)}.`
    : 'The response is no object.'
}
