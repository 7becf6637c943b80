import type { ReactNode } from 'react'
import { ItemList, SUMS } from '@/components/fields/item-list'
import { RecordLink } from '@/components/fields/record-link'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import { orderFields } from './fields'
import type { Order } from './resource'

interface SumProps {
  label: ReactNode
  amount: number | null
  isTotal?: boolean
}

function Sum({ label, amount, isTotal = false }: SumProps) {
  return (
    <div className={isTotal ? 'text-lg' : ''}>
      <dt className={isTotal ? '' : 'text-muted-foreground'}>{label}</dt>
      <dd translate="no">{formatNaira(amount)}</dd>
    </div>
  )
}

function Discount({ voucher }: Pick<Order, 'voucher'>) {
  return (
    <>
      <span>Discount</span>
      {voucher && (
        <>
          <span> (</span>
          <RecordLink
            kind="voucher"
            record={{ id: voucher.id, name: voucher.title ?? voucher.code ?? voucher.name }}
          />
          <span>)</span>
        </>
      )}
    </>
  )
}

export function OrderItems({ order }: { order: Order | undefined }) {
  if (!order) return <Skeleton className="m-4 h-5 w-48" />
  const { items, subtotal, deliveryFee, serviceFee, discount, totalPrice, voucher } = order
  return (
    <>
      <ItemList items={items} />
      <dl className={SUMS}>
        <Sum label="Subtotal" amount={subtotal} />
        <Sum label="Delivery fee" amount={deliveryFee} />
        {serviceFee !== null && <Sum label="Service fee" amount={serviceFee} />}
        {(discount || voucher) && (
          <Sum label={<Discount voucher={voucher} />} amount={discount && -Math.abs(discount)} />
        )}
        <Sum isTotal label={orderFields.totalPrice.label} amount={totalPrice} />
      </dl>
    </>
  )
}
