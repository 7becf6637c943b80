import { Gift, Plus } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { VoucherDialog } from './dialogs'

/** The page's heading, and what is begun there. */
export function VoucherHeading({ onOpen }: { onOpen: (dialog: VoucherDialog) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="mr-auto text-3xl">Voucher Management</h2>
      <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
        <Button variant="outline" onClick={() => onOpen({ kind: 'reward' })}>
          <Icon of={Gift} />
          Reward
        </Button>
        <Button onClick={() => onOpen({ kind: 'create' })}>
          <Icon of={Plus} />
          Create Voucher
        </Button>
      </div>
    </div>
  )
}
