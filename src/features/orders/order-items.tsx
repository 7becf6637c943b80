import { RecordLink } from '@/components/records/record-link'
import { Skeleton } from '@/components/ui/skeleton'
import { EMPTY, formatCount, formatNaira, shorten } from '@/lib/format'
import type { Order, OrderItem } from './schema'

/** The price of an item with its options, for its quantity; null if the server does not say. */
function itemTotal({ price, quantity, options }: OrderItem) {
  if (price === null || quantity === null) return null
  return quantity * options.reduce((sum, option) => sum + (option.price ?? 0), price)
}

function Item({ item }: { item: OrderItem }) {
  const { menu, name, quantity, options, note } = item
  return (
    <li className="flex gap-3 px-4 py-2.5">
      <span className="w-9 shrink-0 text-right text-muted-foreground">
        {formatCount(quantity)}
        {' ×'}
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>
          <RecordLink kind="dish" record={{ id: menu?.id ?? null, name }} />
        </p>
        {Array.from(options, (option, index) => (
          <p key={index} className="text-sm text-muted-foreground">
            + <bdi>{shorten(option.name ?? EMPTY)}</bdi>
            {option.price ? ` (${formatNaira(option.price)})` : ''}
          </p>
        ))}
        {note && <p className="text-sm text-muted-foreground">“{shorten(note)}”</p>}
      </div>
      <span className="shrink-0 text-right">{formatNaira(itemTotal(item))}</span>
    </li>
  )
}

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
      {!items || items.length === 0 ? (
        <p className="px-4 py-3 text-muted-foreground">{EMPTY}</p>
      ) : (
        <ul aria-label="Items" className="max-h-120 divide-y overflow-y-auto" tabIndex={0}>
          {Array.from(items, (item, index) => (
            <Item key={index} item={item} />
          ))}
        </ul>
      )}
      <dl className="flex flex-col gap-1 border-t px-4 py-3 *:flex *:justify-between *:gap-4">
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
