import { http } from 'msw'
import type { ChangeOf } from '../api/resource.ts'
import { payoutResource } from '../features/payouts/resource.ts'
import { answer, listParams, missing, payoutRow, refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { historyOf, log } from './history.ts'
import type { StoredPayout } from './seed/order-types.ts'
import type { Named } from './seed/types.ts'
import { adminOf } from './session.ts'
import { isoOf } from './time.ts'

// A transfer takes this time.
const TRANSFER_MS = 5000
const sendable = new Set(['requested', 'failed', 'reversed'])
const sent = new Set(['processing', 'paid'])

/** The account with its whole number. The stored one is masked: its six first digits are zeros. */
function wholeAccount({ account }: StoredPayout) {
  return account && { ...account, accountNumber: account.accountNumber.replaceAll('•', '0') }
}

function refusalOf({ status, account }: StoredPayout, patch: ChangeOf<typeof payoutResource>) {
  if (patch.status === 'processing') {
    if (!sendable.has(status)) return `This payout is ${status} already`
    return account ? undefined : 'This payout has no bank account'
  }
  if (status === 'requested') return undefined
  return `Only a requested payout can be declined. This one is ${status}`
}

function decide(
  db: Db,
  payout: StoredPayout,
  patch: ChangeOf<typeof payoutResource>,
  admin: Named,
) {
  const now = db.clock()
  const at = isoOf(now)
  const note = 'reason' in patch ? { note: patch.reason } : {}
  const entry = { status: patch.status, at, by: { ...admin, type: 'admin' }, ...note }
  db.payouts.patch(payout.id, {
    reason: null,
    // Those of a transfer that has failed.
    reference: null,
    transaction: null,
    ...patch,
    decidedAt: at,
    decidedBy: admin,
    ...(patch.status === 'processing' && { settlesAt: now + TRANSFER_MS }),
    payoutHistory: [...payout.payoutHistory, entry],
  })
}

export function createPayoutHandlers(db: Db) {
  return [
    http.get('*/api/crm/payout', ({ request }) => {
      const { rows, ...page } = db.payouts.list(listParams(request))
      return answer({ payouts: rows.map(payoutRow), ...page })
    }),
    http.get<{ id: string }>('*/api/crm/payout/:id', ({ params: { id } }) => {
      const payout = db.payouts.find(id)
      if (!payout) return missing('Payout')
      const { payoutHistory, balance } = payout
      return answer({
        payout: { ...payoutRow(payout), balance, account: wholeAccount(payout) },
        payoutHistory,
        history: historyOf(db, 'payout', id),
        capabilities: db.payouts.capabilities,
      })
    }),
    http.patch<{ id: string }>('*/api/crm/payout/:id', async ({ params: { id }, request }) => {
      const payout = db.payouts.find(id)
      if (!payout) return missing('Payout')
      const { body, refusal } = await readBody(request, payoutResource.change)
      if (refusal) return refusal
      // A repeated approval must not pay twice.
      const isRepeated = body.status === 'processing' && sent.has(payout.status)
      if (!isRepeated) {
        const reason = refusalOf(payout, body)
        if (reason) return refuse(reason)
        decide(db, payout, body, adminOf(db, request))
        const record = { type: 'payout', id, name: payout.payoutId } as const
        const { decidedAt: at } = db.payouts.find(id) ?? {}
        const [event, texts] =
          body.status === 'declined'
            ? ['declined', { text: 'Declined', reason: body.reason }]
            : ['approved', { text: payout.status === 'requested' ? 'Approved' : 'Tried again' }]
        log(db, request, record, event, { ...(at && { at }), ...texts })
      }
      return answer({ payout: payoutRow(db.payouts.find(id) ?? payout) })
    }),
  ]
}
