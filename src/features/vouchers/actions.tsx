import { CalendarClock, Clock, CopyPlus, Pencil, Trash2 } from 'lucide-react'
import { ApiError } from '@/api/api-error'
import { send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { deletionOf, patchOf, type RecordRequest } from '@/api/requests'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { questionFacts } from '@/components/record/plain-facts'
import { voucherStatus } from '@/domain/voucher'
import { isolate } from '@/lib/isolate'
import { voucherFields, voucherName } from './fields'
import { changedBody, type EditBody } from './form/voucher-values'
import { bulkEndpoint, voucherResource, type Voucher } from './resource'

const CreateVoucher = lazyOverlay(() => import('./form/create-voucher'))
const EditVoucher = lazyOverlay(() => import('./form/edit-voucher'))

// Many vouchers have the same title.
const askedFacts = questionFacts(voucherFields, [
  'code',
  'user',
  'type',
  'amount',
  'status',
  'expires',
])

const toResult = ({ name }: { name: string }) => new MutationResult(isolate(name))

/** The bulk request for one voucher. */
const expire: RecordRequest = {
  success: 'Voucher expired',
  path: bulkEndpoint.path,
  async send(record) {
    const { id } = record
    const { failed } = await send(bulkEndpoint, { body: { type: 'expire', vouchers: [id] } })
    const failure = failed.find((one) => one.id === id)
    if (failure) throw new ApiError(failure.message ?? undefined, 422)
    return toResult(record)
  },
  toResult,
}

/** `onGone` is called with the id after the voucher was deleted. */
export function voucherActions(
  voucher: Voucher,
  onGone?: (id: string) => void,
): ActionsOf<typeof voucherResource> {
  const facts = askedFacts(voucher)
  const isUsed = voucherStatus.is(voucher, 'used')
  const isExpired = voucherStatus.is(voucher, 'expired')
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
    expiry: {
      kind: 'many',
      label: 'Change expiry…',
      icon: CalendarClock,
      isAllowed: !isUsed,
      request: patchOf<EditBody>(voucherResource)('Expiry changed', (expiryDate) =>
        changedBody(voucher, { expiryDate }),
      ),
      many: { done: 'changed' },
    },
    expire: {
      kind: 'question',
      label: 'Mark as Expired',
      icon: Clock,
      isAllowed: !isExpired,
      // Keeps its place: otherwise Delete would take it.
      obstacle: isExpired && 'This voucher has expired',
      isDestructive: true,
      ask: {
        title: 'Mark as Expired',
        question: `Mark “${isolate(voucherName(voucher))}” as expired? Nobody can use it any more${isUsed ? ', and it will read Expired, not Used' : ''}. This cannot be undone.`,
        facts,
      },
      request: expire,
      isDone: () => isExpired,
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
        facts,
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
