import { payoutStatus } from '../../domain/payout.ts'
import { payoutFields, payoutQueues } from '../../features/payouts/fields.ts'
import { payoutResource } from '../../features/payouts/resource.ts'
import { proposedModule } from '../list-module.ts'
import { hasKnownStatus } from '../values.ts'

export const payouts = proposedModule(payoutResource, {
  descriptions: {
    listPayouts:
      'The queue "problem" has the payouts that failed or were reversed, "for_me" those that are requested and not approved by the administrator of the token.',
    getPayout:
      'Only this response has the whole account number, for "Show account number". The console finds its own administrator in `approvals` by the id, else by the email, and then offers no second approval. If the user of the sign-in has neither, the backend decides.',
    changePayout:
      'The status "processing" approves a payout, or tries a failed or reversed one again. An administrator may send it twice: ' +
      'for a payout that is processing or paid, it must change nothing. With `approvalsNeeded: 2`, the first approval only adds an entry to `approvals`, ' +
      'the status stays "requested", and a second one of the same administrator changes nothing. That of another administrator sends the money. A payout that is declined has no approvals.',
  },
  places: { payee: 'payee.type' },
  examples: { changePayout: { status: 'processing' } },
  fields: payoutFields,
  queues: {
    problem: (payout) => !hasKnownStatus(payoutStatus, payout) || payoutQueues.problem(payout),
    // The check does not know the administrator of the token.
    for_me: (payout) => !hasKnownStatus(payoutStatus, payout) || payoutQueues.for_me(payout, ''),
  },
  optional: [
    'fee',
    'balance',
    'reason',
    'period',
    'reference',
    'transaction',
    'decidedAt',
    'decidedBy',
    'approvals',
    'approvals.by.email',
    'approvalsNeeded',
    'payoutHistory.by',
    'payoutHistory.note',
  ],
})
