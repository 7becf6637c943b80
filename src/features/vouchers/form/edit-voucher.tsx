import { patchMutation } from '@/api/requests'
import type { ShownFields } from '@/components/form/edit-questions'
import { pickFields } from '@/components/form/merge-edit'
import { useEdit } from '@/components/form/use-edit'
import { formatNaira } from '@/domain/amount'
import { formatDay } from '@/domain/format-dates'
import { voucherType } from '@/domain/voucher'
import { voucherFields as fields } from '@/features/vouchers/fields'
import { voucherResource, type Voucher } from '@/features/vouchers/resource'
import { yesNo } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { toEdit, together, toSaved, voucherEdit } from './voucher-edit'
import { VoucherForm } from './voucher-form'
import { changedBody, editBody, voucherValues, type EditBody } from './voucher-values'

// The product uses the same text for an edit as for a new voucher.
export const editVoucher = patchMutation<EditBody>(voucherResource, 'Voucher added', {
  listedAs: 'Voucher saved',
})

const shown: ShownFields<EditBody> = {
  title: [fields.title.label, ({ title }) => title],
  type: [fields.type.label, ({ type }) => voucherType.labelOf(type)],
  amount: [fields.amount.label, ({ amount }) => amount && formatNaira(Number(amount))],
  code: [fields.code.label, ({ code }) => code],
  user: [fields.user.label, ({ user }) => user],
  expiryDate: [fields.expires.label, ({ expiryDate }) => expiryDate && formatDay(expiryDate)],
  claimable: [fields.claimable.label, ({ claimable }) => yesNo(claimable)],
}

interface EditVoucherProps {
  voucher: Voucher
  onClose: () => void
}

export default function EditVoucher({ voucher, onClose }: EditVoucherProps) {
  const { id } = voucher
  const edit = useEdit({
    resource: voucherResource,
    getName: ({ title }: Voucher) => title,
    toValues: voucherValues,
    toEdit,
    toSaved,
    together,
    shown,
    undo: { ...voucherEdit, success: 'Changes undone' },
  })
  return (
    <>
      <VoucherForm
        draftName={`edit voucher ${id}`}
        title="Edit Voucher"
        confirmLabel="Save"
        initialValues={voucherValues(voucher)}
        mutation={editVoucher}
        toVariables={(input, states) =>
          edit.merge(voucher, states, ({ record, changed }) => {
            const body = changedBody(record, pickFields(editBody(input), changed))
            return {
              id,
              detail: `Changes to “${isolate(body.title)}” saved`,
              name: body.title,
              body,
            }
          })
        }
        onBack={edit.onBack}
        onClose={onClose}
      />
      {edit.question}
    </>
  )
}
