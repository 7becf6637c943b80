import { CopyPlus, Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { DialogLink } from '@/components/list/dialog-link'
import { RowMenu } from '@/components/list/row-menu'
import { voucherName } from '@/features/vouchers/labels'
import type { Voucher, VoucherSearch } from '@/features/vouchers/resource'

/** The menu of actions for one voucher. */
export function VoucherMenu({ voucher }: { voucher: Voucher }) {
  const dialogLink = (dialog?: VoucherSearch['dialog']) => (content: ReactNode) => (
    <DialogLink param="voucher" id={voucher.id} dialog={dialog}>
      {content}
    </DialogLink>
  )
  return (
    <RowMenu
      name={voucherName(voucher)}
      entries={[
        { label: 'View Details', icon: Eye, link: dialogLink() },
        { label: 'Edit', icon: Pencil, link: dialogLink('edit') },
        { label: 'Duplicate', icon: CopyPlus, link: dialogLink('duplicate') },
        { label: 'Delete', icon: Trash2, link: dialogLink('delete'), isDestructive: true },
      ]}
    />
  )
}
