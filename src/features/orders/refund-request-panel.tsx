import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { Panel } from '@/components/ui/panel'
import { Sentence } from '@/components/ui/sentence'
import { formatNaira } from '@/domain/amount'
import { balanceOf, suggestAmount, suggestRefund } from '@/domain/balance'
import { isolate } from '@/lib/isolate'
import { orderActions } from './actions'
import { RefundButton } from './refund-button'
import { RefundFacts } from './refund-facts'
import { RequestShortage } from './request-shortage'
import { type Order, orderResource } from './resource'

/**
 * What can be refunded of a request, in naira: 0 if nothing is left of its payment, or of all
 * payments if it names none. Null if the administrator has to choose, or nothing was paid.
 */
function leftOf(order: Order, { amount, payment }: NonNullable<Order['refundRequest']>) {
  const { isPaid, choices } = balanceOf(order)
  const { choice, excess } = suggestRefund(order, payment?.id ?? undefined)
  if (choice) return suggestAmount(choice, amount ?? excess)
  return isPaid && (choices.length === 0 || typeof payment?.id === 'string') ? 0 : null
}

/**
 * The refund that somebody has asked for. Those who may refund orders refund or decline it here.
 * Renders nothing if there is none.
 */
export function RefundRequestPanel({ order }: { order: Order }) {
  const { refund, decline_refund: decline } = useOfferedActions(orderResource, orderActions)(order)
  const { refundRequest: request } = order
  if (!request) return null
  const left = leftOf(order, request)
  return (
    <Panel title="Refund request">
      <div className="flex flex-wrap items-center justify-between gap-x-apart gap-y-near px-4 py-2 wrap-anywhere">
        <div className="min-w-0 flex-1 basis-64">
          <p translate="no" className="text-lg">
            {formatNaira(request.amount)}
          </p>
          <RefundFacts order={order} refund={request} />
          <RequestShortage request={request} left={left} />
        </div>
        {(refund?.isAllowed || decline?.isAllowed) && (
          <div data-unprinted="" className="flex flex-wrap gap-near">
            {refund?.isAllowed && (
              <RefundButton order={order}>
                <Sentence text={left ? `Refund ${isolate(formatNaira(left))}` : 'Refund…'} />
              </RefundButton>
            )}
            {decline?.isAllowed && (
              <RefundButton order={order} dialog="decline_refund" variant="outline">
                Decline
              </RefundButton>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
