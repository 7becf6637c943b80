import { ChefHat, ReceiptText } from 'lucide-react'
import { countPortions } from '@/components/fields/item-list'
import { StatusBadge } from '@/components/fields/status-badge'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import type { RecordPrintout } from '@/components/record/print-button'
import { DayAndTime } from '@/components/ui/date-time'
import { formatNaira } from '@/domain/amount'
import { paymentsOf, refundsOf } from '@/domain/balance'
import { printedText } from '@/domain/masks'
import { orderName, orderStatus } from '@/domain/order'
import { paymentLabel, refundStatus } from '@/domain/payment'
import type { Statuses } from '@/domain/status'
import { transactionStatus } from '@/domain/transaction'
import { capitalize, EMPTY, formatCount, formatQuantity, shorten } from '@/lib/format'
import { orderFields } from './fields'
import { OrderItems } from './order-items'
import type { Order } from './resource'

const receiptFacts = facts(orderFields, [
  'restaurant',
  'createdAt',
  'user',
  'deliveryType',
  'address',
  'note',
])

const textOf = (text: string | null) => text && printedText(text)

/** Without the numbers that customers write in their texts. */
const toPrinted = ({ address, note, items, ...order }: Order): Order => ({
  ...order,
  note: textOf(note),
  address: address && { ...address, text: textOf(address.text) },
  items: items && Array.from(items, (item) => ({ ...item, note: textOf(item.note) })),
})

const ROWS = 'rounded-md border later:border-t'

interface PaidProps {
  label: string
  amount: number | null
  status: string | null
  statuses: Statuses
  at: string | null
  reference?: string | null
}

const Paid = ({ label, amount, status, statuses, at, reference }: PaidProps) => (
  <li className="flex justify-between gap-apart px-4 py-2">
    <span className="min-w-0 wrap-anywhere">
      <span>{label}</span>
      <span className="text-muted-foreground">
        {at && (
          <>
            <span>, </span>
            <DayAndTime at={at} />
          </>
        )}
        {reference && <bdi translate="no">{`, ${shorten(reference)}`}</bdi>}
      </span>
    </span>
    <span className="flex shrink-0 gap-apart">
      <StatusBadge status={status} of={statuses} />
      {amount !== null && <span translate="no">{formatNaira(amount)}</span>}
    </span>
  </li>
)

/** For the customer and the restaurant. */
function Receipt({ order }: { order: Order }) {
  const payments = paymentsOf(order)
  const refunds = refundsOf(order)
  return (
    <div className="flex flex-col gap-apart">
      <div className="flex items-center gap-apart">
        <h2 translate="no" className="text-xl">
          {orderName(order)}
        </h2>
        <StatusBadge status={order.status} of={orderStatus} />
      </div>
      <Facts facts={receiptFacts} record={order} isLoading={false} />
      <section className="rounded-md border">
        <OrderItems order={order} />
      </section>
      <section className="flex flex-col gap-near">
        <h3 className="text-lg">{orderFields.paymentMethod.label}</h3>
        {!payments?.length && refunds.length === 0 ? (
          <p>
            {capitalize(
              [paymentLabel(order.paymentMethod), payments && 'nothing has been paid yet']
                .filter(Boolean)
                .join(', '),
            ) || EMPTY}
          </p>
        ) : (
          <ul className={ROWS}>
            {payments?.map(({ id, channel, amount, status, at, reference }) => (
              <Paid
                key={id}
                label={shorten(paymentLabel(channel) ?? 'Unknown method')}
                statuses={transactionStatus}
                {...{ amount, status, at, reference }}
              />
            ))}
            {Array.from(refunds, ({ amount, status, at }, index) => (
              <Paid
                key={index}
                label="Refund"
                amount={amount && -amount}
                statuses={refundStatus}
                {...{ status, at }}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

/** For the kitchen: no prices, and nothing of the customer but the name for the bag. */
function KitchenSlip({ order }: { order: Order }) {
  const { items, restaurant, user } = order
  const portions = items && countPortions(items)
  const type = orderFields.deliveryType.get(order)
  return (
    <div className="flex flex-col gap-near text-lg">
      <table className="w-full text-left">
        {/* Repeated on each sheet of paper. */}
        <thead className="border-b">
          <tr>
            <th colSpan={2} aria-label={orderName(order)} className="font-normal">
              <div className="flex items-end justify-between gap-apart">
                <div className="min-w-0 wrap-anywhere">
                  <h2 translate="no" className="leading-tight" style={{ fontSize: '2.5rem' }}>
                    {orderName(order)}
                  </h2>
                  <p>
                    {[restaurant?.name, user?.name]
                      .filter(Boolean)
                      .map((name) => shorten(name ?? ''))
                      .join(' · ')}
                  </p>
                </div>
                <div className="shrink-0 text-right">
                  {type && <p className="text-xl">{type}</p>}
                  <p>
                    <DayAndTime at={order.createdAt} />
                  </p>
                </div>
              </div>
            </th>
          </tr>
        </thead>
        <tbody className="border-b later:border-t">
          {Array.from(items ?? [], ({ name, menu, quantity, options, note }, index) => (
            <tr key={index} className="align-top leading-tight" style={{ fontSize: '1.75rem' }}>
              <td translate="no" className="w-20 pr-3 text-right">
                {`${formatCount(quantity)} ×`}
              </td>
              <td className="wrap-anywhere">
                <bdi translate="no">{shorten(name ?? menu?.name ?? EMPTY)}</bdi>
                {Array.from(options ?? [], (option, at) => (
                  <p key={at} translate="no" className="text-xl">
                    {`+ ${shorten(option.name ?? EMPTY)}`}
                  </p>
                ))}
                {note && <p className="text-xl">{`“${shorten(note)}”`}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {portions !== null && <p>{formatQuantity(portions, 'item', 'items')}</p>}
    </div>
  )
}

export const orderPrintouts: readonly RecordPrintout<Order>[] = [
  { title: 'Receipt', icon: ReceiptText, render: (order) => <Receipt order={toPrinted(order)} /> },
  {
    title: 'Kitchen slip',
    icon: ChefHat,
    render: (order) => <KitchenSlip order={toPrinted(order)} />,
  },
]
