import type { Account, Address, CurrentOrder, Named } from './types.ts'

export interface TimelineEntry {
  status: string
  at: string
  by?: Named & { type: string }
  note?: string
}

export interface OrderItem {
  id: string
  menu: { id: string } | null
  name: string
  quantity: number
  price: number
  /** Each option costs its price extra, once per portion. */
  options?: readonly { name: string; price: number }[]
  note?: string
}

/** A payment in an order. The id is the id of its transaction. */
export interface StoredPayment {
  id: string
  reference: string
  amount: number
  status: string
  channel: string
  at: string
}

/** A refund in an order. The id is the id of its transaction. */
export interface StoredRefund {
  id: string
  amount: number
  status: string
  reason: string
  responsible: string
  by: Named & { type: string }
  at: string
  /** The id of the payment. */
  payment: string
}

/** A refund that was asked for, and is neither made nor declined. */
interface StoredRefundRequest extends Omit<StoredRefund, 'id' | 'status' | 'payment'> {
  payment?: string | undefined
}

export interface StoredOrder {
  id: string
  orderId: string
  status: string
  statusAt: string
  createdAt: string
  updatedAt: string
  restaurant: readonly Named[] | null
  user: { id: string; name: string; email: string; phone: string | null } | null
  driver: { id: string; name: string; phone: string } | null
  logistics: Named | null
  voucher?: { id: string; title: string; code: string }
  deliveryType: string
  items: readonly OrderItem[]
  subtotal: number
  deliveryFee: number
  serviceFee: number
  discount: number
  totalPrice: number
  paymentMethod: string
  payments: readonly StoredPayment[]
  refunds: readonly StoredRefund[]
  refundRequest?: StoredRefundRequest | null
  reason?: string | null
  address: Address | null
  note?: string | null
  orderTimeline: readonly TimelineEntry[]
}

export interface StoredTransaction {
  id: string
  reference: string
  providerReference?: string
  provider?: string
  type: string
  amount: number
  fee?: number
  currency: 'NGN'
  channel: string
  status: string
  message?: string
  card?: { brand: string; last4: string }
  user: Named | null
  order: CurrentOrder | null
  payout?: { id: string; payoutId: string } | null
  createdAt: string
  paidAt?: string
}

/** The parts of a payout's amount. The commission is subtracted. */
export interface Breakdown {
  sales?: number
  commission?: number
  deliveryFees?: number
  earlierBalance?: number
}

/** The approval of one administrator. */
export interface Approval {
  by: Named & { email: string }
  at: string
}

export interface StoredPayout {
  id: string
  payoutId: string
  payee: Named & { type: string }
  amount: number
  fee: number
  /** The balance before the request. */
  balance: number
  account: Account | null
  status: string
  reason?: string | null
  period: { from: string; to: string }
  /** What the amount consists of. Only the details have it. */
  breakdown: Breakdown
  reference?: string | null
  transaction?: { id: string; reference: string } | null
  createdAt: string
  decidedAt?: string
  decidedBy?: Named
  paidAt?: string
  /** When an approved payout is paid. */
  settlesAt?: number
  payoutHistory: readonly TimelineEntry[]
  approvals?: readonly Approval[]
  approvalsNeeded?: number
  /** Computed from the other payouts. */
  hasSameAccount?: boolean
}
