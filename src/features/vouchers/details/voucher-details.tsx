import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { detailsQuery } from '@/api/queries'
import { DetailsSheet } from '@/components/details/details-sheet'
import { detailsState } from '@/components/details/details-state'
import { Button } from '@/components/ui/button'
import { voucherName } from '@/features/vouchers/labels'
import { type Voucher, voucherResource } from '@/features/vouchers/resource'
import { VoucherFields } from './voucher-fields'
import { VoucherLoadError } from './voucher-load-error'
import { VoucherOrders } from './voucher-orders'

const noRows: readonly Voucher[] = []

interface VoucherDetailsProps {
  id: string
  /** The rows of the list, to show until the details have loaded and to step through. */
  rows: readonly Voucher[] | undefined
  onEdit: () => void
  onDelete: () => void
  onClose: () => void
}

/** The dialog with the fields and orders of one voucher. Until the details have loaded it shows the row of the list. */
export function VoucherDetails({
  id,
  rows = noRows,
  onEdit,
  onDelete,
  onClose,
}: VoucherDetailsProps) {
  const query = useQuery(detailsQuery(voucherResource, id))
  const row = rows.find((voucher) => voucher.id === id)
  const details = detailsState(query, query.data?.record, row)
  const { record: voucher, hasFailed, isUnavailable } = details
  const hasOrders = voucher !== undefined && (voucher.status === 'used' || voucher.multiple)

  return (
    <DetailsSheet
      title="Voucher Details"
      heading={isUnavailable ? null : voucher && voucherName(voucher)}
      param="voucher"
      id={id}
      rows={rows}
      getName={voucherName}
      startActions={
        voucher && (
          <Button variant="ghost" className="text-danger sm:mr-auto" onClick={onDelete}>
            <Trash2 />
            Delete
          </Button>
        )
      }
      actions={
        voucher && (
          <Button onClick={onEdit}>
            <Pencil />
            Edit
          </Button>
        )
      }
      onClose={onClose}
    >
      {isUnavailable ? <VoucherLoadError query={query} /> : <VoucherFields voucher={voucher} />}
      {hasOrders && (
        <OrdersSection key={id}>
          {hasFailed ? (
            <VoucherLoadError title="The orders could not be loaded" query={query} />
          ) : (
            <VoucherOrders orders={query.data?.voucherOrder} />
          )}
        </OrdersSection>
      )}
    </DetailsSheet>
  )
}

function OrdersSection({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) content.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <div>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        View Order
        <ChevronDown className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div ref={content} id={id} hidden={!isOpen} className="pt-4">
        {children}
      </div>
    </div>
  )
}
