import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Pencil, Trash2 } from 'lucide'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { voucherDetailsQuery } from '@/features/vouchers/api'
import { voucherName } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/schema'
import { useNeighbours } from './use-neighbours'
import { VoucherFields } from './voucher-fields'
import { isGone, VoucherLoadError } from './voucher-load-error'
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
  const { dialog, onKeyDown, buttons } = useNeighbours(id, rows)
  const query = useQuery(voucherDetailsQuery(id))
  const voucher = isGone(query.error)
    ? undefined
    : (query.data?.voucher ?? rows.find((row) => row.id === id))
  const hasOrders = voucher !== undefined && (voucher.status === 'used' || voucher.multiple)
  const hasFailed = query.data === undefined && query.isFetchedAfterMount
  const hasHeading = voucher !== undefined || !(isGone(query.error) || hasFailed)

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        ref={dialog}
        title="Voucher Details"
        heading={
          hasHeading &&
          (voucher ? (
            <bdi title={voucherName(voucher)}>{voucherName(voucher)}</bdi>
          ) : (
            <Skeleton className="h-7 w-56" />
          ))
        }
        actions={buttons}
        className="max-w-3xl"
        // Focus the dialog instead of its first button, because the text comes first.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          dialog.current?.focus()
        }}
        onKeyDown={onKeyDown}
      >
        <DialogBody className="flex flex-col gap-5">
          {hasHeading ? (
            <VoucherFields voucher={voucher} />
          ) : (
            <VoucherLoadError title="The voucher could not be loaded" query={query} />
          )}
          {hasOrders && (
            <OrdersSection key={id}>
              {hasFailed ? (
                <VoucherLoadError title="The orders could not be loaded" query={query} />
              ) : (
                <VoucherOrders orders={query.data?.voucherOrder} />
              )}
            </OrdersSection>
          )}
        </DialogBody>
        <DialogFooter>
          {voucher && (
            <Button variant="ghost" className="text-danger sm:mr-auto" onClick={onDelete}>
              <Icon of={Trash2} />
              Delete
            </Button>
          )}
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
          {voucher && (
            <Button onClick={onEdit}>
              <Icon of={Pencil} />
              Edit
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
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
        <Icon of={ChevronDown} className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div ref={content} id={id} hidden={!isOpen} className="pt-4">
        {children}
      </div>
    </div>
  )
}
