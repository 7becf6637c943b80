import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type Listing } from '../../src/api/list'
import { toPlainSchema } from '../../src/contract/json-schema'
import type { Operation } from '../../src/contract/operation'
import { operations } from '../../src/contract/operations'
import { readExamples } from '../../src/mock-api/examples'
import { wrongShapes, wrongValues } from './malformed-texts'

const objectSchema = v.looseObject({})
type JsonObject = v.InferOutput<typeof objectSchema>
const envelopeSchema = v.object({ data: objectSchema })

/** Adds the fields that an example lacks, by its schema. A list has one item. */
function filled(value: unknown, schema: JsonSchema | boolean | undefined): unknown {
  const form = typeof schema === 'object' ? (schema.anyOf?.[0] ?? schema) : true
  if (typeof form !== 'object') return value
  const one: unknown = Array.isArray(value) ? value[0] : value
  const [type] = [form.type].flat()
  if (type === 'array') return [filled(one, Array.isArray(form.items) ? true : form.items)]
  if (type === 'object') {
    const fields: JsonObject = v.is(objectSchema, one) ? one : {}
    const described = Object.entries(form.properties ?? {}).filter(([name]) => name !== '_id')
    return Object.fromEntries(described.map(([name, part]) => [name, filled(fields[name], part)]))
  }
  if (value !== undefined && value !== null) return value
  if (type === 'string') return form.format ? '2026-02-03T10:00:00Z' : 'Jollof'
  return type === 'boolean' ? true : 7
}

/** Gives the fields of a response other values. */
interface Attack {
  /** In each round, a field has another hostile value. */
  round: number
  /** The depth at which objects and lists have another shape. At other depths only the values in them are others. */
  depth?: number
}

const VALUES = wrongValues.length
const DEPTHS = 3

/**
 * The attacks on the rows of a list, which shows all of them at once. In the first rounds every field has each wrong value, in
 * the others every id does, and every object and list has each wrong shape. A record with a wrong id is not shown, so ids stay
 * in the first rounds.
 */
const rowAttacks: readonly Attack[] = Array.from({ length: 2 * VALUES }, (_, round) =>
  round < VALUES ? { round } : { round, depth: round % DEPTHS },
)

/**
 * The attacks on a page, each of which renders it again: half of them. Each field has half of the values, among them one of the
 * long texts. Its neighbor has the other half.
 */
export const attacks = rowAttacks.filter(({ round, depth }) =>
  depth === undefined ? round % 2 === 0 : round < VALUES + DEPTHS,
)

// A number for each field, so that the fields have different values in the same round.
const numbers = new Map<string, number>()
function numberOf(field: string) {
  const number = numbers.get(field) ?? numbers.size
  numbers.set(field, number)
  return number
}

function attacked(value: unknown, attack: Attack, path: string, at = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => attacked(item, attack, path, at))
  if (!v.is(objectSchema, value)) return value
  const { round, depth } = attack
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const field = `${path}.${name}`
      const isValue = typeof part !== 'object' || part === null
      const isKept = isValue ? name === 'id' && depth === undefined : depth !== at
      if (isKept) return [name, attacked(part, attack, field, at + 1)]
      const [wrong, step] = isValue ? [wrongValues, 1] : [wrongShapes, DEPTHS]
      const next = numberOf(field) + Math.floor(round / step)
      return [name, wrong[next % wrong.length]?.(part)]
    }),
  )
}

/** A response with one text in all fields that have a text, except the ids. */
export function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text))
  if (!v.is(objectSchema, value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'id' ? part : withTexts(part, text),
    ]),
  )
}

/** Keeps the id, and one of the statuses that the console knows: it shows some fields with one of them only. */
function restored(record: JsonObject, id: string, attack: Attack, { filters }: Listing) {
  const [, ...statuses] = filters['status']?.options ?? []
  const [status] = statuses[attack.round % statuses.length] ?? []
  return { ...record, ...(attack.depth === undefined && status !== undefined && { status }), id }
}

const attackedObject = (value: unknown, attack: Attack, path: string) =>
  v.parse(objectSchema, attacked(value, attack, path))

/** The list of a request for its rows or one of its records. */
const findList = (path: string) =>
  operations.find(({ list }) => list?.path === path.replace('/{id}', ''))?.list

/** The request for the rows, the record or the figures at a path. */
function findOperation(path: string) {
  const reads = operations.filter(({ method }) => method === 'GET')
  const withId = path.replace(/[^/]+$/, '{id}')
  return (
    reads.find((operation) => operation.path === path) ??
    reads.find((operation) => operation.path === withId)
  )
}

/**
 * Returns a function with the response to a GET request, or undefined for one that the console does not send. Without an attack,
 * every field has a valid value. With the attack "rows", a list has a row for each of its attacks.
 */
export async function createHostileBackend() {
  const { responses } = await readExamples()

  function toValidBody({ id: name, list, path, response }: Operation, id: string) {
    const { data } = v.parse(envelopeSchema, responses[name])
    const body = v.parse(objectSchema, filled(data, toPlainSchema(response, 'output')))
    const resource = findList(path)
    if (!resource) return body
    const [one, many] = resource.keys
    if (!list) return { ...body, [one]: { ...v.parse(objectSchema, body[one]), id } }
    const [row] = v.parse(v.array(objectSchema), body[many])
    return { ...body, [many]: [{ ...row, id: 'row-0' }], pagination: { total: 1, totalPages: 1 } }
  }
  const bodies = new Map<string, JsonObject>()

  return function respond(url: string, attack: Attack | 'rows' | null) {
    const path = new URL(url).pathname.replace(/^\/api/, '')
    const operation = findOperation(path)
    if (!operation) return undefined
    const id = path.slice(path.lastIndexOf('/') + 1)
    const key = `${operation.id} ${id}`
    const body = bodies.get(key) ?? toValidBody(operation, id)
    bodies.set(key, body)
    const list = findList(operation.path)
    const [one, many] = list?.keys ?? ['', '']
    if (attack === null || (attack === 'rows' && !operation.list)) return body
    if (attack !== 'rows') {
      const hostile = attackedObject(body, attack, operation.id)
      const record = hostile[one]
      if (operation.list || !list || !v.is(objectSchema, record)) return hostile
      return { ...hostile, [one]: restored(record, id, attack, list) }
    }
    const [row] = v.parse(v.array(objectSchema), body[many])
    const rows = rowAttacks.map((each, index) => {
      const hostile = attackedObject(row, each, `${operation.id}.${many}`)
      return list && restored(hostile, `row-${index}`, each, list)
    })
    return { ...body, [many]: rows, pagination: { total: rows.length, totalPages: 1 } }
  }
}
