import { useState } from 'react'
import { createVoucher } from '@/features/vouchers/mutations'
import type { Voucher } from '@/features/vouchers/resource'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { VoucherForm } from './voucher-form'
import { createPayload, duplicateValues, newVoucherValues } from './voucher-form-schema'

interface CreateVoucherProps {
  /** The email of the user that the voucher is for. It cannot be changed in the form. */
  user?: string | undefined
  duplicateOf?: Voucher
  /** Whether the filters of the list may hide the new voucher. */
  isHidden: boolean
  onClose: () => void
}

export function CreateVoucher({ user, duplicateOf, isHidden, onClose }: CreateVoucherProps) {
  const create = useSubmitOnce(createVoucher)
  const [initialValues] = useState(() =>
    duplicateOf ? duplicateValues(duplicateOf) : newVoucherValues(user),
  )
  return (
    <VoucherForm
      draftName={['create voucher', user ?? duplicateOf?.id].join(' ')}
      title="Create New Voucher"
      submitLabel="Create Voucher"
      isNew
      initialValues={initialValues}
      isUserFixed={user !== undefined}
      onSave={({ values, onSaved }) =>
        create.submit({ body: createPayload(values), isHidden }, onSaved)
      }
      isInFlight={create.isInFlight}
      onClose={onClose}
    />
  )
}
