import { describe, expect, test } from 'vitest'
import { formatReport } from '../../src/contract/format-report'
import { parameterPlace } from '../../src/contract/places'
import { startBackend, startChanged } from './backend'
import { checkOnly, problems, verdicts } from './reports'

/** The noun of a request for a list, and its parameters. */
function listRequest({ method, url }: Request) {
  const { pathname, searchParams } = new URL(url)
  const [, noun] = /\/crm\/(\w+)$/.exec(pathname) ?? []
  return { noun: method === 'GET' ? noun : undefined, params: searchParams }
}

/** A backend that follows other values of some parameters than those of the request, by noun. */
const startIgnoring = (fixed: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  startBackend((request, next) => {
    const { noun } = listRequest(request)
    const url = new URL(request.url)
    for (const [name, value] of Object.entries(fixed[noun ?? ''] ?? {})) {
      url.searchParams.set(name, value)
    }
    return next(new Request(url, request))
  })

const hint = (name: string) =>
  `The console has its name and values in src/features/${name}/resource.ts.`

test('positions that a backend does not count, although it moves records, are named', async () => {
  const backend = await startChanged(/\/crm\/(?:category|faq)\?/, (data) => {
    const changed = Object.entries(data).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((row: object, at) => (at === 2 ? { ...row, position: 1 } : row))
        : value,
    ])
    return Object.fromEntries(changed)
  })
  const report = await checkOnly(['Categories', 'FAQ'], backend)
  expect(problems(report)).toEqual(
    expect.arrayContaining([
      '1 of 14 rows do not have their place in the list as "position", counted from 1: "move" is announced in "capabilities.actions", but not followed.',
      '1 of 20 rows do not have their place in the list as "position", counted from 1 for each audience: "move" is announced in "capabilities.actions", but not followed.',
    ]),
  )
})

test('a sum that is not that of the rows is named', async () => {
  const backend = await startChanged(/\/crm\/(?:payout|transaction)\?/, (data) => ({
    ...data,
    ...('payouts' in data && { totals: { amount: 1 } }),
  }))
  const report = await checkOnly(['Payouts', 'Transactions'], backend)
  expect(problems(report)).toEqual([
    expect.stringMatching(
      /^With "status=\w+", "totals.amount" is ₦1.00, but the rows add up to ₦[\d,.]+\. src\/features\/payouts\/fields.ts says/,
    ),
  ])
})

describe('a backend that ignores parameters', () => {
  test(
    'each is named, with what shows it and where the console has its name',
    { tags: 'matrix' },
    async () => {
      const backend = await startIgnoring({
        order: { page: '1' },
        user: { search: '' },
        voucher: { status: 'all', type: 'all' },
        driver: { limit: '60' },
        restaurant: { state: 'all' },
        payout: { payee: 'all' },
        menu: { category: 'all' },
      })
      const names = [
        'Vouchers',
        'Orders',
        'Users',
        'Restaurants',
        'Drivers',
        'Payouts',
        'Menus',
      ] as const
      const report = await checkOnly(names, backend)
      expect(problems(report)).toEqual([
        expect.stringMatching(
          /^With "status=\w+", \d+ of 20 rows have another value: the parameter "status" has no effect\. /,
        ),
        expect.stringMatching(
          /^With "type=\w+", \d+ of 20 rows have another value: the parameter "type" has no effect\. /,
        ),
        `Page 2 has the rows of page 1: the parameter "page" has no effect. ${parameterPlace}`,
        `A search for a text that no row has finds as many rows as no search: the parameter "search" has no effect. ${parameterPlace}`,
        expect.stringMatching(
          /^With "state=…", \d+ of 20 rows have another value: the parameter "state" has no effect\. /,
        ),
        `There are 60 rows: the parameter "limit" has no effect. ${parameterPlace}`,
        expect.stringMatching(
          /^With "payee=\w+", \d+ of 20 rows have another value: the parameter "payee" has no effect\. /,
        ),
        expect.stringMatching(
          /^With "category=…", \d+ of 20 rows have another value: the parameter "category" has no effect\. /,
        ),
      ])
      expect(verdicts(report)).toEqual({
        Session: 'works',
        ...Object.fromEntries(names.map((name) => [name, 'works with gaps'])),
      })
      const text = formatReport(report)
      for (const name of ['vouchers', 'restaurants', 'payouts', 'menus'])
        expect(text).toContain(hint(name))
    },
  )
})

describe('a backend that misunderstands parameters', () => {
  /** A backend that answers the requests of a list for which `pick` returns rows. */
  const startPicking = (
    pick: (noun: string, params: URLSearchParams) => 'none' | 'fails' | 'other' | undefined,
  ) =>
    startBackend((request, next) => {
      const { noun, params } = listRequest(request)
      const picked = noun && pick(noun, params)
      if (picked === 'fails') return Response.json({ message: 'On fire' }, { status: 500 })
      if (picked === 'other')
        return next(
          new Request(
            request.url.replace(/status=\w+/, 'status=all&page=2').replace('page=1&', ''),
            request,
          ),
        )
      if (picked === 'none') {
        return Response.json({
          data: { [`${noun}s`]: [], pagination: { total: 0, totalPages: 0 } },
        })
      }
      return next()
    })

  test('a second page, a filter and a search without rows are reported', async () => {
    const report = await checkOnly(
      ['Orders', 'Users', 'Drivers'],
      await startPicking((noun, params) => {
        const isEmpty =
          (noun === 'order' && params.get('page') === '2') ||
          (noun === 'user' && params.get('status') !== 'all') ||
          (noun === 'driver' && params.get('search') !== '')
        return isEmpty ? 'none' : undefined
      }),
    )
    expect(problems(report)).toEqual([
      'Page 2 has no rows, although "pagination.total" is more than 20.',
      `With "status=blocked" there are no rows, although page 1 without it has such a row. ${hint('users')}`,
      'A search for the name of a row does not find that row: the backend has to search this field.',
    ])
  })

  test(
    'a filter that finds other rows is reported, and a request that fails',
    { tags: 'matrix' },
    async () => {
      const report = await checkOnly(
        ['Orders', 'Users', 'Drivers'],
        await startPicking((noun, params) => {
          if (noun === 'user' && params.get('page') === '2') return 'fails'
          if (noun === 'driver' && params.get('search') !== '') return 'fails'
          return noun === 'order' && params.get('status') !== 'all' ? 'other' : undefined
        }),
      )
      expect(problems(report)).toEqual([
        expect.stringMatching(
          /^With "status=[\w ]+", \d+ of 20 rows have another value: the parameter "status" is not followed\. /,
        ),
        'The parameter "page" does not work. The server says "On fire".',
        'The parameter "search" does not work. The server says "On fire".',
      ])
    },
  )

  test(
    'a search that finds everything if it finds nothing has no effect',
    { tags: 'matrix' },
    async () => {
      const backend = await startBackend((request, next) => {
        const { noun, params } = listRequest(request)
        const isNothing = noun === 'order' && params.get('search') === 'qzxwvjkq'
        return next(isNothing ? new Request(request.url.replace('qzxwvjkq', ''), request) : request)
      })
      expect(problems(await checkOnly(['Orders'], backend))).toEqual([
        expect.stringContaining('the parameter "search" has no effect'),
      ])
    },
  )
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the check tries page 2, a value of each filter, each announced queue, announced dates, each announced order, and two searches', async () => {
    const backend = await startBackend()
    await checkOnly(['Orders'], backend)
    const [order] = backend.db.orders.list().rows
    const requests = backend.requests.filter((request) => request.includes('/crm/order?'))
    const asked = requests.map((request) => {
      const params = new URLSearchParams(request.replace(/.*\?/, ''))
      return ['page', 'search', 'status', 'queue', 'period', 'limit', 'sort', 'from', 'to'].map(
        (name) => params.get(name),
      )
    })
    const none = [null, null]
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(asked).toEqual([
      ['1', '', 'all', null, 'all', '20', null, ...none],
      ['2', '', 'all', null, 'all', '20', null, ...none],
      ['1', '', expect.stringMatching(/^(?!all)/), null, 'all', '20', null, ...none],
      ['1', '', 'all', 'late', 'all', '20', null, ...none],
      ['1', '', 'all', 'no_driver', 'all', '20', null, ...none],
      ['1', '', 'all', 'paid_twice', 'all', '20', null, ...none],
      ['1', '', 'all', 'refund_asked', 'all', '20', null, ...none],
      ['1', '', 'all', null, null, '20', null, day, day],
      ['1', '', 'all', null, null, '20', null, '2000-01-01', day],
      ...['totalPrice', 'statusAt', 'createdAt'].flatMap((field) => [
        ['1', '', 'all', null, 'all', '20', field, ...none],
        ['2', '', 'all', null, 'all', '20', field, ...none],
        ['1', '', 'all', null, 'all', '20', `-${field}`, ...none],
      ]),
      // The sum of a status.
      ['1', '', expect.stringMatching(/^(?!all)/), null, 'all', '20', null, ...none],
      ['1', expect.stringMatching(/^[a-z]{8}$/), 'all', null, 'all', '20', null, ...none],
      ['1', order?.orderId, 'all', null, 'all', '20', null, ...none],
    ])
  })

  test('dates that are announced, but ignored, are named', async () => {
    const backend = await startIgnoring({
      order: { from: '2000-01-01', to: '2100-01-01' },
      analytics: { from: '2026-11-01', to: '2026-11-02' },
    })
    const report = await checkOnly(['Orders', 'Analytics'], backend)
    expect(problems(report)).toEqual([
      expect.stringMatching(
        /^With "from=\S+" and "to=\S+", \d+ of 20 rows were created on other days in Lagos: "from" and "to" are announced in "capabilities.filters", but ignored\.$/,
      ),
      expect.stringMatching(
        /^With "from=\S+" and "to=\S+", the figures are those of 2026-11-01 to 2026-11-02: /,
      ),
    ])
  })

  test('days of payment that are announced, but ignored, are named', async () => {
    const backend = await startIgnoring({
      payout: { paidFrom: '2000-01-01', paidTo: '2100-01-01' },
    })
    expect(problems(await checkOnly(['Payouts'], backend))).toEqual([
      expect.stringMatching(
        /^With "paidFrom=\S+" and "paidTo=\S+", \d+ of 20 rows were paid on other days in Lagos: "paid" is announced in "capabilities.filters", but ignored\.$/,
      ),
    ])
  })

  test('payouts that are not paid are named if the backend returns them for a day of payment', async () => {
    const backend = await startBackend((request, next) => {
      const url = new URL(request.url)
      if (!url.searchParams.has('paidFrom')) return next(request)
      url.searchParams.delete('paidFrom')
      url.searchParams.delete('paidTo')
      return next(new Request(url, request))
    })
    expect(problems(await checkOnly(['Payouts'], backend))).toEqual([
      expect.stringMatching(/ rows were paid on other days in Lagos: "paid" .* but ignored\.$/),
    ])
  })

  test('the state of drivers that is announced, but ignored, is named', async () => {
    const backend = await startIgnoring({ driver: { state: 'all' } })
    const texts = problems(await checkOnly(['Drivers'], backend))
    expect(texts.filter((text) => text.includes('state='))).toEqual([
      expect.stringMatching(
        /^With "state=…", \d+ of 20 rows have another value: "state" is announced in "capabilities.filters", but ignored\. /,
      ),
    ])
  })

  test('the channel of transactions that is announced, but ignored, is named', async () => {
    const backend = await startIgnoring({ transaction: { channel: 'all' } })
    expect(problems(await checkOnly(['Transactions'], backend))).toEqual([
      expect.stringMatching(
        /^With "channel=\w+", \d+ of 20 rows have another value: "channel" is announced in "capabilities.filters", but ignored\. /,
      ),
    ])
  })

  test('queues that the backend does not name, or that the console does not know, are not tried', async () => {
    const backend = await startChanged(/\/crm\/(?:order|payout)\?/, (data) => ({
      ...data,
      capabilities: {
        sort: [],
        filters: ['queue'],
        ...('orders' in data && { queues: ['paid_twice', 'cold'] }),
      },
    }))
    await checkOnly(['Orders', 'Payouts'], backend)
    const asked = backend.requests.flatMap((request) => /queue=(\w+)/.exec(request)?.[1] ?? [])
    expect(asked).toEqual(['paid_twice', 'problem', 'for_me'])
  })

  test('a filter by a record that is announced, but ignored, is named', async () => {
    const report = await checkOnly(['Menus'], await startIgnoring({ menu: { restaurant: 'all' } }))
    expect(problems(report)).toEqual([
      expect.stringMatching(
        /^With "restaurant=…", \d+ of 20 rows have another value: "restaurant" is announced in "capabilities.filters", but ignored\. /,
      ),
    ])
  })

  test('an order that is announced, but ignored, is named', async () => {
    const backend = await startIgnoring({ order: { sort: 'createdAt' } })
    const report = await checkOnly(['Orders'], backend)
    expect(problems(report)).toEqual([
      'With "sort=totalPrice", the rows are not in this order: "totalPrice" is announced in "capabilities.sort", but ignored.',
      'With "sort=statusAt", the rows are not in this order: "statusAt" is announced in "capabilities.sort", but ignored.',
      'With "sort=-createdAt", the rows are not in this order: "createdAt" is announced in "capabilities.sort", but ignored.',
    ])
  })

  test('a queue that is announced, but ignored or misunderstood, is named', async () => {
    const backend = await startBackend((request, next) => {
      const { noun } = listRequest(request)
      // The queues of tickets have the same rows. Those of the others have all rows.
      const value = noun === 'ticket' ? 'unassigned' : 'all'
      return next(new Request(request.url.replace(/queue=\w+/, `queue=${value}`), request))
    })
    const report = await checkOnly(['Orders', 'Tickets', 'Payouts'], backend)
    expect(problems(report)).toEqual([
      expect.stringMatching(
        /^With "queue=late", \d+ of 20 rows are others: "queue" is announced in "capabilities.filters", but ignored\.$/,
      ),
      expect.stringMatching(
        /^With "queue=no_driver", \d+ of 20 rows are others: .* but ignored\.$/,
      ),
      expect.stringMatching(/^With "queue=paid_twice", 20 of 20 rows are others: /),
      expect.stringMatching(/^With "queue=refund_asked", \d+ of 20 rows are others: /),
      expect.stringMatching(/^With "queue=problem", \d+ of 20 rows are others: .* but ignored\.$/),
      expect.stringMatching(/^With "queue=for_me", \d+ of 20 rows are others: .* but ignored\.$/),
      expect.stringMatching(/^With "queue=check", \d+ of 20 rows are others: .* but ignored\.$/),
      expect.stringMatching(
        /^With "queue=same_account", \d+ of 20 rows are others: .* but ignored\.$/,
      ),
      expect.stringMatching(
        /^With "queue=waiting", \d+ of \d+ rows are others: .* not followed\.$/,
      ),
      expect.stringMatching(/^With "queue=mine", (\d+) of \1 rows are others: .* not followed\.$/),
    ])
  })
})
