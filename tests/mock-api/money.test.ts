import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDb } from '../../src/mock-api/db'
import { edgeTransactions } from '../../src/mock-api/seed/payments'
import { edgePayouts } from '../../src/mock-api/seed/payouts'
import { dateOf, lagosDay } from '../../src/mock-api/time'
import { NOW, startApi } from './api'

// The tests change different records.
const { db, call, list, details } = startApi()

const messageOf = async (response: Response): Promise<unknown> => response.json()
const approval = { status: 'processing' }

/** Stops the clock of the mock API at a later time. */
function waitFor(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the seed of payouts', () => {
  // Without the changes of other tests.
  const seeded = createDb(240, NOW)

  test('there are as many payouts of each status and kind of payee as planned', () => {
    const count = (field: 'status' | 'type') => {
      const counts: Record<string, number> = {}
      for (const { status, payee } of seeded.payouts.all()) {
        const value = field === 'status' ? status : payee.type
        counts[value] = (counts[value] ?? 0) + 1
      }
      return counts
    }
    expect(count('type')).toEqual({ vendor: 50, driver: 25, logistics: 15 })
    expect(count('status')).toEqual({
      requested: 14,
      processing: 6,
      paid: 60,
      failed: 4,
      reversed: 1,
      declined: 5,
    })
  })

  test.each(['2026-11-21T09:00:00Z', '2026-11-21T23:05:00Z', '2026-11-22T22:55:00Z'])(
    'at %s, four payouts were requested on that day in Lagos, one of them into another account',
    (start) => {
      const now = new Date(start)
      const { payouts } = createDb(40, now)
      const today = new Date(lagosDay(now.getTime())).toISOString()
      const requested = payouts.all().filter(({ createdAt }) => createdAt >= today)
      expect(requested.map(({ status }) => status)).toEqual(Array(4).fill('requested'))
      expect(requested.map(({ id }) => id)).toContain(edgePayouts.anotherName)
      const names = requested.filter(
        ({ payee, account }) => account?.accountName !== payee.name.toUpperCase(),
      )
      expect(names.map(({ id }) => id)).toEqual([edgePayouts.anotherName])
      const latest = payouts.all().map(({ payoutHistory }) => payoutHistory.at(-1)?.at ?? '')
      expect(latest.filter((at) => at > now.toISOString())).toEqual([])
    },
  )

  test('the history of each payout agrees with its fields', () => {
    for (const payout of seeded.payouts.all()) {
      const { payee, status, payoutHistory, createdAt, decidedAt, decidedBy, paidAt } = payout
      const [requested, decided] = payoutHistory
      expect(requested).toEqual({ status: 'requested', at: createdAt, by: payee })
      expect([decided?.at, decided?.by?.id]).toEqual([decidedAt, decidedBy?.id])
      const last = payoutHistory.at(-1)
      expect(last?.status).toBe(status)
      expect(paidAt).toBe(status === 'paid' ? last?.at : undefined)
      expect(last?.note).toBe(payout.reason ?? undefined)
      const times = payoutHistory.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect(payout.balance).toBeGreaterThanOrEqual(payout.amount)
      expect(payout.period.to < dateOf(Date.parse(createdAt))).toBe(true)
    }
  })

  test('the amount of a vendor is 85 percent of the dishes delivered in the period', () => {
    const vendors = seeded.payouts.all().filter(({ payee }) => payee.type === 'vendor')
    for (const { payee, period, amount } of vendors) {
      const own = seeded.orders.all().filter(({ status, createdAt, restaurant }) => {
        const day = dateOf(Date.parse(createdAt))
        const place = seeded.restaurants.find(restaurant?.[0]?.id ?? '')
        const isOwn = place?.vendor?.id === payee.id
        return status === 'delivered' && isOwn && day >= period.from && day <= period.to
      })
      const shares = own.map(({ subtotal }) => Math.round(subtotal * 0.85))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
    }
  })

  test('paid and reversed payouts have a transaction of their amount, the others none', () => {
    for (const { id, status, amount, transaction } of seeded.payouts.all()) {
      const found = seeded.transactions.find(transaction?.id ?? '')
      const isBooked = status === 'paid' || status === 'reversed'
      expect(transaction === undefined).toBe(!isBooked)
      if (!isBooked) continue
      expect(found).toMatchObject({
        ...transaction,
        type: 'payout',
        amount,
        status: status === 'paid' ? 'success' : 'reversed',
        payout: { id },
      })
    }
  })

  test('unexpected records are on the first pages', async () => {
    const payouts = (await list('payout')).rows
    const transactions = (await list('transaction')).rows
    const status = (id: string) => transactions.find((row) => row.id === id)?.['status']
    expect(payouts.find(({ id }) => id === edgePayouts.noAccount)).toMatchObject({ account: null })
    expect(status(edgeTransactions.unknownStatus)).toBe('on_hold')
    expect(status(edgeTransactions.successful)).toBe('successful')
    expect(status(edgeTransactions.ongoing)).toBe('ongoing')
  })
})

describe('the lists of money', () => {
  test('pages have the asked number of rows, up to the last one', async () => {
    expect(await list('payout')).toMatchObject({ total: 90, totalPages: 5 })
    expect((await list('payout', 'page=5')).rows).toHaveLength(10)
    expect((await list('payout', 'page=6')).rows).toEqual([])
    const dates = (await list('transaction', 'limit=100')).rows.map((row) => row['createdAt'])
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test.each([
    ['payout', 'status=failed', 4],
    ['payout', 'payee=logistics', 15],
    ['payout', 'status=paid&payee=logistics', 13],
    ['transaction', 'type=wallet_topup', 40],
    ['transaction', 'type=payout&status=reversed', 1],
  ])('GET /crm/%s?%s gives only such rows', async (noun, query, total) => {
    const found = await list(noun, `${query}&limit=100`)
    expect([found.total, found.rows.length]).toEqual([total, total])
  })

  test("a transaction is found by its status in the console's words", () => {
    const ids = (status: string) =>
      db.transactions.list({ status, limit: 1000 }).rows.map(({ id }) => id)
    expect(ids('success')).toContain(edgeTransactions.successful)
    expect(ids('pending')).toContain(edgeTransactions.staysPending)
    expect(ids('success')).not.toContain(edgeTransactions.unknownStatus)
  })

  test('a search finds numbers, names, references and exact ids', () => {
    const payout = db.payouts.find('pay-008')
    const { payoutId, payee, reference, transaction } = payout ?? {}
    for (const search of [
      payoutId,
      payee?.name,
      reference,
      payee?.id,
      transaction?.id,
      'pay-008',
    ]) {
      const { rows } = db.payouts.list({ search: search ?? '-', limit: 90 })
      expect(rows.map(({ id }) => id)).toContain('pay-008')
    }
    const payment = db.transactions.find('txn-ord-009')
    const { reference: ours = '', providerReference = '', order, user } = payment ?? {}
    for (const search of [
      ours,
      providerReference,
      order?.orderId,
      order?.id,
      user?.name,
      user?.id,
    ]) {
      const { rows } = db.transactions.list({ search: search ?? '-', limit: 1000 })
      expect(rows.map(({ id }) => id)).toContain('txn-ord-009')
    }
    expect(db.payouts.list({ search: 'pay-00' }).rows).toEqual([])
    expect(db.transactions.list({ search: payout?.id ?? '' }).rows).toHaveLength(1)
  })

  test('the account number is masked except in the details of the payout', async () => {
    for (const row of (await list('payout', 'limit=100')).rows) {
      for (const hidden of ['balance', 'payoutHistory', 'settlesAt']) {
        expect(row).not.toHaveProperty(hidden)
      }
      if (row.id === edgePayouts.noAccount) continue
      expect(row).toHaveProperty('account.accountNumber', expect.stringMatching(/^•{6}\d{4}$/))
    }
    const paid = db.payouts.all().find(({ payee }) => payee.type === 'driver')
    const { driverPayout } = await details('driver', paid?.payee.id ?? '')
    expect(driverPayout).toHaveProperty(
      '0.account.accountNumber',
      expect.stringMatching(/^•{6}\d{4}$/),
    )
    expect(driverPayout).not.toHaveProperty('0.payoutHistory')
    const { payout, payoutHistory } = await details('payout', 'pay-008')
    expect(payout).toMatchObject({ balance: db.payouts.find('pay-008')?.balance })
    expect(payout).toHaveProperty('account.accountNumber', expect.stringMatching(/^\d{10}$/))
    expect(payoutHistory).toHaveLength(3)
  })

  test('rows of transactions have no card and no message of the provider', async () => {
    const card = db.transactions.all().find((row) => row.card && row.message)
    const { rows } = await list('transaction', `search=${card?.reference}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]).not.toHaveProperty('card')
    expect(rows[0]).not.toHaveProperty('message')
    expect(await details('transaction', card?.id ?? '')).toEqual({ transaction: card })
  })

  test.each([
    ['GET', 'payout/nothing', 'Payout'],
    ['PATCH', 'payout/nothing', 'Payout'],
    ['GET', 'transaction/nothing', 'Transaction'],
    ['POST', 'transaction/nothing/verify', 'Transaction'],
  ])('%s /crm/%s is answered with 404', async (method, path, name) => {
    const response = await call(method, `/crm/${path}`, method === 'PATCH' ? approval : undefined)
    expect(response.status).toBe(404)
    expect(await messageOf(response)).toEqual({ message: `${name} not found` })
  })
})

describe('decisions about payouts', () => {
  test('an approved payout is paid 5 s later, once, however often it is approved', async () => {
    const send = () => call('PATCH', '/crm/payout/pay-001', approval)
    const response = await send()
    expect(await response.json()).toMatchObject({
      data: { payout: { status: 'processing', decidedBy: { name: 'Ada Obi' } } },
    })
    const approved = db.payouts.find('pay-001')
    expect((await send()).status).toBe(200)
    expect(db.payouts.find('pay-001')).toEqual(approved)
    const decidedAt = Date.parse(approved?.decidedAt ?? '')

    waitFor(decidedAt + 4900 - db.clock())
    expect((await list('payout', 'search=pay-001')).rows[0]).toMatchObject(approval)
    waitFor(decidedAt + 5000 - db.clock())
    const [row] = (await list('payout', 'search=pay-001')).rows
    const paidAt = new Date(decidedAt + 5000).toISOString()
    expect(row).toMatchObject({ status: 'paid', paidAt, reference: expect.stringMatching(/^TRF-/) })
    const transactions = await list('transaction', 'search=pay-001')
    expect(transactions.total).toBe(1)
    expect(transactions.rows[0]).toMatchObject({
      ...Object(row?.['transaction']),
      type: 'payout',
      status: 'success',
      amount: approved?.amount,
      paidAt,
    })
    const { payoutHistory } = await details('payout', 'pay-001')
    expect(payoutHistory).toMatchObject([
      { status: 'requested' },
      { status: 'processing', by: { id: 'adm-1', type: 'admin' } },
      { status: 'paid', at: paidAt },
    ])

    expect((await send()).status).toBe(200)
    expect(db.payouts.find('pay-001')?.status).toBe('paid')
    expect((await list('transaction', 'search=pay-001')).total).toBe(1)
  })

  test('a payout that is processing from the start stays so', () => {
    waitFor(3_600_000)
    expect(db.payouts.list({ status: 'processing', limit: 90 }).rows.length).toBeGreaterThan(5)
  })

  test('a declined payout has the reason, in its history too', async () => {
    const body = { status: 'declined', reason: 'Wrong account' }
    const response = await call('PATCH', '/crm/payout/pay-003', body)
    expect(await response.json()).toMatchObject({ data: { payout: body } })
    expect(db.payouts.find('pay-003')?.payoutHistory.at(-1)).toMatchObject({
      status: 'declined',
      by: { name: 'Ada Obi', type: 'admin' },
      note: 'Wrong account',
    })
  })

  test.each(['pay-010', 'pay-016'])('the payout %s is tried again after it failed', async (id) => {
    const before = db.payouts.find(id)
    const response = await call('PATCH', `/crm/payout/${id}`, approval)
    expect(await response.json()).toMatchObject({
      data: { payout: { status: 'processing', reason: null, reference: null, transaction: null } },
    })
    waitFor(5100)
    const { status, payoutHistory, transaction } = db.payouts.find(id) ?? {}
    expect([status, payoutHistory?.length]).toEqual([
      'paid',
      (before?.payoutHistory.length ?? 0) + 2,
    ])
    expect(transaction?.id).not.toBe(before?.transaction?.id)
    expect(db.transactions.find(transaction?.id ?? '')).toMatchObject({ status: 'success' })
  })

  const declined = { status: 'declined', reason: 'Duplicate request' }
  test.each([
    ['pay-013', approval, 'This payout is declined already'],
    [edgePayouts.noAccount, approval, 'This payout has no bank account'],
    ['pay-013', declined, 'Only a requested payout can be declined. This one is declined'],
    ['pay-005', declined, 'Only a requested payout can be declined. This one is processing'],
    ['pay-008', declined, 'Only a requested payout can be declined. This one is paid'],
    ['pay-024', declined, 'Only a requested payout can be declined. This one is failed'],
    ['pay-002', { status: 'declined' }, expect.any(String)],
    ['pay-002', { ...declined, reason: ' ' }, expect.any(String)],
    ['pay-002', { status: 'paid' }, expect.any(String)],
    ['pay-002', { ...approval, amount: 1 }, expect.any(String)],
  ])('the change of %s by %j is refused', async (id, body, message) => {
    const before = db.payouts.find(id)
    const response = await call('PATCH', `/crm/payout/${id}`, body)
    expect(response.status).toBe(422)
    expect(await messageOf(response)).toEqual({ message })
    expect(db.payouts.find(id)).toEqual(before)
  })

  test('a fault in the reason makes the request fail', async () => {
    const body = { status: 'declined', reason: 'Other: fault-500' }
    expect((await call('PATCH', '/crm/payout/pay-002', body)).status).toBe(500)
    expect(db.payouts.find('pay-002')?.status).toBe('requested')
  })
})

describe('the check of a pending payment', () => {
  const verify = (id: string) => call('POST', `/crm/transaction/${id}/verify`)

  test('a payment that has arrived confirms its order', async () => {
    const id = edgeTransactions.succeeds
    const response = await verify(id)
    expect(await response.json()).toMatchObject({
      data: { transaction: { id, status: 'success', paidAt: expect.any(String) } },
    })
    const { paidAt, reference } = db.transactions.find(id) ?? {}
    const order = db.orders.find('ord-025')
    expect(order).toMatchObject({
      status: 'paid',
      statusAt: paidAt,
      paymentMethod: 'bank_transfer',
      transaction: { id, reference, status: 'success' },
    })
    expect(order?.orderTimeline.map(({ status }) => status)).toEqual(['unconfirmed', 'paid'])
    const again = await verify(id)
    expect(again.status).toBe(422)
    expect(await messageOf(again)).toEqual({
      message: 'Only a pending payment can be checked. This one is success',
    })
  })

  test('the order of a payment that has arrived keeps a status that is not unconfirmed', async () => {
    const payments = db.transactions
      .all()
      .filter(
        ({ status, order, channel }) =>
          status === 'pending' &&
          channel === 'bank_transfer' &&
          db.orders.find(order?.id ?? '')?.status === 'pending',
      )
    expect(payments.length).toBeGreaterThan(5)
    for (const { id, order } of payments) {
      // oxlint-disable-next-line no-await-in-loop
      await verify(id)
      expect(db.orders.find(order?.id ?? '')).toMatchObject({
        status: 'pending',
        transaction: { status: db.transactions.find(id)?.status },
      })
    }
    const arrived = payments.filter(({ id }) => db.transactions.find(id)?.status === 'success')
    expect(arrived.length).toBeGreaterThan(payments.length / 2)
  })

  test('a payment that has failed has the message of the provider', async () => {
    const id = edgeTransactions.fails
    const message = 'The customer did not complete the payment'
    expect(await (await verify(id)).json()).toMatchObject({
      data: { transaction: { id, status: 'failed', message } },
    })
    expect(db.transactions.find(id)).not.toHaveProperty('paidAt')
  })

  test('a payment that is still pending stays as it is', async () => {
    const id = edgeTransactions.staysPending
    const before = db.transactions.find(id)
    const response = await verify(id)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: { transaction: before } })
    expect(db.transactions.find(id)).toEqual(before)
  })

  test('a top-up that has arrived is in the wallet', async () => {
    const { user, amount = 0 } = db.transactions.find(edgeTransactions.ongoing) ?? {}
    const before = db.users.find(user?.id ?? '')?.walletBalance ?? 0
    await verify(edgeTransactions.ongoing)
    expect(db.users.find(user?.id ?? '')?.walletBalance).toBe(before + amount)
  })

  test('a transaction with an unknown status cannot be checked', async () => {
    const response = await verify(edgeTransactions.unknownStatus)
    expect(response.status).toBe(422)
  })
})
