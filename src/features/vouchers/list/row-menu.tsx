import { lazyRouteComponent } from '@tanstack/react-router'
import { EllipsisVertical } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useMenu } from '@/components/ui/use-menu'
import type { VoucherDialog } from '@/features/vouchers/dialogs'
import { voucherName } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/schema'

const RowMenuItems = lazyRouteComponent(() => import('./row-menu-items'))

interface RowMenuProps {
  voucher: Voucher
  onOpen: (dialog: VoucherDialog) => void
}

export function RowMenu({ voucher, onOpen }: RowMenuProps) {
  const { trigger, menu } = useMenu(
    () => RowMenuItems.preload?.(),
    (place) => <RowMenuItems place={place} voucher={voucher} onOpen={onOpen} />,
  )
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Actions for ${voucherName(voucher)}`}
        {...trigger}
      >
        <Icon of={EllipsisVertical} />
      </Button>
      {menu}
    </>
  )
}
