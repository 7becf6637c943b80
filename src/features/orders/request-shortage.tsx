import { formatNaira } from '@/domain/amount'
import type { RefundRequest } from '@/domain/payment'

interface RequestShortageProps {
  request: Pick<RefundRequest, 'amount'>
  /** What is left of the payment, in naira. Null if it is not known which one. */
  left: number | null
}

/** Says that less is left than was asked for. */
export function RequestShortage({ request: { amount }, left }: RequestShortageProps) {
  if (amount === null || left === null || left >= amount) return null
  const text =
    left > 0
      ? `${formatNaira(amount)} was asked for, and ${formatNaira(left)} is left.`
      : `${formatNaira(amount)} was asked for, and nothing is left of the payment.`
  return (
    <p key={text} className="text-orange">
      {text}
    </p>
  )
}
