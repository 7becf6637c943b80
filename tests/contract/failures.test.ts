import { getResponse } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toPlainSchema } from '../../src/contract/json-schema'
import { modules } from '../../src/contract/modules'
import { openApiDocument } from '../../src/contract/openapi'
import type { Operation } from '../../src/contract/operation'
import { operations } from '../../src/contract/operations'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'
import { errorProblems } from '../support/contract'

const { paths, components } = openApiDocument({ requests: {}, responses: {} })

const contentSchema = v.object({
  content: v.object({
    'application/json': v.object({ example: v.object({ message: v.string() }) }),
  }),
})
const referenceSchema = v.object({ $ref: v.string() })
const sharedResponses = new Map<string, unknown>(Object.entries(components.responses))

/** The example of each failure of an operation, by status. */
function failuresOf({ path, method }: Operation) {
  const responses = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {})
  const failures = responses.filter(([status]) => !status.startsWith('2'))
  return Object.fromEntries(
    failures.map(([status, response]) => {
      const { success, output } = v.safeParse(referenceSchema, response)
      const shared = success ? output.$ref.replace('#/components/responses/', '') : undefined
      const found = shared === undefined ? response : sharedResponses.get(shared)
      const { content } = v.parse(contentSchema, found)
      return [status, content['application/json'].example]
    }),
  )
}

/** The words of the names of the fields of a body. */
function fieldsOf({ body }: Operation) {
  const { properties = {}, anyOf = [] } = body ? toPlainSchema(body, 'input') : {}
  const parts = anyOf.map((part) => (typeof part === 'object' ? (part.properties ?? {}) : {}))
  const names = [properties, ...parts].flatMap((part) => Object.keys(part))
  return names.map((name) => name.replace(/(?=[A-Z])/g, ' ').toLowerCase())
}

const nounOf = ({ tag }: Operation) =>
  modules.find(({ name }) => name === tag)?.resource.noun[0] ?? 'none'

test.each(operations)('the failures of $method $path have examples of its own', (operation) => {
  const { id, path, body, isPublic, summary } = operation
  const failures = failuresOf(operation)
  for (const example of Object.values(failures)) expect(errorProblems(example)).toEqual([])
  const messages = Object.values(failures).map(({ message }) => message)
  expect(new Set(messages).size).toBe(messages.length)

  expect(failures['401']?.message).toBe(isPublic ? 'Wrong email or password' : 'Unauthenticated')
  const isGuarded = id !== 'logout'
  expect(failures['403']?.message.toLowerCase()).toBe(
    isGuarded ? `you are not allowed to ${summary.toLowerCase()}` : undefined,
  )
  const hasId = path.includes('{id}')
  expect(failures['404']?.message.toLowerCase()).toBe(
    hasId ? `${nounOf(operation)} not found` : undefined,
  )
  const named = fieldsOf(operation).map((name) => `${name} is required`)
  expect(body ? named : [undefined]).toContain(failures['422']?.message.toLowerCase())
})

test('the mock API responds to an unknown id and an ended session as the examples say', async () => {
  const db = createDb(5, new Date())
  db.tokens.add('a-token')
  const handlers = createHandlers({ db })
  async function messageOf({ method, path }: Operation, token: string) {
    const request = new Request(`http://localhost/api${path.replace('{id}', 'none')}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
    })
    const response = await getResponse(handlers, request)
    return v.parse(v.object({ message: v.string() }), await response?.json()).message
  }
  for (const operation of operations.filter(
    ({ method, path }) => method === 'GET' && /\{id\}/.test(path),
  )) {
    const failures = failuresOf(operation)
    expect(await messageOf(operation, 'a-token')).toBe(failures['404']?.message)
    expect(await messageOf(operation, 'none')).toBe(failures['401']?.message)
  }
})
