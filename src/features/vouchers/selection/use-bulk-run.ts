import { useRef, useState } from 'react'
import { isGone } from '@/api/api-error'
import { fetchLatest } from '@/api/latest-record'
import { voucherStatus } from '@/domain/voucher'
import { type BulkBody, voucherResource, type Voucher } from '@/features/vouchers/resource'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { rememberFailure } from '@/memory/changes'
import { DONE } from './bulk-texts'
import { bulkUpdateVouchers, type FailedVoucher } from './bulk-update'

interface BulkRun {
  action: BulkBody['type']
  total: number
  /** The number of vouchers that were changed so far. */
  done: number
  failed: readonly { voucher: Voucher; message: string }[]
}

/** Reads whether a voucher was expired or deleted. */
async function showsBulkAction(action: BulkBody['type'], id: string) {
  try {
    const voucher = await fetchLatest(voucherResource, { id, name: '' })
    return action === 'expire' && voucher !== undefined && voucherStatus.is(voucher, 'expired')
  } catch (error) {
    if (action === 'delete' && isGone(error)) return true
    throw error
  }
}

/**
 * Sends a bulk action for the selected vouchers. `run` is the last one, and `settled` is the number
 * of vouchers that have a result. `forget` removes the run.
 */
export function useBulkRun(
  selected: ReadonlyMap<string, Voucher>,
  onDeselect: (ids: string[]) => void,
) {
  const changed = useRef<string[]>([])
  const failedCount = useRef(0)
  const { submit, isPending } = useSubmitOnce({
    ...bulkUpdateVouchers,
    // Also runs after a failure, because earlier batches may have succeeded.
    onSettled: () => onDeselect(changed.current),
  })
  const [run, setRun] = useState<BulkRun | null>(null)

  function addBatch(type: BulkBody['type'], ids: string[], failed: FailedVoucher[]) {
    changed.current.push(...ids)
    failedCount.current += failed.length
    const rows = failed.flatMap(({ id, message }) => {
      const voucher = selected.get(id)
      return voucher ? [{ voucher, message }] : []
    })
    for (const { voucher, message } of rows) {
      const { path } = voucherResource
      const detail = voucher.title ?? voucher.code ?? voucher.id
      const attempt = { title: `Voucher ${DONE[type]}`, detail, path, id: voucher.id }
      rememberFailure(attempt, { message, isLost: false })
    }
    setRun(
      (current) =>
        current && {
          ...current,
          done: current.done + ids.length,
          failed: [...current.failed, ...rows],
        },
    )
  }
  function send(action: BulkBody['type'], onSuccess: () => void) {
    changed.current = []
    failedCount.current = 0
    setRun({ action, total: selected.size, done: 0, failed: [] })
    // The dialog stays open for the vouchers that the server did not change.
    const onBatch = (ids: string[], failed: FailedVoucher[]) => addBatch(action, ids, failed)
    const isDone = (id: string) => showsBulkAction(action, id)
    void submit({ type: action, vouchers: [...selected.keys()], onBatch, isDone }, () => {
      if (failedCount.current === 0) onSuccess()
    })
  }
  return {
    run,
    settled: run ? run.done + run.failed.length : 0,
    isPending,
    send,
    forget: () => setRun(null),
  }
}
