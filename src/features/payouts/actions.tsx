import type { ActionsOf } from '@/components/actions/record-action'
import { AccountReview } from './account-review'
import { payoutBulkActions } from './bulk-actions'
import type { Payout, payoutResource } from './resource'

export function payoutActions(payout: Payout): ActionsOf<typeof payoutResource> {
  const { decline, approve, retry } = payoutBulkActions(payout)
  const warning = <AccountReview payout={payout} />
  return { decline, approve: { ...approve, warning }, retry: { ...retry, warning } }
}
