import { Clock, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { voucherStatus } from '@/domain/voucher'
import type { BulkBody } from '@/features/vouchers/endpoints'
import { voucherName } from '@/features/vouchers/fields'
import { type Voucher, voucherResource } from '@/features/vouchers/resource'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { formatCount, formatQuantity, shorten } from '@/lib/format'
import { ignorePressesBriefly } from '@/lib/ignore-presses'
import { toast } from '@/lib/toast'
import { bulkUpdateVouchers, DONE } from './bulk-update'
import { NO_VOUCHERS } from './limits'

const quantity = (count: number) => formatQuantity(count, ...voucherResource.noun)

interface BulkActionProps {
  selected: ReadonlyMap<string, Voucher>
  /** Called with the ids of the changed vouchers, which are then deselected. */
  onChanged: (ids: string[]) => void
  onClose: () => void
}

/**
 * Expires or deletes the selected vouchers, including those on other pages. Deleting needs a second
 * confirmation.
 */
export default function BulkAction({ selected, onChanged, onClose }: BulkActionProps) {
  const changed = useRef<string[]>([])
  const update = useSubmitOnce({
    ...bulkUpdateVouchers,
    // Also runs after a failure, because earlier batches may have succeeded.
    onSettled: () => onChanged(changed.current),
  })
  const [isDeleting, setIsDeleting] = useState(false)
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isDeleting) return
    // Ignores the second press of a double click, because the buttons under the pointer have
    // changed.
    ignorePressesBriefly()
    cancel.current?.focus()
  }, [isDeleting])

  const vouchers = [...selected.values()]
  const { isPending } = update
  // A link or a reload opens the dialog without a selection. A failed request may have deleted the
  // whole selection.
  const [wasEmpty] = useState(vouchers.length === 0)
  const hasNoVouchers = wasEmpty || (isDeleting && !isPending && vouchers.length === 0)
  const closeEmpty = useEffectEvent(onClose)
  useEffect(() => {
    if (hasNoVouchers) closeEmpty()
  }, [hasNoVouchers])

  function run(type: BulkBody['type']) {
    if (vouchers.length === 0) return toast.warning(NO_VOUCHERS)
    const total = vouchers.length
    changed.current = []
    setProgress({ done: 0, total })
    const onBatch = (ids: string[]) => {
      changed.current.push(...ids)
      setProgress({ done: changed.current.length, total })
    }
    return void update.submit({ type, vouchers: vouchers.map(({ id }) => id), onBatch }, onClose)
  }
  function askToDelete() {
    if (vouchers.length === 0) toast.warning(NO_VOUCHERS)
    else setIsDeleting(true)
  }

  return (
    <ConfirmDialog
      title={isDeleting ? `Delete ${quantity(vouchers.length)}?` : 'Bulk Action'}
      className="max-w-xl"
      isPending={isPending}
      onClose={onClose}
      cancelRef={cancel}
      leading={
        isDeleting ? null : (
          <Button
            variant="outline"
            className="text-danger sm:mr-auto"
            disabled={isPending}
            onClick={askToDelete}
          >
            <Trash2 />
            Delete Vouchers
          </Button>
        )
      }
      actions={
        isDeleting ? (
          <Button variant="destructive" loading={isPending} onClick={() => run('delete')}>
            <Trash2 />
            Delete {quantity(vouchers.length)}
          </Button>
        ) : (
          <Button loading={isPending} onClick={() => run('expire')}>
            <Clock />
            Mark as Expired
          </Button>
        )
      }
    >
      <div role="status" className="text-muted-foreground">
        {isPending && progress.done > 0 ? (
          <p>{`${formatCount(progress.done)} of ${quantity(progress.total)} done…`}</p>
        ) : progress.done > 0 && vouchers.length > 0 ? (
          <p className="text-danger">
            {`${formatCount(progress.done)} of ${quantity(progress.total)} were ${DONE[isDeleting ? 'delete' : 'expire']}. ${vouchers.length === 1 ? 'The other one is' : `The other ${formatCount(vouchers.length)} are`} still selected.`}
          </p>
        ) : (
          <p>{isDeleting ? 'This cannot be undone.' : `${quantity(vouchers.length)} selected.`}</p>
        )}
      </div>
      <ul
        aria-label="Selected vouchers"
        // Focusable, so that keyboard users can scroll it.
        tabIndex={0}
        className="min-h-0 divide-y overflow-y-auto rounded-md border empty:hidden"
      >
        {vouchers.map((voucher) => (
          <SelectedVoucher key={voucher.id} voucher={voucher} />
        ))}
      </ul>
    </ConfirmDialog>
  )
}

/** A voucher with its code or its user's email, because many vouchers have the same title. */
function SelectedVoucher({ voucher }: { voucher: Voucher }) {
  const { code, user, status } = voucher
  const detail = code || user
  return (
    <li className="flex items-center gap-3 px-3 py-2 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 wrap-anywhere">
        <bdi className="line-clamp-3 min-w-0 grow">{voucherName(voucher)}</bdi>
        {detail && (
          <bdi className="line-clamp-3 text-muted-foreground sm:w-48">{shorten(detail)}</bdi>
        )}
      </span>
      {status && (
        <span className="flex max-w-1/2 shrink-0 sm:w-27">
          <StatusBadge status={status} of={voucherStatus} />
        </span>
      )}
    </li>
  )
}
