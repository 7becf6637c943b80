import { http } from 'msw'
import type { ChangeOf } from '../api/resource.ts'
import { payoutResource } from '../features/payouts/resource.ts'
import { answer, listParams, missing, payoutRow, refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { historyOf, log } from './history.ts'
import type { Approval, StoredPayout } from './seed/order-types.ts'
import { adminOf, emailOf } from './session.ts'
import { isoOf } from './time.ts'

// How long a transfer takes.
const TRANSFER_MS = 5000
const sendable = new Set(['requested', 'failed', 'reversed'])
const sent = new Set(['processing', 'paid'])

/**
 * The account with its whole number. In the stored account, six digits are masked: here they are
 * zeros.
 */
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

interface Decision {
  patch: ChangeOf<typeof payoutResource>
  by: Approval['by']
  at: string
}

/** Whether another administrator has to approve after this approval. */
const isFirstOfTwo = ({ status, approvals = [], approvalsNeeded = 1 }: StoredPayout) =>
  status === 'requested' && approvals.length + 1 < approvalsNeeded

function decide(db: Db, payout: StoredPayout, { patch, by: { email, ...admin }, at }: Decision) {
  const { id, status, approvals = [], approvalsNeeded, payoutHistory } = payout
  const approval = { by: { ...admin, email }, at }
  const isApproval = patch.status === 'processing'
  if (isApproval && isFirstOfTwo(payout)) {
    db.payouts.patch(id, { approvals: [...approvals, approval] })
    return
  }
  const isLast = isApproval && status === 'requested' && approvalsNeeded !== undefined
  const note = 'reason' in patch ? { note: patch.reason } : {}
  const entry = { status: patch.status, at, by: { ...admin, type: 'admin' }, ...note }
  db.payouts.patch(id, {
    reason: null,
    // Removes the data of a failed transfer.
    reference: null,
    transaction: null,
    ...patch,
    decidedAt: at,
    decidedBy: admin,
    ...(isLast && { approvals: [...approvals, approval] }),
    ...(isApproval ? { settlesAt: Date.parse(at) + TRANSFER_MS } : { approvals: [] }),
    payoutHistory: [...payoutHistory, entry],
  })
}

/** The event and the text of a change in the history. */
function eventOf(
  payout: StoredPayout,
  patch: ChangeOf<typeof payoutResource>,
): [event: string, texts: { text: string; reason?: string }] {
  if (patch.status === 'declined') return ['declined', { text: 'Declined', reason: patch.reason }]
  if (isFirstOfTwo(payout)) return ['approved', { text: 'Approved, first of two' }]
  return ['approved', { text: payout.status === 'requested' ? 'Approved' : 'Tried again' }]
}

export function createPayoutHandlers(db: Db) {
  return [
    http.get('*/api/crm/payout', ({ request }) => {
      const { rows, ...page } = db.payouts.list({
        ...listParams(request),
        adminId: adminOf(db, request).id,
      })
      return answer({ payouts: rows.map(payoutRow), ...page })
    }),
    http.get<{ id: string }>('*/api/crm/payout/:id', ({ params: { id } }) => {
      const payout = db.payouts.find(id)
      if (!payout) return missing('Payout')
      const { payoutHistory, balance, breakdown } = payout
      return answer({
        payout: { ...payoutRow(payout), balance, breakdown, account: wholeAccount(payout) },
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
      const admin = adminOf(db, request)
      const isOwn = payout.approvals?.some(({ by }) => by.id === admin.id)
      // A repeated approval must not pay twice. It is also not the approval of a second
      // administrator.
      const isRepeated =
        body.status === 'processing' &&
        (sent.has(payout.status) || (payout.status === 'requested' && isOwn))
      if (!isRepeated) {
        const reason = refusalOf(payout, body)
        if (reason) return refuse(reason)
        const at = isoOf(db.clock())
        decide(db, payout, { patch: body, by: { ...admin, email: emailOf(db, admin) }, at })
        const [event, texts] = eventOf(payout, body)
        log(db, request, { type: 'payout', id, name: payout.payoutId }, event, { at, ...texts })
      }
      return answer({ payout: payoutRow(db.payouts.find(id) ?? payout) })
    }),
  ]
}
