import { http } from 'msw'
import { answer, listParams, missing, refuse, without } from './answers.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { plainStatus } from './money.ts'
import { createRandom, pickWeighted, startOf } from './random.ts'
import { entryOf } from './seed/order-payments.ts'
import type { StoredTransaction } from './seed/order-types.ts'
import { edgeTransactions } from './seed/payments.ts'
import { dateOf, DAY_MS, isoOf, lagosDay } from './time.ts'

/** Adds the day of the settlement, which is the day after the payment. */
function withSettlement(db: Db, transaction: StoredTransaction) {
  const { type, provider, paidAt } = transaction
  if (!provider || !paidAt || !/^(?:payment|wallet_topup)$/.test(type)) return transaction
  const settledAt = Date.parse(paidAt) + DAY_MS
  return {
    ...transaction,
    ...(lagosDay(settledAt) <= db.clock() && { settledAt: dateOf(settledAt) }),
  }
}

// Only the details have these.
const transactionRow = (db: Db, row: StoredTransaction) =>
  without(withSettlement(db, row), ['card', 'message'])

const known: Record<string, string> = {
  [edgeTransactions.succeeds]: 'success',
  [edgeTransactions.ongoing]: 'success',
  [edgeTransactions.fails]: 'failed',
  [edgeTransactions.staysPending]: 'pending',
}

/**
 * The status of a pending payment at its provider. Each check has the same result. Most bank
 * transfers have arrived.
 */
function statusAtProvider({ id, channel }: StoredTransaction) {
  const arrived = channel === 'bank_transfer' || channel === 'wallet' ? 8 : 2
  return (
    known[id] ??
    pickWeighted(createRandom(startOf(`verify-${id}`)), [
      ['success', arrived],
      ['failed', 1],
      ['pending', 1],
    ])
  )
}

/** Writes the outcome of a payment into its order. An unconfirmed order that is paid continues. */
function updateOrder(db: Db, payment: StoredTransaction, at: string) {
  const order = db.orders.find(payment.order?.id ?? '')
  const isPaid = payment.status === 'success'
  if (!order) return
  const entry = entryOf(payment)
  const isConfirmed = isPaid && order.status === 'unconfirmed'
  db.orders.patch(order.id, {
    payments: order.payments.map((other) => (other.id === entry.id ? entry : other)),
    ...(isPaid && { paymentMethod: entry.channel }),
    updatedAt: at,
    ...(isConfirmed && {
      status: 'paid',
      statusAt: at,
      orderTimeline: [...order.orderTimeline, { status: 'paid', at }],
    }),
  })
}

/** Reads the status of a pending transaction at its provider, and changes what depends on it. */
function verify(db: Db, transaction: StoredTransaction) {
  const status = statusAtProvider(transaction)
  const at = isoOf(db.clock())
  if (status === 'pending') return
  const isPaid = status === 'success'
  const changed = db.transactions.patch(transaction.id, {
    status,
    ...(isPaid ? { paidAt: at } : { message: 'The customer did not complete the payment' }),
  })
  if (!changed) return
  if (changed.type === 'payment') updateOrder(db, changed, at)
  const user = changed.type === 'wallet_topup' && db.users.find(changed.user?.id ?? '')
  if (user && isPaid) {
    db.users.patch(user.id, { walletBalance: user.walletBalance + changed.amount })
  }
}

/** The entry has the time of the payment, which is also in the order's timeline. */
function logCheck(db: Db, request: Request, transaction: StoredTransaction) {
  const { id, reference, status, order, paidAt: at } = transaction
  const text = `Payment ${reference} checked: ${status}`
  const details = { text, ...(at && { at }) }
  log(db, request, { type: 'transaction', id, name: reference }, 'payment_checked', details)
  if (!order) return
  const record = { type: 'order', id: order.id, name: order.orderId } as const
  log(db, request, record, 'payment_checked', { ...details, isConsequence: true })
}

export function createTransactionHandlers(db: Db) {
  return [
    http.get('*/api/crm/transaction', ({ request }) => {
      const { rows, ...page } = db.transactions.list(listParams(request))
      return answer({ transactions: rows.map((row) => transactionRow(db, row)), ...page })
    }),
    http.post<{ id: string }>('*/api/crm/transaction/:id/verify', ({ params: { id }, request }) => {
      const transaction = db.transactions.find(id)
      if (!transaction) return missing('Transaction')
      if (plainStatus(transaction) !== 'pending') {
        return refuse(`Only a pending payment can be checked. This one is ${transaction.status}`)
      }
      verify(db, transaction)
      const changed = db.transactions.find(id) ?? transaction
      logCheck(db, request, changed)
      return answer({ transaction: withSettlement(db, changed) })
    }),
    http.get<{ id: string }>('*/api/crm/transaction/:id', ({ params: { id } }) => {
      const transaction = db.transactions.find(id)
      if (!transaction) return missing('Transaction')
      return answer({
        transaction: withSettlement(db, transaction),
        capabilities: db.transactions.capabilities,
      })
    }),
  ]
}
