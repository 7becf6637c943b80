import * as v from 'valibot'
import { queueFilter } from '../../api/list.ts'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import { accountSchema } from '../../domain/account.ts'
import { reasonSchema } from '../../domain/body-fields.ts'
import { choices } from '../../domain/choices.ts'
import { payoutRowEntries, payoutStatus } from '../../domain/payout.ts'
import {
  historyEntries,
  namedRelation,
  partyRelation,
  relationSchema,
  timelineSchema,
} from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalDay,
  optionalField,
  optionalFlag,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'
import { labelText } from '../../lib/visible-text.ts'

const payees = choices([['vendor', 'Vendors'], ['driver', 'Drivers'], 'logistics'])

const approvalSchema = v.object({
  by: relationSchema({ email: optionalText }),
  at: optionalTimestamp,
})

/**
 * What the amount consists of, in naira. The amount is the sum of sales, delivery fees, adjustments
 * and the earlier balance, without commission, fees and refunds.
 */
export const breakdownEntries = {
  sales: optionalNaira,
  deliveryFees: optionalNaira,
  commission: optionalNaira,
  fees: optionalNaira,
  refunds: optionalNaira,
  adjustments: optionalNaira,
  earlierBalance: optionalNaira,
}

export const payoutResource = resource({
  keys: ['payout', 'payouts'],
  path: '/crm/payout',
  hasAmounts: true,
  otherDates: ['paid'],
  filters: {
    status: payoutStatus.filter,
    queue: queueFilter(
      [['all', 'All Payouts'], ['problem', 'Problems'], 'for_me'],
      [['check', 'To check'], 'same_account'],
    ),
    payee: payees.filter('All Payees'),
  },
  record: withId({
    ...payoutRowEntries,
    payee: partyRelation,
    fee: optionalNaira,
    balance: optionalNaira,
    account: accountSchema,
    reason: optionalText,
    period: optionalField(v.object({ from: optionalDay, to: optionalDay })),
    breakdown: optionalField(v.object(breakdownEntries)),
    reference: optionalField(labelText),
    transaction: relationSchema({ reference: optionalField(labelText) }),
    decidedAt: optionalTimestamp,
    decidedBy: namedRelation,
    paidAt: optionalTimestamp,
    approvals: optionalField(v.array(approvalSchema)),
    approvalsNeeded: optionalCount,
    /** Whether another payee has the account too. Without it, the loaded rows are compared. */
    hasSameAccount: optionalFlag,
  }),
  details: { payoutHistory: timelineSchema, ...historyEntries },
  change: v.union([
    v.strictObject({ status: v.literal(payoutStatus.word('processing')) }),
    v.strictObject({ status: v.literal(payoutStatus.word('declined')), reason: reasonSchema }),
  ]),
  actions: ['decline', 'approve', 'retry'],
  needs: { retry: ['approve'] },
})
export type Payout = RowOf<typeof payoutResource>

export const payoutSearch = pageSearch(payoutResource)
