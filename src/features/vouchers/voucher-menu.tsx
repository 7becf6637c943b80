import { Eye } from 'lucide-react'
import { linkTo } from '@/components/list/menu-column'
import { sheetLink } from '@/components/list/sheet-link'
import Menu, { type OpenMenu } from '@/components/overlays/menu'
import { voucherActions } from './actions'
import { voucherResource, type Voucher } from './resource'

/** The open menu of a row. All actions have a dialog. */
export default function VoucherMenu({ voucher, ...menu }: OpenMenu & { voucher: Voucher }) {
  const actions = voucherActions(voucher)
  return (
    <Menu
      {...menu}
      entries={[
        {
          label: 'View Details',
          icon: Eye,
          link: linkTo(sheetLink(voucherResource, voucher.id)),
        },
        ...voucherResource.actions.map((name) => {
          const { label, icon, isDestructive = false } = actions[name]
          const link = linkTo(sheetLink(voucherResource, voucher.id, name))
          return { label, icon, isDestructive, link }
        }),
      ]}
    />
  )
}
