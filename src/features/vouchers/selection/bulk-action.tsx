import { CalendarClock, Clock, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCan } from '@/api/permissions'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { Button } from '@/components/ui/button'
import {
  NO_VOUCHERS,
  type BulkBody,
  type Voucher,
  type VoucherSearch,
} from '@/features/vouchers/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { formatCount } from '@/lib/format'
import { ignorePressesBriefly } from '@/lib/ignore-presses'
import { toast } from '@/lib/toast'
import { BulkRows } from './bulk-rows'
import { BulkSummary } from './bulk-summary'
import { describeAction, describeResult, describeSelection, isUsed, quantity } from './bulk-texts'
import { useBulkRun } from './use-bulk-run'

type Action = BulkBody['type']

const verbs = { expire: 'Expire', delete: 'Delete' }

interface BulkActionProps {
  selected: ReadonlyMap<string, Voucher>
  /** Called with the ids of the vouchers that were changed or left out. */
  onDeselect: (ids: string[]) => void
  onClose: () => void
}

/**
 * Expires or deletes the selected vouchers, including those on other pages. Deletion, and expiring
 * used vouchers, need a second confirmation. Stays open if the server has not changed all of them.
 */
export default function BulkAction({ selected, onDeselect, onClose }: BulkActionProps) {
  const can = useCan()
  const { openDialog } = useDialogParam<VoucherSearch>()
  const { run, settled, isPending, send, forget } = useBulkRun(selected, onDeselect)
  const [confirming, setConfirming] = useState<Action | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const findCancel = useCallback(() => cancel.current, [])
  useEffect(() => {
    if (confirming === null) return
    // Ignores the second press of a double click, because the buttons under the pointer have
    // changed.
    ignorePressesBriefly()
    cancel.current?.focus()
  }, [confirming])

  const vouchers = [...selected.values()]
  const used = vouchers.filter(isUsed)
  const failed = run?.failed ?? []
  const isEmpty = vouchers.length === 0
  // A link or a reload opens the dialog without a selection. A failed request may have deleted the
  // whole selection.
  const [wasEmpty] = useState(isEmpty)
  const hasNothing =
    wasEmpty || (confirming !== null && !isPending && isEmpty && failed.length === 0)
  const closeEmpty = useEffectEvent(() => {
    if (wasEmpty) toast.warning(NO_VOUCHERS)
    onClose()
  })
  useEffect(() => {
    if (hasNothing) closeEmpty()
  }, [hasNothing])

  function choose(action: Action) {
    if (isEmpty) return toast.warning(NO_VOUCHERS)
    if (action === 'expire' && used.length === 0) return send(action, onClose)
    forget()
    return setConfirming(action)
  }
  function openExpiry() {
    if (isEmpty) return toast.warning(NO_VOUCHERS)
    return openDialog('expiry', { replace: true })
  }
  function leaveOut() {
    // The button is gone, and the elements below it move.
    ignorePressesBriefly()
    onDeselect(used.map(({ id }) => id))
    if (used.length === vouchers.length) onClose()
  }

  const hasFailed = run !== null && !isPending && settled > 0 && run.done < run.total
  function getLines() {
    if (run && isPending && settled > 0) {
      return [`${formatCount(settled)} of ${quantity(run.total)} done…`]
    }
    if (hasFailed) return [describeResult(run, vouchers.length)]
    if (isEmpty) return []
    if (confirming === null) return [describeSelection(vouchers)]
    const counts = { all: vouchers.length, used: used.length }
    return [describeAction[confirming](counts), 'This cannot be undone.']
  }
  // Includes vouchers that are no longer selected because they no longer exist.
  const rows = new Map([
    ...failed.map(({ voucher }) => [voucher.id, voucher] as const),
    ...selected,
  ])
  const canAct = !isEmpty || failed.length === 0

  return (
    <ConfirmDialog
      title={
        confirming === null || isEmpty
          ? 'Bulk Action'
          : `${verbs[confirming]} ${quantity(vouchers.length)}?`
      }
      className="max-w-2xl"
      isPending={isPending}
      onClose={onClose}
      cancelRef={cancel}
      closeLabel={canAct ? 'Cancel' : 'Close'}
      leading={
        canAct &&
        confirming === null &&
        can('vouchers.delete') && (
          <Button
            variant="outline"
            className="text-danger sm:mr-auto"
            disabled={isPending}
            onClick={() => choose('delete')}
          >
            <Trash2 />
            Delete Vouchers
          </Button>
        )
      }
      actions={
        canAct &&
        (confirming === null ? (
          <>
            {can('vouchers.edit') && (
              <Button variant="outline" disabled={isPending} onClick={openExpiry}>
                <CalendarClock />
                Change expiry…
              </Button>
            )}
            {can('vouchers.expire') && (
              <Button loading={isPending} onClick={() => choose('expire')}>
                <Clock />
                Mark as Expired
              </Button>
            )}
          </>
        ) : (
          <Button
            // A new element, because the button that asked may have been pressed twice.
            key="confirm"
            variant="destructive"
            loading={isPending}
            onClick={() => send(confirming, onClose)}
          >
            {confirming === 'delete' ? <Trash2 /> : <Clock />}
            <span>{`${verbs[confirming]} ${quantity(vouchers.length)}`}</span>
          </Button>
        ))
      }
    >
      <BulkSummary
        lines={getLines()}
        hasFailed={hasFailed}
        used={used.length}
        isPending={isPending}
        onLeaveOut={leaveOut}
        findFallback={findCancel}
      />
      <BulkRows
        vouchers={rows.values()}
        failures={new Map(failed.map(({ voucher, message }) => [voucher.id, message]))}
      />
    </ConfirmDialog>
  )
}
