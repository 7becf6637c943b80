import { useId } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/ui/dialog'
import { useWrite } from '@/lib/use-write'
import { deleteVoucher } from './api'
import { voucherName } from './labels'
import type { Voucher } from './schema'

interface DeleteVoucherProps {
  voucher: Voucher
  onDeleted: (ids: string[]) => void
  onClose: () => void
}

export function DeleteVoucher({ voucher, onDeleted, onClose }: DeleteVoucherProps) {
  const remove = useWrite({ ...deleteVoucher, onSuccess: () => onDeleted([voucher.id]) })
  const question = useId()
  return (
    <Dialog
      open
      // It waits for the answer: opened again meanwhile, it could be sent again.
      onOpenChange={() => {
        if (!remove.isPending) onClose()
      }}
    >
      <DialogContent title="Delete Voucher" aria-describedby={question} className="max-w-md">
        <DialogBody>
          <p id={question} className="wrap-anywhere">
            Are you sure you want to delete {voucherName(voucher)} voucher? This action cannot be
            undone.
          </p>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            variant="destructive"
            loading={remove.isPending}
            onClick={() => void remove.send(voucher.id, onClose)}
          >
            Delete
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
