import { useId, type ReactNode } from 'react'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import type { Decision } from '@/components/form/use-confirmation'
import { DialogBody } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { voucherType } from '@/domain/voucher'
import { voucherFields } from '@/features/vouchers/fields'
import { formatCalendarDay, formatNaira, EMPTY, yesNo } from '@/lib/format'
import type { EditBody } from './voucher-values-schema'

const { title, type, amount, code, user, expires, claimable } = voucherFields
const shown: Record<keyof EditBody, [field: { label: string }, (values: EditBody) => ReactNode]> = {
  title: [title, (values) => values.title],
  type: [type, (values) => voucherType.labelOf(values.type)],
  amount: [amount, (values) => values.amount && formatNaira(Number(values.amount))],
  code: [code, (values) => values.code],
  user: [user, (values) => values.user],
  expiryDate: [expires, (values) => values.expiryDate && formatCalendarDay(values.expiryDate)],
  claimable: [claimable, (values) => yesNo(values.claimable)],
}

export interface Conflict {
  /** The fields that both users have changed. */
  fields: readonly (keyof EditBody)[]
  mine: EditBody
  latest: EditBody
}

/**
 * Asks for confirmation before an edit overwrites values that someone else has saved since the form
 * was opened.
 */
export function EditConflict({ fields, mine, latest, onDecide }: Conflict & Decision) {
  const textId = useId()
  return (
    <ConfirmDialog
      title="This voucher has changed"
      describedBy={textId}
      className="max-w-md"
      onClose={() => onDecide(false)}
      closeLabel="Keep editing"
      actions={
        <Button variant="destructive" onClick={() => onDecide(true)}>
          Save mine
        </Button>
      }
    >
      <DialogBody className="flex flex-col gap-4">
        <p id={textId} className="text-muted-foreground">
          Someone else saved a newer value after you opened this form. Saving yours replaces it.
        </p>
        <dl className="flex flex-col gap-3">
          {fields.map((key) => {
            const [{ label }, format] = shown[key]
            return (
              <div key={key}>
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="wrap-anywhere">Saved: {format(latest) || EMPTY}</dd>
                <dd className="wrap-anywhere">Yours: {format(mine) || EMPTY}</dd>
              </div>
            )
          })}
        </dl>
      </DialogBody>
    </ConfirmDialog>
  )
}
