import { issueVoucher } from '@/components/actions/issue-voucher'
import { ItemList, SUMS } from '@/components/fields/item-list'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { LargeAmount } from '@/components/record/large-amount'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import { cartFields, cartName } from './fields'
import { cartResource, cartStatus } from './resource'

const cartFacts = facts(cartFields, [
  'user',
  'restaurant',
  'createdAt',
  'updatedAt',
  'id',
  // Few carts have these. At the end, so that they do not move other facts when the record loads.
  'voucher',
  'order',
])

export default function CartSheet(props: SheetProps) {
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
      // The height must not depend on the number of items.
      height="medium"
    >
      <LargeAmount amount={cart?.subtotal} status={cart?.status} statuses={cartStatus} />
      <Facts facts={cartFacts} record={cart} isLoading={isLoading} />
      {(data ?? isLoading) && (
        <section aria-busy={isLoading} className="flex flex-col gap-near">
          <h4 className="text-lg">Items</h4>
          <div className="rounded-md border">
            {data ? (
              <ItemList items={data.record.items} />
            ) : (
              <Skeleton className="m-4 block h-16" />
            )}
            {data && (
              <dl className={SUMS}>
                <div>
                  <dt>{cartFields.subtotal.label}</dt>
                  <dd translate="no">{formatNaira(data.record.subtotal)}</dd>
                </div>
              </dl>
            )}
          </div>
        </section>
      )}
    </RecordSheet>
  )
}
