import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020'
import { IDEMPOTENCY_KEY } from '../../src/api/conventions'
import { openApiDocument } from '../../src/contract/openapi'
import type { Operation } from '../../src/contract/operation'
import { operations } from '../../src/contract/operations'
import { canHaveKey, queryParameters } from '../../src/contract/parameters'

const BASE = /^\/api(?=\/)/
const DOCUMENT = 'openapi'

const document = openApiDocument({ requests: {}, responses: {} })

// Keywords of OpenAPI are not those of JSON Schema.
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, DOCUMENT)

const escape = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')
const pointerOf = ({ path, method }: Operation) =>
  `${DOCUMENT}#/paths/${escape(path)}/${method.toLowerCase()}`

/** Why a value does not have the schema at a place of the document. Empty if it does. */
function problemsAt(pointer: string, value: unknown) {
  const validate = ajv.getSchema(pointer)
  if (!validate) return [`The document has nothing at ${pointer}.`]
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** The operation of a request. Undefined for one that is not in the document. */
function operationOf(method: string, pathname: string) {
  const path = pathname.replace(BASE, '')
  return operations
    .filter((operation) => operation.method === method)
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .find((operation) => new RegExp(`^${operation.path.replace('{id}', '[^/]+')}$`).test(path))
}

function queryProblems(operation: Operation, params: URLSearchParams) {
  const parameters = queryParameters(operation)
  const unknown = [...params.keys()].filter(
    (name) => !parameters.some((known) => known.name === name),
  )
  return parameters.reduce(
    (problems, { name, schema, required }, at) => {
      const value = params.get(name)
      if (value === null && !required) return problems
      const pointer = `${pointerOf(operation)}/parameters/${at}/schema`
      const found = problemsAt(pointer, schema.type === 'integer' ? Number(value) : value)
      return problems.concat(found.map((problem) => `${name}${problem}`))
    },
    unknown.map((name) => `${name} is unknown`),
  )
}

/** How a request differs from the document. */
export function requestProblems(
  method: string,
  { pathname, searchParams }: URL,
  body: unknown,
  headers = new Headers(),
) {
  const operation = operationOf(method, pathname)
  if (!operation) return ['it is missing']
  const pointer = `${pointerOf(operation)}/requestBody/content/application~1json/schema`
  const bodyProblems = operation.body ? problemsAt(pointer, body) : []
  if (!operation.body && body !== undefined) bodyProblems.push('it has no body')
  const hasKey = headers.has(IDEMPOTENCY_KEY)
  const keyProblems = hasKey && !canHaveKey(operation) ? [`it has an ${IDEMPOTENCY_KEY}`] : []
  return [...queryProblems(operation, searchParams), ...bodyProblems, ...keyProblems]
}

/** How the body of a successful response differs from the document. */
export function responseProblems(operation: Operation, status: number, body: unknown) {
  return problemsAt(
    `${pointerOf(operation)}/responses/${status}/content/application~1json/schema`,
    body,
  )
}

/** How the body of a failure differs from the document. */
export const errorProblems = (body: unknown) =>
  problemsAt(`${DOCUMENT}#/components/schemas/Error`, body)
