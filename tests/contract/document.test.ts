import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { getResponse } from 'msw'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument, type Examples } from '../../src/contract/openapi'
import type { Operation } from '../../src/contract/operation'
import { operations } from '../../src/contract/operations'
import { queryParameters } from '../../src/contract/parameters'
import { createDb } from '../../src/mock-api/db'
import { readExamples } from '../../src/mock-api/examples'
import { createHandlers } from '../../src/mock-api/handlers'
import { demoSignIn } from '../../src/mock-api/session'
import { errorProblems, requestProblems, responseProblems } from '../support/contract'

const TOKEN = 'a-token'
const NOW = new Date('2026-11-22T12:00:00Z')

function startApi(now = NOW) {
  const db = createDb(240, now)
  db.tokens.add(TOKEN)
  const handlers = createHandlers({ db })
  return async function send(method: string, path: string, body?: unknown, token = TOKEN) {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler for ${method} ${path}.`)
    const answer: unknown = await response.json()
    return { status: response.status, body: answer }
  }
}

const operation = (id: string): Operation => {
  const found = operations.find((other) => other.id === id)
  if (!found) throw new Error(`The operation ${id} does not exist.`)
  return found
}

const lists = operations.filter(({ list }) => list)
const listData = v.looseObject({ pagination: v.object({ totalPages: v.number() }) })
const listSchema = v.object({ data: listData })
const describedSchema = v.object({ description: v.string() })
const rowsSchema = v.array(v.looseObject({}))

/** The ids of the records that a path with `{id}` may be about. A path without it needs none. */
async function recordIds(send: ReturnType<typeof startApi>, path: string) {
  const [collection] = path.split('/{id}')
  if (collection === path) return ['']
  const resource = lists.find((list) => list.path === collection)?.list
  if (!resource) throw new Error(`No list has the records of ${path}.`)
  const { body } = await send('GET', `${collection}?page=1&limit=100`)
  const rows = v.parse(rowsSchema, v.parse(listSchema, body).data[resource.keys[1]])
  return rows.map((row) => String(row['id'] ?? row['_id']))
}

let examples: Examples
beforeAll(async () => {
  examples = await readExamples()
})

describe('the OpenAPI document', () => {
  test(
    'the document passes the rules of a linter without a warning',
    { tags: 'matrix' },
    async () => {
      const source = JSON.stringify(openApiDocument(examples))
      const config = await createConfig({ extends: ['recommended'] })
      const problems = await lintFromString({ source, config })
      expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([])
    },
  )

  test('the document is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(openApiDocument(examples)))
    expect(result).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test.each(lists.filter(({ list }) => !list?.hasRequiredDays))(
    'the search of $path is not required, and may be empty',
    { tags: 'matrix' },
    (list) => {
      const search = queryParameters(list).find(({ name }) => name === 'search')
      expect(search).toMatchObject({ required: false, allowEmptyValue: true })
      // Also without a search, the console sends it.
      const url = (text: string) => new URL(`http://localhost/api${list.path}?${text}`)
      const others = queryParameters(list).filter(({ required }) => required)
      const values = others.map(({ name, schema }) => [name, String(schema.enum?.[0] ?? 1)])
      const query = new URLSearchParams(values).toString()
      for (const text of [query, `${query}&search=`]) {
        expect(requestProblems('GET', url(text), undefined)).toEqual([])
      }
    },
  )

  test.each([
    ['/crm/driver/{id}', '`documents`, `vehicleType`, `account`'],
    ['/crm/vendor/{id}', '`account`'],
    ['/crm/logistics/{id}', '`account`'],
    ['/crm/restaurant/{id}', '`vendor`'],
  ])(
    'the change of %s says what an approval asks for: %s, and its documents in order',
    (path, fields) => {
      const { description } = v.parse(
        describedSchema,
        openApiDocument(examples).paths[path]?.['patch'],
      )
      expect(description).toContain(
        `what is missing according to the details: ${fields}. Of its \`documents\`, it lists each one that is not approved, has expired or expires within 30 days.`,
      )
    },
  )

  test('the POST and PATCH requests of modules have an optional Idempotency-Key, and no others', () => {
    const { paths, components } = openApiDocument(examples)
    const withKey = operations.filter(({ path, method }) =>
      JSON.stringify(paths[path]?.[method.toLowerCase()]).includes('parameters/IdempotencyKey'),
    )
    const writes = operations.filter(
      ({ path, method }) => method.startsWith('P') && !/auth/.test(path),
    )
    expect(withKey.map(({ id }) => id)).toEqual(writes.map(({ id }) => id))
    expect(withKey.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['createVoucher', 'updateVouchers', 'changePayout', 'replyToTicket']),
    )
    expect(components.parameters.IdempotencyKey).toMatchObject({ required: false, in: 'header' })
  })

  test('every operation can respond with 429 and Retry-After', () => {
    const { paths, components } = openApiDocument(examples)
    for (const { path, method } of operations) {
      expect(paths[path]?.[method.toLowerCase()]?.responses).toMatchObject({
        429: { $ref: '#/components/responses/TooManyRequests' },
      })
    }
    expect(components.responses.TooManyRequests.headers).toHaveProperty(['Retry-After'])
  })

  test(
    'every request has an example, and every response that the console reads',
    { tags: 'matrix' },
    () => {
      const withBody = operations.filter(({ body }) => body).map(({ id }) => id)
      expect(Object.keys(examples.requests).toSorted()).toEqual(withBody.toSorted())
      for (const [id, example] of Object.entries(examples.responses)) {
        const { status } = operation(id)
        expect(responseProblems(operation(id), status, example)).toEqual([])
      }
      const read = operations.filter(
        ({ method, id }) =>
          method === 'GET' || /login|createVoucher|updateVouchers|verify|visit/.test(id),
      )
      expect(Object.keys(examples.responses).toSorted()).toEqual(
        read.map(({ id }) => id).toSorted(),
      )
    },
  )

  test('the examples of a list and of its details are about the same record', () => {
    for (const { id, list, path } of lists) {
      const details = operations.find((other) => other.path === `${path}/{id}`)
      const example = examples.responses[details?.id ?? '']
      if (!list || example === undefined) continue
      const [one, many] = list.keys
      const { data } = v.parse(v.object({ data: v.looseObject({}) }), example)
      const record = v.parse(v.object({ id: v.string() }), data[one])
      const page = v.parse(listSchema, examples.responses[id]).data
      expect(v.parse(rowsSchema, page[many])).toEqual([expect.objectContaining(record)])
    }
  })

  test('the document is the same each time it is written', { tags: 'matrix' }, async () => {
    expect(openApiDocument(await readExamples())).toEqual(openApiDocument(examples))
  })
})

describe('the mock API', () => {
  test.each(lists)(
    'every response to $method $path has the form of the document',
    { tags: 'matrix' },
    async (list) => {
      const send = startApi()
      const details = operations.find(
        ({ method, path }) => method === 'GET' && path === `${list.path}/{id}`,
      )
      if (!list.list) throw new Error('The request is no list.')
      const [, many] = list.list.keys
      const totals = v.parse(listSchema, (await send('GET', `${list.path}?limit=100`)).body)
      for (let page = 1; page <= totals.data.pagination.totalPages; page += 1) {
        const { status, body } = await send('GET', `${list.path}?page=${page}&limit=100`)
        expect(responseProblems(list, status, body)).toEqual([])
        const rows = v.parse(rowsSchema, v.parse(listSchema, body).data[many])
        if (!details) continue
        for (const row of rows.slice(0, 30)) {
          const found = await send('GET', `${list.path}/${String(row['id'] ?? row['_id'])}`)
          expect(responseProblems(details, found.status, found.body)).toEqual([])
        }
      }
    },
  )

  test.each(['2026-11-22T12:00:00Z', '2026-11-21T23:00:01Z'])(
    'the figures of a backend at %s have the form of the document',
    { tags: 'matrix' },
    async (time) => {
      const { status, body } = await startApi(new Date(time))('GET', '/crm/analytics?period=today')
      expect(responseProblems(operation('getAnalytics'), status, body)).toEqual([])
    },
  )

  test('the responses to a sign-in and a new voucher have the form of the document', async () => {
    const send = startApi()
    const signIn = await send('POST', '/auth/login', demoSignIn, '')
    expect(responseProblems(operation('login'), signIn.status, signIn.body)).toEqual([])
    const created = await send('POST', '/crm/voucher', examples.requests['createVoucher'])
    expect(responseProblems(operation('createVoucher'), created.status, created.body)).toEqual([])
  })

  test.each(operations.filter(({ body }) => body))(
    'the example of a body of $method $path is valid, and a record accepts it',
    async ({ id, method, path, status: expected }) => {
      const body = examples.requests[id]
      expect(requestProblems(method, new URL(`http://localhost/api${path}`), body)).toEqual([])
      const send = startApi()
      const statuses: number[] = []
      for (const record of await recordIds(send, path)) {
        const { status } = await send(method, path.replace('{id}', record), body)
        statuses.push(status)
        if (status === expected) break
      }
      expect(statuses).toContain(expected)
    },
  )

  test.each([
    ['GET', '/crm/voucher', '', 401],
    ['GET', '/crm/voucher/none', TOKEN, 404],
    ['GET', '/crm/nothing', TOKEN, 404],
    ['POST', '/crm/voucher', TOKEN, 422],
    ['POST', '/auth/login', '', 422],
    ['PATCH', '/crm/order/ord-001', TOKEN, 422],
  ])(
    'the failure of %s %s with the token "%s" has the form of the document',
    async (method, path, token, status) => {
      const body = method === 'GET' ? undefined : {}
      const answer = await startApi()(method, path, body, token)
      expect(answer.status).toBe(status)
      expect(errorProblems(answer.body)).toEqual([])
    },
  )
})

describe('the validation of these tests', () => {
  const url = (path: string) => new URL(`http://localhost/api${path}`)
  const query = 'page=1&limit=20&search=&status=all&period=all'

  test('a request that the document does not describe is found', () => {
    expect(requestProblems('GET', url(`/crm/order?${query}`), undefined)).toEqual([])
    expect(requestProblems('GET', url(`/crm/order?${query}&order=total`), undefined)).not.toEqual(
      [],
    )
    expect(requestProblems('GET', url('/crm/order?page=1'), undefined)).not.toEqual([])
    expect(
      requestProblems('GET', url(`/crm/order?${query.replace('page=1', 'page=0')}`), undefined),
    ).not.toEqual([])
    expect(requestProblems('PATCH', url('/crm/order/1'), { status: 'delivered' })).not.toEqual([])
    expect(requestProblems('DELETE', url('/crm/order/1'), undefined)).toEqual(['it is missing'])
  })

  test('a response that the document does not describe is found', () => {
    const page = (row: unknown) => ({
      data: { orders: [row], pagination: { total: 1, totalPages: 1 } },
    })
    const problemsOf = (body: unknown) => responseProblems(operation('listOrders'), 200, body)
    expect(problemsOf(page({ id: '1', totalPrice: 2500 }))).toEqual([])
    expect(problemsOf(page({ _id: '1', totalPrice: null }))).toEqual([])
    expect(problemsOf(page({ totalPrice: 2500 }))).not.toEqual([])
    expect(problemsOf(page({ id: '1', totalPrice: '2500' }))).not.toEqual([])
    expect(problemsOf(page({ id: '1', createdAt: 'yesterday' }))).not.toEqual([])
    expect(problemsOf({ orders: [] })).not.toEqual([])
    const announcing = (idempotency: unknown) => {
      const { data } = page({ id: '1' })
      return problemsOf({ data: { ...data, capabilities: { idempotency } } })
    }
    expect(announcing(true)).toEqual([])
    expect(announcing('yes')).not.toEqual([])
  })
})

describe('the texts of the bodies', () => {
  const login = (email: string) =>
    requestProblems('POST', new URL('http://localhost/api/auth/login'), { email, password: 'x' })
  const block = (reason: string) =>
    requestProblems('PATCH', new URL('http://localhost/api/crm/user/usr-001'), {
      status: 'blocked',
      reason,
    })

  test.each(["o'neil@example.com", 'ada@xn--mnchen-3ya.example', 'ada@my--shop.example'])(
    'the document accepts %s as browsers do',
    (email) => {
      expect(login(email)).toEqual([])
      expect(login(`${email} x`)).not.toEqual([])
    },
  )

  test('the document has no limit of code points for a text whose limit counts emoji as one', () => {
    expect(block('👩🏽‍🍳'.repeat(500))).toEqual([])
    expect(block('')).not.toEqual([])
  })
})
