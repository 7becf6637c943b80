import { ItemList, SUMS } from '@/components/records/item-list'
import { RecordLink } from '@/components/records/record-link'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/lib/format'
import type { Order } from './resource'

function Discount({ voucher }: Pick<Order, 'voucher'>) {
  return (
    <>
      Discount
      {voucher && (
        <>
          {' ('}
          <RecordLink
            kind="voucher"
            record={{ id: voucher.id, name: voucher.title ?? voucher.code ?? voucher.name }}
          />
          {')'}
        </>
      )}
    </>
  )
}

/** The items of an order, and the sums below them. The discount leads to its voucher. */
export function OrderItems({ order }: { order: Order | undefined }) {
  if (!order) return <Skeleton className="m-4 h-5 w-48" />
  const { items, subtotal, deliveryFee, serviceFee, discount, totalPrice, voucher } = order
  return (
    <>
      <ItemList items={items} />
      <dl className={SUMS}>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatNaira(subtotal)}</dd>
        </div>
        <div>
          <dt>Delivery fee</dt>
          <dd>{formatNaira(deliveryFee)}</dd>
        </div>
        {serviceFee !== null && (
          <div>
            <dt>Service fee</dt>
            <dd>{formatNaira(serviceFee)}</dd>
          </div>
        )}
        {(discount || voucher) && (
          <div>
            <dt>
              <Discount voucher={voucher} />
            </dt>
            <dd>{formatNaira(discount && -Math.abs(discount))}</dd>
          </div>
        )}
        <div className="text-lg">
          <dt>Total</dt>
          <dd>{formatNaira(totalPrice)}</dd>
        </div>
      </dl>
    </>
  )
}
