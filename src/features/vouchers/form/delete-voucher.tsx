import { Trash2 } from 'lucide'
import { useId } from 'react'
import { ConfirmDialog } from '@/components/dialog/confirm-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { deleteVoucher } from '@/features/vouchers/api'
import { voucherName } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/schema'
import type { ApiError } from '@/lib/http'
import { useSubmitOnce } from '@/lib/use-submit-once'

interface DeleteVoucherProps {
  voucher: Voucher
  /** Also called where the dialog has been left meanwhile. */
  onDeleted: (ids: string[]) => void
  onDone: () => void
  onClose: () => void
}

export function DeleteVoucher({ voucher, onDeleted, onDone, onClose }: DeleteVoucherProps) {
  const remove = useSubmitOnce({ ...deleteVoucher, onSuccess: () => onDeleted([voucher.id]) })
  // Already deleted elsewhere: there is nothing left to confirm.
  function onFailure({ status }: ApiError) {
    if (status !== 404 && status !== 410) return
    onDeleted([voucher.id])
    onDone()
  }
  const question = useId()
  // Many have the same title.
  const others = [voucher.code, voucher.user].filter((text) => text !== null)
  return (
    <ConfirmDialog
      title="Delete Voucher"
      describedBy={question}
      className="max-w-md"
      isPending={remove.isPending}
      onClose={onClose}
      actions={
        <Button
          variant="destructive"
          loading={remove.isPending}
          onClick={() => void remove.submit(voucher, onDone, onFailure)}
        >
          <Icon of={Trash2} />
          Delete
        </Button>
      }
    >
      <DialogBody>
        <p id={question} className="wrap-anywhere">
          {/* Written from right to left, it must not turn the question round. */}
          Are you sure you want to delete{' '}
          <strong className="rounded-sm bg-muted box-decoration-clone px-1 font-normal text-brand">
            <bdi>{voucherName(voucher)}</bdi>
          </strong>{' '}
          voucher? This action cannot be undone.
        </p>
        {others.length > 0 && (
          <p className="mt-2 wrap-anywhere text-muted-foreground">{others.join(' · ')}</p>
        )}
      </DialogBody>
    </ConfirmDialog>
  )
}
