import { ConfirmDialog } from '@/components/confirm-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/format'
import { notify } from '@/lib/notify'
import { useWrite } from '@/lib/use-write'
import { changeVouchers } from './api'
import { statusColor, statusLabel, voucherName } from './labels'
import type { Voucher } from './schema'
import { NO_VOUCHERS, type BulkPayload } from './write-schema'

interface BulkActionProps {
  selected: ReadonlyMap<string, Voucher>
  onDone: (ids: string[]) => void
  onClose: () => void
}

/** Expires or deletes what is selected, and lists it: the rows of other pages are not to be seen elsewhere. */
export function BulkAction({ selected, onDone, onClose }: BulkActionProps) {
  const change = useWrite({
    ...changeVouchers,
    onSuccess: (_answer, { vouchers: ids }) => onDone(ids),
  })
  const vouchers = [...selected.values()]
  const count = `${formatCount(vouchers.length)} ${vouchers.length === 1 ? 'voucher' : 'vouchers'}`

  function run(type: BulkPayload['type']) {
    if (vouchers.length === 0) return notify.warning(NO_VOUCHERS)
    return void change.send({ type, vouchers: vouchers.map(({ id }) => id) }, onClose)
  }
  const isRunning = (type: BulkPayload['type']) =>
    change.isPending && change.variables?.type === type

  return (
    <ConfirmDialog
      title="Bulk Action"
      className="max-w-xl"
      isPending={change.isPending}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="outline"
            loading={isRunning('expire')}
            disabled={isRunning('delete')}
            onClick={() => run('expire')}
          >
            Mark as Expired
          </Button>
          <Button
            variant="destructive"
            loading={isRunning('delete')}
            disabled={isRunning('expire')}
            onClick={() => run('delete')}
          >
            Delete Vouchers
          </Button>
        </>
      }
    >
      <p className="text-muted-foreground">
        {count} selected. Deleted vouchers cannot be restored.
      </p>
      <ul
        aria-label="Selected vouchers"
        // It scrolls, so the keyboard has to reach it.
        tabIndex={0}
        className="min-h-0 divide-y overflow-y-auto rounded-md border empty:hidden"
      >
        {vouchers.map((voucher) => (
          <li key={voucher.id} className="flex items-center gap-3 px-3 py-2">
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 wrap-anywhere">
              <bdi className="line-clamp-3 min-w-0 grow">{voucherName(voucher)}</bdi>
              <bdi className="line-clamp-3 text-muted-foreground sm:w-28">{voucher.code}</bdi>
            </span>
            {voucher.status && (
              <span className="flex max-w-2/5 shrink-0 sm:w-27">
                <Badge color={statusColor(voucher.status)}>{statusLabel(voucher.status)}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
