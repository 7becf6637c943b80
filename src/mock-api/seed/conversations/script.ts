/** The orders that conversations are about. */
export type OrderKind =
  | 'late'
  | 'ready'
  | 'cooking'
  | 'underWay'
  | 'unconfirmed'
  | 'delivered'
  | 'incomplete'
  | 'byCard'
  | 'byTransfer'
  | 'byCash'
  | 'canceled'
  | 'refunded'
  | 'declined'

export interface Script {
  from: 'user' | 'vendor' | 'driver'
  category: 'order' | 'payment' | 'delivery' | 'account' | 'other'
  /** Two tickets have the same conversation, with another subject and another first message. */
  subjects: readonly [string, string]
  openings: readonly [string, string]
  /** The next messages. Those of an administrator begin with "> ". */
  rest: readonly string[]
  /** The order while the ticket is open, and after it is closed. */
  order?: readonly [OrderKind, OrderKind]
  /** The status of the person who writes, without an order. Default: active. */
  status?: 'active' | 'blocked' | 'pending'
  images?: readonly string[]
}
