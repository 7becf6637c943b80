import { Copyable, type FactList, missingIf } from '@/components/details/facts'
import { reasonFact } from '@/components/details/reason-fact'
import { EmailLink } from '@/components/records/contact'
import { RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatAddress } from '@/domain/address'
import { orderName, orderStatus } from '@/domain/order'
import { paymentLabel } from '@/domain/payment'
import { transactionStatus } from '@/domain/transaction'
import { capitalize, formatNaira, shorten } from '@/lib/format'
import { maskPhone } from '@/lib/masks'
import { refundStatus } from './labels'
import { type Order, responsibleOptions } from './resource'

const responsibleLabels = new Map<string, string>(responsibleOptions)

export const summaryFacts: FactList<Order> = [
  ['Number', (order) => <Copyable text={orderName(order)} label="Copy order number" />],
  ['Created', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
  ['Status since', ({ statusAt }) => statusAt && <DateTime at={statusAt} />],
  reasonFact((record) => orderStatus.is(record, 'canceled', 'declined')),
]

export const customerFacts: FactList<Order> = [
  [
    'Name',
    ({ user }) => (user === null ? 'Guest' : user && <RecordLink kind="user" record={user} />),
  ],
  ['Email', ({ user }) => user !== null && user?.email && <EmailLink email={user.email} />],
  ['Phone', ({ user }) => user !== null && user?.phone && maskPhone(user.phone)],
]

const isPickup = ({ deliveryType }: Order) => deliveryType?.toLowerCase() === 'pickup'

export const deliveryFacts: FactList<Order> = [
  [
    'Restaurant',
    ({ restaurant }) => restaurant && <RecordLink kind="restaurant" record={restaurant} />,
  ],
  // A canceled order needs none any more.
  [
    'Driver',
    (order) =>
      order.driver ? (
        <RecordLink kind="driver" record={order.driver} />
      ) : (
        missingIf(!isPickup(order) && !orderStatus.is(order, 'canceled', 'declined'))
      ),
  ],
  ['Driver’s phone', ({ driver }) => driver !== null && driver.phone && maskPhone(driver.phone)],
  [
    'Company',
    ({ logistics }) => logistics !== null && <RecordLink kind="company" record={logistics} />,
  ],
  ['Type', ({ deliveryType }) => deliveryType && capitalize(shorten(deliveryType))],
  [
    'Address',
    (order) =>
      order.address ? shorten(formatAddress(order.address)) : missingIf(!isPickup(order)),
  ],
  ['Note', ({ note }) => note !== null && shorten(note)],
]

// Cash is paid on delivery.
const isUnpaidCash = ({ paymentMethod, transaction }: Order) =>
  transaction === null && paymentMethod?.toLowerCase() === 'cash'

export const paymentFacts: FactList<Order> = [
  ['Method', ({ paymentMethod }) => paymentLabel(paymentMethod)],
  [
    'Reference',
    (order) => {
      const { transaction } = order
      if (!transaction?.reference) return missingIf(!isUnpaidCash(order))
      return (
        <Copyable text={transaction.reference} label="Copy payment reference">
          <RecordLink kind="transaction" record={{ ...transaction, name: transaction.reference }} />
        </Copyable>
      )
    },
  ],
  [
    'Status',
    (order) => {
      const { transaction } = order
      if (!transaction?.status) return missingIf(!isUnpaidCash(order))
      return <StatusBadge status={transaction.status} of={transactionStatus} />
    },
  ],
]

export const refundFacts: FactList<Order> = [
  ['Amount', ({ refund }) => formatNaira(refund?.amount ?? null)],
  [
    'Status',
    ({ refund }) => refund?.status && <StatusBadge status={refund.status} of={refundStatus} />,
  ],
  ['Reason', ({ refund }) => refund?.reason && shorten(refund.reason)],
  [
    'Cost borne by',
    ({ refund }) =>
      refund?.responsible &&
      (responsibleLabels.get(refund.responsible) ?? shorten(refund.responsible)),
  ],
]
