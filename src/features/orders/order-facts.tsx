import { Copyable, type FactList } from '@/components/details/facts'
import { EmailLink } from '@/components/records/contact'
import { paymentLabel } from '@/components/records/payment-labels'
import { RecordLink } from '@/components/records/record-link'
import { transactionStatus } from '@/components/records/transaction-status'
import { Moment } from '@/components/ui/moment'
import { StatusBadge } from '@/components/ui/status-badge'
import { capitalize, formatNaira, shorten } from '@/lib/format'
import { maskPhone } from '@/lib/masks'
import { formatAddress } from '@/lib/records'
import { orderName, refundStatus } from './labels'
import { responsibleOptions, type Order } from './schema'

const responsibleLabels = new Map<string, string>(responsibleOptions)

export const summaryFacts: FactList<Order> = [
  ['Number', (order) => <Copyable text={orderName(order)} label="Copy order number" />],
  ['Created', ({ createdAt }) => createdAt && <Moment at={createdAt} />],
  ['Status since', ({ statusAt }) => statusAt && <Moment at={statusAt} />],
  ['Reason', ({ reason }) => reason && shorten(reason)],
]

export const customerFacts: FactList<Order> = [
  [
    'Name',
    ({ user }) => (user === null ? 'Guest' : user && <RecordLink kind="user" record={user} />),
  ],
  ['Email', ({ user }) => user?.email && <EmailLink email={user.email} />],
  ['Phone', ({ user }) => user?.phone && maskPhone(user.phone)],
]

export const deliveryFacts: FactList<Order> = [
  [
    'Restaurant',
    ({ restaurant }) => restaurant && <RecordLink kind="restaurant" record={restaurant} />,
  ],
  ['Driver', ({ driver }) => driver && <RecordLink kind="driver" record={driver} />],
  ['Driver’s phone', ({ driver }) => driver?.phone && maskPhone(driver.phone)],
  ['Company', ({ logistics }) => logistics && <RecordLink kind="company" record={logistics} />],
  ['Type', ({ deliveryType }) => deliveryType && capitalize(shorten(deliveryType))],
  ['Address', ({ address }) => address && shorten(formatAddress(address))],
  ['Note', ({ note }) => note && shorten(note)],
]

export const paymentFacts: FactList<Order> = [
  ['Method', ({ paymentMethod }) => paymentLabel(paymentMethod)],
  [
    'Reference',
    ({ transaction }) =>
      transaction?.reference && (
        <Copyable text={transaction.reference} label="Copy payment reference">
          <RecordLink kind="transaction" record={{ ...transaction, name: transaction.reference }} />
        </Copyable>
      ),
  ],
  [
    'Status',
    ({ transaction }) =>
      transaction?.status && <StatusBadge status={transaction.status} {...transactionStatus} />,
  ],
]

export const refundFacts: FactList<Order> = [
  ['Amount', ({ refund }) => formatNaira(refund?.amount ?? null)],
  [
    'Status',
    ({ refund }) => refund?.status && <StatusBadge status={refund.status} {...refundStatus} />,
  ],
  ['Reason', ({ refund }) => refund?.reason && shorten(refund.reason)],
  [
    'Cost borne by',
    ({ refund }) =>
      refund?.responsible &&
      (responsibleLabels.get(refund.responsible) ?? shorten(refund.responsible)),
  ],
]
