import type { ReactNode } from 'react'
import { useCan } from '@/api/permissions'
import type { ManySource } from '@/components/actions/divide'
import type { ManyForm } from '@/components/actions/many-dialog'
import { Permitted } from '@/components/actions/permitted'
import type { List } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import FoundAction from '@/components/record/found-action'
import { RecordOverlay } from '@/components/record/record-overlay'
import { voucherActions } from './actions'
import { voucherFields, voucherName } from './fields'
import { voucherResource, type Voucher, type VoucherSearch } from './resource'

const ManyDialog = lazyOverlay(() => import('@/components/actions/many-dialog'))
const BulkAction = lazyOverlay(() => import('@/features/vouchers/selection/bulk-action'))
const CampaignReward = lazyOverlay(() => import('./campaign/campaign-reward'))
const ChangeExpiry = lazyOverlay(() => import('./expiry/change-expiry'))
const CreateMany = lazyOverlay(() => import('./create-many/create-many'))
const CreateVoucher = lazyOverlay(() => import('./form/create-voucher'), { isLikely: true })
const VoucherSheet = lazyOverlay(() => import('./voucher-sheet'), { isLikely: true })

const renderExpiry: ManyForm<Voucher> = (form) => <ChangeExpiry {...form} />

const { title, code, user: owner, status } = voucherFields
const manySource: ManySource<Voucher> = {
  getName: voucherName,
  getActions: voucherActions,
  // Many vouchers have the same title: the code, or else the user, tells them apart.
  fields: {
    title,
    code: { ...code, kind: 'text', card: 'middle' },
    user: { ...owner, card: 'middle' },
    status,
  },
}

interface VoucherDialogsProps {
  list: List<Voucher>
  search: VoucherSearch
  selected: ReadonlyMap<string, Voucher>
  onDeselect: (ids: string[]) => void
  onClose: () => void
}

export default function VoucherDialogs(props: VoucherDialogsProps) {
  const { list, search, selected, onDeselect, onClose } = props
  const { dialog, create: user } = search
  const can = useCan()
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
      can('vouchers.expire') || can('vouchers.delete') || can('vouchers.edit'),
      <BulkAction {...{ selected, onDeselect, onClose }} />,
    )
  }
  if (dialog === 'expiry' && search.voucher === undefined) {
    return (
      <ManyDialog
        resource={voucherResource}
        name="expiry"
        rows={[...selected.values()]}
        source={manySource}
        form={renderExpiry}
        onDone={(ids) => onDeselect([...ids])}
        onNotDone={() => {}}
        onClose={onClose}
      />
    )
  }
  if (dialog === 'create-many') {
    return permitted(can('vouchers.create'), <CreateMany onClose={onClose} />)
  }
  if (dialog === 'reward') {
    return permitted(can('vouchers.reward'), <CampaignReward onClose={onClose} />)
  }
  return (
    <RecordOverlay
      list={list}
      renderSheet={(sheet) => <VoucherSheet {...sheet} />}
      dialogs="replace"
      getActions={voucherActions}
      renderAction={(action) => <FoundAction {...action} />}
      onGone={(goneId) => onDeselect([goneId])}
    />
  )
}
