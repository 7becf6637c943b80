import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog'
import type { VoucherDialog } from './dialogs'
import { voucherName } from './labels'
import type { Voucher } from './schema'

const titles: Record<VoucherDialog['kind'], string> = {
  create: 'Create New Voucher',
  reward: 'Campaign Reward',
  bulk: 'Bulk Action',
  details: 'Voucher Details',
  edit: 'Edit Voucher',
  delete: 'Delete Voucher',
}

interface VoucherDialogsProps {
  dialog: VoucherDialog
  selected: ReadonlyMap<string, Voucher>
  onClose: () => void
}

/** The frame of the voucher dialogs. It names what it would act on, and says that it cannot act yet. */
export default function VoucherDialogs({ dialog, selected, onClose }: VoucherDialogsProps) {
  const vouchers =
    'voucher' in dialog ? [dialog.voucher] : dialog.kind === 'bulk' ? [...selected.values()] : []
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={titles[dialog.kind]}
        className="top-1/2 left-1/2 flex max-h-[85dvh] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 flex-col gap-4 rounded-lg p-6"
      >
        {vouchers.length > 0 && (
          <ul className="min-h-0 divide-y overflow-y-auto rounded-md border">
            {vouchers.map((voucher) => (
              <li key={voucher.id} className="flex justify-between gap-3 px-3 py-2">
                <span className="min-w-0 wrap-anywhere">{voucherName(voucher)}</span>
                <span className="shrink-0 text-muted-foreground">{voucher.code}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-muted-foreground">
          This is not built yet: nothing can be changed from here.
        </p>
        <DialogClose asChild>
          <Button variant="outline" className="self-end">
            Close
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  )
}
