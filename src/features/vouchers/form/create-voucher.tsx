import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isFilteredList } from '@/api/list'
import { createVoucher } from '@/features/vouchers/mutations'
import { voucherResource, type Voucher } from '@/features/vouchers/resource'
import { VoucherForm } from './voucher-form'
import { createPayload, duplicateValues, newVoucherValues } from './voucher-form-schema'

interface CreateVoucherProps {
  /** The email of the user who gets the voucher. The form cannot change it. */
  user?: string | undefined
  duplicateOf?: Voucher
  onClose: () => void
}

export default function CreateVoucher({ user, duplicateOf, onClose }: CreateVoucherProps) {
  const search = useSearch({ from: '/_app/vouchers' })
  // With `user`, the form may have been opened from another page, and closing it leads back there.
  const isHidden = user !== undefined || isFilteredList(voucherResource, search)
  const [initialValues] = useState(() =>
    duplicateOf ? duplicateValues(duplicateOf) : newVoucherValues(user),
  )
  return (
    <VoucherForm
      draftName={['create voucher', user ?? duplicateOf?.id].join(' ')}
      title="Create New Voucher"
      confirmLabel="Create Voucher"
      isNew
      initialValues={initialValues}
      isUserFixed={user !== undefined}
      mutation={createVoucher}
      toVariables={(values) => ({ body: createPayload(values), isHidden })}
      onClose={onClose}
    />
  )
}
