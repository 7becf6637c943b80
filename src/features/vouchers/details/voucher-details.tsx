import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Pencil, SearchX, Trash2 } from 'lucide'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { LoadError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { voucherDetailsQuery } from '@/features/vouchers/api'
import { voucherName } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/schema'
import { useNeighbours } from './use-neighbours'
import { VoucherFields } from './voucher-fields'
import { VoucherOrders } from './voucher-orders'

interface VoucherDetailsProps {
  id: string
  /** The vouchers of the list. */
  rows: readonly Voucher[] | undefined
  /** The voucher may be deleted at any moment, and a refetch would fail. */
  isPaused: boolean
  onOpened: () => void
  onEdit: (voucher: Voucher) => void
  onDelete: (voucher: Voucher) => void
  onClose: () => void
}

const GONE = 'This voucher no longer exists'
const UNSUPPORTED = 'This backend does not provide voucher details'

/** Everything about one voucher: first the fields that the list has, then the response. */
export function VoucherDetails(props: VoucherDetailsProps) {
  const { id, rows = [], isPaused, onOpened, onEdit, onDelete, onClose } = props
  const { dialog, onKeyDown, buttons } = useNeighbours(id, rows)
  const query = useQuery({ ...voucherDetailsQuery(id), enabled: !isPaused })
  const status = query.error?.status
  const isGone = status === 404 || status === 410
  const voucher = isGone ? undefined : (query.data?.voucher ?? rows.find((row) => row.id === id))
  const hasOrders = voucher !== undefined && (voucher.status === 'used' || voucher.multiple)
  const hasFailed = query.data === undefined && query.isFetchedAfterMount
  const hasHeading = voucher !== undefined || !(isGone || hasFailed)

  function failure(title: string) {
    if (isGone) return <Missing title={GONE}>It may have been deleted by someone else.</Missing>
    if (status === 501) return <Missing title={UNSUPPORTED} />
    const retry = () => void query.refetch()
    return <LoadError title={title} isRetrying={query.isFetching} onRetry={retry} />
  }

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
        // Focus the dialog, not a button in its middle: the text comes first.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          dialog.current?.focus()
          onOpened()
        }}
        onKeyDown={onKeyDown}
      >
        <DialogBody className="flex flex-col gap-5">
          {hasHeading ? (
            <VoucherFields voucher={voucher} />
          ) : (
            failure('The voucher could not be loaded')
          )}
          {hasOrders && (
            <OrdersSection key={id}>
              {hasFailed ? (
                failure('The orders could not be loaded')
              ) : (
                <VoucherOrders orders={query.data?.voucherOrder} />
              )}
            </OrdersSection>
          )}
        </DialogBody>
        <DialogFooter>
          {voucher && (
            <Button
              variant="ghost"
              className="text-danger sm:mr-auto"
              onClick={() => onDelete(voucher)}
            >
              <Icon of={Trash2} />
              Delete
            </Button>
          )}
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
          {voucher && (
            <Button onClick={() => onEdit(voucher)}>
              <Icon of={Pencil} />
              Edit
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** Stands where "Try again" would not help. */
function Missing({ title, children }: { title: string; children?: string }) {
  return (
    <div role="status" className="flex">
      <EmptyState icon={SearchX} title={title}>
        {children}
      </EmptyState>
    </div>
  )
}

function OrdersSection({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const orders = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) orders.current?.scrollIntoView({ block: 'nearest' })
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
      <div ref={orders} id={id} hidden={!isOpen} className="pt-4">
        {children}
      </div>
    </div>
  )
}
