import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { typeLabel, yesNo } from '@/features/vouchers/labels'
import { formatCalendarDay, formatNaira, EMPTY } from '@/lib/format'
import type { EditPayload } from './voucher-form-schema'

const fields: Record<keyof EditPayload, [label: string, show: (values: EditPayload) => string]> = {
  title: ['Title', ({ title }) => title],
  type: ['Type', ({ type }) => typeLabel(type)],
  amount: ['Amount', ({ amount }) => amount && formatNaira(Number(amount))],
  code: ['Code', ({ code }) => code],
  user: ['User', ({ user }) => user],
  expiryDate: ['Expiry date', ({ expiryDate }) => expiryDate && formatCalendarDay(expiryDate)],
  claimable: ['Claimable', ({ claimable }) => yesNo(claimable)],
}

export interface Conflict {
  fields: readonly (keyof EditPayload)[]
  mine: EditPayload
  latest: EditPayload
  answer: (isConfirmed: boolean) => void
}

/** Asks before an edit overwrites what somebody else has saved in the same fields since the form was opened. */
export function EditConflict({ fields: keys, mine, latest, answer }: Conflict) {
  const textId = useId()
  return (
    <Dialog open onOpenChange={() => answer(false)}>
      <DialogContent
        title="This voucher has changed"
        aria-describedby={textId}
        className="max-w-md"
      >
        <DialogBody className="flex flex-col gap-4">
          <p id={textId} className="text-muted-foreground">
            Someone else saved a newer value after you opened this form. Saving yours replaces it.
          </p>
          <dl className="flex flex-col gap-3">
            {keys.map((key) => {
              const [label, show] = fields[key]
              return (
                <div key={key}>
                  <dt className="text-muted-foreground">{label}</dt>
                  <dd className="wrap-anywhere">Saved: {show(latest) || EMPTY}</dd>
                  <dd className="wrap-anywhere">Yours: {show(mine) || EMPTY}</dd>
                </div>
              )
            })}
          </dl>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => answer(false)}>
            Keep editing
          </Button>
          <Button variant="destructive" onClick={() => answer(true)}>
            Save mine
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
