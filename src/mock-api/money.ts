import { withSameAccounts } from '../domain/payout-checks.ts'
import { signedAmount } from '../domain/transaction.ts'
import { payoutQueues } from '../features/payouts/fields.ts'
import { createCollection, textsOfAmount } from './collection.ts'
import { dates, isStatus, paidDates } from './filters.ts'
import type { Surroundings } from './phones.ts'
import { createRandom, letters, startOf } from './random.ts'
import type { StoredPayout, StoredTransaction } from './seed/order-types.ts'
import { referenceOf } from './seed/payments.ts'
import { payoutTransaction } from './seed/payouts.ts'
import { isoOf } from './time.ts'

// The words of Flutterwave and Paystack for the statuses of the console.
const synonyms: Record<string, string> = { successful: 'success', ongoing: 'pending' }

/** The status in the console's words, whatever word the provider uses. */
export function plainStatus({ status }: Pick<StoredTransaction, 'status'>) {
  return synonyms[status] ?? status
}

interface Seeded {
  transactions: readonly StoredTransaction[]
  payouts: readonly StoredPayout[]
}

export function createMoney(seeded: Seeded, { today, phoneOf }: Surroundings) {
  let related: { rows: readonly StoredPayout[]; byId: ReadonlyMap<string, StoredPayout> } = {
    rows: [],
    byId: new Map(),
  }
  /** With what follows from the other payouts, on all pages. */
  function withOthers(payout: StoredPayout) {
    const rows = money.payouts.all()
    if (related.rows !== rows) {
      const byId = new Map(withSameAccounts(rows).map((row) => [row.id, row]))
      related = { rows, byId }
    }
    const row = related.byId.get(payout.id) ?? payout
    return { ...row, hasSameAccount: row.hasSameAccount ?? false }
  }
  const money = {
    transactions: createCollection(seeded.transactions, {
      text: ({ reference, providerReference, order, user }) => [
        reference,
        providerReference,
        order?.orderId,
        user?.name,
        phoneOf(user),
      ],
      // A search matches a whole id, and likewise a whole amount.
      ids: ({ user, order, payout, amount }) => [
        user?.id,
        order?.id,
        payout?.id,
        ...textsOfAmount(amount),
      ],
      amountOf: (row) => (plainStatus(row) === 'success' ? signedAmount(row) : null),
      sort: ['amount', 'createdAt'],
      filters: {
        status: (transaction, value) => isStatus({ status: plainStatus(transaction) }, value),
        type: ({ type }, value) => type === value,
        channel: ({ channel }, value) => channel === value,
        ...dates,
      },
      announced: ['channel'],
      today,
    }),
    payouts: createCollection(seeded.payouts, {
      text: ({ payoutId, payee, reference }) => [payoutId, payee.name, reference],
      ids: ({ payee, transaction, amount }) => [
        payee.id,
        transaction?.id,
        ...textsOfAmount(amount),
      ],
      amountOf: ({ amount }) => amount,
      show: withOthers,
      sort: ['amount', 'createdAt', 'paidAt'],
      queues: {
        ...payoutQueues,
        check: (payout) => payoutQueues.check(withOthers(payout)),
        same_account: (payout) => payoutQueues.same_account(withOthers(payout)),
      },
      filters: {
        status: isStatus,
        payee: ({ payee: { type } }, value) => type === value,
        ...dates,
        ...paidDates,
      },
      announced: ['paid'],
      today,
    }),
  }
  return money
}

export type Money = ReturnType<typeof createMoney>

/** Pays the approved payouts that are due. Each gets a reference and a transaction. */
export function settlePayouts({ payouts, transactions }: Money, now: number) {
  for (const { id, status, settlesAt, payoutHistory } of payouts.all()) {
    if (status !== 'processing' || settlesAt === undefined || settlesAt > now) continue
    const at = isoOf(settlesAt)
    const transactionId = `txn-${id}-${payoutHistory.length}`
    const random = createRandom(startOf(transactionId))
    const transaction = { id: transactionId, reference: referenceOf(random) }
    const paid = payouts.patch(id, {
      status: 'paid',
      reference: `TRF-${letters(random, '0123456789', 12)}`,
      transaction,
      paidAt: at,
      payoutHistory: [...payoutHistory, { status: 'paid', at }],
    })
    if (paid) transactions.add(payoutTransaction(paid, transaction))
  }
}
