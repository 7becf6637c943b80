import { payoutStatus } from '../../domain/payout.ts'
import { payoutFields, payoutQueues, payoutSum } from '../../features/payouts/fields.ts'
import { breakdownEntries, payoutResource, type Payout } from '../../features/payouts/resource.ts'
import { proposedModule } from '../list-module.ts'
import { hasKnownStatus } from '../values.ts'

const withFlag = (payout: Payout) => ({
  ...payout,
  hasSameAccount: payout.hasSameAccount ?? payout.account !== null,
})

export const payouts = proposedModule(payoutResource, {
  descriptions: {
    listPayouts:
      'The queue "problem" has the payouts that failed or were reversed, "for_me" those that are requested and not approved by the administrator of the token, ' +
      '"check" those that are requested and have no account, one in another name, one that another payee has too, or need a second approval, ' +
      '"same_account" those that can still be sent and whose bank, account name and last four digits another payee has too.',
    getPayout:
      'Only this response has the whole account number, for "Show account number". The console finds its own administrator in `approvals` by the id, else by the email, and then offers no second approval. If the user of the sign-in has neither, the backend decides. ' +
      '`breakdown` says what the amount consists of: sales, delivery fees, adjustments and the balance from before the period, less commission, fees and refunds, which are sent without a sign. Leave it out if the parts are not known. `hasSameAccount` says whether another payee has the account too: without it, the console only compares the payouts that it has loaded.',
    changePayout:
      'The status "processing" approves a payout, or tries a failed or reversed one again. An administrator may send it twice: ' +
      'for a payout that is processing or paid, it must change nothing. With `approvalsNeeded: 2`, the first approval only adds an entry to `approvals`, ' +
      'the status stays "requested", and a second one of the same administrator changes nothing. That of another administrator sends the money. The response with the payout tells the console which of both an approval was. A payout that is declined has no approvals.',
  },
  places: { payee: 'payee.type' },
  examples: { changePayout: { status: 'processing' } },
  fields: payoutFields,
  sum: payoutSum,
  queues: {
    problem: (payout) => !hasKnownStatus(payoutStatus, payout) || payoutQueues.problem(payout),
    // The check does not know the administrator of the token.
    for_me: (payout) => !hasKnownStatus(payoutStatus, payout) || payoutQueues.for_me(payout, ''),
    // Without the flag, the row does not show what another payee has.
    check: (payout) =>
      !hasKnownStatus(payoutStatus, payout) || payoutQueues.check(withFlag(payout)),
    same_account: (payout) =>
      !hasKnownStatus(payoutStatus, payout) || payoutQueues.same_account(withFlag(payout)),
  },
  optional: [
    'fee',
    'balance',
    'reason',
    'period',
    'breakdown',
    ...Object.keys(breakdownEntries).map((name) => `breakdown.${name}`),
    'reference',
    'transaction',
    'decidedAt',
    'decidedBy',
    'approvals',
    'approvals.by.email',
    'approvalsNeeded',
    'hasSameAccount',
    'payoutHistory.by',
    'payoutHistory.note',
  ],
})
