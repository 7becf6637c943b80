import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editVoucher, findCachedVoucher, readVoucher } from '@/features/vouchers/api'
import type { Voucher } from '@/features/vouchers/schema'
import { getSession } from '@/lib/session'
import { useSubmitOnce } from '@/lib/use-submit-once'
import { EditConflict, type Conflict } from './edit-conflict'
import { mergeEdit } from './merge-edit'
import { VoucherForm } from './voucher-form'
import { editPayload, voucherValues, type EditPayload } from './voucher-form-schema'

const FRESH_MS = 10_000

/** The voucher as it is on the server; null if it cannot be loaded: then the PATCH itself reports why. */
async function readLatest(id: string) {
  try {
    const { voucher } = await readVoucher(id)
    return editPayload(voucherValues(voucher))
  } catch {
    return null
  }
}

interface EditVoucherProps {
  voucher: Voucher
  onClose: () => void
}

/**
 * An edit sends all seven fields, so it could undo what others have saved since the form was opened. Unless the voucher was
 * loaded in the last 10 s, it is loaded again and merged. The user decides about a field that both have changed.
 */
export function EditVoucher({ voucher, onClose }: EditVoucherProps) {
  const queryClient = useQueryClient()
  const edit = useSubmitOnce(editVoucher)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [values] = useState(() => voucherValues(voucher))

  /** Whether a response of the last 10 s has this voucher unchanged. A restored draft may be older. */
  function isFresh(start: object) {
    const cached = findCachedVoucher(queryClient, voucher.id)
    const age = Date.now() - (cached?.updatedAt ?? 0)
    return start === values && cached?.voucher === voucher && age >= 0 && age < FRESH_MS
  }

  async function merge(mine: EditPayload, base: EditPayload) {
    const latest = await readLatest(voucher.id)
    if (latest === null) return mine
    const { merged, conflicts } = mergeEdit(base, mine, latest)
    if (conflicts.length === 0) return merged
    const isConfirmed = await new Promise<boolean>((answer) => {
      setConflict({ fields: conflicts, mine, latest, answer })
    })
    setConflict(null)
    return isConfirmed ? merged : null
  }

  return (
    <>
      <VoucherForm
        draftName={`edit voucher ${voucher.id}`}
        title="Edit Voucher"
        submitLabel="Save"
        start={values}
        onSave={async ({ values: input, start, onSaved }) => {
          const token = getSession()?.token
          const mine = editPayload(input)
          const body = isFresh(start) ? mine : await merge(mine, editPayload(start))
          // Another administrator's session must not send it.
          if (body === null || getSession()?.token !== token) return
          await edit.submit({ id: voucher.id, body }, onSaved)
        }}
        isInFlight={edit.isInFlight}
        onClose={onClose}
      />
      {conflict && <EditConflict {...conflict} />}
    </>
  )
}
