import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { ApiError } from '@/api/http'
import { isGone } from '@/components/details/details-state'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody } from '@/components/ui/dialog'
import { voucherName } from '@/features/vouchers/labels'
import { deleteVoucher } from '@/features/vouchers/mutations'
import type { Voucher } from '@/features/vouchers/resource'
import { useSubmitOnce } from '@/hooks/use-submit-once'

interface DeleteVoucherProps {
  voucher: Voucher
  /** Also called if the dialog was closed before the response. */
  onDeleted: (ids: string[]) => void
  onClose: () => void
}

export function DeleteVoucher({ voucher, onDeleted, onClose }: DeleteVoucherProps) {
  const remove = useSubmitOnce({ ...deleteVoucher, onSuccess: () => onDeleted([voucher.id]) })
  // Someone else has already deleted it.
  function onFailure(error: ApiError) {
    if (!isGone(error)) return
    onDeleted([voucher.id])
    onClose()
  }
  const questionId = useId()
  // Many vouchers have the same title.
  const details = [voucher.code, voucher.user].filter((text) => text !== null)
  return (
    <ConfirmDialog
      title="Delete Voucher"
      describedBy={questionId}
      className="max-w-md"
      isPending={remove.isPending}
      onClose={onClose}
      actions={
        <Button
          variant="destructive"
          loading={remove.isPending}
          onClick={() => void remove.submit(voucher, onClose, onFailure)}
        >
          <Trash2 />
          Delete
        </Button>
      }
    >
      <DialogBody>
        <p id={questionId} className="wrap-anywhere">
          {/* `bdi` keeps a right-to-left name from reordering the question. */}
          Are you sure you want to delete{' '}
          <strong className="rounded-sm bg-muted box-decoration-clone px-1 font-normal text-brand">
            <bdi>{voucherName(voucher)}</bdi>
          </strong>{' '}
          voucher? This action cannot be undone.
        </p>
        {details.length > 0 && (
          <p className="mt-2 wrap-anywhere text-muted-foreground">{details.join(' · ')}</p>
        )}
      </DialogBody>
    </ConfirmDialog>
  )
}
