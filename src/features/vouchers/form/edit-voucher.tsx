import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Restored } from '@/components/form/form-dialog'
import {
  editVoucher,
  readVoucher,
  voucherDetailsQuery,
  VOUCHER_LISTS,
} from '@/features/vouchers/api'
import type { VoucherDialog } from '@/features/vouchers/dialogs'
import type { Voucher, VoucherList } from '@/features/vouchers/schema'
import { getSession } from '@/lib/session'
import { useSubmitOnce } from '@/lib/use-submit-once'
import { EditConflict, type Conflict } from './edit-conflict'
import { mergeEdit } from './merge-edit'
import { VoucherForm } from './voucher-form'
import { editPayload, voucherValues, type EditPayload } from './voucher-form-schema'

const FRESH_MS = 10_000

/** Whether a response of the last 10 s has this very object: unchanged rows keep their identity when they are refetched. */
function isFresh(queryClient: QueryClient, voucher: Voucher) {
  const { queryKey } = voucherDetailsQuery(voucher.id)
  const details = queryClient.getQueryData(queryKey)?.voucher === voucher ? [queryKey] : []
  const lists = queryClient
    .getQueriesData<VoucherList>({ queryKey: VOUCHER_LISTS })
    .filter(([, list]) => list?.rows.includes(voucher))
    .map(([key]) => key)
  return [...details, ...lists].some((key) => {
    const age = Date.now() - (queryClient.getQueryState(key)?.dataUpdatedAt ?? 0)
    return age >= 0 && age < FRESH_MS
  })
}

/** What the server has now; null if it cannot be read: then the PATCH itself reports why. */
async function readLatest(id: string) {
  try {
    const { voucher } = await readVoucher(id)
    return editPayload(voucherValues(voucher))
  } catch {
    return null
  }
}

interface EditVoucherProps {
  dialog: Extract<VoucherDialog, { kind: 'edit' }>
  restored: Restored
  onClose: () => void
}

/**
 * An edit sends all seven fields, so it would undo what others have saved meanwhile: unless the voucher was read a moment
 * ago it is read again and merged, and a field that both have changed is asked about.
 */
export function EditVoucher({ dialog, restored, onClose }: EditVoucherProps) {
  const { voucher } = dialog
  const queryClient = useQueryClient()
  const edit = useSubmitOnce(editVoucher)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const start = voucherValues(voucher)

  async function merge(mine: EditPayload) {
    if (isFresh(queryClient, voucher)) return mine
    const latest = await readLatest(voucher.id)
    if (latest === null) return mine
    const { merged, conflicts } = mergeEdit(editPayload(start), mine, latest)
    if (conflicts.length === 0) return merged
    const isConfirmed = await new Promise<boolean>((answer) => {
      setConflict({ fields: conflicts, mine, latest, answer })
    })
    setConflict(null)
    return isConfirmed ? merged : null
  }

  async function save(mine: EditPayload, onSaved: () => void) {
    const token = getSession()?.token
    const body = await merge(mine)
    // Another administrator's session must not send it.
    if (body === null || getSession()?.token !== token) return
    await edit.submit({ id: voucher.id, body }, onSaved)
  }

  return (
    <>
      <VoucherForm
        title="Edit Voucher"
        submitLabel="Save"
        start={start}
        typed={dialog.values}
        restored={restored}
        onSave={(input, onSaved) => save(editPayload(input), onSaved)}
        onClose={onClose}
        draft={(values): VoucherDialog => ({ ...dialog, values, wasSaving: edit.isUnanswered() })}
      />
      {conflict && <EditConflict {...conflict} />}
    </>
  )
}
