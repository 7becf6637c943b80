import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { loginResponseSchema } from '@/features/session/endpoints'
import { voucherPageSchema, type VoucherPage } from '@/features/vouchers/resource'
import { createDb, type Db } from '../../src/mock-api/db'
import { demoSignIn } from '../../src/mock-api/session'
import { takeLogged } from '../support/server'
import { NOW, startApi } from './api'

let db: Db
let call: ReturnType<typeof startApi>['call']

beforeEach(() => {
  ;({ db, call } = startApi())
})

async function list(query: string): Promise<VoucherPage> {
  const response = await call('GET', `/crm/voucher?limit=20&${query}`)
  return v.parse(voucherPageSchema, await response.json())
}

describe('sign-in', () => {
  test('signing in returns a user and a token that is valid until the sign-out', async () => {
    const response = await call('POST', '/auth/login', demoSignIn, '')
    const { user, token } = v.parse(loginResponseSchema, await response.json())
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Obi', usertype: 'admin' })
    expect((await call('GET', '/crm/voucher', undefined, token)).status).toBe(200)
    expect((await call('POST', '/auth/logout', undefined, token)).status).toBe(200)
    expect((await call('GET', '/crm/voucher', undefined, token)).status).toBe(401)
  })

  test.each([
    [{ email: 'ada@example.com', password: 'wrong' }, 401, 'Wrong email or password'],
    [
      { email: 'nobody@example.com', password: demoSignIn.password },
      401,
      'Wrong email or password',
    ],
    [{ email: 'ada', password: 'x' }, 422, 'Enter an email address, such as name@example.com'],
    [{ email: 'ada@example.com', password: '' }, 422, 'Enter your password'],
  ])('signing in with %j is rejected', async (body, status, message) => {
    const response = await call('POST', '/auth/login', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message })
  })

  test.each(['', 'wrong'])('the token %j is rejected', async (token) => {
    const response = await call('GET', '/crm/voucher', undefined, token)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Unauthenticated' })
  })
})

describe('the list', () => {
  test('the list is the same after a restart, sorted from newest to oldest', async () => {
    expect(createDb(240, NOW).list({ limit: 240 })).toEqual(db.list({ limit: 240 }))
    const days = (await list('page=1')).rows.map(({ createdAt }) => createdAt?.slice(0, 10) ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('the schema of the app parses a long list without losses', () => {
    const body = createDb(5000, NOW).list({
      page: 1,
      limit: 5000,
      search: '',
      status: 'all',
      type: 'all',
    })
    const parsed = v.parse(voucherPageSchema, body)
    expect(parsed.rows).toHaveLength(5000)
    expect(new Set(parsed.rows.map(({ id }) => id)).size).toBe(5000)
    for (const [index, voucher] of parsed.rows.entries()) {
      expect(voucher).toMatchObject(body.vouchers[index] ?? {})
    }
  })

  test('the list is filtered, searched and paginated', async () => {
    const used = await list('page=1&status=used&type=voucher&search=JOLLOF')
    expect(used).toMatchObject({
      total: 24,
      totalPages: 2,
      meta: { discount: 24, freeDelivery: 0 },
    })
    expect(used.rows).toHaveLength(20)
    for (const voucher of used.rows) {
      expect(voucher).toMatchObject({ status: 'used', type: 'voucher' })
      expect(voucher.title).toContain('Jollof')
    }
    const last = await list('page=2&status=used&type=voucher&search=jollof')
    expect(last.rows).toHaveLength(4)
    const ids = [...used.rows, ...last.rows].map(({ id }) => id)
    expect(new Set(ids).size).toBe(24)
    const amounts = [...used.rows, ...last.rows].map(({ amount }) => amount ?? 0)
    expect(used.meta.discountAmount).toBe(amounts.reduce((sum, amount) => sum + amount))
    expect((await list('page=1&search=nothing+like+it')).total).toBe(0)
    expect((await list('page=99')).rows).toEqual([])
  })
})

describe('mutations', () => {
  const input = {
    title: 'Suya Sunday',
    type: 'voucher',
    amount: '1500.50',
    code: 'SUYA',
    user: 'bola@example.com',
    expiryDate: '2027-03-01',
    claimable: true,
  }
  const first = async (query: string) => {
    const [voucher] = (await list(query)).rows
    if (!voucher) throw new Error(`No voucher for ${query}.`)
    return voucher
  }

  test('a voucher is created, edited and deleted', async () => {
    expect((await call('POST', '/crm/voucher', { ...input, multiple: true })).status).toBe(201)
    const created = await first('page=1&search=suya+sunday')
    expect(created).toMatchObject({ ...input, amount: 1500.5, multiple: true, status: 'claimed' })
    const path = `/crm/voucher/${created.id}`
    const edit = { ...input, type: 'free_delivery', amount: '', user: '', expiryDate: '' }
    expect((await call('PATCH', path, edit)).status).toBe(200)
    const edited = await first('page=1&search=suya+sunday')
    expect(edited).toMatchObject({
      type: 'free_delivery',
      amount: null,
      user: null,
      multiple: true,
    })
    expect((await call('DELETE', path)).status).toBe(200)
    expect((await list('page=1&search=suya+sunday')).total).toBe(0)
  })

  test('several vouchers are expired and deleted', async () => {
    const [one, two, three] = (await list('page=1&status=unclaimed')).rows.map(({ id }) => id)
    await call('POST', '/crm/voucher/bulk', { type: 'expire', vouchers: [one, two] })
    expect(db.find(one ?? '')?.status).toBe('expired')
    expect(db.find(three ?? '')?.status).toBe('unclaimed')
    await call('POST', '/crm/voucher/bulk', { type: 'delete', vouchers: [two, three, 'unknown'] })
    expect((await list('page=1')).total).toBe(238)
  })

  test('a campaign creates a voucher for each recipient', async () => {
    const users = ['bola@example.com', 'chidi@example.com'].map((email) => ({ email, name: 'X' }))
    expect((await call('POST', '/crm/voucher/promotion', { name: 'Detty', users })).status).toBe(
      200,
    )
    expect((await list('page=1&search=detty')).rows.slice(0, 2).map(({ user }) => user)).toEqual(
      users.map(({ email }) => email),
    )
  })

  test.each([
    ['POST', '/crm/voucher', { ...input, title: ' ' }, 'Title is required'],
    ['POST', '/crm/voucher', { ...input, type: '' }, 'Type is required'],
    ['POST', '/crm/voucher', { ...input, multiple: false, amount: '' }, 'Amount is required'],
    [
      'POST',
      '/crm/voucher',
      { ...input, multiple: false, amount: '1.999' },
      'Enter an amount above 0 with at most 2 decimals',
    ],
    [
      'POST',
      '/crm/voucher',
      { ...input, multiple: false, user: 'bola' },
      'Enter an email address, such as name@example.com',
    ],
    ['POST', '/crm/voucher/bulk', { type: 'expire', vouchers: [] }, 'No vouchers selected'],
    ['POST', '/crm/voucher/promotion', { name: '', users: [] }, 'Enter campaign name'],
  ])('%s %s rejects %j', async (method, path, body, message) => {
    const response = await call(method, path, body)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ message })
  })
})

describe('one voucher', () => {
  test('the details of a used voucher have its orders', async () => {
    const [used] = (await list('page=1&status=used')).rows
    const details: unknown = await (await call('GET', `/crm/voucher/${used?.id}`)).json()
    expect(details).toMatchObject({ data: { voucher: { id: used?.id } } })
    expect(details).toHaveProperty('data.voucherOrder.0.restaurant.0.name')
    const repeated: unknown = await (await call('GET', `/crm/voucher/${used?.id}`)).json()
    expect(repeated).toEqual(details)
  })

  test.each(['GET', 'PATCH', 'DELETE'])(
    'the response to %s for an unknown voucher is 404',
    async (method) => {
      const response = await call(
        method,
        '/crm/voucher/unknown',
        method === 'PATCH' ? {} : undefined,
      )
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: 'Voucher not found' })
    },
  )
})

test('a new voucher has no orders', async () => {
  const body = { title: 'Egusi', type: 'free_delivery', claimable: true, multiple: true }
  const created: unknown = await (await call('POST', '/crm/voucher', body)).json()
  const id = v.parse(
    v.object({ data: v.object({ voucher: v.object({ id: v.string() }) }) }),
    created,
  )
  const details: unknown = await (await call('GET', `/crm/voucher/${id.data.voucher.id}`)).json()
  expect(details).toMatchObject({ data: { voucher: { multiple: true }, voucherOrder: [] } })
})

test('images of restaurants need no token, and one is missing', async () => {
  const orders = (await list('page=1&limit=200&status=used')).rows.map(({ id }) =>
    call('GET', `/crm/voucher/${id}`).then((response) => response.text()),
  )
  const text = (await Promise.all(orders)).join('')
  const urls = [...new Set(text.match(/\/api\/images\/[a-z-]+\.svg/g))]
  const responses = urls.map((url) => call('GET', url.replace('/api', ''), undefined, ''))
  const found = (await Promise.all(responses)).map(({ status, headers }) => [
    status,
    headers.get('Content-Type'),
  ])
  expect(found.toSorted().at(0)).toEqual([200, 'image/svg+xml'])
  expect(found.filter(([status]) => status === 404)).toHaveLength(1)
})

test('the search text "midway-500" makes every page but the first fail', async () => {
  const { rows, total } = await list('page=1&search=midway-500+jollof')
  expect(rows).toHaveLength(20)
  expect(total).toBe((await list('page=1&search=jollof')).total)
  expect((await call('GET', '/crm/voucher?page=2&search=midway-500')).status).toBe(500)
  expect((await call('GET', '/crm/voucher?page=3&search=midway-422')).status).toBe(422)
})

test.each([
  ['later-500', 500],
  ['later-422', 422],
  ['later-unauthenticated', 401],
])('requests with the id of a voucher with "%s" in its title fail', async (word, status) => {
  const [used] = (await list('page=1&status=used')).rows
  const id = used?.id ?? ''
  db.update(new Set([id]), (voucher) => ({ ...voucher, title: `Egusi ${word}` }))
  expect((await call('GET', '/crm/voucher?page=1')).status).toBe(200)
  expect((await call('GET', `/crm/voucher/${id}`)).status).toBe(status)
  expect((await call('DELETE', `/crm/voucher/${id}`)).status).toBe(status)
  const bulk = { type: 'delete', vouchers: ['another', id] }
  expect((await call('POST', '/crm/voucher/bulk', bulk)).status).toBe(status)
  expect(db.find(id)).toBeDefined()
})

test('a percent sign in the search text is valid', async () => {
  expect((await call('GET', '/crm/voucher?search=100%')).status).toBe(200)
})

test('the response for an unknown path is 404 with JSON, not the page', async () => {
  const response = await call('GET', '/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Not found' })
})

test.each([
  ['500', 500],
  ['html', 502],
  ['object', 500],
  ['404', 404],
  ['422', 422],
  ['429', 429],
  ['unauthenticated', 401],
])(
  '"fault-%s" in a search text, title, code or email makes the request fail',
  async (name, status) => {
    const word = `fault-${name}`
    expect((await call('GET', `/crm/voucher?search=${word}`)).status).toBe(status)
    expect((await call('POST', '/crm/voucher', { title: `a ${word} title` })).status).toBe(status)
    expect((await call('POST', '/crm/voucher', { title: 'x', code: word })).status).toBe(status)
    expect((await call('POST', '/auth/login', { email: `${word}@example.com` })).status).toBe(
      status,
    )
    expect(takeLogged()).toEqual([])
  },
)

test.each(['empty', 'broken', 'shape', 'drop'])(
  '"fault-%s" makes the response a 200 without a usable body',
  async (name) => {
    const response = await call('GET', `/crm/voucher?search=fault-${name}`)
    expect(response.status).toBe(200)
    const body: unknown = await response.json().catch(() => null)
    expect(v.is(voucherPageSchema, body)).toBe(false)
  },
)
