import { Link } from '@tanstack/react-router'
import { CopyPlus, EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useMenu } from '@/components/ui/use-menu'
import { voucherName } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/schema'
import type { VoucherSearch } from '@/features/vouchers/search'

/** The menu of actions for one voucher. */
export function RowMenu({ voucher }: { voucher: Voucher }) {
  const { id } = voucher
  const dialogLink = (dialog?: VoucherSearch['dialog']) => (content: ReactNode) => (
    <Link
      from="/vouchers"
      search={(search) => ({ ...search, voucher: id, dialog })}
      state={{ openedAsDialog: true }}
      resetScroll={false}
      preload={false}
    >
      {content}
    </Link>
  )
  const { trigger, menu } = useMenu([
    { label: 'View Details', icon: Eye, link: dialogLink() },
    { label: 'Edit', icon: Pencil, link: dialogLink('edit') },
    { label: 'Duplicate', icon: CopyPlus, link: dialogLink('duplicate') },
    { label: 'Delete', icon: Trash2, link: dialogLink('delete'), isDestructive: true },
  ])
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
