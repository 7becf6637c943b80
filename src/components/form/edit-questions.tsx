import { useId } from 'react'
import { DialogBody } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { EMPTY } from '@/lib/format'
import { ConfirmDialog } from './confirm-dialog'
import type { EditStates } from './merge-edit'
import type { Decision } from './use-confirmation'

export interface Conflict<TEdit> extends Pick<EditStates<TEdit>, 'mine' | 'latest'> {
  /** The fields that both users have changed. */
  fields: readonly (keyof TEdit)[]
}

/** The label of each field, and how its value is shown. */
export type ShownFields<TEdit> = {
  readonly [K in keyof TEdit]: readonly [label: string, (edit: TEdit) => string | number | null]
}

interface EditConflictProps<TEdit> extends Conflict<TEdit>, Decision {
  /** "voucher". */
  noun: string
  shown: ShownFields<TEdit>
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
                <dt className="pb-1">{label}</dt>
                <Version name="Saved" value={format(latest)} />
                <Version name="Yours" value={format(mine)} />
              </div>
            )
          })}
        </dl>
      </DialogBody>
    </ConfirmDialog>
  )
}

function Version({ name, value }: { name: string; value: string | number | null }) {
  return (
    <dd className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-x border-t px-3 py-2 first-of-type:rounded-t-md last-of-type:rounded-b-md last-of-type:border-b">
      <span className="text-muted-foreground">{`${name}:`}</span>{' '}
      <span className="wrap-anywhere whitespace-pre-line">{value || EMPTY}</span>
    </dd>
  )
}

export interface UnreadEdit {
  /** Why the latest version could not be loaded. */
  reason: string
}

/** Asks whether to save an edit without knowing what someone else has saved meanwhile. */
export function EditUnread({ noun, reason, onDecide }: UnreadEdit & Decision & { noun: string }) {
  const textId = useId()
  return (
    <ConfirmDialog
      title={`This ${noun} could not be loaded`}
      describedBy={textId}
      className="max-w-md"
      onClose={() => onDecide(false)}
      closeLabel="Keep editing"
      actions={
        <Button variant="destructive" onClick={() => onDecide(true)}>
          Save anyway
        </Button>
      }
    >
      <DialogBody className="flex flex-col gap-near">
        <p id={textId}>The latest version could not be loaded. Save your changes anyway?</p>
        <p className="wrap-anywhere text-muted-foreground">{reason}</p>
      </DialogBody>
    </ConfirmDialog>
  )
}
