import { Copyable, type FactList } from '@/components/details/facts'
import { EmailLink, PhoneLink } from '@/components/records/contact'
import { RecordLink } from '@/components/records/record-link'
import { Moment } from '@/components/ui/moment'
import { StatusBadge } from '@/components/ui/status-badge'
import { capitalize, EMPTY, formatNaira, shorten } from '@/lib/format'
import { formatAddress } from '@/lib/records'
import { orderName, paymentLabel, refundStatus } from './labels'
import { responsibleOptions, type Order } from './schema'

const responsible = new Map<string, string>(responsibleOptions)
const optional = (text: string | null | undefined) => (text ? shorten(text) : EMPTY)

export const summaryFacts: FactList<Order> = [
  [
    'Order',
    (order) => (
      <Copyable text={order.orderId ?? order.id} label="Copy order number">
        {orderName(order)}
      </Copyable>
    ),
  ],
  ['Created', ({ createdAt }) => (createdAt ? <Moment at={createdAt} /> : EMPTY)],
  ['In this status since', ({ statusAt }) => (statusAt ? <Moment at={statusAt} /> : EMPTY)],
  ['Reason', ({ reason }) => optional(reason)],
]

export const customerFacts: FactList<Order> = [
  ['Name', ({ user }) => (user ? <RecordLink kind="user" record={user} /> : 'Guest')],
  ['Email', ({ user }) => (user?.email ? <EmailLink email={user.email} /> : EMPTY)],
  ['Phone', ({ user }) => (user?.phone ? <PhoneLink phone={user.phone} /> : EMPTY)],
]

export const deliveryFacts: FactList<Order> = [
  [
    'Restaurant',
    ({ restaurant }) => (restaurant ? <RecordLink kind="restaurant" record={restaurant} /> : EMPTY),
  ],
  ['Driver', ({ driver }) => (driver ? <RecordLink kind="driver" record={driver} /> : EMPTY)],
  ['Driver’s phone', ({ driver }) => (driver?.phone ? <PhoneLink phone={driver.phone} /> : EMPTY)],
  ['Company', ({ logistics }) => (logistics ? <RecordLink record={logistics} /> : EMPTY)],
  ['Type', ({ deliveryType }) => (deliveryType ? capitalize(shorten(deliveryType)) : EMPTY)],
  ['Address', ({ address }) => (address && formatAddress(address)) || EMPTY],
  ['Note', ({ note }) => optional(note)],
]

export const paymentFacts: FactList<Order> = [
  ['Method', ({ paymentMethod }) => optional(paymentLabel(paymentMethod))],
  [
    'Transaction',
    ({ transaction }) =>
      transaction?.reference ? (
        <Copyable text={transaction.reference} label="Copy payment reference" />
      ) : (
        EMPTY
      ),
  ],
  [
    'Payment status',
    ({ transaction }) => (transaction?.status ? capitalize(shorten(transaction.status)) : EMPTY),
  ],
]

export const refundFacts: FactList<Order> = [
  ['Amount', ({ refund }) => formatNaira(refund?.amount ?? null)],
  ['Status', ({ refund }) => <StatusBadge status={refund?.status ?? null} {...refundStatus} />],
  ['Reason', ({ refund }) => optional(refund?.reason)],
  [
    'Paid by',
    ({ refund }) =>
      optional(refund?.responsible && (responsible.get(refund.responsible) ?? refund.responsible)),
  ],
]
