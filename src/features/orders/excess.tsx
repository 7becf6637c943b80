import { TriangleAlert } from 'lucide-react'
import { useCan } from '@/api/permissions'
import { Sentence } from '@/components/ui/sentence'
import { formatNaira } from '@/domain/amount'
import { excessText, suggestRefund } from '@/domain/balance'
import { isolate } from '@/lib/isolate'
import { RefundButton } from './refund-button'
import type { Order } from './resource'

/** Says that the payments are more than the order costs, and offers a refund. */
export function Excess({ order }: { order: Order }) {
  const canRefund = useCan()('orders.refund')
  const text = excessText(order)
  if (!text) return null
  const { choice, amount } = suggestRefund(order)
  return (
    <div className="flex flex-wrap items-center gap-x-apart gap-y-near rounded-md bg-orange/12 px-3 py-1 text-orange">
      <p className="flex items-start gap-near">
        <TriangleAlert className="mt-1 size-4 shrink-0" />
        <Sentence text={text} />
      </p>
      {canRefund && choice && (
        <RefundButton order={order} payment={choice.payment.id} variant="outline" size="sm">
          <Sentence text={`Refund ${isolate(formatNaira(amount))}`} />
        </RefundButton>
      )}
    </div>
  )
}
