import { Link } from '@tanstack/react-router'
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { VoucherDialog } from './dialogs'
import { voucherName } from './labels'
import type { Voucher } from './schema'

interface RowMenuProps {
  voucher: Voucher
  onOpen: (dialog: VoucherDialog) => void
}

export function RowMenu({ voucher, onOpen }: RowMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Actions for ${voucherName(voucher)}`}>
          <EllipsisVertical />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <Link
            to="."
            search={(search) => ({ ...search, voucher: voucher.id })}
            state={{ isOverPage: true }}
            resetScroll={false}
          >
            <Eye aria-hidden="true" />
            View Details
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onOpen({ kind: 'edit', voucher })}>
          <Pencil aria-hidden="true" />
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem
          className="text-danger"
          onSelect={() => onOpen({ kind: 'delete', voucher })}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
