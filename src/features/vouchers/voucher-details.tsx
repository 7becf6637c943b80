import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Pencil } from 'lucide'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { CopyButton } from '@/components/copy-button'
import { CouldNotLoad } from '@/components/could-not-load'
import { Badge } from '@/components/ui/badge'
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
import { formatCalendarDay, formatDay, formatMoment, formatNaira, NONE } from '@/lib/format'
import { cn } from '@/lib/utils'
import { voucherDetailsQuery } from './api'
import { statusColor, statusLabel, typeLabel, yesNo } from './labels'
import type { Voucher } from './schema'
import { VoucherOrders } from './voucher-orders'

interface VoucherDetailsProps {
  id: string
  /** What the list knows of it. */
  row: Voucher | undefined
  onOpened: () => void
  onEdit: (voucher: Voucher) => void
  onClose: () => void
}

/** Everything about one voucher: at once what a list knew of it, then what the call answers. */
export function VoucherDetails({ id, row, onOpened, onEdit, onClose }: VoucherDetailsProps) {
  const query = useQuery(voucherDetailsQuery(id))
  const [showsOrders, setShowsOrders] = useState(false)
  const ordersId = useId()
  const orders = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (showsOrders) orders.current?.scrollIntoView({ block: 'nearest' })
  }, [showsOrders])
  const voucher = query.data?.voucher ?? row
  const hasOrders = voucher !== undefined && (voucher.status === 'used' || voucher.multiple)
  const hasFailed = query.data === undefined && query.isFetchedAfterMount
  const failure = (title: string) => (
    <CouldNotLoad
      title={title}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Voucher Details"
        className="max-w-3xl"
        // What there is to read comes first, not a button in its midst.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          onOpened()
        }}
      >
        <DialogBody className="flex flex-col gap-5">
          {voucher === undefined && hasFailed ? (
            failure('The voucher could not be loaded')
          ) : (
            <Fields voucher={voucher} />
          )}
          {hasOrders && (
            <div>
              <Button
                variant="outline"
                aria-expanded={showsOrders}
                aria-controls={ordersId}
                onClick={() => setShowsOrders(!showsOrders)}
              >
                View Order
                <Icon of={ChevronDown} className={showsOrders ? 'rotate-180' : ''} />
              </Button>
              <div ref={orders} id={ordersId} hidden={!showsOrders} className="pt-4">
                {hasFailed ? (
                  failure('The orders could not be loaded')
                ) : (
                  <VoucherOrders orders={query.data?.voucherOrder} />
                )}
              </div>
            </div>
          )}
        </DialogBody>
        <DialogFooter>
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

const fields: [label: string, show: (voucher: Voucher) => ReactNode][] = [
  ['Title', ({ title }) => title || NONE],
  [
    'Status',
    ({ status }) =>
      status ? <Badge color={statusColor(status)}>{statusLabel(status)}</Badge> : NONE,
  ],
  ['Type', ({ type }) => (type ? typeLabel(type) : NONE)],
  ['Amount', ({ type, amount }) => (type === 'free_delivery' ? NONE : formatNaira(amount))],
  ['Code', ({ code }) => (code ? <Code code={code} /> : NONE)],
  ['User', ({ user }) => user || NONE],
  ['Expiry date', ({ expiryDate }) => formatCalendarDay(expiryDate)],
  [
    'Created',
    ({ createdAt }) => (
      <time dateTime={createdAt ?? undefined} title={formatMoment(createdAt)}>
        {formatDay(createdAt)}
      </time>
    ),
  ],
  ['Claimable', ({ claimable }) => yesNo(claimable)],
  ['Multiple', ({ multiple }) => yesNo(multiple)],
  ['ID', ({ id }) => id],
]

// On a phone these have a line of their own.
const wide = new Set(['Title', 'User', 'ID'])

/** Each field with its name; while there is no voucher yet, their places. */
function Fields({ voucher }: { voucher: Voucher | undefined }) {
  return (
    <dl
      aria-busy={voucher === undefined}
      className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-6 short:gap-y-2"
    >
      {fields.map(([label, show]) => (
        <div key={label} className={cn('min-w-0', wide.has(label) && 'max-sm:col-span-2')}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="flex min-h-7 items-center wrap-anywhere">
            {voucher ? (
              <span className="min-w-0">{show(voucher)}</span>
            ) : (
              <Skeleton className="h-5 w-40" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Code({ code }: { code: string }) {
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0">{code}</span>
      <CopyButton text={code} label="Copy the code" />
    </span>
  )
}
