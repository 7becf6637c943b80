import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { patchMutation } from '@/api/form-mutations'
import { fetchDetails } from '@/api/queries'
import { FRESH_MS } from '@/api/query-client'
import { findCached } from '@/components/details/find-cached'
import { type Conflict, EditConflict } from '@/components/form/edit-conflict'
import { useConfirmation } from '@/components/form/use-confirmation'
import { type Voucher, voucherResource } from '@/features/vouchers/resource'
import { getSession } from '@/lib/session'
import { mergeEdit } from './merge-edit'
import { shownValues } from './shown-values'
import { VoucherForm } from './voucher-form'
import { writableVouchers } from './voucher-form-schema'
import { type EditBody, type VoucherValues, editBody, voucherValues } from './voucher-values-schema'

// The product uses the same text for an edit as for a new voucher.
export const editVoucher = patchMutation<EditBody>(writableVouchers, 'Voucher added')

/**
 * Returns the current values on the server, or null if they cannot be loaded. Not `useReadRecord`:
 * a failed read neither shows a toast nor stops the edit, because the PATCH request reports the same
 * error, and an outage of the details must not block edits.
 */
async function readLatest(id: string) {
  try {
    const { record } = await fetchDetails(voucherResource, id)
    return editBody(voucherValues(record))
  } catch {
    return null
  }
}

interface EditVoucherProps {
  voucher: Voucher
  onClose: () => void
}

/**
 * An edit sends all seven fields, so it could revert changes that others saved after the form was
 * opened. Unless the voucher was loaded in the last 10 s, it is refetched and merged. If both sides
 * changed a field, the user decides.
 */
export default function EditVoucher({ voucher, onClose }: EditVoucherProps) {
  const queryClient = useQueryClient()
  const { question: conflict, ask, onBack } = useConfirmation<Conflict<EditBody>>()
  const [values] = useState(() => voucherValues(voucher))

  /**
   * Whether `base` is a voucher that was loaded in the last 10 s. The base of a restored draft may
   * be older.
   */
  function isFresh(base: VoucherValues) {
    const cached = findCached(queryClient, voucherResource, voucher.id)
    const age = Date.now() - (cached?.updatedAt ?? 0)
    return base === values && cached?.record === voucher && age >= 0 && age < FRESH_MS
  }

  async function merge(mine: EditBody, base: EditBody) {
    const latest = await readLatest(voucher.id)
    if (latest === null) return mine
    const { merged, conflicts } = mergeEdit(base, mine, latest)
    if (conflicts.length === 0) return merged
    return (await ask({ fields: conflicts, mine, latest })) ? merged : null
  }

  return (
    <>
      <VoucherForm
        draftName={`edit voucher ${voucher.id}`}
        title="Edit Voucher"
        confirmLabel="Save"
        initialValues={values}
        mutation={editVoucher}
        toVariables={async (input, start) => {
          const token = getSession()?.token
          const mine = editBody(input)
          const body = isFresh(start) ? mine : await merge(mine, editBody(start))
          // The user keeps editing, or the session has changed. Another administrator must not send
          // this edit.
          if (body === null || getSession()?.token !== token) return null
          return { id: voucher.id, detail: `Changes to “${body.title}” saved`, body }
        }}
        onBack={onBack}
        onClose={onClose}
      />
      {conflict && (
        <EditConflict noun={voucherResource.noun[0]} shown={shownValues} {...conflict} />
      )}
    </>
  )
}
