import { Clock, Trash2 } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/dialog/confirm-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { bulkUpdateVouchers } from '@/features/vouchers/api'
import type { BulkPayload } from '@/features/vouchers/form/voucher-form-schema'
import { statusColor, statusLabel, voucherName } from '@/features/vouchers/labels'
import { NO_VOUCHERS, type Voucher } from '@/features/vouchers/schema'
import { formatCount, formatQuantity, shorten } from '@/lib/format'
import { shieldPresses } from '@/lib/press-shield'
import { toast } from '@/lib/toast'
import { useSubmitOnce } from '@/lib/use-submit-once'

const quantity = (count: number) => formatQuantity(count, 'voucher', 'vouchers')

interface BulkActionProps {
  selected: ReadonlyMap<string, Voucher>
  /** These vouchers were changed, and are to be deselected. */
  onChanged: (ids: string[]) => void
  onClose: () => void
}

/** Expires or deletes the selected vouchers, of other pages too. Deleting asks a second time. */
export function BulkAction({ selected, onChanged, onClose }: BulkActionProps) {
  const changed = useRef<string[]>([])
  const change = useSubmitOnce({
    ...bulkUpdateVouchers,
    // After a failure too: what was not changed stays selected.
    onSettled: () => onChanged(changed.current),
  })
  const [isDeleting, setIsDeleting] = useState(false)
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isDeleting) return
    // Another question is under the pointer now.
    shieldPresses()
    cancel.current?.focus()
  }, [isDeleting])

  const vouchers = [...selected.values()]
  const { isPending } = change
  // Nothing was selected when a link or a reload opened the dialog, or the server has deleted all vouchers although the
  // request failed.
  const [wasEmpty] = useState(vouchers.length === 0)
  const isGone = wasEmpty || (isDeleting && !isPending && vouchers.length === 0)
  const closeEmpty = useEffectEvent(onClose)
  useEffect(() => {
    if (isGone) closeEmpty()
  }, [isGone])

  function run(type: BulkPayload['type']) {
    if (vouchers.length === 0) return toast.warning(NO_VOUCHERS)
    const all = vouchers.length
    changed.current = []
    setProgress({ done: 0, all })
    const onBatch = (ids: string[]) => {
      changed.current.push(...ids)
      setProgress({ done: changed.current.length, all })
    }
    return void change.submit({ type, vouchers: vouchers.map(({ id }) => id), onBatch }, onClose)
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
            <Icon of={Trash2} />
            Delete Vouchers
          </Button>
        )
      }
      actions={
        isDeleting ? (
          <Button variant="destructive" loading={isPending} onClick={() => run('delete')}>
            <Icon of={Trash2} />
            Delete {quantity(vouchers.length)}
          </Button>
        ) : (
          <Button loading={isPending} onClick={() => run('expire')}>
            <Icon of={Clock} />
            Mark as Expired
          </Button>
        )
      }
    >
      <div role="status" className="text-muted-foreground">
        {isPending && progress.done > 0 ? (
          <p>{`${formatCount(progress.done)} of ${quantity(progress.all)} done…`}</p>
        ) : progress.done > 0 ? (
          <p className="text-danger">
            {`${formatCount(progress.done)} of ${quantity(progress.all)} were ${isDeleting ? 'deleted' : 'expired'}. The other ${formatCount(vouchers.length)} are still selected.`}
          </p>
        ) : (
          <p>{isDeleting ? 'This cannot be undone.' : `${quantity(vouchers.length)} selected.`}</p>
        )}
      </div>
      <ul
        aria-label="Selected vouchers"
        // It scrolls, so the keyboard has to reach it.
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

/** Many vouchers have the same title: the code, else the user's email, tells them apart. */
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
        <span className="flex max-w-2/5 shrink-0 sm:w-27">
          <Badge color={statusColor(status)}>{shorten(statusLabel(status))}</Badge>
        </span>
      )}
    </li>
  )
}
