import { Eye } from 'lucide-react'
import type { ResourceName } from '@/api/resource'
import { allowedActions } from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { linkTo } from '@/components/list/table/menu-link'
import { sheetLink } from '@/components/list/table/sheet-link'
import Menu, { type OpenMenu } from '@/components/overlays/menu'
import { voucherActions } from './actions'
import { voucherResource, type Voucher } from './resource'

// Without the names of its actions, which `Object.entries` widens to string.
const resource: ResourceName = voucherResource

/** The open menu of a row. Every action opens a dialog. */
export default function VoucherMenu({ row: voucher, ...menu }: OpenMenu & { row: Voucher }) {
  const actions = useOfferedActions(voucherResource, voucherActions)(voucher)
  return (
    <Menu
      {...menu}
      entries={[
        {
          label: 'View Details',
          icon: Eye,
          link: linkTo(sheetLink(voucherResource, voucher.id)),
        },
        ...allowedActions(actions).map(
          ({ name, action: { label, icon, isDestructive = false } }) => {
            const link = linkTo(sheetLink(resource, voucher.id, name))
            return { label, icon, isDestructive, link }
          },
        ),
      ]}
    />
  )
}
