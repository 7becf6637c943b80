import { issueVoucher } from '@/components/actions/issue-voucher'
import { Copyable, type FactList, Facts, missingIf } from '@/components/details/facts'
import { LargeAmount } from '@/components/details/large-amount'
import { RecordSheet, type SheetProps } from '@/components/details/record-sheet'
import { useDetails } from '@/components/details/use-details'
import { ItemList, SUMS } from '@/components/records/item-list'
import { RecordLink } from '@/components/records/record-link'
import { DateTime } from '@/components/ui/date-time'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/lib/format'
import { cartName } from './labels'
import { type Cart, cartResource, cartStatus } from './resource'

const facts: FactList<Cart> = [
  [
    'Customer',
    ({ user }) =>
      user ? (
        <RecordLink kind="user" record={{ id: user.id, name: user.name ?? user.email }} />
      ) : (
        'Guest'
      ),
  ],
  [
    'Restaurant',
    ({ restaurant }) => restaurant && <RecordLink kind="restaurant" record={restaurant} />,
  ],
  [
    'Voucher',
    ({ voucher }) =>
      voucher !== null && (
        <RecordLink kind="voucher" record={{ ...voucher, name: voucher.code ?? voucher.name }} />
      ),
  ],
  [
    'Order',
    (cart) => {
      const { order } = cart
      if (!order) return missingIf(cartStatus.is(cart, 'ordered'))
      return <RecordLink kind="order" record={{ ...order, name: order.orderId }} />
    },
  ],
  ['Created', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
  ['Updated', ({ updatedAt }) => updatedAt && <DateTime at={updatedAt} />],
  ['ID', ({ id }) => <Copyable text={id} label="Copy ID" />],
]

/** The details of a cart: whose it is, and what is in it. */
export default function CartSheet(props: SheetProps<Cart>) {
  const details = useDetails(cartResource, props.id)
  const { record: cart, data, isLoading } = details
  return (
    <RecordSheet
      {...props}
      resource={cartResource}
      details={details}
      getName={cartName}
      getActions={(record) => ({
        voucher: issueVoucher(record.user?.email, cartStatus.is(record, 'abandoned')),
      })}
      // It must not grow with its items.
      isFullHeight
    >
      <LargeAmount amount={cart?.subtotal} status={cart?.status} statuses={cartStatus} />
      <Facts facts={facts} record={cart} isLoading={isLoading} wide={['ID']} />
      {(data ?? isLoading) && (
        <section aria-busy={isLoading} className="flex flex-col gap-3">
          <h4 className="text-lg">Items</h4>
          <div className="rounded-md border">
            {data ? (
              <ItemList items={data.record.items} />
            ) : (
              <Skeleton className="m-4 block h-5 w-48" />
            )}
            <dl className={SUMS}>
              <div>
                <dt>Subtotal</dt>
                <dd>{cart ? formatNaira(cart.subtotal) : <Skeleton className="h-5 w-20" />}</dd>
              </div>
            </dl>
          </div>
        </section>
      )}
    </RecordSheet>
  )
}
