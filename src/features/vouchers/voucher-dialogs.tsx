import { useEffect, useEffectEvent, useState } from 'react'
import { CampaignReward } from '@/features/vouchers/campaign/campaign-reward'
import { VoucherDetails } from '@/features/vouchers/details/voucher-details'
import { ExportDialog } from '@/features/vouchers/export/export-dialog'
import { DeleteVoucher } from '@/features/vouchers/form/delete-voucher'
import { EditVoucher } from '@/features/vouchers/form/edit-voucher'
import { VoucherForm } from '@/features/vouchers/form/voucher-form'
import {
  createPayload,
  duplicateValues,
  newVoucherValues,
} from '@/features/vouchers/form/voucher-form-schema'
import { BulkAction } from '@/features/vouchers/list/bulk-action'
import { hasFilters } from '@/features/vouchers/list/voucher-filters'
import { forgetDraft, readDraft } from '@/lib/drafts'
import { useSubmitOnce } from '@/lib/use-submit-once'
import { createVoucher } from './api'
import { voucherDialogSchema, type VoucherDialog } from './dialogs'
import type { Voucher, VoucherFilters } from './schema'
import { DRAFT, type WantedDialog } from './use-voucher-dialog'

interface VoucherDialogsProps {
  dialog: WantedDialog | null
  /** The voucher whose details are open, under the dialog. */
  detailsOf: string | undefined
  /** The vouchers of the list. */
  rows: readonly Voucher[] | undefined
  selected: ReadonlyMap<string, Voucher>
  /** The filters in force, and how many vouchers they match, where the list tells. */
  filters: VoucherFilters
  total: number | null | undefined
  onOpen: (dialog: VoucherDialog) => void
  onClose: () => void
  onCloseDetails: () => void
  /** These vouchers are no more, or no longer what was selected. */
  onDeselect: (ids: string[]) => void
}

/** All that lies over the voucher page: the details, and over them one dialog. */
export default function VoucherDialogs({
  dialog: wanted,
  detailsOf,
  rows,
  selected,
  filters,
  total,
  onOpen,
  onClose,
  onCloseDetails,
  onDeselect,
}: VoucherDialogsProps) {
  // Two modal dialogs that open in one moment would each hide the other from screen readers.
  const [isUnderneathOpen, setIsUnderneathOpen] = useState(detailsOf === undefined)
  const dialog = isUnderneathOpen ? wanted : null
  const [deleted, setDeleted] = useState<string>()
  return (
    <>
      {detailsOf !== undefined && detailsOf !== deleted && (
        <VoucherDetails
          id={detailsOf}
          rows={rows}
          isPaused={dialog?.kind === 'delete'}
          onOpened={() => setIsUnderneathOpen(true)}
          onEdit={(voucher) => onOpen({ kind: 'edit', voucher })}
          onDelete={(voucher) => onOpen({ kind: 'delete', voucher })}
          onClose={onCloseDetails}
        />
      )}
      {dialog?.kind === 'draft' && <Draft onRead={onOpen} onNone={onClose} />}
      {dialog?.kind === 'create' && (
        <CreateVoucher
          key={dialog.user}
          dialog={dialog}
          isHidden={hasFilters(filters)}
          onClose={onClose}
        />
      )}
      {dialog?.kind === 'edit' && (
        <EditVoucher dialog={dialog} restored={restoredFrom(dialog)} onClose={onClose} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteVoucher
          voucher={dialog.voucher}
          onDeleted={(ids) => {
            onDeselect(ids)
            setDeleted(dialog.voucher.id)
          }}
          onDone={() => {
            onClose()
            if (dialog.voucher.id === detailsOf) onCloseDetails()
          }}
          onClose={onClose}
        />
      )}
      {dialog?.kind === 'bulk' && (
        <BulkAction selected={selected} onChanged={onDeselect} onClose={onClose} />
      )}
      {dialog?.kind === 'export' && (
        <ExportDialog
          // A search may still come into force; what was read of another must not be gone on with.
          key={JSON.stringify([filters.search, filters.status, filters.type])}
          filters={filters}
          total={total}
          selected={selected}
          onClose={onClose}
        />
      )}
      {dialog?.kind === 'reward' && (
        <CampaignReward typed={dialog.values} restored={restoredFrom(dialog)} onClose={onClose} />
      )}
    </>
  )
}

interface DraftProps {
  onRead: (dialog: VoucherDialog) => void
  onNone: () => void
}

/** Opens the form that an ended session left, as it was. */
function Draft({ onRead, onNone }: DraftProps) {
  const [draft] = useState(() => readDraft(DRAFT, voucherDialogSchema))
  const restore = useEffectEvent(() => (draft ? onRead(draft) : onNone()))
  useEffect(() => {
    forgetDraft(DRAFT)
    restore()
  }, [])
  return null
}

function restoredFrom({
  values,
  wasSaving,
}: {
  values?: unknown
  wasSaving?: boolean | undefined
}) {
  return values === undefined ? undefined : wasSaving ? 'saving' : 'typed'
}

interface CreateVoucherProps {
  dialog: Extract<VoucherDialog, { kind: 'create' }>
  /** The list's filters may hide the new voucher. */
  isHidden: boolean
  onClose: () => void
}

function CreateVoucher({ dialog, isHidden, onClose }: CreateVoucherProps) {
  const create = useSubmitOnce(createVoucher)
  return (
    <VoucherForm
      title="Create New Voucher"
      submitLabel="Create Voucher"
      isNew
      start={dialog.like ? duplicateValues(dialog.like) : newVoucherValues(dialog.user)}
      typed={dialog.values}
      restored={restoredFrom(dialog)}
      isUserFixed={dialog.user !== undefined}
      onSave={(input, onSaved) => create.submit({ body: createPayload(input), isHidden }, onSaved)}
      onClose={onClose}
      draft={(values): VoucherDialog => ({ ...dialog, values, wasSaving: create.isUnanswered() })}
    />
  )
}
