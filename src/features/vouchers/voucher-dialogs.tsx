import { useEffect, useEffectEvent, useState } from 'react'
import { filterLabels, isFilteredList } from '@/api/list'
import { fetchPage } from '@/api/queries'
import { ExportDialog } from '@/components/export/export-dialog'
import { CampaignReward } from './campaign/campaign-reward'
import { VoucherDetails } from './details/voucher-details'
import { exportColumns } from './export-columns'
import { CreateVoucher } from './form/create-voucher'
import { DeleteVoucher } from './form/delete-voucher'
import { EditVoucher } from './form/edit-voucher'
import { LoadVoucher } from './form/load-voucher'
import { BulkAction } from './list/bulk-action'
import { type Voucher, type VoucherSearch, voucherResource } from './resource'
import type { OpenVoucherDialog } from './use-voucher-dialog'

interface VoucherDialogsProps {
  /** The search params, which name the open dialog. */
  search: VoucherSearch
  /** The rows of the list. */
  rows: readonly Voucher[] | undefined
  /** The number of vouchers that the filters match, if known. */
  total: number | null | undefined
  selected: ReadonlyMap<string, Voucher>
  onDeselect: (ids: string[]) => void
  onOpen: OpenVoucherDialog
  onClose: () => void
}

/** The dialog of the voucher page that the URL names. */
export default function VoucherDialogs(props: VoucherDialogsProps) {
  const { search, rows, total, selected, onDeselect, onOpen, onClose } = props
  const { dialog, voucher: id, create: user } = search
  const isFiltered = isFilteredList(voucherResource, search)
  const [deletedId, setDeletedId] = useState<string>()
  const isDeleted = id !== undefined && id === deletedId

  // After a deletion from the details, closing the dialog leads back to the details: close those too.
  const closeDetails = useEffectEvent(onClose)
  useEffect(() => {
    if (isDeleted && !dialog) closeDetails()
  }, [isDeleted, dialog])

  if (dialog === 'create' || user !== undefined) {
    // A voucher for one customer may have been started on another page, which closing leads back to.
    const isHidden = isFiltered || user !== undefined
    return <CreateVoucher key={user} user={user} isHidden={isHidden} onClose={onClose} />
  }
  if (dialog === 'bulk') {
    return <BulkAction selected={selected} onChanged={onDeselect} onClose={onClose} />
  }
  if (dialog === 'export') {
    return (
      <ExportDialog
        noun={voucherResource.noun}
        columns={exportColumns}
        filters={filterLabels(voucherResource, search)}
        search={search.search}
        readPage={(page, signal) => fetchPage(voucherResource, { ...search, page }, signal)}
        total={total}
        selected={selected}
        onClose={onClose}
      />
    )
  }
  if (dialog === 'reward') return <CampaignReward onClose={onClose} />
  if (id === undefined) return null
  if (!dialog) {
    if (isDeleted) return null
    return (
      <VoucherDetails
        id={id}
        rows={rows}
        onEdit={() => onOpen({ voucher: id, dialog: 'edit' })}
        onDelete={() => onOpen({ voucher: id, dialog: 'delete' })}
        onClose={onClose}
      />
    )
  }
  return (
    <LoadVoucher key={`${dialog} ${id}`} id={id} onClose={onClose}>
      {(voucher) =>
        dialog === 'edit' ? (
          <EditVoucher voucher={voucher} onClose={onClose} />
        ) : dialog === 'duplicate' ? (
          <CreateVoucher duplicateOf={voucher} isHidden={isFiltered} onClose={onClose} />
        ) : (
          <DeleteVoucher
            voucher={voucher}
            onDeleted={(ids) => {
              onDeselect(ids)
              setDeletedId(voucher.id)
            }}
            onClose={onClose}
          />
        )
      }
    </LoadVoucher>
  )
}
