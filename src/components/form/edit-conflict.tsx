import { useId, type ReactNode } from 'react'
import { DialogBody } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { EMPTY } from '@/lib/format'
import { ConfirmDialog } from './confirm-dialog'
import type { Decision } from './use-confirmation'

export interface Conflict<TEdit> {
  /** The fields that both users have changed. */
  fields: readonly (keyof TEdit)[]
  mine: TEdit
  latest: TEdit
}

interface EditConflictProps<TEdit> extends Conflict<TEdit>, Decision {
  /** "voucher". */
  noun: string
  /** How the values of each field are shown. */
  shown: { readonly [K in keyof TEdit]: readonly [label: string, (edit: TEdit) => ReactNode] }
}

/**
 * Asks for confirmation before an edit overwrites values that someone else has saved since the form
 * was opened.
 */
export function EditConflict<TEdit extends object>(props: EditConflictProps<TEdit>) {
  const { noun, shown, fields, mine, latest, onDecide } = props
  const textId = useId()
  return (
    <ConfirmDialog
      title={`This ${noun} has changed`}
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
      <DialogBody className="flex flex-col gap-apart">
        <p id={textId} className="text-muted-foreground">
          Someone else saved a newer value after you opened this form. Saving yours replaces it.
        </p>
        <dl className="flex flex-col gap-apart">
          {fields.map((key) => {
            const [label, format] = shown[key]
            return (
              <div key={label}>
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="wrap-anywhere">{`Saved: ${format(latest) || EMPTY}`}</dd>
                <dd className="wrap-anywhere">{`Yours: ${format(mine) || EMPTY}`}</dd>
              </div>
            )
          })}
        </dl>
      </DialogBody>
    </ConfirmDialog>
  )
}
