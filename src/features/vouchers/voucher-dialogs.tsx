import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useCan } from '@/api/permissions'
import { Permitted } from '@/components/actions/permitted'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { voucherActions } from './actions'
import { voucherName } from './fields'
import { RecordDialog } from './record-dialog'
import { voucherResource, type Voucher, type VoucherSearch } from './resource'

const BulkAction = lazyOverlay(() => import('@/features/vouchers/selection/bulk-action'))
const CampaignReward = lazyOverlay(() => import('./campaign/campaign-reward'))
const CreateMany = lazyOverlay(() => import('./create-many/create-many'))
const CreateVoucher = lazyOverlay(() => import('./form/create-voucher'))
const VoucherSheet = lazyOverlay(() => import('./voucher-sheet'))

interface VoucherDialogsProps {
  search: VoucherSearch
  selected: ReadonlyMap<string, Voucher>
  onDeselect: (ids: string[]) => void
  onClose: () => void
}

export default function VoucherDialogs(props: VoucherDialogsProps) {
  const { search, selected, onDeselect, onClose } = props
  const { dialog, voucher: id, create: user } = search
  const [deletedId, setDeletedId] = useState<string>()
  const can = useCan()
  const isDeleted = id !== undefined && id === deletedId

  // If the question was opened from the details, closing it returns to them. They must close too.
  const closeDetails = useEffectEvent(onClose)
  useEffect(() => {
    if (isDeleted && !dialog) closeDetails()
  }, [isDeleted, dialog])

  const permitted = (isPermitted: boolean, content: ReactNode) => (
    <Permitted key={dialog ?? user} isPermitted={isPermitted} onClose={onClose}>
      {content}
    </Permitted>
  )
  if (dialog === 'create' || user !== undefined) {
    return permitted(
      can('vouchers.create'),
      <CreateVoucher key={user} user={user} onClose={onClose} />,
    )
  }
  if (dialog === 'bulk') {
    return permitted(
      can('vouchers.expire') || can('vouchers.delete'),
      <BulkAction {...{ selected, onDeselect, onClose }} />,
    )
  }
  if (dialog === 'create-many') {
    return permitted(can('vouchers.create'), <CreateMany onClose={onClose} />)
  }
  if (dialog === 'reward') {
    return permitted(can('vouchers.reward'), <CampaignReward onClose={onClose} />)
  }
  if (id === undefined) return null
  if (!dialog) return isDeleted ? null : <VoucherSheet {...{ id, onClose }} />
  const getActions = (voucher: Voucher) =>
    voucherActions(voucher, (goneId) => {
      onDeselect([goneId])
      setDeletedId(goneId)
    })
  return (
    <RecordDialog
      key={`${dialog} ${id}`}
      resource={voucherResource}
      getName={voucherName}
      {...{ id, dialog, getActions, onClose }}
    />
  )
}
