import { CopyPlus, Pencil, Trash2 } from 'lucide-react'
import { deletionOf } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { voucherName } from './fields'
import { voucherResource, type Voucher } from './resource'

const CreateVoucher = lazyOverlay(() => import('./form/create-voucher'))
const EditVoucher = lazyOverlay(() => import('./form/edit-voucher'))

/** `onGone` is called with the id after the voucher was deleted. */
export function voucherActions(
  voucher: Voucher,
  onGone?: (id: string) => void,
): ActionsOf<typeof voucherResource> {
  // Many vouchers have the same title.
  const details = [voucher.code, voucher.user].filter((text) => text !== null)
  return {
    edit: {
      kind: 'form',
      label: 'Edit',
      icon: Pencil,
      isAllowed: true,
      isPrimary: true,
      render: (onClose) => <EditVoucher voucher={voucher} onClose={onClose} />,
    },
    duplicate: {
      kind: 'form',
      label: 'Duplicate',
      icon: CopyPlus,
      isAllowed: true,
      place: 'menu',
      render: (onClose) => <CreateVoucher duplicateOf={voucher} onClose={onClose} />,
    },
    delete: {
      kind: 'question',
      label: 'Delete',
      icon: Trash2,
      isAllowed: true,
      isDestructive: true,
      place: 'apart',
      ask: {
        question: [
          'Are you sure you want to delete ',
          voucherName(voucher),
          ' voucher? This action cannot be undone.',
        ],
        warning: details.length > 0 && (
          <p translate="no" className="text-muted-foreground">
            {details.join(' · ')}
          </p>
        ),
        title: 'Delete Voucher',
        confirmLabel: 'Delete',
      },
      request: deletionOf(voucherResource, 'Voucher deleted', {
        toDetail: (name) => `“${name}” deleted`,
        onGone,
      }),
    },
  }
}
