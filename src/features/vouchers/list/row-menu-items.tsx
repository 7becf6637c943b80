import { Link } from '@tanstack/react-router'
import { CopyPlus, Eye, Pencil, Trash2 } from 'lucide'
import { DropdownMenu, DropdownMenuItem, type MenuPlace } from '@/components/ui/dropdown-menu'
import { Icon } from '@/components/ui/icon'
import type { VoucherDialog } from '@/features/vouchers/dialogs'
import type { Voucher } from '@/features/vouchers/schema'

interface RowMenuItemsProps {
  place: MenuPlace
  voucher: Voucher
  onOpen: (dialog: VoucherDialog) => void
}

/** What can be done with one voucher. */
export default function RowMenuItems({ place, voucher, onOpen }: RowMenuItemsProps) {
  return (
    <DropdownMenu place={place}>
      <DropdownMenuItem asChild>
        <Link
          to="."
          search={(search) => ({ ...search, voucher: voucher.id })}
          state={{ openedAsDialog: true }}
          resetScroll={false}
        >
          <Icon of={Eye} />
          View Details
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onOpen({ kind: 'edit', voucher })}>
        <Icon of={Pencil} />
        Edit
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onOpen({ kind: 'create', like: voucher })}>
        <Icon of={CopyPlus} />
        Duplicate
      </DropdownMenuItem>
      <DropdownMenuItem
        className="text-danger"
        onSelect={() => onOpen({ kind: 'delete', voucher })}
      >
        <Icon of={Trash2} />
        Delete
      </DropdownMenuItem>
    </DropdownMenu>
  )
}
